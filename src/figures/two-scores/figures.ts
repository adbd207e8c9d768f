import type { Figures } from '../../claims/claim.ts';
import type { RaceResult } from '../../compute/index.ts';
import { passingsOf, reaches, standingAt, twoScoresOf } from './facts.ts';

/** What sentences about the two scores are about: times in t_mid, shares from 0 to 1; NaN where never reached. */
export function twoScoresFigures(result: RaceResult): Figures {
  const facts = twoScoresOf(result);
  const { unit, chain, columns } = facts;
  const most = { coverage: reaches(facts.coverage, 0.9), best: reaches(facts.best, 0.9) };
  const at = (time: number | null) => (time === null ? null : standingAt(facts, time));
  const figures: Record<string, number> = {
    'two.chainLength': chain.length,
    'two.chainShare': chain.length / columns.graph.steps,
    'two.coverageAtBest90': at(most.best)?.coverage ?? Number.NaN,
    'two.bestAtCoverage90': at(most.coverage)?.best ?? Number.NaN,
  };
  for (const { score, level, time } of passingsOf(facts)) {
    const name = `two.${score}${100 * level}`;
    figures[`${name}.time`] = time === null ? Number.NaN : time / unit;
    figures[`${name}.chain`] = (at(time)?.onChain ?? Number.NaN) / chain.length;
  }
  return figures;
}
