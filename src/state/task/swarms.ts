import { SCALE_SIZES, type ScalePoint } from '../../model/measure/task/scale-point.ts';
import { type Parameters, RULES } from '../../model/parameters.ts';
import { type SwarmOptions, swarmOptions } from '../../model/swarm/options.ts';
import type { RuleSeries } from './task-state.ts';

/** The swarm of the settings at the sizes of the page. */
export function scaleSwarms(parameters: Parameters): SwarmOptions[] {
  return SCALE_SIZES.map((agents) => swarmOptions(parameters, agents));
}

/** Standard swarms by each rule, at the sizes of the page: rule by rule. */
export function ruleSwarms(parameters: Parameters): SwarmOptions[] {
  return RULES.flatMap((rule) => scaleSwarms({ ...parameters, swarm: 'standard', rule }));
}

/** Standard swarms of so many agents by each rule. */
export function rulesAt(parameters: Parameters, agents: number): SwarmOptions[] {
  return RULES.map((rule) => swarmOptions({ ...parameters, swarm: 'standard', rule }, agents));
}

/** One series for each rule of which there are any points, in their order. */
export function seriesOf(points: readonly ScalePoint[]): RuleSeries[] {
  return RULES.map((rule) => ({
    rule,
    points: points.filter((point) => point.options.rule === rule),
  })).filter((series) => series.points.length > 0);
}
