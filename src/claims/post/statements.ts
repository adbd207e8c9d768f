import { log } from '../../model/random/elementary.ts';
import type { Figures } from '../claim.ts';
import { RULE_SIZES, RULES_COMPARED, SIZES } from './setups.ts';

/*
 * The post's statements, each as a margin: the logarithm of the smallest ratio between what must be larger and what
 * must be smaller. Figures are those of `measuringPostFamily`, and of `eloFigures` for the last two.
 */

/** "At most about one": up to what one decimal rounds to 1. */
const ABOUT_ONE = 1.05;
/** "Hardly helps": the gain of a doubling that still counts as little. */
const LITTLE_GAIN = 1.35;
const LITTLE_SCHEDULING = 0.01;
/** An S is steepest neither in the first nor in the last tenth of its log time. */
const END_TENTH = 0.1;
/** Humps below this share of the largest are noise of 16 graphs, and one region with it. */
const ONE_REGION = 0.25;
/** And it is less steep than this share of its maximum at both ends, which a straight line is not. */
const FLATTER_ENDS = 0.8;

/** From 4 agents the standard swarm is faster than the recursive one at 90% of both scores. */
export function standardFaster(figures: Figures): number {
  return least(
    SIZES.filter((size) => size >= 4).flatMap((size) =>
      ['coverage', 'best'].map((score) =>
        ratio(figures, `recursive${size}.time.${score}.0.9`, `standard${size}.time.${score}.0.9`),
      ),
    ),
  );
}

/** Each doubling of the standard swarm reaches each level sooner, and all its mean curves are S-shaped. */
export function curvesShiftEarlier(figures: Figures): number {
  const names = ['single', ...SIZES.map((size) => `standard${size}`)];
  const levels = [...[0.25, 0.5, 0.75, 0.9].map((l) => `coverage.${l}`), 'best.0.5', 'best.0.9'];
  const sooner = names
    .slice(1)
    .flatMap((name, i) =>
      levels.map((level) => ratio(figures, `${names[i]}.time.${level}`, `${name}.time.${level}`)),
    );
  return least([...sooner, ...names.map((name) => sShaped(figures, name))]);
}

/** Both mean curves of a system are S-shaped in log time. */
export function sShaped(figures: Figures, name: string): number {
  return least(
    ['coverage', 'best'].flatMap((score) => {
      const at = figures[`${name}.shape.${score}.steepestAt`];
      const second = figures[`${name}.shape.${score}.secondRise`];
      const end = figures[`${name}.shape.${score}.steeperEnd`];
      return [
        log(at / END_TENTH),
        log((1 - at) / END_TENTH),
        log(ONE_REGION / second),
        log(FLATTER_ENDS / end),
      ];
    }),
  );
}

/** Of the five rules critical path first is the slowest to half coverage, at 2 to 32 agents. */
export function criticalPathSlowest(figures: Figures): number {
  return least(againstOthers(figures, 'coverage'));
}

/** And the soonest to half the best score. */
export function criticalPathFirst(figures: Figures): number {
  return least(againstOthers(figures, 'best').map((margin) => -margin));
}

/** How much later critical path first reaches one half than each other rule at each size, as logarithms. */
function againstOthers(figures: Figures, score: 'coverage' | 'best'): number[] {
  const others = ['standard', ...RULES_COMPARED.filter((rule) => rule !== 'critical-path')];
  return RULE_SIZES.flatMap((size) =>
    others.map((rule) =>
      ratio(figures, `critical-path${size}.time.${score}.0.5`, `${rule}${size}.time.${score}.0.5`),
    ),
  );
}

/** Scheduling stays under 1% of agent-time at every size. */
export function littleScheduling(figures: Figures): number {
  return least(SIZES.map((size) => log(LITTLE_SCHEDULING / figures[`paying${size}.scheduling`])));
}

/** With overhead, 64 agents are less than 1.35 times as fast as 32 at 90% of either score. */
export function littleGain(figures: Figures): number {
  return least(
    ['coverage', 'best'].map(
      (score) =>
        log(LITTLE_GAIN) -
        ratio(figures, `paying32.time.${score}.0.9`, `paying64.time.${score}.0.9`),
    ),
  );
}

/** To 90% of the best score every swarm needs at most about one agent's agent-time. */
export function agentTimeToBest(figures: Figures): number {
  return least(
    SIZES.flatMap((size) =>
      ['standard', 'recursive'].map((swarm) =>
        log(ABOUT_ONE / figures[`${swarm}${size}.agentTime.best`]),
      ),
    ),
  );
}

/** pass@1 starts on the reference, bends below it, and has its inflection before the last half decade. */
export function eloBends(figures: Figures): number {
  return figures['elo.bends'] ?? Number.NaN;
}

/** At the budget pass@4 leads, pass@2 group@2 lies between, and group@4 is within its interval of pass@1. */
export function eloOrder(figures: Figures): number {
  return figures['elo.order'] ?? Number.NaN;
}

function ratio(figures: Figures, larger: string, smaller: string): number {
  return log(figures[larger] / figures[smaller]);
}

/** NaN where any margin is: what cannot be told does not hold. */
function least(margins: readonly number[]): number {
  return Math.min(...margins);
}
