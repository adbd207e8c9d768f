import { quoted } from '../../model/quoted.ts';
import { type Remark, remark } from '../remark.ts';
import { say } from '../said.ts';
import type { Places, StepInput } from './step-input.ts';

/** Length n; null, with a remark unless no step has one, when values are not complete. */
export function valueColumn(
  steps: readonly StepInput[],
  places: Places,
  remarks: Remark[],
): Float64Array | null {
  const column = new Float64Array(steps.length);
  let missing = 0;
  let given = 0;
  let firstMissing = -1;
  steps.forEach(({ value }, i) => {
    if (value !== undefined) given++;
    if (typeof value === 'number' && Number.isFinite(value)) column[i] = value + 0;
    else if (missing++ === 0) firstMissing = i;
  });
  if (missing === 0) return column;
  if (given > 0) {
    remarks.push(
      remark(
        'oddity',
        places.step(firstMissing),
        say`${quoted(steps[firstMissing].id)} has no finite value, so that no step is given one`,
        missing - 1,
      ),
    );
  }
  return null;
}

/** Length n, '' where a step is of no sort; null where none is of any. */
export function sortColumn(steps: readonly StepInput[]): string[] | null {
  const column = steps.map(({ sort }) => (typeof sort === 'string' ? sort : ''));
  return column.some((sort) => sort !== '') ? column : null;
}
