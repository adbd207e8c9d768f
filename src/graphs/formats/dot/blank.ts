/**
 * The offset behind white space and comments: `//`, C comments, and lines that begin with `#`, as the C preprocessor
 * leaves them. Where a comment is never closed, its offset as a complement: ~at, below 0.
 */
export function skipBlank(text: string, from: number): number {
  let at = from;
  for (;;) {
    const code = text.charCodeAt(at);
    if (code === 0x20 || (code >= 0x09 && code <= 0x0d)) at++;
    else if (code === 0x2f && text[at + 1] === '/') at = lineEnd(text, at);
    else if (code === 0x2f && text[at + 1] === '*') {
      const end = text.indexOf('*/', at + 2);
      if (end < 0) return ~at;
      at = end + 2;
    } else if (code === 0x23) at = lineEnd(text, at);
    else return at;
  }
}

const LINE_END = /[\r\n]/g;

function lineEnd(text: string, from: number): number {
  LINE_END.lastIndex = from;
  return LINE_END.exec(text)?.index ?? text.length;
}
