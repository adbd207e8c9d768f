import { describe, expect, it } from 'vitest';
import type { ReadJob, ScaleJob } from '../../../src/compute/index.ts';
import type { GraphInput } from '../../../src/graphs/graph-input.ts';
import type { ReadGraph } from '../../../src/graphs/read-graph.ts';
import { say } from '../../../src/graphs/said.ts';
import { DEFAULT_TASK_LINK } from '../../../src/link/task/task-link-state.ts';
import { SCALE_SIZES } from '../../../src/model/measure/task/scale-point.ts';
import { RULES } from '../../../src/model/parameters.ts';
import { PATIENCE_MS } from '../../../src/state/task/asking.ts';
import { arePlain } from '../../../src/state/task/settings-of.ts';
import type { TaskCompute } from '../../../src/state/task/task-compute.ts';
import { createTaskStore } from '../../../src/state/task/task-store.ts';
import { fakeCompute } from './fake-compute.ts';

const input = (key: string) => ({ key }) as unknown as GraphInput;
const read = (timeUnit: ReadGraph['timeUnit']) => ({ timeUnit, format: 'csv' }) as ReadGraph;
const file = (name: string) => ({ name, bytes: new Uint8Array(3) });

interface Opened {
  readonly unit?: ReadGraph['timeUnit'];
  readonly settings?: object;
  /** Takes what waits for the next frame; without it there is no waiting. */
  readonly frame?: (callback: () => void) => void;
}

function opened({ frame = (callback) => callback(), ...more }: Opened = {}) {
  const fake = fakeCompute();
  const clock = { now: 0 };
  const store = createTaskStore(
    DEFAULT_TASK_LINK,
    fake.client as TaskCompute,
    (callback) => {
      frame(callback);
      return () => {};
    },
    () => clock.now,
  );
  const { actions } = store.getState();
  const answerRead = (key = 'a', unit = more.unit ?? null) =>
    fake.last('task-read').handlers.onResult({
      outcome: { kind: 'read', read: read(unit), input: input(key) },
    });
  const open = (name = 'a.csv') =>
    actions.open({ name, files: [file(name)], origin: { kind: 'file' }, ...more });
  const channelsSince = (count: number) => fake.asked.slice(count).map(({ channel }) => channel);
  return { ...fake, store, actions, open, answerRead, channelsSince, clock, state: store.getState };
}

const REFUSED = {
  kind: 'refused',
  place: null,
  said: say`"a" needs "b", which is no step`,
  repair: 'cut-cycles',
  fault: 'defect',
} as const;

/** What the results need of the facts. */
const worthHaving = (agents: number | null) => ({ worth: { agents } });
const scaleJob = (job: unknown) => job as ScaleJob;
const points = (job: ScaleJob) =>
  job.swarms.map((options) => ({ options, agents: options.agents }));

