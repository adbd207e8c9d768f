import { type Remark, remark } from '../../remark.ts';
import { say } from '../../said.ts';
import type { NinjaEntry, NinjaLog } from './log.ts';
import { isPhonyOfItself, type NinjaManifest } from './manifest.ts';

/** From the first start to the last end, in ms; null where steps were made in several builds. */
export function recordedOf(ran: readonly NinjaEntry[]): number | null {
  if (ran.some(({ build }) => build !== ran[0].build)) return null;
  let first = Number.POSITIVE_INFINITY;
  let last = 0;
  for (const { start, end } of ran) {
    first = Math.min(first, start);
    last = Math.max(last, end);
  }
  return Math.max(0, last - first);
}

export const SEVERAL_BUILDS = remark(
  'rule',
  null,
  say`the log does not show that one build made all the steps, so that no makespan is recorded; each step counts as it was made last`,
);

export function aboutManifest(manifest: NinjaManifest): Remark[] {
  const { builds, missing, pools, dyndeps, validations } = manifest;
  const told: Remark[] = [];
  const phonies = builds.filter(isPhonyOfItself);
  if (phonies.length > 0) {
    const said = say`the phony statement names itself as an input, which is passed over, as ninja does`;
    told.push(remark('oddity', phonies[0].place, said, phonies.length - 1));
  }
  if (missing.length > 0) {
    const said = say`it includes ${missing[0]}, which was not given: statements in there are not known`;
    told.push(remark('ignored', null, said, missing.length - 1));
  }
  if (pools)
    told.push(remark('ignored', null, say`pools limit how many run at once, and are not used`));
  if (validations)
    told.push(
      remark('ignored', null, say`validations (${'|@'}) are not used: nothing waits for them`),
    );
  const found = dyndeps
    ? say`dependencies that ninja finds while it runs are not known here (depfiles and dyndeps)`
    : say`dependencies that ninja finds while it runs are not known here (depfiles)`;
  told.push(remark('ignored', null, found));
  return told;
}

export function aboutLog({ superseded, malformed }: NinjaLog): Remark[] {
  const told = malformed.remarks(
    'oddity',
    say`the line is no entry of the log and is passed over, as ninja does`,
    (place) => place,
  );
  if (superseded > 0) {
    const said = say`of several entries for one output the last counts, as in ninja itself: ${superseded} older ones do not`;
    told.push(remark('rule', null, said));
  }
  return told;
}
