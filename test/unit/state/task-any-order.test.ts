import fc from 'fast-check';
import { expect, it } from 'vitest';
import { DEFAULT_TASK_LINK } from '../../../src/link/task/task-link-state.ts';
import { SCALE_SIZES, type ScalePoint } from '../../../src/model/measure/task/scale-point.ts';
import { type Parameters, RULES } from '../../../src/model/parameters.ts';
import { swarmOptions } from '../../../src/model/swarm/options.ts';
import { PATIENCE_MS } from '../../../src/state/task/asking.ts';
import { sameReading } from '../../../src/state/task/reading.ts';
import { onShow, type TaskState } from '../../../src/state/task/store-state.ts';
import { FILES, filesOf, keyOf, type TaskWorld, taskWorld, worthOf } from './task-world.ts';

/** What a reader does, and what those who compute for it do. */
const deed = (kind: string) => fc.record({ kind: fc.constant(kind) });
const chance = (kind: string, of: Readonly<Record<string, readonly unknown[]>>) =>
  fc.record({
    kind: fc.constant(kind),
    ...Object.fromEntries(Object.entries(of).map(([key, all]) => [key, fc.constantFrom(...all)])),
  });
const ANSWERS = ['answer', 'answer', 'partly', 'fail'] as const;
const CHANNELS = [
  'task-read',
  'task-read',
  'task-facts',
  'task-scale',
  'task-own',
  'task-worth',
  'task-duel',
] as const;

const step = fc.oneof(
  ...ANSWERS.flatMap((kind) => [
    chance(kind, { which: [0, 1, 2, 3, 4, 5, 6, 7] }),
    chance(kind, { channel: CHANNELS }),
    chance(kind, { channel: CHANNELS }),
  ]),
  ...['drain', 'drain', 'cancel', 'cancel', 'undo', 'redo', 'undoRedo'].map(deed),
  ...['repair', 'miss', 'back', 'retry', 'keep', 'forgot', 'wait'].map(deed),
  chance('open', { file: FILES }),
  chance('goTo', { agents: [3, 5, 16], durations: [null, 'weight'], unit: [null, 'min'] }),
  chance('durations', { durations: [null, 'weight', 'size'] }),
  chance('agents', { agents: [3, 5, 7, 16] }),
  chance('rule', { rule: ['shortest', 'deepest'] }),
  chance('seed', { seed: [1, 2] }),
  chance('unit', { unit: ['min', 'h', 'none'] }),
);

type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;
type Any = Readonly<Record<string, never>> & { readonly kind: string };

type Shown = Pick<TaskState, 'source' | 'files'>;

function take(world: TaskWorld, step: Step, shown: Shown): void {
  const { actions, state, asked } = world;
  const any = step as unknown as Any;
  const { parameters } = state();
  switch (any.kind) {
    case 'open':
      actions.open({ name: any.file, files: filesOf(any.file), origin: { kind: 'file' } });
      return;
    case 'answer':
    case 'partly':
    case 'fail': {
      // The newest first: of those before, most count no more.
      const open = asked.filter(
        ({ over, channel }) => !over && (any.channel ?? channel) === channel,
      );
      const entry = open.at(-1 - (any.which ?? 0));
      if (entry) world[any.kind](entry);
      return;
    }
    case 'drain':
      world.drain();
      return;
    case 'goTo': {
      const { agents, durations, unit } = any;
      actions.goTo(
        { ...DEFAULT_TASK_LINK, parameters: { ...parameters, agents }, durations, unit },
        [],
      );
      return;
    }
    case 'agents':
    case 'rule':
    case 'seed':
      actions.change({ [any.kind]: any[any.kind] });
      return;
    case 'unit':
      actions.choose({ unit: any.unit });
      return;
    case 'durations':
      actions.choose({ reading: { ...state().settings.reading, durations: any.durations } });
      return;
    case 'repair':
      if (state().source.kind === 'refused') actions.repair('cut-cycles');
      return;
    case 'cancel':
      cancel(world, shown);
      return;
    case 'back':
      back(world);
      return;
    case 'undoRedo': {
      // That goes back to another graph, from which no redo leads here.
      if (state().behind && state().history.past.length === 0) return;
      const before = JSON.stringify(state().settings);
      actions.undo();
      if (JSON.stringify(state().settings) === before) return;
      actions.redo();
      expect(JSON.stringify(state().settings)).toBe(before);
      return;
    }
    case 'miss':
      actions.miss({ kind: 'missing', why: 'gone' }, { ...DEFAULT_TASK_LINK, unit: 'min' });
      return;
    case 'keep':
      if (onShow(state())) actions.keptAs(state().files, 'K');
      return;
    case 'forgot':
      actions.forgot('K');
      return;
    case 'wait':
      world.clock.now += PATIENCE_MS;
      return;
    default:
      actions[any.kind as 'undo' | 'redo' | 'retry']();
  }
}

/** What was on show before a reading is on show again; where nothing was read in its place, it stays. */
function cancel({ actions, state }: TaskWorld, shown: Shown): void {
  const { source, files } = state().source.kind === 'reading' ? shown : state();
  actions.cancel();
  must(state().source === source && state().files === files, 'what was on show before is again');
  must(state().rereading === null, 'nothing is read any more');
}

