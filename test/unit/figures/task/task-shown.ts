import type { TaskShown } from '../../../../src/figures/task/spec.ts';
import { buildGraph } from '../../../../src/graphs/build/build.ts';
import { asRead } from '../../../../src/graphs/build/imported-graph.ts';
import type { StepInput } from '../../../../src/graphs/build/step-input.ts';
import { graphInput } from '../../../../src/graphs/graph-input.ts';
import type { ReadGraph } from '../../../../src/graphs/read-graph.ts';
import { workAndSpan } from '../../../../src/model/measure/bounds.ts';
import { finished } from '../../../../src/model/measure/pausing.ts';
import { scalePoint } from '../../../../src/model/measure/task/scale.ts';
import { isBetweenSizes, SCALE_SIZES } from '../../../../src/model/measure/task/scale-point.ts';
import { takingFacts } from '../../../../src/model/measure/task/take-facts.ts';
import type { Parameters, Rule } from '../../../../src/model/parameters.ts';
import { PRESETS } from '../../../../src/model/presets.ts';
import { paysOverhead, swarmOptions } from '../../../../src/model/swarm/options.ts';
import { PreparedGraph } from '../../../../src/model/swarm/prepare.ts';
import { run } from '../../../../src/model/swarm/run.ts';
import type { TimeUnit } from '../../../../src/model/time-unit.ts';
import type { TaskSettings } from '../../../../src/state/task/task-state.ts';

export const RULES_COMPARED: readonly Rule[] = [
  'critical-path',
  'shortest',
  'shallowest',
  'deepest',
  'input-order',
  'own-branch',
  'random',
];

export interface ShownOptions extends Partial<Omit<TaskSettings, 'parameters' | 'unit'>> {
  readonly parameters?: Partial<Parameters>;
  readonly unit?: TimeUnit | null;
  readonly recorded?: number;
  readonly sizes?: readonly number[];
}

/** All that the page shows of a graph of these steps, computed at once: standard swarms, critical path first. */
export function taskShown(steps: readonly StepInput[], options: ShownOptions = {}): TaskShown {
  const read: ReadGraph = {
    ...buildGraph(steps),
    format: 'task-graph',
    timeUnit: options.unit ?? null,
    unitless: false,
    edgesUnknown: false,
    from: null,
    durations: null,
    precedence: null,
    recorded: options.recorded ?? null,
  };
  return shownOf(read, options);
}

export function shownOf(read: ReadGraph, options: ShownOptions = {}): TaskShown {
  const { parameters: changes, unit = null, recorded: _, sizes = SCALE_SIZES, ...others } = options;
  const parameters: Parameters = {
    ...PRESETS.post,
    swarm: 'standard',
    rule: 'critical-path',
    agents: 4,
    overhead: false,
    ...changes,
  };
  const input = graphInput(read);
  const ground = {
    graph: read.graph,
    span: workAndSpan(read.graph),
    perOne: read.unit.perOne,
  };
  const prepared = new PreparedGraph(read.graph);
  const inDoubles = asRead(read);
  const preparedInDoubles = new PreparedGraph(inDoubles.graph);
  const pointsBy = (of: Parameters, ...also: number[]) =>
    [...new Set([...sizes, of.agents, ...also])]
      .sort((a, b) => a - b)
      .map((agents) => {
        const swarm = swarmOptions(of, agents);
        const pays = paysOverhead(swarm) && of.overhead;
        const result = run(pays ? preparedInDoubles : prepared, swarm, {
          seed: of.seed,
          graph: 0,
          attempt: 0,
          run: 0,
        });
        return scalePoint(ground, swarm, result, pays ? 1 : read.unit.perOne);
      });
  const facts = finished(takingFacts(prepared));
  const worth = facts.worth.agents;
  return {
    task: { name: 'test.json', files: ['test.json'], read, input, unit },
    settings: {
      parameters,
      unit,
      reading: { durations: null, precedence: null, repairs: [] },
      price: 1,
      paid: 'working',
      hour: null,
      ...others,
    },
    results: {
      facts,
      scale: pointsBy(parameters, ...(isBetweenSizes(worth) ? [worth] : [])),
      rules: RULES_COMPARED.map((rule) => ({
        rule,
        points: pointsBy({ ...parameters, swarm: 'standard', rule }),
      })),
      duel: null,
      whole: true,
      comparing: false,
    },
  };
}

/** R. L. Graham, 1969: nine steps in their order take 12 with three agents, 15 with four, unit-free. */
export const GRAHAM: readonly StepInput[] = [
  { id: 't1', duration: 3, needs: [] },
  { id: 't2', duration: 2, needs: [] },
  { id: 't3', duration: 2, needs: [] },
  { id: 't4', duration: 2, needs: [] },
  { id: 't5', duration: 4, needs: ['t4'] },
  { id: 't6', duration: 4, needs: ['t4'] },
  { id: 't7', duration: 4, needs: ['t4'] },
  { id: 't8', duration: 4, needs: ['t4'] },
  { id: 't9', duration: 9, needs: ['t1'] },
];

/** Each step waits for the one before. */
export const CHAIN: readonly StepInput[] = [4, 1, 2, 3].map((duration, i) => ({
  id: `c${i + 1}`,
  duration,
  needs: i > 0 ? [`c${i}`] : [],
}));

/** Twelve steps of one length that wait for nothing. */
export const MAP: readonly StepInput[] = Array.from({ length: 12 }, (_, i) => ({
  id: `m${i + 1}`,
  duration: 10,
  needs: [],
}));

/** a, then b (6) and c (4) beside each other, then d: the longest chain is a, b, d, of 9. */
export const DIAMOND: readonly StepInput[] = [
  { id: 'a', duration: 1, needs: [], sort: 'ends' },
  { id: 'b', duration: 6, needs: ['a'], sort: 'middle' },
  { id: 'c', duration: 4, needs: ['a'], sort: 'middle' },
  { id: 'd', duration: 2, needs: ['b', 'c'], sort: 'ends' },
];
