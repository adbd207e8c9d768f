import { quoted } from '../../../model/quoted.ts';
import { TIME_UNIT_NAMES, type TimeUnit } from '../../../model/time-unit.ts';
import { GraphError } from '../../graph-error.ts';
import { atLine } from '../../place.ts';
import { type Remark, remark } from '../../remark.ts';
import { say } from '../../said.ts';
import { unitOfWord, unitsIn } from '../shared/unit-words.ts';
import type { NumberReader } from './numbers.ts';

/** A field of the column of durations, parted into what may be a number and the unit behind it. */
export interface WrittenDuration {
  readonly line: number;
  /** As it stands there. */
  readonly text: string;
  readonly number: string;
  readonly unit: TimeUnit | null;
}

/** Longer texts are no durations that anybody wrote. */
const MOST_LETTERS = 100;

/** `1.5 min` is `1.5` and min; where no unit stands behind, the number is the whole text. */
export function writtenDuration(line: number, text: string): WrittenDuration {
  const whole = { line, text, number: text, unit: null };
  if (text.length > MOST_LETTERS) return whole;
  const [word] = /[a-zµμ]+$/i.exec(text) ?? [];
  const unit = word === undefined ? null : unitOfWord(word);
  if (word === undefined || unit === null) return whole;
  return { line, text, number: text.slice(0, -word.length).trimEnd(), unit };
}

/** Durations of a table. */
export interface DurationColumn {
  readonly unit: TimeUnit | null;
  /** As `StepInput.duration`, one for each field. */
  readonly durations: readonly unknown[];
  readonly remarks: readonly Remark[];
}

/** As the header names the unit of a column. */
const HEADER = 'duration (s)';

/**
 * Durations as they are written: all as numbers, in the unit of the header, or each with a unit of its own; these are brought to
 * the shortest unit among them. Throws a GraphError where some have a unit and others none that anybody names, where they are not
 * the same in one unit to the last digit, and where none is a duration at all.
 */
export function durationColumn(
  written: readonly WrittenDuration[],
  { read }: NumberReader,
  header: TimeUnit | null,
): DurationColumn {
  const numbers = written.map(({ number }) => read(number));
  const isNumber = (i: number) => typeof numbers[i] === 'number';
  const named = written.findIndex(({ unit }, i) => unit !== null && isNumber(i));
  if (named === -1) {
    refuseNone(written, numbers);
    return { unit: header, durations: asTheyStand(written, numbers), remarks: [] };
  }
  const isBare = (i: number) => written[i].unit === null && isNumber(i) && numbers[i] !== 0;
  const bare = written.findIndex((_, i) => isBare(i));
  if (bare !== -1 && header === null) refuseBare(written[bare], written[named]);
  const units = written.flatMap(({ unit }, i) => (unit !== null && isNumber(i) ? [unit] : []));
  const unit = shortest(bare === -1 || header === null ? units : [...units, header]);
  const durations = asTheyStand(written, numbers).map((each, i) =>
    typeof each === 'number' ? inUnit(each, written[i], header, unit) : each,
  );
  const { line, text } = written[named];
  const said = say`durations are read with the units behind them: ${quoted(text)} is ${String(durations[named])} ${unit}`;
  return { unit, durations, remarks: [remark('rule', atLine(line), said)] };
}

/** Numbers where they are some; else the text, to be refused as it is. */
function asTheyStand(
  written: readonly WrittenDuration[],
  numbers: readonly (number | string | undefined)[],
): unknown[] {
  return written.map(({ text }, i) => {
    if (typeof numbers[i] === 'number') return numbers[i];
    return text === '' ? undefined : text;
  });
}

function shortest(units: readonly TimeUnit[]): TimeUnit {
  const at = new Set(units);
  return TIME_UNIT_NAMES.find((unit) => at.has(unit)) ?? units[0];
}

/** Digits that a number keeps, whatever they are. */
const MOST_DIGITS = 15;

function inUnit(
  value: number,
  { line, text, unit }: WrittenDuration,
  header: TimeUnit | null,
  to: TimeUnit,
): number {
  const from = unit ?? header ?? to;
  if (from === to || !Number.isFinite(value)) return value;
  const [digits, exponent = '0'] = String(value).split('e');
  const [whole, behind = ''] = digits.split('.');
  const product = BigInt(whole + behind) * BigInt(unitsIn(from, to));
  const significant = String(product).replace('-', '').replace(/0+$/, '').length;
  if (significant > MOST_DIGITS) {
    throw new GraphError(
      atLine(line),
      say`${quoted(text)} has too many digits in ${to}, the unit of others: write all durations in one unit`,
    );
  }
  return Number(`${product}e${Number(exponent) - behind.length}`);
}

function refuseNone(
  written: readonly WrittenDuration[],
  numbers: readonly (number | string | undefined)[],
): void {
  const first = written.findIndex(({ text }) => text !== '');
  if (first === -1 || numbers.some((each) => typeof each === 'number')) return;
  const { line, text } = written[first];
  const units = TIME_UNIT_NAMES.join(', ');
  throw new GraphError(
    atLine(line),
    say`${quoted(text)} is no duration, and no other in the column is one: write numbers, with a unit behind each (${units}) or in the header, as in ${HEADER}`,
  );
}

function refuseBare(bare: WrittenDuration, named: WrittenDuration): void {
  throw new GraphError(
    atLine(bare.line),
    say`the duration ${quoted(bare.text)} has no unit, and ${quoted(named.text)} in ${atLine(named.line)} has one: write a unit behind each, or numbers alone and the unit in the header, as in ${HEADER}`,
  );
}
