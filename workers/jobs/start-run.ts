import type { Job, JobResult, ReadJob } from '../protocol.ts';
import { answers } from './answers.ts';
import { deploy } from './deploy.ts';
import { elo } from './elo.ts';
import { ensembles } from './ensembles.ts';
import { family } from './family.ts';
import { piece } from './piece.ts';
import { race } from './race.ts';
import type { Running } from './running.ts';
import { duel } from './task/duel.ts';
import { facts } from './task/facts.ts';
import { scale } from './task/scale.ts';

/** All jobs that compute: all but the reading of files, whose code is larger than the rest together. */
export type RunJob = Exclude<Job, ReadJob>;

/** Starts one. Throws an Error with one sentence for a kind that this worker does not know. */
export function startRun(job: RunJob): Running<JobResult> {
  switch (job.kind) {
    case 'race':
      return race(job);
    case 'family':
      return family(job);
    case 'ensembles':
      return ensembles(job);
    case 'deploy':
      return deploy(job);
    case 'piece':
      return piece(job);
    case 'answers':
      return answers(job);
    case 'elo':
      return elo(job);
    case 'graph-facts':
      return facts(job);
    case 'graph-scale':
      return scale(job);
    case 'graph-duel':
      return duel(job);
    default: {
      const unknown: never = job;
      throw new Error(`there is no job of kind ${JSON.stringify((unknown as Job).kind)}`);
    }
  }
}
