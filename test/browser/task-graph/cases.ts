import type { TaskShown } from '../../../src/figures/task/spec.ts';
import { buildGraph, type StepInput } from '../../../src/graphs/build/build.ts';
import { graphInput } from '../../../src/graphs/graph-input.ts';
import { ImportedRuns } from '../../../src/graphs/imported-runs.ts';
import { PLAIN_READING } from '../../../src/graphs/read-graph.ts';
import { largest } from '../../../src/model/graph/metrics.ts';
import { takingFacts } from '../../../src/model/measure/task/take-facts.ts';
import { PRESETS } from '../../../src/model/presets.ts';
import { baselineOptions, type SwarmOptions } from '../../../src/model/swarm/options.ts';
import { PreparedGraph } from '../../../src/model/swarm/prepare.ts';
import type { TimeUnit } from '../../../src/model/time-unit.ts';

/** Graphs for pictures, with facts and runs made on this thread as the workers make them. */

export type Steps = readonly StepInput[];

export interface ShownOptions {
  readonly unit?: TimeUnit | null;
  readonly swarm?: Partial<SwarmOptions>;
  /** Leaves the duel out. */
  readonly alone?: boolean;
}

export function shownOf(steps: Steps, options: ShownOptions = {}): TaskShown {
  const { unit = 's', swarm = {}, alone = false } = options;
  const imported = buildGraph(steps);
  const input = graphInput(imported);
  const taking = takingFacts(new PreparedGraph(imported.graph));
  let taken = taking.next();
  while (!taken.done) taken = taking.next();
  const of: SwarmOptions = {
    ...baselineOptions(PRESETS.post),
    kind: 'standard',
    agents: 16,
    rule: 'critical-path',
    ...swarm,
  };
  const runs = new ImportedRuns(imported);
  const { run, perOne } = runs.run(of, 1);
  const { prepared } = runs.heldFor(of);
  const single = new ImportedRuns({ graph: prepared.graph, unit: { decimals: null, perOne: 1 } });
  const parameters = { ...PRESETS.post, agents: of.agents };
  return {
    task: {
      files: [],
      name: 'a graph',
      read: {
        ...imported,
        format: 'task-graph',
        timeUnit: unit,
        durations: null,
        precedence: null,
        recorded: null,
        sorts: steps.some((step) => step.sort) ? steps.map((step) => step.sort ?? '') : null,
      } as TaskShown['task']['read'],
      input,
      unit,
    },
    settings: {
      parameters,
      unit,
      reading: PLAIN_READING,
      price: 1,
      paid: 'working',
      hour: null,
    } as TaskShown['settings'],
    results: {
      facts: taken.value,
      scale: [],
      rules: [],
      duel: alone
        ? null
        : {
            of,
            result: {
              kind: 'graph-duel',
              alone: single.run(baselineOptions(PRESETS.post), 1).run,
              swarm: run,
              perOne,
              scale: largest(prepared.graph.value ?? []),
            },
          },
      whole: true,
      comparing: false,
    },
  };
}

/** A small generator of numbers from 0 to 1, the same each time. */
export function dice(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

export function chain(n: number): Steps {
  const roll = dice(n);
  return Array.from({ length: n }, (_, i) => ({
    id: `call-${i}`,
    duration: Math.round(1 + 60 * roll() ** 3),
    needs: i > 0 ? [`call-${i - 1}`] : [],
  }));
}

export function wideMap(n: number): Steps {
  const roll = dice(n);
  return [
    { id: 'split', duration: 3, needs: [] },
    ...Array.from({ length: n }, (_, i) => ({
      id: `map-${i}`,
      duration: Math.round(5 + 100 * roll() ** 4),
      needs: ['split'],
      sort: 'map',
    })),
    { id: 'merge', duration: 12, needs: Array.from({ length: n }, (_, i) => `map-${i}`) },
  ];
}

export const DIAMOND: Steps = [
  { id: 'top', duration: 1, needs: [] },
  { id: 'left', duration: 4, needs: ['top'] },
  { id: 'right', duration: 2.5, needs: ['top'] },
  { id: 'bottom', duration: 1, needs: ['left', 'right'] },
];

/** Layers of growing and shrinking width; each step waits for a few of the layer before. */
export function random(n: number, layers: number, degree: number, seed = 7): Steps {
  const roll = dice(seed);
  const steps: StepInput[] = [];
  let before: string[] = [];
  const shape = Array.from(
    { length: layers },
    (_, l) => 0.2 + Math.sin((Math.PI * (l + 0.5)) / layers),
  );
  const sum = shape.reduce((a, b) => a + b, 0);
  for (let l = 0; l < layers; l++) {
    const count = Math.max(
      1,
      l === layers - 1 ? n - steps.length : Math.round((n * (shape[l] ?? 0)) / sum),
    );
    const here: string[] = [];
    for (let i = 0; i < count && steps.length < n; i++) {
      const id = `t${l}.${i}`;
      const needs = new Set<string>();
      const near = before.length > 0 ? Math.floor((i / count) * before.length) : 0;
      for (let d = 0; d < degree && before.length > 0; d++) {
        const at = near + Math.floor((roll() - 0.5) * Math.min(before.length, 40));
        needs.add(before[Math.min(before.length - 1, Math.max(0, at))] ?? '');
      }
      steps.push({ id, duration: Number((0.05 + 30 * roll() ** 6).toFixed(3)), needs: [...needs] });
      here.push(id);
    }
    before = here;
  }
  return steps;
}

export const ODD_IDS: Steps = [
  { id: '下载数据集并校验', duration: 40, needs: [] },
  { id: 'تحميل البيانات الأولية', duration: 12, needs: [] },
  { id: 'הורדת נתונים', duration: 90, needs: ['下载数据集并校验'] },
  {
    id: `long/${'very-long-path-segment/'.repeat(13)}end`,
    duration: 300,
    needs: ['下载数据集并校验', 'تحميل البيانات الأولية'],
  },
  { id: '<b>not bold</b> & "quoted"', duration: 7, needs: ['הורדת נתונים'] },
  {
    id: '🚀 deploy',
    duration: 30,
    needs: [`long/${'very-long-path-segment/'.repeat(13)}end`, '<b>not bold</b> & "quoted"'],
  },
  { id: 'zero', duration: 0, needs: ['下载数据集并校验'] },
];
