import type { Places, StepInput } from '../../build/step-input.ts';
import type { Place } from '../../place.ts';
import { type Remark, remark } from '../../remark.ts';
import { say } from '../../said.ts';
import { counted } from '../../text/counted.ts';
import type { Draft, Reading } from '../format.ts';
import { distinctIds } from '../shared/distinct-ids.ts';
import type { NinjaBuild } from './manifest.ts';
import { ninjaSteps } from './steps.ts';

/** A step for each statement that takes time, and for those between several and several. */
export function* draftOf(
  builds: readonly NinjaBuild[],
  runs: (build: number) => boolean,
  lengthOf: (build: number) => number,
): Reading<Pick<Draft, 'steps' | 'places'> & { remarks: Remark[] }> {
  const chosen = yield* ninjaSteps(builds, runs);
  const ids: string[] = [];
  distinctIds(chosen.map(({ build }) => builds[build].outputs[0])).forEach((id, i) => {
    ids[chosen[i].build] = id;
  });
  const steps = chosen.map(({ build, needs }): StepInput => {
    const { rule } = builds[build];
    return {
      id: ids[build],
      duration: lengthOf(build),
      needs: needs.map((n) => ids[n]),
      sort: rule,
    };
  });
  const joins = chosen.filter(({ build }) => !runs(build)).length;
  const through = say`statements that run nothing take no step: who waits for one waits for all that it waits for`;
  const between = say`statements that run nothing take no step, except where they stand between several and several (there are ${counted(joins)})`;
  const said = joins === 0 ? through : between;
  const place = (i: number) => builds[chosen[i].build].place;
  const told = builds.every((_, build) => runs(build)) ? [] : [remark('rule', null, said)];
  return { steps, places: placesAt(place), remarks: told };
}

/** Where a step is found, whatever of it is asked for. */
export function placesAt(place: (step: number) => Place): Places {
  return { step: place, id: place, duration: place, need: place };
}