describe('a file whose unit is known', () => {
  it('is read, and then everything is asked for once, on channels of its own', () => {
    const { state, open, answerRead, asked, last } = opened({ unit: 's' });
    open();
    expect(state().source).toEqual({ kind: 'reading', name: 'a.csv', share: 0 });
    last('task-read').handlers.onProgress?.(0.4);
    expect(state().source).toMatchObject({ share: 0.4 });
    answerRead();
    expect(state().source).toMatchObject({ kind: 'ready', task: { unit: 's', name: 'a.csv' } });
    expect(asked.map(({ channel }) => channel)).toEqual([
      'task-read',
      'task-facts',
      'task-scale',
      'task-duel',
      'task-rules',
    ]);
    const { swarms, seed } = scaleJob(last('task-scale').job);
    expect(seed).toBe(1);
    expect(swarms.map(({ agents }) => agents)).toEqual([...SCALE_SIZES]);
    expect(new Set(swarms.map(({ rule }) => rule))).toEqual(new Set(['critical-path']));
    const ruled = scaleJob(last('task-rules').job).swarms;
    expect(ruled).toHaveLength(RULES.length * SCALE_SIZES.length);
    expect([...new Set(ruled.map(({ rule }) => rule))]).toEqual([...RULES]);
  });

  it('moving the number of agents asks for the race and the runs at that number alone', () => {
    const { actions, open, answerRead, asked, channelsSince, last, state } = opened({ unit: 's' });
    open();
    answerRead();
    let count = asked.length;
    actions.change({ agents: 32 });
    expect(channelsSince(count)).toEqual(['task-duel']);
    count = asked.length;
    actions.change({ agents: 20 });
    expect(channelsSince(count)).toEqual(['task-own', 'task-duel', 'task-own-rules']);
    const scale = last('task-scale');
    scale.handlers.onResult({ points: points(scaleJob(scale.job)) });
    const own = last('task-own');
    own.handlers.onResult({ points: points(scaleJob(own.job)) });
    expect(state().results.scale.map(({ agents }) => agents)).toEqual([
      1, 2, 3, 4, 6, 8, 12, 16, 20, 24, 32, 48, 64,
    ]);
    actions.change({ agents: 24 });
    expect(state().results.scale.map(({ agents }) => agents)).toEqual([...SCALE_SIZES]);
  });

  it('shows the number of agents worth having among the sizes, once it is known and of each setting anew', () => {
    const { actions, open, answerRead, asked, channelsSince, last, state } = opened({ unit: 's' });
    open();
    answerRead();
    const sizes = () => state().results.scale.map(({ agents }) => agents);
    const finish = (channel: string) =>
      last(channel).handlers.onResult({ points: points(scaleJob(last(channel).job)) });
    let count = asked.length;
    last('task-facts').handlers.onResult({ facts: worthHaving(7) });
    expect(channelsSince(count)).toEqual(['task-worth']);
    finish('task-worth');
    finish('task-scale');
    expect(sizes()).toEqual([1, 2, 3, 4, 6, 7, 8, 12, 16, 24, 32, 48, 64]);
    // The one that is set is there once.
    count = asked.length;
    actions.change({ agents: 7 });
    expect(channelsSince(count)).toEqual(['task-own', 'task-duel', 'task-own-rules']);
    finish('task-own');
    expect(sizes()).toEqual([1, 2, 3, 4, 6, 7, 8, 12, 16, 24, 32, 48, 64]);
    // Of another rule it does not stand among those of this one.
    actions.change({ agents: 16, rule: 'shortest' });
    finish('task-worth');
    expect(sizes()).toEqual([1, 2, 3, 4, 6, 7, 8, 12, 16, 24, 32, 48, 64]);
    expect(state().results.scale.every(({ options }) => options.rule === 'critical-path')).toBe(
      true,
    );
    finish('task-scale');
    expect(state().results.scale.every(({ options }) => options.rule === 'shortest')).toBe(true);
    expect(sizes()).toContain(7);
  });

  it.each([1, 48, 64, 65, null])('asks for no more where %s are worth having', (agents) => {
    const { open, answerRead, asked, channelsSince, last } = opened({ unit: 's' });
    open();
    answerRead();
    const count = asked.length;
    last('task-facts').handlers.onResult({ facts: worthHaving(agents) });
    expect(channelsSince(count)).toEqual([]);
  });

  it('compares rules at the number of agents that is set, one run for each, and not the sizes again', () => {
    const { actions, open, answerRead, asked, last, cancelled, state } = opened({ unit: 's' });
    open();
    answerRead();
    const { job, handlers } = last('task-rules');
    handlers.onResult({ points: points(scaleJob(job)) });
    const sizesOf = (rule: string) =>
      state()
        .results.rules.find((each) => each.rule === rule)
        ?.points.map(({ agents }) => agents);
    actions.change({ agents: 20 });
    const ruled = scaleJob(last('task-own-rules').job).swarms;
    expect(ruled.map(({ rule, agents }) => [rule, agents])).toEqual(
      RULES.map((rule) => [rule, 20]),
    );
    expect(sizesOf('deepest')).toEqual([...SCALE_SIZES]);
    last('task-own-rules').handlers.onResult({
      points: points(scaleJob(last('task-own-rules').job)),
    });
    for (const rule of RULES)
      expect(sizesOf(rule)).toEqual([1, 2, 3, 4, 6, 8, 12, 16, 20, 24, 32, 48, 64]);

    // A newer choice: what is on its way is given up at once, and what is there stays until it is replaced.
    const late = last('task-own-rules');
    const before = cancelled.length;
    actions.change({ agents: 21 });
    expect(cancelled.slice(before)).toEqual(['task-own-rules']);
    expect(sizesOf('random')).toContain(20);
    late.handlers.onPartial?.({ points: [] });
    expect(sizesOf('random')).toContain(20);
    last('task-own-rules').handlers.onResult({
      points: points(scaleJob(last('task-own-rules').job)),
    });
    expect(sizesOf('random')).toEqual([1, 2, 3, 4, 6, 8, 12, 16, 21, 24, 32, 48, 64]);

    // Of another seed they do not stand among those of this one.
    actions.change({ seed: 5 });
    expect(sizesOf('random')).toEqual([...SCALE_SIZES]);
    actions.change({ agents: 32 });
    expect(sizesOf('random')).toEqual([...SCALE_SIZES]);
    expect(asked.filter(({ channel }) => channel === 'task-rules')).toHaveLength(2);
  });

  it('lets a hand go on once all but the comparison of rules is in', () => {
    const frames: (() => void)[] = [];
    const { actions, open, answerRead, last, state } = opened({
      unit: 's',
      frame: (callback) => frames.push(callback),
    });
    const nextFrame = () => {
      for (const callback of frames.splice(0)) callback();
    };
    open();
    answerRead();
    last('task-facts').handlers.onResult({ facts: worthHaving(1) });
    last('task-duel').handlers.onResult({ kind: 'graph-duel' });
    expect(state().results).toMatchObject({ whole: false, comparing: false });
    const { job, handlers } = last('task-scale');
    handlers.onResult({ points: points(scaleJob(job)) });
    expect(state().results).toMatchObject({ whole: false, comparing: true });
    actions.drag({ agents: 5 });
    nextFrame();
    expect(state().parameters.agents).toBe(5);
    expect(state().results.comparing).toBe(false);
    // Behind: the next move waits for the race and the point, or a quarter of a second.
    actions.drag({ agents: 7 });
    nextFrame();
    expect(state().parameters.agents).toBe(5);
    last('task-own').handlers.onResult({ points: points(scaleJob(last('task-own').job)) });
    nextFrame();
    expect(state().parameters.agents).toBe(5);
    last('task-duel').handlers.onResult({ kind: 'graph-duel' });
    nextFrame();
    expect(state().parameters.agents).toBe(7);
    actions.dispose();
  });

  it('another rule leaves the comparison of rules and the facts as they are; overhead does not', () => {
    const { actions, open, answerRead, asked, channelsSince } = opened({ unit: 's' });
    open();
    answerRead();
    let count = asked.length;
    actions.change({ rule: 'shortest' });
    expect(channelsSince(count)).toEqual(['task-scale', 'task-duel']);
    count = asked.length;
    actions.change({ overhead: true });
    expect(channelsSince(count)).toEqual(['task-scale', 'task-duel', 'task-rules']);
    count = asked.length;
    actions.choose({ price: 5 });
    expect(channelsSince(count)).toEqual([]);
  });

  it('is whole when all of the settings as they are is in, and not a moment sooner', () => {
    const { actions, open, answerRead, last, state } = opened({ unit: 's' });
    open();
    answerRead();
    const finish = (channel: string, result: object) => last(channel).handlers.onResult(result);
    const finishAll = () => {
      for (const channel of ['task-scale', 'task-rules'])
        finish(channel, { points: points(scaleJob(last(channel).job)) });
      finish('task-duel', { kind: 'graph-duel' });
    };
    finishAll();
    expect(state().results.whole).toBe(false);
    finish('task-facts', { facts: worthHaving(1) });
    expect(state().results.whole).toBe(true);
    expect(state().results.rules).toHaveLength(RULES.length);
    const late = last('task-duel');
    actions.change({ seed: 2 });
    expect(state().results.whole).toBe(false);
    // Of before: it is neither shown as new nor counted.
    late.handlers.onResult({ kind: 'graph-duel', late: true });
    expect(state().results.duel?.result).not.toHaveProperty('late');
    finishAll();
    expect(state().results.whole).toBe(true);
  });

  it('shows the beginning of a slow scale once it took long, and not at once', () => {
    const { open, answerRead, last, state, clock } = opened({ unit: 's' });
    open();
    answerRead();
    const { job, handlers } = last('task-scale');
    const first = { points: points(scaleJob(job)).slice(0, 2) };
    clock.now = PATIENCE_MS - 1;
    handlers.onPartial?.(first);
    expect(state().results.scale).toEqual([]);
    clock.now = PATIENCE_MS;
    handlers.onPartial?.(first);
    expect(state().results.scale.map(({ agents }) => agents)).toEqual([1, 2]);
    expect(state().results.whole).toBe(false);
  });

  it('undo takes back a gesture, and the graph stays', () => {
    const { actions, open, answerRead, state, asked, channelsSince } = opened({ unit: 's' });
    open();
    answerRead();
    actions.change({ agents: 4 });
    actions.change({ rule: 'deepest' });
    const count = asked.length;
    actions.undo();
    expect(state().settings.parameters).toMatchObject({ agents: 4, rule: 'critical-path' });
    expect(state().parameters).toBe(state().settings.parameters);
    expect(state().source.kind).toBe('ready');
    expect(channelsSince(count)).toEqual(['task-scale', 'task-duel']);
    actions.undo();
    actions.redo();
    expect(state().parameters.agents).toBe(4);
  });

  it('a recursive swarm takes a rule of its own, and gives the other one back', () => {
    const { actions, state } = opened();
    actions.change({ rule: 'shortest' });
    actions.change({ swarm: 'recursive' });
    expect(state().parameters.rule).toBe('own-branch');
    actions.change({ swarm: 'standard' });
    expect(state().parameters.rule).toBe('shortest');
    actions.change({ agents: 60_000 });
    expect(state().parameters.agents).toBe(1024);
  });
});

