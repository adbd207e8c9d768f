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
  /** Lines of the text that is being passed have more of a margin than this. */
  let textIn = Number.POSITIVE_INFINITY;
  /** What stands in a line of its own belongs to what has this margin. */
  let parent = -1;
  const deeper = (line: string): string => {
    const first = line.search(/\S/);
    if (first === -1 || first > textIn) return line;
    textIn = Number.POSITIVE_INFINITY;
    if (line[first] === '#') return line;
    parent = parentMargin(line, parent);
    if (TEXT_BEGINS.test(line)) textIn = parent;
    return /[\]}]/.test(line[first]) ? ` ${line}` : line;
  };
  return text.split('\n').map(deeper).join('\n');
}

/** A text (`|`, `>`) in the lines that follow. */
const TEXT_BEGINS = /(?:^|\s)[|>][-+\d]*(?:\s+#.*|\s*)$/;
/** A node whose beginning alone stands there: its tag, its anchor, the sign of a text, nothing more. */
const BEGINNING = /^(?:[!&]\S*(?:\s+|$))*(?:[|>][-+\d]*\s*)?(?:#.*)?$/;

/** The margin of what this line leaves open, so that what it holds has more of one: of a map its keys', of a list its hyphens'. */
function parentMargin(line: string, before: number): number {
  if (/^(?:---|\.\.\.)(?:\s|$)/.test(line)) return -1;
  const lead = /^ *(?:[-?:] +)*/.exec(line)?.[0] ?? '';
  if (!BEGINNING.test(line.slice(lead.length))) return lead.length;
  const hyphens = lead.trimEnd();
  return hyphens === '' ? before : hyphens.length - 1;
}
