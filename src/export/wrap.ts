/** Chinese, Japanese and Korean letters and marks, between which a line may break. */
const WIDE = /[\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uffef\u{20000}-\u{3ffff}]/u;
/** Never at the beginning of a line, and never at its end. */
const CLOSING = /[、。，．：；？！）」』】》〉”’…％,.;:?!)\]%]/;
const OPENING = /[（「『【《〈“‘([]/;
/** Within an address, after these. */
const JOINT = /[/?&]/;

/**
 * A text in lines that are no wider than told; `widthOf` measures. Breaks at spaces, between Chinese letters, after the
 * joints of an address, and inside a word only where it is wider than a line by itself.
 */
export function wrap(text: string, width: number, widthOf: (text: string) => number): string[] {
  // Where not even a letter has room, a line a letter would be no help.
  if (widthOf('m') > width) return text.trim() === '' ? [] : [text.trim()];
  const lines: string[] = [];
  let line = '';
  for (const piece of piecesOf(text)) {
    if (line !== '' && widthOf((line + piece).trimEnd()) > width) {
      lines.push(line.trimEnd());
      line = '';
    }
    line += line === '' ? piece.trimStart() : piece;
    while (widthOf(line.trimEnd()) > width) {
      const letters = [...line];
      let count = 1;
      while (count < letters.length - 1 && widthOf(letters.slice(0, count + 1).join('')) <= width)
        count++;
      if (count >= letters.length) break;
      lines.push(letters.slice(0, count).join(''));
      line = letters.slice(count).join('');
    }
  }
  if (line.trim() !== '') lines.push(line.trimEnd());
  return lines;
}

/** In as few lines, and those about as long: no word of a title stands alone. */
export function wrapEvenly(
  text: string,
  width: number,
  widthOf: (text: string) => number,
): string[] {
  const lines = wrap(text, width, widthOf);
  let even = lines;
  // A few steps are enough to be even to the eye.
  for (let low = width / 2, high = width, i = 0; i < 6 && lines.length > 1; i++) {
    const middle = (low + high) / 2;
    const tried = wrap(text, middle, widthOf);
    if (tried.length > lines.length) low = middle;
    else {
      high = middle;
      even = tried;
    }
  }
  return even;
}

/** The pieces that a line may not be broken within; together they are the text. */
function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  let before = '';
  for (const letter of text.replace(/\s+/g, ' ').trim()) {
    if (before === '' || !mayBreak(before, letter)) pieces.push((pieces.pop() ?? '') + letter);
    else pieces.push(letter);
    before = letter;
  }
  return pieces;
}

function mayBreak(before: string, after: string): boolean {
  if (before === ' ') return after !== ' ';
  if (after === ' ' || CLOSING.test(after) || OPENING.test(before)) return false;
  return WIDE.test(before) || WIDE.test(after) || JOINT.test(before);
}