describe('undo', () => {
  it('takes back money and units too, each by itself, and computes nothing for money', () => {
    const { actions, open, answerRead, state, asked, channelsSince, clock } = opened();
    open();
    answerRead();
    const deed = (act: () => void) => {
      clock.now += 1000;
      act();
    };
    deed(() => actions.choose({ unit: 'min' }));
    deed(() => actions.choose({ price: 5 }));
    deed(() => actions.choose({ hour: 80 }));
    deed(() => actions.choose({ unit: 'h' }));
    const count = asked.length;
    actions.undo();
    expect(state().source).toMatchObject({ kind: 'ready', task: { unit: 'min' } });
    expect(state().settings).toMatchObject({ price: 5, hour: 80 });
    actions.undo();
    expect(state().settings).toMatchObject({ price: 5, hour: null });
    actions.undo();
    expect(state().settings).toMatchObject({ price: 1, unit: 'min' });
    expect(channelsSince(count)).toEqual([]);
    // The unit that was asked for is asked for again.
    actions.undo();
    expect(state().source.kind).toBe('asking');
    actions.redo();
    expect(state().source).toMatchObject({ kind: 'ready', task: { unit: 'min' } });
  });

  it('of a decision about the file reads it again as before, and of a repair refuses it again', () => {
    const { actions, open, answerRead, last, state } = opened({ unit: 's' });
    const options = () => (last('task-read').job as ReadJob).options;
    open();
    last('task-read').handlers.onResult({ outcome: REFUSED });
    actions.repair('cut-cycles');
    answerRead('repaired');
    actions.choose({ reading: { ...state().settings.reading, durations: 'weight' } });
    answerRead('weighed');
    actions.undo();
    expect(options()).toEqual({ durations: null, precedence: null, repairs: ['cut-cycles'] });
    // On show stays what is there until the other is.
    expect(state().source).toMatchObject({ task: { input: { key: 'weighed' } } });
    answerRead('repaired');
    actions.undo();
    expect(options().repairs).toEqual([]);
    last('task-read').handlers.onResult({ outcome: REFUSED });
    expect(state().source.kind).toBe('refused');
    actions.redo();
    expect(options().repairs).toEqual(['cut-cycles']);
  });

  it('begins anew with another graph, and has everything back where that is stopped', () => {
    const { actions, open, answerRead, state } = opened({ unit: 's' });
    open();
    answerRead();
    actions.choose({ price: 5 });
    const { edition, entries } = state().history;
    open('b.csv');
    expect(state().history).toMatchObject({ past: [], future: [], entries });
    expect(state().history.edition).toBeGreaterThan(edition);
    expect(state().settings.price).toBe(5);
    actions.cancel();
    actions.undo();
    expect(state().settings.price).toBe(1);
    expect(state().source).toMatchObject({ task: { name: 'a.csv' } });
  });
});

