import type { TaskGraph } from '../model/graph/task-graph.ts';
import {
  grahamBound,
  grahamBoundApplies,
  lowerBound,
  workAndSpan,
} from '../model/measure/bounds.ts';
import { FAMILY_SIZE } from '../model/measure/family.ts';
import { type GraphMeasure, measuring, type RunMeasure } from '../model/measure/graph-measure.ts';
import { finished } from '../model/measure/pausing.ts';
import type { takingTaskScale } from '../model/measure/score-scale.ts';
import { deployment } from '../model/measure/sessions.ts';
import type { Parameters } from '../model/parameters.ts';
import { swarmOptions } from '../model/swarm/options.ts';
import type { Output } from './command.ts';
import { FamilyMeans, type Figure } from './family-means.ts';
import { checkedSwarm } from './imported-runs.ts';
import { noteGrowth } from './notes.ts';
import { Remembered } from './remembered.ts';
import { type ByLevel, REACH_LEVELS } from './run-report.ts';
import type { FamilyRow, Interval } from './table.ts';

/** Lower and Graham's bound of one graph, for one swarm; NaN where it does not apply. */
interface Bounds {
  readonly lower: number;
  readonly graham: number;
}

/** Rows hold nothing of the best score, so that the 64 graphs of every task's scale need not be grown. */
const unscaled: typeof takingTaskScale = function* () {
  yield;
  return 1;
};

/**
 * A row of means for each number of agents, over the family to which the graph index belongs. Families with the
 * same graphs and single agent, whatever their swarms, find what is `remembered` of each other; the rows are
 * the same without. Throws a UsageError when the parameters describe no swarm.
 */
export function familyRows(
  parameters: Parameters,
  sizes: readonly number[],
  output: Output,
  remembered = new Remembered(),
): FamilyRow[] {
  const systems = sizes.map((agents) => ({ ...parameters, agents }));
  for (const system of systems) {
    if (system.swarm !== 'independent') checkedSwarm(system, deployment(system).agentsEach);
  }
  const first = parameters.graph - (parameters.graph % FAMILY_SIZE);
  const measures: GraphMeasure[] = [];
  // By graph, then by size.
  const bounds: Bounds[][] = [];
  for (let g = first; g < first + parameters.graphs; g++) {
    const ground = remembered.ground(parameters, g);
    const { graph } = ground.prepared;
    if (g === first) noteGrowth(graph, output);
    bounds.push(systems.map((system) => boundsOf(graph, system)));
    measures.push(finished(measuring(parameters, systems, ground, unscaled)));
  }
  const unit = parameters.clock === 'own' ? slowest(measures) : 1;
  const means = new FamilyMeans(measures, unit);
  const alone = (m: GraphMeasure) => m.baseline;
  const reachAlone = remembered.ofFamily(parameters, first, () =>
    means.reaches(alone, REACH_LEVELS),
  );
  return systems.map((system, s): FamilyRow => {
    const swarm = (m: GraphMeasure) => [m.systems[s]];
    const makespan = means.mean(swarm, (run) => run.makespan);
    const lower = means.meanOfGraphs((m, g) => bounds[g][s].lower * m.clock);
    const graham = means.meanOfGraphs((m, g) => bounds[g][s].graham * m.clock);
    const speedup = means.ratio(alone, swarm, (run) => run.makespan);
    const agentTime = means.mean(swarm, wholeAgentTime);
    const reaches = means.reaches(swarm, REACH_LEVELS);
    const reach = byLevel((level) => means.figure((row) => reaches[row][level]));
    const speedupAt = byLevel((level) =>
      means.figure((row) => reachAlone[row][level] / reaches[row][level]),
    );
    return {
      agents: system.agents,
      // A whole run has a makespan and an agent-time, unlike a level.
      makespan: makespan.value as number,
      lowerBound: lower.value,
      grahamBound: graham.value,
      speedup: speedup.value,
      agentTime: agentTime.value as number,
      reach: values(reach),
      speedupAt: values(speedupAt),
      graphs: measures.length,
      interval: {
        makespan: makespan.interval,
        lowerBound: lower.interval,
        grahamBound: graham.interval,
        speedup: speedup.interval,
        agentTime: agentTime.interval,
        reach: intervals(reach),
        speedupAt: intervals(speedupAt),
      },
    };
  });
}
/** Bounds of the part of the agents that works on the graph; none where every run draws durations of its own. */
function boundsOf(graph: TaskGraph, system: Parameters): Bounds {
  const { sessions, agentsEach } = deployment(system);
  if (graph.growth && graph.growth.runNoise > 0) return { lower: Number.NaN, graham: Number.NaN };
  const span = workAndSpan(graph);
  const applies = sessions === 1 && grahamBoundApplies(graph, swarmOptions(system, agentsEach));
  return {
    lower: lowerBound(span, agentsEach),
    graham: applies ? grahamBound(span, agentsEach) : Number.NaN,
  };
}

/** When the slowest single agent of the family finishes, on the family's clock. */
function slowest(measures: readonly GraphMeasure[]): number {
  let most = 0;
  for (const { baseline } of measures) {
    for (const run of baseline) most = Math.max(most, run.makespan);
  }
  return most;
}

function wholeAgentTime(run: RunMeasure, clock: number): number {
  return (run.work + run.scheduling + run.communication) * clock;
}

function byLevel(of: (level: number) => Figure): ByLevel<Figure> {
  return new Map(REACH_LEVELS.map((level, i) => [String(level), of(i)]));
}

function values(figures: ByLevel<Figure>): ByLevel<number | null> {
  return new Map(Array.from(figures, ([level, figure]) => [level, figure.value]));
}

function intervals(figures: ByLevel<Figure>): ByLevel<Interval> {
  return new Map(Array.from(figures, ([level, figure]) => [level, figure.interval]));
}
