import { STORED, type StoredStudy } from '../../claims/stored/index.ts';
import type { StudyName } from '../../claims/studies.ts';
import { type Compute, createCompute, type Status } from '../../compute/index.ts';
import { EloComputation } from '../elo/elo-computation.ts';
import { STORED_ELO } from '../elo/stored.ts';
import { Recomputation } from './recomputation.ts';

/** Everything the table of claims owns. Making it starts nothing: no worker, no clock. */
export interface Claims {
  readonly post: Recomputation;
  readonly september: Recomputation;
  /** The picture behind the statements on Elo. */
  readonly elo: EloComputation;
  status(): Status;
  /** After workers were refused: asks for them again. */
  retry(): void;
  /** Ends workers and listeners. */
  dispose(): void;
}

export interface ClaimsOptions {
  readonly stored?: Readonly<Record<StudyName, StoredStudy>>;
  readonly compute?: Compute;
}

export function createClaims(options: ClaimsOptions = {}): Claims {
  const { stored = STORED, compute = createCompute() } = options;
  const now = () => performance.now();
  const post = new Recomputation('post', stored.post, compute, now);
  const september = new Recomputation('september', stored.september, compute, now);
  const retry = () => {
    compute.retry();
    post.resumed();
    september.resumed();
    elo.resumed();
  };
  const elo = new EloComputation({ compute: { ...compute, retry }, stored: STORED_ELO, now });
  return {
    post,
    september,
    elo,
    status: () => compute.status(),
    retry,
    dispose() {
      elo.dispose();
      post.dispose();
      september.dispose();
      compute.dispose();
    },
  };
}