describe('a file that leaves its unit open', () => {
  it('computes nothing before the reader has told it, and nothing anew when it is told otherwise', () => {
    const { actions, open, answerRead, asked, state } = opened();
    open();
    answerRead();
    expect(state().source).toMatchObject({ kind: 'asking', task: { unit: null } });
    expect(asked).toHaveLength(1);
    actions.choose({ unit: 'min' });
    expect(state().source).toMatchObject({ kind: 'ready', task: { unit: 'min' } });
    expect(asked).toHaveLength(5);
    actions.choose({ unit: 'none' });
    expect(state().source).toMatchObject({ kind: 'ready', task: { unit: null } });
    expect(asked).toHaveLength(5);
  });

  it('does not take the unit of the file before', () => {
    const { actions, open, answerRead, state } = opened();
    open();
    answerRead();
    actions.choose({ unit: 'h' });
    open('b.csv');
    answerRead('b');
    expect(state().source.kind).toBe('asking');
    expect(state().settings.unit).toBe(null);
  });

  it('is ready at once where a link says the unit', () => {
    const { open, answerRead, state } = opened({ settings: { unit: 'h' } });
    open();
    answerRead();
    expect(state().source).toMatchObject({ kind: 'ready', task: { unit: 'h' } });
  });
});

describe('a file that is refused', () => {
  const said = say`"a" needs "b", which is no step`;
  const refusal = {
    kind: 'refused',
    place: null,
    said,
    repair: 'skip-missing-needs',
    fault: 'defect',
  } as const;

  it('says why, and is read again with the repair that the reader asks for, and with each before', () => {
    const { actions, open, answerRead, last, state } = opened({ unit: 's' });
    open();
    last('task-read').handlers.onResult({ outcome: refusal });
    expect(state().source).toMatchObject({ kind: 'refused', name: 'a.csv', said });
    actions.repair('skip-missing-needs');
    expect((last('task-read').job as ReadJob).options.repairs).toEqual(['skip-missing-needs']);
    last('task-read').handlers.onResult({ outcome: { ...refusal, repair: 'cut-cycles' } });
    actions.repair('cut-cycles');
    expect((last('task-read').job as ReadJob).options.repairs).toEqual([
      'skip-missing-needs',
      'cut-cycles',
    ]);
    answerRead();
    expect(state().source.kind).toBe('ready');
  });
});

