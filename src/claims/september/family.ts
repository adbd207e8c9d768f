import type { Pausing } from '../../model/measure/pausing.ts';
import type { Parameters } from '../../model/parameters.ts';
import type { Figures } from '../claim.ts';

export function* measuringSeptemberFamily(
  _parameters: Parameters,
  _family: number,
): Pausing<Figures> {
  yield;
  throw new Error('not yet');
}
