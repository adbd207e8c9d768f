import { quoted } from '../../model/quoted.ts';
import { GraphError } from '../graph-error.ts';
import { say } from '../said.ts';
import type { InShares } from '../text/reading.ts';
import { MOST_STEPS, tooManySteps } from './limits.ts';
import type { RepairsMade } from './repairs-made.ts';
import type { Places, StepInput } from './step-input.ts';

/** Steps of different ids. */
export interface DistinctSteps {
  readonly steps: readonly StepInput[];
  readonly places: Places;
  readonly indexOf: ReadonlyMap<string, number>;
}

const BETWEEN_PAUSES = 2 ** 15;

/** Steps by their ids. Throws a GraphError for an id that is empty or taken, and for too many steps. */
export function* distinctSteps(
  steps: readonly StepInput[],
  places: Places,
  repairs: RepairsMade,
): InShares<DistinctSteps> {
  if (steps.length > MOST_STEPS) {
    throw new GraphError(null, tooManySteps(steps.length), null, 'too-large');
  }
  const indexOf = new Map<string, number>();
  const kept: number[] = [];
  for (let i = 0; i < steps.length; i++) {
    if (i % BETWEEN_PAUSES === 0) yield i / steps.length;
    const { id } = steps[i];
    if (id === '') throw new GraphError(places.id(i), say`an id must not be empty`);
    const other = indexOf.get(id);
    if (other === undefined) {
      indexOf.set(id, kept.length);
      kept.push(i);
      continue;
    }
    repairs.refuse(
      'keep-first-of-id',
      () => ({
        place: places.id(i),
        said: say`the id ${quoted(id)} is that of ${places.step(kept[other])} too`,
      }),
      (wrong) => say`${wrong}: the first is kept`,
    );
  }
  repairs.settle();
  if (kept.length === steps.length) return { steps, places, indexOf };
  return { steps: kept.map((i) => steps[i]), places: placesOf(kept, places), indexOf };
}

function placesOf(kept: readonly number[], places: Places): Places {
  return {
    step: (i) => places.step(kept[i]),
    id: (i) => places.id(kept[i]),
    duration: (i) => places.duration(kept[i]),
    need: (i, j) => places.need(kept[i], j),
    unknown: (i, j) => places.unknown?.(kept[i], j) ?? null,
  };
}