describe('the graph before a file that is refused', () => {
  const said = say`this is no task graph`;
  const outcome = { kind: 'refused', place: null, said, repair: null, fault: 'no-graph' } as const;
  const dropped = () => {
    const world = opened({ unit: 's' });
    world.open();
    world.answerRead();
    world.actions.change({ agents: 5 });
    world.actions.choose({ price: 12 });
    world.open('photo.png');
    world.last('task-read').handlers.onResult({ outcome });
    return world;
  };
  const isBack = ({ state }: ReturnType<typeof dropped>) => {
    expect(state().source).toMatchObject({ kind: 'ready', task: { name: 'a.csv' } });
    expect(state().settings).toMatchObject({ parameters: { agents: 5 }, price: 12 });
    expect(state().behind).toBe(null);
  };

  it('is there again when it is asked for, with its settings, what there is to undo, and its results asked for', () => {
    const world = dropped();
    const { actions, asked, channelsSince, state } = world;
    expect(state().source).toMatchObject({ kind: 'refused', name: 'photo.png' });
    const count = asked.length;
    actions.back();
    isBack(world);
    expect(channelsSince(count)).toContain('task-scale');
    actions.undo();
    expect(state().settings.price).toBe(1);
  });

  it('is there again by undo, once there is no repair to take back', () => {
    const world = dropped();
    world.actions.undo();
    isBack(world);
  });

  it('is there again after a second file that is refused, and after one that is given up', () => {
    const world = dropped();
    const { actions, open, last, state } = world;
    open('letter.txt');
    expect(state().behind).toBe(null);
    last('task-read').handlers.onResult({ outcome });
    open('large.json');
    actions.cancel();
    expect(state().source).toMatchObject({ kind: 'refused', name: 'letter.txt' });
    actions.back();
    isBack(world);
  });

  it('is held no longer once another graph is there', () => {
    const { open, answerRead, state } = dropped();
    open('b.csv');
    answerRead('b');
    expect(state().source).toMatchObject({ kind: 'ready' });
    expect(state().behind).toBe(null);
  });

  it('is there again where a link led to a graph that is not here', () => {
    const world = opened({ unit: 's' });
    world.open();
    world.answerRead();
    world.actions.change({ agents: 5 });
    world.actions.choose({ price: 12 });
    world.actions.miss({ kind: 'missing', why: 'left-out' }, DEFAULT_TASK_LINK);
    expect(world.state().source.kind).toBe('none');
    world.actions.back();
    isBack(world);
  });

  it('is none where the file that was refused is the one that was on show, read otherwise', () => {
    const { actions, answerRead, open, last, state } = opened({ unit: 's' });
    open();
    answerRead();
    actions.choose({ reading: { ...state().settings.reading, durations: 'size' } });
    last('task-read').handlers.onResult({ outcome });
    expect(state().behind).toBe(null);
  });

  it('is kept, or kept no longer, as another tab has it', () => {
    const { actions, open, answerRead, last, state } = opened({ unit: 's' });
    open();
    answerRead();
    actions.keptAs(state().files, 'K');
    open('photo.png');
    last('task-read').handlers.onResult({ outcome });
    actions.forgot('K');
    actions.back();
    expect(state().origin).toEqual({ kind: 'file' });
  });
});

