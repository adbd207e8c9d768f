import { quoted } from '../../../model/quoted.ts';
import { GraphError } from '../../graph-error.ts';
import { atLine } from '../../place.ts';
import { type Remark, remark } from '../../remark.ts';
import { say } from '../../said.ts';

/** A number as it is written, and its line. */
export interface WrittenNumber {
  readonly line: number;
  readonly text: string;
}

const WITH_POINT = /^[+-]?(\d+(?:\.\d*)?|\.\d+)(e[+-]?\d+)?$/i;
const WITH_COMMA = /^[+-]?\d*,\d+(e[+-]?\d+)?$/i;
/** As others group thousands: 1,500 is not one and a half to everybody. */
const LIKE_THOUSANDS = /^[+-]?[1-9]\d{0,2},\d{3}$/;

/** How the numbers of a file are read: all of them in one way. */
export interface NumberReader {
  /** A number; the text itself where it is none, undefined where nothing stands there. */
  read(text: string): number | string | undefined;
  readonly remarks: readonly Remark[];
}

/**
 * A comma is a decimal comma where it can be nothing else: no number of the file has a point, and one at least has a comma
 * that groups no thousands (2,5 or 0,125). Throws a GraphError where 1,500 could be either.
 */
export function numberReader(numbers: Iterable<WrittenNumber>): NumberReader {
  let first: WrittenNumber | null = null;
  let thousands: WrittenNumber | null = null;
  let decimal = false;
  let point = false;
  for (const number of numbers) {
    if (number.text.includes('.')) point = true;
    if (!WITH_COMMA.test(number.text)) continue;
    first ??= number;
    if (LIKE_THOUSANDS.test(number.text)) thousands ??= number;
    else decimal = true;
  }
  if (first === null) return { read: withPoint, remarks: [] };
  if (decimal && !point) {
    const { line, text } = first;
    const read = String(withPoint(text.replace(',', '.')));
    return {
      read: (each) => withPoint(WITH_COMMA.test(each) ? each.replace(',', '.') : each),
      remarks: [
        remark(
          'rule',
          atLine(line),
          say`the comma in ${quoted(text)} is a decimal comma: it is ${read}`,
        ),
      ],
    };
  }
  const { line, text } = thousands ?? first;
  throw new GraphError(
    atLine(line),
    say`the comma in ${quoted(text)} may be a decimal comma or set thousands apart: write numbers with a point and without a comma`,
  );
}

function withPoint(text: string): number | string | undefined {
  if (text === '') return undefined;
  return WITH_POINT.test(text) ? Number(text) : text;
}
