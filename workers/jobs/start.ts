import type { Job, JobResult } from '../protocol.ts';
import { answers } from './answers.ts';
import { deploy } from './deploy.ts';
import { elo } from './elo.ts';
import { ensembles } from './ensembles.ts';
import { family } from './family.ts';
import { piece } from './piece.ts';
import { race } from './race.ts';
import type { Running } from './running.ts';

/** Starts a job of any kind. Throws an Error with one sentence for a kind that this worker does not know. */
export function start(job: Job): Running<JobResult> {
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
    default: {
      const unknown: never = job;
      throw new Error(`there is no job of kind ${JSON.stringify((unknown as Job).kind)}`);
    }
  }
}
