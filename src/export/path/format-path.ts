import type { ArcSegment, Segment } from './segments.ts';

/** A length in a file: two decimals, no more signs than needed. */
export function short(value: number): string {
  const number = rounded(value);
  // Also what JavaScript writes as -0, and what is no number.
  if (!number) return '0';
  return String(number).replace(/^(-?)0\./, '$1.');
}

/** Path data, as short as it is still plain: `M.5 1L2-3Z`. */
export function formatPath(path: readonly Segment[]): string {
  let text = '';
  let before = '';
  let at: readonly number[] = [0, 0];
  for (const segment of path) {
    const [command, ...numbers] = segment[0] === 'A' ? halfTurn(at, segment) : segment;
    // After the first of them, lines and curves need no letter.
    const again = command === before && command !== 'M';
    text += again ? '' : command;
    numbers.forEach((number, i) => {
      const word = short(number);
      text += (i === 0 && !again) || word.startsWith('-') ? word : ` ${word}`;
    });
    before = command;
    at = numbers.slice(-2);
  }
  return text;
}

const rounded = (value: number) => Math.round(value * 100) / 100;
/** Rounded ends of a half turn are this much nearer or further than twice its radius, at most. */
const LOOSE = 0.03;

/**
 * Of half a circle the rounded radius might be longer than half the way between its rounded ends, which is an arc around
 * another centre. One that is not longer is drawn as half a circle over that way.
 */
function halfTurn(from: readonly number[], arc: ArcSegment): ArcSegment {
  const [, rx, ry, rotation, large, sweep, x, y] = arc;
  const way = Math.hypot(rounded(x) - rounded(from[0]), rounded(y) - rounded(from[1]));
  if (rx !== ry || Math.abs(way - 2 * rx) > LOOSE) return arc;
  const radius = Math.floor(50 * way + 1e-6) / 100;
  return ['A', radius, radius, rotation, large, sweep, x, y];
}
