import { decimal } from '../model/parse-parameters.ts';
import { quoted } from '../model/quoted.ts';
import type { Arguments } from './arguments.ts';
import { UsageError } from './usage-error.ts';

/** A whole number within bounds, both included, or `otherwise` when the option is not there. */
export function wholeNumber(
  args: Arguments,
  option: string,
  [least, most]: readonly [number, number],
  otherwise: number,
): number {
  const text = args.text(option);
  if (text === null) return otherwise;
  const number = decimal(text.trim());
  if (number !== null && Number.isInteger(number) && number >= least && number <= most) {
    return number;
  }
  throw new UsageError(
    `${option} must be a whole number from ${least} to ${most}, not ${quoted(text)}`,
  );
}
