import type { DrawnJob, ResultOf } from '../../compute/index.ts';
import { fingerprint } from '../../model/fingerprint.ts';

const known = new WeakMap<ResultOf<DrawnJob>, string>();

/** The digest of the run where the result is one, else the fingerprint of all of it. Computed once for each result. */
export function digestOf(result: ResultOf<DrawnJob>): string {
  if (result.kind === 'race') return result.digest;
  let digest = known.get(result);
  if (digest === undefined) {
    digest = fingerprint(result);
    known.set(result, digest);
  }
  return digest;
}
