/** Where the middle of a text stands that is to be at a place along a bar and to leave neither end of it; in CSS pixels. */
export function placeNow(at: number, wide: number, bar: number): number {
  if (wide >= bar) return bar / 2;
  return Math.min(Math.max(at, wide / 2), bar - wide / 2);
}

const LEFT_OUT = '…';
/** Of what is kept of a text, the part before the gap. */
const BEFORE = 0.6;

/**
 * A text as it is where it fits, else with as little as possible left out of its middle: its beginning tells who, its end what
 * became of it. `fits`: of a shorter text more likely than of a longer one.
 */
export function shortened(text: string, fits: (text: string) => boolean): string {
  if (fits(text)) return text;
  const letters = Array.from(text);
  const keeping = (count: number) => {
    const before = Math.ceil(BEFORE * count);
    const after = letters.length - (count - before);
    return [
      letters.slice(0, before).join('').trimEnd(),
      LEFT_OUT,
      letters.slice(after).join('').trimStart(),
    ].join('');
  };
  let [low, high] = [0, letters.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(keeping(middle))) low = middle;
    else high = middle - 1;
  }
  return keeping(low);
}