/** The graph in whose place there is none is on show again, with all that was set of it. */
function back({ actions, state }: TaskWorld): void {
  const { behind, source } = state();
  actions.back();
  if (behind === null) {
    must(state().source === source, 'there is nothing to go back to');
    return;
  }
  must(state().source === behind.source && onShow(behind) !== null, 'the graph is there again');
  must(state().settings === behind.settings && state().files === behind.files, 'as it was set');
}

function must(isSo: boolean, what: string): void {
  if (!isSo) throw new Error(what);
}

/** Of what settings a point is, but for its number of agents. */
const kindOf = ({ options }: ScalePoint) => JSON.stringify({ ...options, agents: 0 });

function holds({ state, current }: TaskWorld): void {
  const { source, files, settings, readAs, rereading, results, failure, origin } = state();
  const task = onShow(state());
  const isRead = sameReading(readAs, settings.reading);
  const read = current.get('task-read');
  const isBeingRead =
    read !== undefined &&
    !read.over &&
    read.job.kind === 'graph-read' &&
    read.job.files === files &&
    sameReading(read.job.options, settings.reading);
  const isTold = failure !== null;

  must(state().parameters === settings.parameters, 'parameters are those of the settings');
  must(source.kind !== 'reading' || isBeingRead || isTold, 'what was asked for is being read');
  must(rereading === null || (!!task && isBeingRead), 'another reading is under way');
  must(!task || isRead || rereading !== null || isTold, 'what is on show was asked for so');
  must(source.kind !== 'refused' || isRead, 'what was refused was asked for so');
  must((source.kind === 'none') === (files.length === 0), 'nothing is on show without files');
  const { behind } = state();
  const isLeft = source.kind !== 'ready' && source.kind !== 'reading';
  must(behind === null || isLeft, 'a graph is held for a way back');
  must(!behind?.behind, 'one graph is held, and no other');
  must(origin.kind !== 'missing' || source.kind === 'none', 'what is missing is not on show');
  const failed = [...current.values()].some((each) => each.failed);
  must(!failed || isTold, 'what failed, and is still wanted, is told of');

  const points = [...results.scale, ...results.rules.flatMap((series) => series.points)];
  const parts = [results.facts, results.duel?.result, ...points] as unknown as (Answered | null)[];
  if (!task) {
    must(parts.every((part) => !part) && !results.whole, 'there are no results of nothing');
    return;
  }
  const { key } = task.input;
  const unit = settings.unit === 'none' ? null : settings.unit;
  must(key === keyOf(files, readAs), 'the files on show were read so');
  must(task.unit === (task.read.timeUnit ?? unit), 'the unit is the one that was told');
  must(
    parts.every((part) => !part || part.of === key),
    'results are of the graph on show',
  );
  const kinds = new Set(results.scale.map(kindOf));
  must(kinds.size <= 1, 'the points of one plot are of the same settings');
  if (results.whole && source.kind === 'ready') wholeOf(state(), parts, worthOf(key));
}

/** Also while one thing is set after another. */
function ofOneGraph(state: TaskState): void {
  const task = onShow(state);
  const isSo = !task || task.input.key === keyOf(state.files, state.readAs);
  must(isSo, 'a graph is on show with what belongs to it');
}

interface Answered {
  readonly of: string;
  readonly seed?: number;
}

/** All that is there is of the settings as they are. */
function wholeOf(
  { parameters, results }: TaskState,
  parts: readonly (Answered | null)[],
  worth: number,
): void {
  const at = (of: Parameters, ...also: number[]) =>
    [...new Set([...SCALE_SIZES, parameters.agents, ...also])]
      .sort((a, b) => a - b)
      .map((agents) => swarmOptions(of, agents));
  const ruled = RULES.map((rule) => at({ ...parameters, swarm: 'standard', rule }));
  const optionsOf = (all: readonly ScalePoint[]) => all.map(({ options }) => options);
  const there = [
    results.duel?.of,
    optionsOf(results.scale),
    results.rules.map(({ points }) => optionsOf(points)),
  ];
  const wanted = [
    swarmOptions(parameters),
    // Only where it is within what the page shows.
    at(parameters, ...(worth < 64 ? [worth] : [])),
    ruled,
  ];
  must(
    JSON.stringify(there) === JSON.stringify(wanted),
    'the whole is of the settings as they are',
  );
  const isSeeded = parts.every((part) => (part?.seed ?? parameters.seed) === parameters.seed);
  must(isSeeded, 'the whole is of the seed as it is');
}

it('whatever is done, and in whatever order answers come, what is on show is what was asked for last', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 10, maxLength: 60, size: 'max' }), (steps) => {
      const world = taskWorld();
      world.store.subscribe(ofOneGraph);
      const before = world.state();
      world.actions.open({ name: 'timed', files: filesOf('timed'), origin: { kind: 'file' } });
      let shown: Shown = before;
      for (const each of steps) {
        take(world, each, shown);
        holds(world);
        if (world.state().source.kind !== 'reading') shown = world.state();
      }
      // Nothing is stuck: with answers to all, all is there.
      world.drain();
      if (world.state().failure !== null) {
        world.actions.retry();
        world.drain();
      }
      holds(world);
      const { source, failure, rereading, results } = world.state();
      expect([failure, rereading]).toEqual([null, null]);
      expect(source.kind).not.toBe('reading');
      if (source.kind === 'ready') expect(results.whole).toBe(true);
    }),
    { numRuns: 400 },
  );
});
