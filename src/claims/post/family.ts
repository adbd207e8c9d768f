import { grow } from '../../model/graph/grow.ts';
import { FAMILY_SIZE } from '../../model/measure/family.ts';
import type { Pausing } from '../../model/measure/pausing.ts';
import { largestValue } from '../../model/measure/score-scale.ts';
import type { Parameters } from '../../model/parameters.ts';
import { baselineOptions, type SwarmOptions, swarmOptions } from '../../model/swarm/options.ts';
import { PreparedGraph } from '../../model/swarm/prepare.ts';
import type { Figures } from '../claim.ts';
import { RULE_SIZES, RULES_COMPARED, SIZES, WIDTH_AGENTS, WIDTH_STEPS, WIDTHS } from './setups.ts';
import { BEST_LEVELS, COVERAGE_LEVELS, type SystemFigures, SystemTally } from './system-tally.ts';

/** Systems by name. */
type Systems = Readonly<Record<string, SwarmOptions>>;

/**
 * All figures of one family from which the post's claims are made, by name:
 *
 * - `steps`: mean number of steps of its graphs;
 * - `standard16.coverage.0.9`: speedup of a standard swarm of 16 at 90% coverage, without overhead, by the mean
 *   curves; `….time.coverage.0.9` the time itself, in the unit of the durations; `….agentTime.best` the
 *   agent-time to 90% of the best score over the single agent's;
 * - `single…`: the agent that is compared with; `recursive16…`, `shallowest2…`, `narrow…`: as they say;
 * - `paying8.communication`: share of agent-time that a standard swarm of 8 with overhead spends on it;
 * - `standard8.shape.coverage.steepestAt`, `….secondRise`, `….steeperEnd`: see `curveShape`.
 */
export function* measuringPostFamily(parameters: Parameters, family: number): Pausing<Figures> {
  const figures: Record<string, number> = {};
  const free: Parameters = { ...parameters, overhead: false };
  const main = yield* running(free, family, systemsOf(free));
  figures.steps = main.steps;
  const baseline = noteAll(main, figures);
  note('single', baseline, baseline, figures);
  noteShape('single', main.alone, figures);
  for (const size of SIZES) {
    noteShape(`standard${size}`, main.tallies[`standard${size}`], figures);
    yield;
  }
  for (const [name, { layers, swarm }] of Object.entries(WIDTHS)) {
    const shaped: Parameters = { ...free, layers, steps: WIDTH_STEPS, swarm };
    noteAll(
      yield* running(shaped, family, { [name]: swarmOptions(shaped, WIDTH_AGENTS) }),
      figures,
    );
  }
  return figures;
}

function systemsOf(free: Parameters): Systems {
  const systems: Record<string, SwarmOptions> = {};
  const standard: Parameters = { ...free, swarm: 'standard' };
  for (const size of SIZES) {
    systems[`standard${size}`] = swarmOptions(standard, size);
    systems[`recursive${size}`] = swarmOptions({ ...free, swarm: 'recursive' }, size);
    systems[`paying${size}`] = swarmOptions({ ...standard, overhead: true }, size);
  }
  for (const rule of RULES_COMPARED) {
    for (const size of RULE_SIZES) {
      systems[`${rule}${size}`] = swarmOptions({ ...standard, rule }, size);
    }
  }
  return systems;
}

interface Ran {
  readonly alone: SystemTally;
  readonly tallies: Readonly<Record<string, SystemTally>>;
  /** Mean over graphs. */
  readonly steps: number;
}

/** Grows the graphs of a family and runs one agent and all systems on each. */
function* running(grown: Parameters, family: number, systems: Systems): Pausing<Ran> {
  const alone = new SystemTally(baselineOptions(grown));
  const tallies: Record<string, SystemTally> = {};
  for (const [name, options] of Object.entries(systems)) tallies[name] = new SystemTally(options);
  let steps = 0;
  for (let graph = family * FAMILY_SIZE; graph < (family + 1) * FAMILY_SIZE; graph++) {
    const prepared = new PreparedGraph(grow(grown, graph));
    const field = { prepared, seed: grown.seed, graph, scale: largestValue(prepared.graph) };
    steps += prepared.graph.steps;
    alone.add(field);
    for (const tally of Object.values(tallies)) tally.add(field);
    yield;
  }
  return { alone, tallies, steps: steps / FAMILY_SIZE };
}

/** Notes the systems beside the single agent on the same graphs, whose own figures it returns. */
function noteAll({ alone, tallies }: Ran, into: Record<string, number>): SystemFigures {
  const baseline = alone.figures();
  for (const [name, tally] of Object.entries(tallies)) note(name, tally.figures(), baseline, into);
  return baseline;
}

function note(
  name: string,
  figures: SystemFigures,
  baseline: SystemFigures,
  into: Record<string, number>,
): void {
  const levels = (score: 'coverage' | 'best', list: readonly number[]) => {
    list.forEach((level, i) => {
      const time = figures.time[score][i];
      into[`${name}.time.${score}.${level}`] = time;
      into[`${name}.${score}.${level}`] = baseline.time[score][i] / time;
    });
    into[`${name}.agentTime.${score}`] = figures.agentTime[score] / baseline.agentTime[score];
  };
  levels('coverage', COVERAGE_LEVELS);
  levels('best', BEST_LEVELS);
  into[`${name}.scheduling`] = figures.scheduling;
  into[`${name}.communication`] = figures.communication;
}

function noteShape(name: string, tally: SystemTally, into: Record<string, number>): void {
  for (const [score, shape] of Object.entries(tally.shapes())) {
    into[`${name}.shape.${score}.steepestAt`] = shape.steepestAt;
    into[`${name}.shape.${score}.secondRise`] = shape.secondRise;
    into[`${name}.shape.${score}.steeperEnd`] = shape.steeperEnd;
  }
}
