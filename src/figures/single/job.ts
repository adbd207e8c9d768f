import type { EnsemblesJob } from '../../compute/index.ts';
import type { Parameters } from '../../model/parameters.ts';
import { PRESETS } from '../../model/presets.ts';
import { ensembleJob } from '../ensemble/systems.ts';

const { backlog, forkDepth, refill, overhead, scheduling, communication } = PRESETS.post;

/** One agent on each graph of the family. What only swarms know does not matter to it. */
export function singleJob(parameters: Parameters): EnsemblesJob {
  const alone = {
    ...parameters,
    backlog,
    forkDepth,
    refill,
    overhead,
    scheduling,
    communication,
  };
  return ensembleJob(alone, [], { lines: true, spans: true });
}
