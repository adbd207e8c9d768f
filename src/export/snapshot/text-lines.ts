/** Letters of one line, and the box that the browser gave them, in pixels of the window. */
export interface Line {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** A text node as it is broken into lines; white space at their ends is left out. */
export function linesOf(node: Text): Line[] {
  const range = document.createRange();
  const lines: Line[] = [];
  /** White space that belongs to the line if more of it follows. */
  let spaces = '';
  let at = 0;
  for (const letter of node.data) {
    range.setStart(node, at);
    at += letter.length;
    range.setEnd(node, at);
    if (/^[ \t\n\r]$/.test(letter)) {
      // Collapsed, it has no box.
      if (range.getClientRects().length > 0) spaces = ' ';
      continue;
    }
    // Of a letter at a break, the last box is that of the letter.
    const box = Array.from(range.getClientRects()).at(-1);
    if (!box) continue;
    const line = lines.at(-1);
    const { left, right, top, bottom } = box;
    const same = line && Math.abs(line.top - top) < (bottom - top) / 2 && left >= line.left;
    if (same)
      lines[lines.length - 1] = {
        ...line,
        text: line.text + spaces + letter,
        right: Math.max(line.right, right),
      };
    else lines.push({ text: letter, left, right, top, bottom });
    spaces = '';
  }
  return lines;
}
