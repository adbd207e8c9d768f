import { fingerprint } from '../../../model/fingerprint.ts';
import type { TaskFigureId, TaskFigureSpec, TaskShown } from '../spec.ts';

/** Figures that are about the graph alone: no setting of the swarm changes them. */
const OF_GRAPH: ReadonlySet<TaskFigureId> = new Set(['graph', 'profile', 'path']);
/** Figures that show the runs of the duel. */
const OF_DUEL: ReadonlySet<TaskFigureId> = new Set(['race', 'gantt']);

/** Whether what is on show is all of it, and of the settings as they are. */
export function isWhole(spec: TaskFigureSpec, shown: TaskShown): boolean {
  const { whole, comparing } = shown.results;
  // While rules are still being compared, all other figures have what they show.
  return (
    spec.ready(shown) && (whole || OF_GRAPH.has(spec.id) || (comparing && spec.id !== 'rules'))
  );
}

/** By what a result is known, and by which figure. */
const known = new WeakMap<TaskShown['results'], Map<TaskFigureId, string>>();

/** The digest of the swarm's run where a figure shows it, else the fingerprint of its data; null while it is not whole. */
export function taskDigest(spec: TaskFigureSpec, shown: TaskShown): string | null {
  if (!isWhole(spec, shown)) return null;
  const { results } = shown;
  if (OF_DUEL.has(spec.id)) return results.duel?.result.swarm.digest ?? null;
  const digests = known.get(results) ?? new Map<TaskFigureId, string>();
  known.set(results, digests);
  let digest = digests.get(spec.id);
  if (digest === undefined) {
    const { columns, rows } = spec.data(shown);
    digest = fingerprint([columns.map(({ name }) => name), rows]);
    digests.set(spec.id, digest);
  }
  return digest;
}