it('reset takes the panel back to what it says at first, money too, as one thing to undo', () => {
  const { actions, open, answerRead, state } = opened({ unit: 's' });
  open();
  answerRead();
  expect(arePlain(state().settings)).toBe(true);
  for (const choice of [{ price: 4 }, { paid: 'working' }, { hour: 9 }] as const) {
    actions.choose(choice);
    expect(arePlain(state().settings)).toBe(false);
    actions.reset();
    expect(arePlain(state().settings)).toBe(true);
  }
  actions.change({ agents: 7, overhead: true });
  actions.choose({ price: 4, paid: 'working', hour: 9 });
  const set = state().settings;
  actions.reset();
  expect(state().settings).toMatchObject({ price: 1, paid: 'reserved', hour: null });
  expect(state().parameters).toEqual(DEFAULT_TASK_LINK.parameters);
  actions.undo();
  expect(state().settings).toEqual(set);
});

describe('reading', () => {
  it('that is stopped brings back what was on show, with its results asked for again', () => {
    const { actions, open, answerRead, asked, cancelled, last, state } = opened({ unit: 's' });
    open();
    answerRead();
    open('large.json');
    expect(state().source.kind).toBe('reading');
    const late = last('task-read');
    const count = asked.length;
    actions.cancel();
    expect(state().source).toMatchObject({ kind: 'ready', task: { name: 'a.csv' } });
    expect(cancelled).toContain('task-read');
    expect(asked.slice(count).map(({ channel }) => channel)).toContain('task-scale');
    late.handlers.onResult({ outcome: { kind: 'read', read: read('s'), input: input('late') } });
    expect(state().source).toMatchObject({ task: { name: 'a.csv' } });
  });

  it('otherwise, for a decision about the file, leaves the graph on show until it is there', () => {
    const { actions, open, answerRead, last, state } = opened({ unit: 's' });
    open();
    answerRead();
    const { reading } = state().settings;
    actions.choose({ reading: { ...reading, durations: 'weight' } });
    expect(state().source.kind).toBe('ready');
    expect(state().rereading).toBe(0);
    expect((last('task-read').job as ReadJob).options.durations).toBe('weight');
    answerRead('b');
    expect(state().rereading).toBe(null);
    expect(state().source).toMatchObject({ kind: 'ready', task: { input: { key: 'b' } } });
  });

  it('otherwise that is stopped leaves the decision as the graph on show was read', () => {
    const { actions, open, answerRead, asked, state } = opened({ unit: 's' });
    open();
    answerRead();
    const { reading } = state().settings;
    actions.choose({ reading: { ...reading, durations: 'weight' } });
    actions.cancel();
    expect(state().rereading).toBe(null);
    expect(state().settings.reading).toEqual(reading);
    const count = asked.length;
    // Nothing came of it: there is nothing to take back.
    actions.undo();
    expect(asked.length).toBe(count);
  });

  it('otherwise that breaks down can be tried again', () => {
    const { actions, open, answerRead, last, state } = opened({ unit: 's' });
    open();
    answerRead();
    const { reading } = state().settings;
    actions.choose({ reading: { ...reading, durations: 'weight' } });
    last('task-read').handlers.onError?.({ kind: 'failed', message: 'out of memory' });
    expect(state().rereading).toBe(null);
    actions.retry();
    expect(state().rereading).toBe(0);
    answerRead('weighed');
    expect(state().source).toMatchObject({ task: { input: { key: 'weighed' } } });
  });

  it('otherwise that is stopped leaves the other settings of the link that asked for it, computed', () => {
    const { actions, open, answerRead, asked, last, state } = opened({ unit: 's' });
    open();
    answerRead();
    const link = { ...DEFAULT_TASK_LINK, parameters: { ...state().parameters, agents: 3 } };
    const count = asked.length;
    actions.goTo({ ...link, durations: 'size' }, []);
    actions.cancel();
    expect(state().settings.reading.durations).toBe(null);
    expect(state().parameters.agents).toBe(3);
    expect(asked.slice(count).map(({ channel }) => channel)).toContain('task-duel');
    expect(last('task-duel').job).toMatchObject({ swarm: { agents: 3 } });
    expect(state().results.whole).toBe(false);
  });

  it('otherwise, given up for another file that is given up too, leaves the graph as it was read', () => {
    const { actions, open, answerRead, state } = opened({ unit: 's' });
    open();
    answerRead();
    actions.choose({ reading: { ...state().settings.reading, durations: 'weight' } });
    open('b.csv');
    actions.cancel();
    expect(state().source).toMatchObject({ task: { name: 'a.csv', input: { key: 'a' } } });
    expect(state().settings.reading.durations).toBe(null);
  });

  it('otherwise that failed goes on being told while results come in, and is asked for again by choosing it', () => {
    const { actions, open, answerRead, asked, last, state } = opened({ unit: 's' });
    open();
    answerRead();
    const weighed = () =>
      actions.choose({ reading: { ...state().settings.reading, durations: 'weight' } });
    weighed();
    last('task-read').handlers.onError?.({ kind: 'failed', message: 'out of memory' });
    last('task-facts').handlers.onResult({ facts: worthHaving(1) });
    actions.change({ agents: 4 });
    expect(state().failure).toMatchObject({ message: 'out of memory' });
    const count = asked.length;
    weighed();
    expect(asked.slice(count).map(({ channel }) => channel)).toEqual(['task-read']);
    expect(state().failure).toBe(null);
    // Back to what is on show: there is nothing to read.
    actions.choose({ reading: { ...state().settings.reading, durations: null } });
    expect(asked.slice(count)).toHaveLength(1);
    expect(state().rereading).toBe(null);
  });

  it('that is stopped brings back a refusal, and what was missing, and holds nothing of them afterwards', () => {
    const { actions, open, last, state } = opened({ unit: 's' });
    const missing = { kind: 'missing', why: 'gone' } as const;
    actions.miss(missing, { ...DEFAULT_TASK_LINK, price: 7 });
    open();
    actions.cancel();
    expect(state()).toMatchObject({ origin: missing, source: { kind: 'none' }, files: [] });
    open();
    last('task-read').handlers.onResult({ outcome: REFUSED });
    actions.repair('cut-cycles');
    actions.cancel();
    expect(state().source).toMatchObject({ kind: 'refused', name: 'a.csv' });
    expect(state().settings.reading.repairs).toEqual([]);
    open('b.csv');
    actions.cancel();
    expect(state().source).toMatchObject({ kind: 'refused', name: 'a.csv' });
  });

  it('by a worker that breaks down says so, and can be tried again', () => {
    const { actions, open, answerRead, last, state } = opened({ unit: 's' });
    open();
    last('task-read').handlers.onError?.({ kind: 'failed', message: 'out of memory' });
    expect(state().failure).toEqual({ kind: 'failed', message: 'out of memory' });
    actions.retry();
    expect(state().failure).toBe(null);
    answerRead();
    expect(state().source.kind).toBe('ready');
  });
});

