import { quoted } from '../../model/quoted.ts';
import { GraphError } from '../graph-error.ts';
import { type Said, say } from '../said.ts';
import { shown } from '../text/shape.ts';
import type { RepairsMade } from './repairs-made.ts';
import type { Places, StepInput } from './step-input.ts';

/** Length n: as read. Throws a GraphError for a duration that is none, and for a total that is no number. */
export function durationColumn(
  steps: readonly StepInput[],
  places: Places,
  repairs: RepairsMade,
): Float64Array {
  const read = new Float64Array(steps.length);
  let total = 0;
  let offered: boolean | null = null;
  steps.forEach(({ id, duration }, i) => {
    if (typeof duration !== 'number' || !Number.isFinite(duration) || duration < 0) {
      const wrong = () => ({ place: places.duration(i), said: unusable(id, duration) });
      offered ??= repairs.wants('zero-durations') || leavesAny(steps);
      if (!offered) throw new GraphError(wrong().place, wrong().said);
      repairs.refuse('zero-durations', wrong, (wrong) => say`${wrong}: it counts as 0`);
      return;
    }
    // Adding 0 turns -0 into 0.
    read[i] = duration + 0;
    total += duration;
    if (total === Number.POSITIVE_INFINITY) {
      throw new GraphError(
        places.duration(i),
        say`the durations add up to more than a number can hold`,
      );
    }
  });
  repairs.settle();
  return read;
}

/** Whether something is left of the durations where those that are none count as 0. */
function leavesAny(steps: readonly StepInput[]): boolean {
  return (
    steps.length === 1 ||
    steps.some(
      ({ duration }) => typeof duration === 'number' && duration > 0 && duration < Infinity,
    )
  );
}

function unusable(id: string, duration: unknown): Said {
  if (duration === undefined) return say`the duration of ${quoted(id)} is missing`;
  return typeof duration === 'number'
    ? say`the duration of ${quoted(id)} must be a finite number of at least 0, not ${duration}`
    : say`the duration of ${quoted(id)} must be a number, not ${shown(duration)}`;
}
