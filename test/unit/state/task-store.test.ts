import { describe, expect, it } from 'vitest';
import type { ReadJob, ScaleJob } from '../../../src/compute/index.ts';
import type { GraphInput } from '../../../src/graphs/graph-input.ts';
import type { ReadGraph } from '../../../src/graphs/read-graph.ts';
import { say } from '../../../src/graphs/said.ts';
import { DEFAULT_TASK_LINK } from '../../../src/link/task/task-link-state.ts';
import { SCALE_SIZES } from '../../../src/model/measure/task/scale-point.ts';
import { RULES } from '../../../src/model/parameters.ts';
import { PATIENCE_MS } from '../../../src/state/task/results.ts';
import type { TaskCompute } from '../../../src/state/task/task-compute.ts';
import { createTaskStore } from '../../../src/state/task/task-store.ts';
import { fakeCompute } from './fake-compute.ts';

const input = (key: string) => ({ key }) as unknown as GraphInput;
const read = (timeUnit: ReadGraph['timeUnit']) => ({ timeUnit, format: 'csv' }) as ReadGraph;
const file = (name: string) => ({ name, bytes: new Uint8Array(3) });

function opened(more: { readonly unit?: ReadGraph['timeUnit']; readonly settings?: object } = {}) {
  const fake = fakeCompute();
  const clock = { now: 0 };
  const store = createTaskStore(
    DEFAULT_TASK_LINK,
    fake.client as TaskCompute,
    (callback) => {
      callback();
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

  it('moving the number of agents asks for the race and one more point alone', () => {
    const { actions, open, answerRead, asked, channelsSince, last, state } = opened({ unit: 's' });
    open();
    answerRead();
    let count = asked.length;
    actions.change({ agents: 32 });
    expect(channelsSince(count)).toEqual(['task-duel']);
    count = asked.length;
    actions.change({ agents: 20 });
    expect(channelsSince(count)).toEqual(['task-own', 'task-duel']);
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
    finish('task-facts', { facts: {} });
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
    const said = say`"a" needs "b", which is no step`;
    const refusal = { kind: 'refused', place: null, said, repair: 'cut-cycles' } as const;
    last('task-read').handlers.onResult({ outcome: refusal });
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
    last('task-read').handlers.onResult({ outcome: refusal });
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
  const refusal = { kind: 'refused', place: null, said, repair: 'skip-missing-needs' } as const;

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
  actions.goTo({ ...DEFAULT_TASK_LINK, durations: 'size' }, []);
  expect(asked.at(-1)?.channel).toBe('task-read');
});
