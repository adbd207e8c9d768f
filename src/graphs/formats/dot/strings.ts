const STRING_END = /["\\]/g;

/** The offset behind the string in double quotes that begins at an offset; -1 where it is never closed. */
export function quotedEnd(text: string, start: number): number {
  let at = start + 1;
  for (;;) {
    STRING_END.lastIndex = at;
    const found = STRING_END.exec(text);
    if (found === null) return -1;
    if (found[0] === '"') return found.index + 1;
    at = found.index + 2;
  }
}

/**
 * What stands between double quotes as DOT reads it: `\"` is a quote, and a backslash at the end of a line joins it with
 * the next. Every other escape stays as it is written: what it means is a matter of the attribute.
 */
export function unquoted(inner: string): string {
  if (!inner.includes('\\')) return inner;
  return inner.replace(/\\(\r\n|[\s\S])/g, (written, next: string) => {
    if (next === '"') return '"';
    return next === '\n' || next === '\r\n' || next === '\r' ? '' : written;
  });
}

const ANGLE = /[<>]/g;

/** The offset behind the HTML string that begins at an offset; -1 where its angle brackets do not close. */
export function htmlEnd(text: string, start: number): number {
  let depth = 0;
  ANGLE.lastIndex = start;
  for (;;) {
    const found = ANGLE.exec(text);
    if (found === null) return -1;
    depth += found[0] === '<' ? 1 : -1;
    if (depth === 0) return found.index + 1;
  }
}
