import type { InShares } from '../reading.ts';

/** A block list under a key at the margin, and where it can be cut so that each part is a list of its own. */
export interface Cuts {
  /** Where each part begins, at the beginning of a line; the last is the end of the list. At least two. */
  readonly at: readonly number[];
  /** How many lines are before each of them. */
  readonly lines: readonly number[];
}

const LINES_BETWEEN_PAUSES = 2 ** 14;
/** A margin has no tabs. */
const SPACES = ' ';
const BLANKS = ' \t';

/**
 * By the margins alone: a line that begins with a list's own margin and `- ` begins an item, and one with less of a margin ends the
 * list, as neither may stand in what an item holds. Whether there is such a list where it seems to be, only a parser can tell.
 * null where there seems to be none. `part`: characters of a part, if its items are not longer. The text has line feeds alone, the key
 * letters alone.
 */
export function* cutsOf(text: string, key: string, part: number): InShares<Cuts | null> {
  const found = new RegExp(`^${key}[ \\t]*:[ \\t]*(?:[ \\t]#.*)?$`, 'm').exec(text);
  if (found === null) return null;
  const at: number[] = [];
  const lines: number[] = [];
  let line = linesIn(text, found.index) + 1;
  let begin = found.index + found[0].length + 1;
  let margin = -1;
  for (; begin < text.length; line++) {
    if (line % LINES_BETWEEN_PAUSES === 0) yield begin / text.length;
    const feed = text.indexOf('\n', begin);
    const end = feed === -1 ? text.length : feed;
    const first = after(SPACES, text, begin, end);
    const written = after(BLANKS, text, first, end);
    if (written < end && text[written] !== '#') {
      const deep = first - begin;
      const isItem = text[first] === '-' && (first + 1 === end || /[ \t]/.test(text[first + 1]));
      if (margin === -1) {
        if (!isItem) return null;
        margin = deep;
      }
      // A bracket may close at the margin of what it is in.
      if (deep < margin || (deep === margin && !isItem && !/[\]}]/.test(text[written]))) break;
      if (deep === margin && isItem && (at.length === 0 || begin - at[at.length - 1] >= part)) {
        at.push(begin);
        lines.push(line);
      }
    }
    begin = end + 1;
  }
  if (at.length === 0) return null;
  at.push(Math.min(begin, text.length));
  lines.push(line);
  return { at, lines };
}

function after(letters: string, text: string, begin: number, end: number): number {
  let at = begin;
  while (at < end && letters.includes(text[at])) at++;
  return at;
}

function linesIn(text: string, end: number): number {
  let lines = 0;
  for (let at = text.indexOf('\n'); at !== -1 && at < end; at = text.indexOf('\n', at + 1)) lines++;
  return lines;
}
