/**
 * npm run bench: how long growing and running take, in one process and against a naive simulator that
 * follows the text of the model line by line (`test/reference/reference-simulator.ts`). Ratios travel between
 * machines, milliseconds do not.
 */
import { measuringSeptemberFamily } from '../src/claims/september/family.ts';
import { grow, growValues } from '../src/model/graph/grow.ts';
import { drawTask, type GrowthParameters } from '../src/model/graph/task.ts';
import type { TaskGraph } from '../src/model/graph/task-graph.ts';
import { finished } from '../src/model/measure/pausing.ts';
import type { Parameters } from '../src/model/parameters.ts';
import { PRESETS } from '../src/model/presets.ts';
import { Generator } from '../src/model/random/generator.ts';
import { type SwarmOptions, swarmOptions } from '../src/model/swarm/options.ts';
import { PreparedGraph } from '../src/model/swarm/prepare.ts';
import { run } from '../src/model/swarm/run.ts';
import { randomChoices } from '../test/reference/recorded-choices.ts';
import { simulate } from '../test/reference/reference-simulator.ts';
import { timeTaskGraphs } from './task-graphs.ts';
import { digits, median, megabytes, print, processorTime } from './timing.ts';

const PRESETS_TIMED = ['post', 'september'] as const;
const KINDS = ['single', 'standard', 'recursive'] as const;
const GRAPHS = 24;

const nameOf = (graph: number) => ({ seed: 1, graph, attempt: 0, run: 0 });

function timeGrowth() {
  const rows = PRESETS_TIMED.map((preset) => {
    const parameters = PRESETS[preset];
    let steps = 0;
    for (let g = 0; g < GRAPHS; g++) steps += grow(parameters, g).steps / GRAPHS;
    const ms = median((i) => void grow(parameters, i % GRAPHS));
    return [preset, steps.toFixed(0), digits(ms), digits((ms / steps) * 1e6)];
  });
  print('Growing a graph', ['preset', 'steps (mean)', 'ms', 'ns a step'], rows);
}

function timeRuns() {
  const rows: string[][] = [];
  for (const preset of PRESETS_TIMED) {
    const graphs = Array.from({ length: GRAPHS }, (_, g) => grow(PRESETS[preset], g));
    const prepared = graphs.map((graph) => new PreparedGraph(graph));
    for (const kind of KINDS) {
      for (const agents of kind === 'single' ? [1] : [1, 16, 64]) {
        const parameters: Parameters = { ...PRESETS[preset], swarm: kind, agents, overhead: true };
        const options = swarmOptions(parameters);
        const fast = median((i) => void run(prepared[i % GRAPHS], options, nameOf(i)));
        const naive = median((i) => naiveRun(graphs[i % GRAPHS], options, i), 300);
        const label = `${preset} ${kind}`;
        const ratio = `${(naive / fast).toFixed(0)}x`;
        rows.push([label, String(agents), digits(fast), digits(naive), ratio]);
      }
    }
  }
  print(
    'Running a swarm on a graph of the preset, overhead included',
    ['swarm', 'agents', 'ms', 'naive ms', 'faster'],
    rows,
  );
}

function naiveRun(graph: TaskGraph, options: SwarmOptions, seed: number) {
  const stream = new Generator(seed);
  simulate(
    graph,
    options,
    randomChoices((n) => stream.below(n)),
  );
}

function timeLargeRuns() {
  const rows: string[][] = [];
  const kinds = [
    ['own-branch', 'standard'],
    ['own-branch', 'recursive'],
    ['own-list', 'standard'],
    ['critical-path', 'standard'],
  ] as const;
  for (const steps of [1e4, 1e5, 1e6]) {
    const parameters: Parameters = { ...PRESETS.post, steps, layers: 100, merge: 0, agents: 1024 };
    const began = processorTime();
    const graph = grow(parameters);
    const growing = processorTime() - began;
    const prepared = new PreparedGraph(graph);
    for (const [rule, swarm] of kinds) {
      const options = swarmOptions({ ...parameters, rule, swarm });
      const ms = median((i) => void run(prepared, options, nameOf(i)), 600);
      const perSecond = (steps / ms) * 1000;
      rows.push([
        `${steps.toExponential(0)} ${swarm} ${rule}`,
        digits(growing),
        digits(ms),
        `${(perSecond / 1e6).toFixed(2)} M`,
        megabytes(),
      ]);
    }
  }
  print(
    '1,024 agents on graphs without merges',
    ['steps, swarm', 'grown in ms', 'run in ms', 'events a second', 'peak so far'],
    rows,
  );
}

function timeGrowthBySize() {
  const shapes: [string, Partial<GrowthParameters>][] = [
    ['17 layers, no merges', { layers: 17, merge: 0 }],
    ['17 layers', { layers: 17 }],
    ['170 layers', { layers: 170 }],
  ];
  const sizes = [1000, 4000, 16_000, 64_000];
  const rows = shapes.map(([label, shape]) => [
    label,
    ...sizes.map((steps) => {
      const parameters = { ...PRESETS.post, ...shape, steps };
      const ms = median((i) => void grow(parameters, i), 200);
      return digits((ms / steps) * 1e6);
    }),
  ]);
  print('Growing, nanoseconds a step by size', ['shape', ...sizes.map(String)], rows);
}

/** The whole September study there: processor time in Python, as published with the table. */
const SEPTEMBER_IN_PYTHON = { families: 256, seconds: 2235 };

function timeSeptember() {
  const parameters = PRESETS.september;
  const tasks = Array.from({ length: GRAPHS }, (_, graph) => drawTask(parameters, graph));
  const values = median((i) => void growValues(parameters, tasks[i % GRAPHS], i % GRAPHS, i));
  const family = median((i) => void finished(measuringSeptemberFamily(parameters, i)), 4000);
  const { families, seconds } = SEPTEMBER_IN_PYTHON;
  const study = (family * families) / 1000;
  print(
    'The September study, a family being 448 runs and 1,056 graphs',
    ['what', 'here', 'in Python', 'faster'],
    [
      ['values of a graph, ms', digits(values), '', ''],
      ['a family, ms', digits(family), '', ''],
      [
        `${families} families, s`,
        digits(study),
        String(seconds),
        `${(seconds / study).toFixed(0)}x`,
      ],
    ],
  );
}

timeGrowth();
timeRuns();
timeSeptember();
timeGrowthBySize();
timeLargeRuns();
timeTaskGraphs();