it('goes to another link of the same graph without reading it again', () => {
  const { actions, open, answerRead, asked, channelsSince, state } = opened();
  open();
  answerRead();
  actions.choose({ unit: 'min' });
  const count = asked.length;
  actions.goTo(
    { ...DEFAULT_TASK_LINK, price: 3, parameters: { ...state().parameters, agents: 2 } },
    [],
  );
  expect(channelsSince(count)).toEqual(['task-duel']);
  expect(state().settings).toMatchObject({ price: 3, unit: 'min' });
  const before = asked.length;
  actions.goTo({ ...DEFAULT_TASK_LINK, durations: 'size' }, []);
  // The graph on show has the settings of the link, too, until the other reading takes its place.
  expect(channelsSince(before)).toEqual(['task-read', 'task-duel']);
});

describe('a failure', () => {
  const broke = { kind: 'failed', message: 'it broke' } as const;

  it('of one part is told until that part is asked for otherwise, or again', () => {
    const { actions, open, answerRead, asked, last, state } = opened();
    open();
    answerRead();
    actions.choose({ unit: 'min' });
    last('task-facts').handlers.onError?.(broke);
    // Neither of these asks for the facts again: without a word the page would wait for them for ever.
    actions.choose({ unit: 'h' });
    actions.change({ agents: 4 });
    expect(state().failure).toEqual(broke);
    const count = asked.length;
    actions.retry();
    expect(state().failure).toBe(null);
    expect(asked.slice(count).map(({ channel }) => channel)).toContain('task-facts');
    last('task-facts').handlers.onResult({ facts: worthHaving(1) });
    last('task-duel').handlers.onError?.(broke);
    actions.change({ agents: 8 });
    expect(state().failure).toBe(null);
  });

  it('of the workers is over when there are workers again', () => {
    const { open, answerRead, fail, client, listeners, last, state } = opened({ unit: 's' });
    open();
    answerRead();
    const unavailable = { kind: 'unavailable', message: 'refused' } as const;
    last('task-duel').handlers.onError?.(unavailable);
    fail('refused');
    expect(state().failure).toEqual(unavailable);
    // Compute asks again by itself.
    client.retry();
    for (const listener of listeners) listener();
    expect(state().failure).toBe(null);
  });
});

