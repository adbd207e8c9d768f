import { bradleyTerry } from './bradley-terry.ts';
import { decadesOf } from './budgets.ts';
import { slopeOver } from './slopes.ts';

/**
 * Chances of the best of `draws[i]` independent attempts against the best of `draws[j]` others: each of the
 * attempts is equally likely to be the best of all, whatever the distribution. Players × players.
 */
export function referenceChances(draws: Float64Array): Float64Array {
  return Float64Array.from({ length: draws.length * draws.length }, (_, at) => {
    const mine = draws[Math.floor(at / draws.length)];
    return mine / (mine + draws[at % draws.length]);
  });
}

/** Elo per decade that the fit gives repeated sampling at the 31 budgets, without pseudo-games. */
export function referenceSlope(budgets: Float64Array): number {
  const elo = bradleyTerry(referenceChances(budgets), budgets.length, { pseudo: 0 });
  return slopeOver(decadesOf(), elo, 0, budgets.length - 1);
}
