import { quoted } from '../../../model/quoted.ts';
import { GraphError } from '../../graph-error.ts';
import { atLine } from '../../place.ts';
import { say } from '../../said.ts';
import type { Reading } from '../format.ts';

/** A line of numbers, which is never empty. */
export interface NumberLine {
  readonly line: number;
  readonly numbers: readonly number[];
}

const BETWEEN_PAUSES = 2 ** 14;
const LINE = /([^\r\n]*)(\r\n|[\r\n]|$)/y;
const NUMBER = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?$/;

/**
 * The lines of a text that hold numbers and white space alone; `#` begins a comment, and lines without numbers are
 * passed over. Throws a GraphError for whatever else stands there.
 */
export function* numberLines(text: string): Reading<NumberLine[]> {
  const lines: NumberLine[] = [];
  LINE.lastIndex = 0;
  for (let line = 1, at = 0; at < text.length; line++) {
    if (line % BETWEEN_PAUSES === 0) yield at / text.length;
    LINE.lastIndex = at;
    const found = LINE.exec(text);
    if (found === null) break;
    at += found[0].length;
    const comment = found[1].indexOf('#');
    const words = (comment < 0 ? found[1] : found[1].slice(0, comment)).trim();
    if (words !== '') lines.push({ line, numbers: numbers(words, line) });
  }
  return lines;
}

function numbers(words: string, line: number): number[] {
  return words.split(/\s+/).map((word) => {
    if (!NUMBER.test(word)) {
      throw new GraphError(atLine(line), say`a number is expected, not ${quoted(word)}`);
    }
    return Number(word);
  });
}
