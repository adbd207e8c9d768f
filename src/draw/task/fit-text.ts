/** Size of names in a picture, in CSS pixels. */
export const LABEL_SIZE = 11;
/** A name that is cut to less says little, in CSS pixels. */
const LEAST_WIDTH = 46;
const LATIN = 5.9;
const WIDE = 11.2;
/** Letters that are far from LATIN in the page's own font, a little above their measures there. */
const OTHERS: readonly (readonly [letters: string, width: number])[] = [
  [" '!,.:;|Iijl", 3.2],
  ['()[]{}/\\-frt', 4],
  ['ABCDGHKNOPQRUV', 7.3],
  ['%@MWmw', 9.2],
];
const LETTERS = new Map(
  OTHERS.flatMap(([letters, width]) => [...letters].map((each) => [each, width] as const)),
);

const widthOfLetter = (letter: string) => LETTERS.get(letter) ?? (letter < '\u2e80' ? LATIN : WIDE);

/** About how wide a text is at LABEL_SIZE. */
export function widthOf(text: string): number {
  let width = 0;
  for (const letter of text) width += widthOfLetter(letter);
  return width;
}

/**
 * As much of a text as a width takes, its middle left out where it is cut, as ids are told apart by their ends; '' where that
 * is too little to say anything.
 */
export function fitted(text: string, width: number): string {
  if (widthOf(text) <= width) return isolated(text);
  if (width < LEAST_WIDTH) return '';
  const letters = [...text];
  let [head, tail] = [0, 0];
  let used = LATIN;
  for (;;) {
    const next = head <= tail ? letters[head] : letters[letters.length - 1 - tail];
    used += widthOfLetter(next ?? '');
    if (used > width) break;
    if (head <= tail) head++;
    else tail++;
  }
  const cut = [...letters.slice(0, head), '…', ...letters.slice(letters.length - tail)];
  return isolated(cut.join(''));
}

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** A text that runs from right to left runs so by itself, whatever stands beside it. */
function isolated(text: string): string {
  return RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text;
}
