/**
 * The parser takes a tab within a line that holds a list or a map in brackets for its margin. A space in place of each leaves
 * every offset as it is; what texts hold is read from the text itself.
 */
export function withoutInnerTabs(text: string): string {
  if (!text.includes('\t')) return text;
  return text.replace(/(\S)([ \t]*\t)/g, (_, before: string, blank: string) => {
    return before + ' '.repeat(blank.length);
  });
}

/**
 * With one space more before each bracket that closes at the beginning of a line. YAML asks for more of a margin than the key
 * has (§ 8.2.3), many people and tools write as much, and most parsers take it.
 */
export function withDeeperBrackets(text: string): string {
  let margin = Number.POSITIVE_INFINITY;
  const deeper = (line: string): string => {
    const first = line.search(/\S/);
    if (first === -1 || first > margin) return line;
    margin = marginOfText(line);
    return /[\]}]/.test(line[first]) ? ` ${line}` : line;
  };
  return text.split('\n').map(deeper).join('\n');
}

/** Lines of a text (`|`, `>`) that begins with this line have more of a margin than this; infinite where none begins. */
function marginOfText(line: string): number {
  if (!/(?:^|\s)[|>][-+\d]*(?:\s+#.*|\s*)$/.test(line)) return Number.POSITIVE_INFINITY;
  const lead = /^ *(?:[-?:] +)*/.exec(line)?.[0] ?? '';
  const alone = /^(?:[!&]\S*\s+)*[|>]/.test(line.slice(lead.length));
  return alone ? lead.trimEnd().length - 1 : lead.length;
}