it('shows no point of new settings among those of before', () => {
  const { actions, open, answerRead, last, state } = opened({ unit: 's' });
  const finish = (channel: string) => {
    const { job, handlers } = last(channel);
    handlers.onResult({ points: points(scaleJob(job)) });
  };
  open();
  answerRead();
  actions.change({ agents: 20 });
  for (const channel of ['task-scale', 'task-own']) finish(channel);
  actions.change({ rule: 'shortest' });
  finish('task-own');
  const rules = () => [...new Set(state().results.scale.map(({ options }) => options.rule))];
  expect(rules()).toEqual(['critical-path']);
  finish('task-scale');
  expect(rules()).toEqual(['shortest']);
  expect(state().results.scale.map(({ agents }) => agents)).toContain(20);
});

it('goes back to the rule of the graph on show after a recursive swarm, and not to that of the graph before', () => {
  const { actions, state } = opened({ unit: 's' });
  const opening = { name: 'a', files: [file('a')], origin: { kind: 'file' } } as const;
  actions.change({ rule: 'shortest' });
  const parameters = { ...state().parameters, rule: 'input-order' } as const;
  actions.open({ ...opening, settings: { parameters } });
  actions.change({ swarm: 'recursive' });
  actions.change({ swarm: 'standard' });
  expect(state().parameters.rule).toBe('input-order');
});

it('what is kept or removed while something else is read is so for the graph that comes back', () => {
  const { actions, open, answerRead, state } = opened({ unit: 's' });
  open();
  answerRead();
  const { files } = state();
  open('b.csv');
  actions.keptAs(files, 'K');
  expect(state().origin).toEqual({ kind: 'file' });
  actions.cancel();
  expect(state().origin).toEqual({ kind: 'kept', key: 'K' });
  open('b.csv');
  actions.forgot('K');
  actions.cancel();
  expect(state().origin).toEqual({ kind: 'file' });
});
