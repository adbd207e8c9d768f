import type { Comparison } from '../../components/pins/comparison.ts';
import type { DrawnJob } from '../../compute/index.ts';
import type { ParameterKey, Parameters } from '../../model/parameters.ts';
import { type Idle, idle } from '../../state/applies.ts';
import type { FigureSpec } from '../article/spec.ts';

/** Without effect because of who works: figures say that themselves, or show several. */
const BY_SWARM: readonly Idle[] = [
  'no-swarm',
  'recursive-only',
  'own-branch-only',
  'sessions-only',
  'baseline-rules',
];

/** At a figure a parameter matters where the figure asks for another job when it alone is another. */
export function comparingJobs<J extends DrawnJob, O extends object>(
  { job, sets }: Pick<FigureSpec<J, O>, 'job' | 'sets'>,
  options: O,
): Comparison {
  const same = (a: Parameters, b: Parameters) =>
    JSON.stringify(job(a, options)) === JSON.stringify(job(b, options));
  const changesAlone = (key: ParameterKey, of: Parameters, to: Parameters) =>
    !same(of, { ...of, [key]: to[key] });
  return {
    same,
    matters(key, pin, base) {
      const why = idle({ ...pin, ...sets }, key);
      if (why !== null && !BY_SWARM.includes(why)) return false;
      return changesAlone(key, pin, base) || changesAlone(key, base, pin);
    },
  };
}
