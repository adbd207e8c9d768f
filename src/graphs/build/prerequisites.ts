import type { Rows } from '../../model/graph/task-graph.ts';
import { quoted } from '../../model/quoted.ts';
import { GraphError } from '../graph-error.ts';
import { type Remark, remark } from '../remark.ts';
import { say } from '../said.ts';
import type { InShares } from '../text/reading.ts';
import type { DistinctSteps } from './distinct-steps.ts';
import { MOST_EDGES, tooManyEdges } from './limits.ts';
import type { RepairsMade } from './repairs-made.ts';

const BETWEEN_PAUSES = 2 ** 16;

/**
 * Prerequisites of each step, ascending and each once. Throws a GraphError for one that is unknown or the step itself,
 * and for too many.
 */
export function* prerequisiteRows(
  { steps, places, indexOf }: DistinctSteps,
  repairs: RepairsMade,
  remarks: Remark[],
): InShares<Rows> {
  let most = 0;
  for (const { needs } of steps) most += needs.length;
  if (most > MOST_EDGES) throw new GraphError(null, tooManyEdges(most), null, 'too-large');
  const start = new Int32Array(steps.length + 1);
  const item = new Int32Array(most);
  // Which step a prerequisite was last listed for.
  const listedFor = new Int32Array(steps.length).fill(-1);
  let edges = 0;
  let looked = 0;
  let repeats = 0;
  let firstRepeat: Remark | null = null;
  for (let i = 0; i < steps.length; i++) {
    const { id, needs } = steps[i];
    for (let j = 0; j < needs.length; j++) {
      if (looked++ % BETWEEN_PAUSES === 0) yield looked / most;
      const p = indexOf.get(needs[j]);
      if (p === undefined) {
        repairs.refuse(
          'skip-missing-needs',
          () => ({
            place: places.need(i, j),
            said:
              places.unknown?.(i, j) ??
              say`${quoted(id)} needs ${quoted(needs[j])}, which is not the id of a step`,
          }),
          (wrong) => say`${wrong}: the edge is left out`,
        );
      } else if (p === i) {
        repairs.refuse(
          'skip-self-needs',
          () => ({ place: places.need(i, j), said: say`${quoted(id)} needs itself` }),
          (wrong) => say`${wrong}: the edge is left out`,
        );
      } else if (listedFor[p] === i) {
        firstRepeat ??= remark(
          'oddity',
          places.need(i, j),
          say`${quoted(needs[j])} is listed more than once and counts once`,
        );
        repeats++;
      } else {
        listedFor[p] = i;
        item[edges++] = p;
      }
    }
    start[i + 1] = edges;
    if (edges - start[i] > 1) item.subarray(start[i], edges).sort();
  }
  repairs.settle();
  if (firstRepeat) remarks.push({ ...firstRepeat, more: repeats - 1 });
  return { start, item: item.slice(0, edges) };
}
