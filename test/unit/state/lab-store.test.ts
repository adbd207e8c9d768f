import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { parseLink } from '../../../src/link/parse-link.ts';
import { PRESETS } from '../../../src/model/presets.ts';
import { PATIENCE_MS } from '../../../src/state/connect.ts';
import { DRAG_WAIT_MS, type NextFrame } from '../../../src/state/drag.ts';
import { createLabStore } from '../../../src/state/lab-store.ts';
import { selectChanged, selectCurrent } from '../../../src/state/selectors.ts';
import { fakeCompute, family, race } from './fake-compute.ts';

const FRAME_MS = 16;
const nextFrame: NextFrame = (callback) => {
  const timer = setTimeout(callback, FRAME_MS);
  return () => clearTimeout(timer);
};

function lab(query = '') {
  const compute = fakeCompute();
  const store = createLabStore(parseLink(query), compute.client, nextFrame);
  return { compute, store, get: store.getState, ...store.getState().actions };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('parameters', () => {
  it('come from the link, and nothing is computed before the start', () => {
    const { compute, get, start } = lab('?agents=64&layers=banana');
    expect(get().parameters).toEqual({ ...PRESETS.post, agents: 64 });
    expect(get().notices).toHaveLength(1);
    expect(compute.asked).toEqual([]);
    start();
    start();
    expect(compute.asked.map((each) => each.channel)).toEqual(['race', 'family']);
    const { job } = compute.last('race');
    expect('parameters' in job && job.parameters).toBe(get().parameters);
  });

  it('are those that a link has for the race alone, where it has some', () => {
    const { get, open } = lab('?agents=64&race.agents=3&width.layers=4');
    expect(get().parameters.agents).toBe(3);
    expect(Object.keys(get().own)).toEqual(['width']);
    open(parseLink('?agents=8&race.layers=5'));
    expect(get().parameters).toEqual({ ...PRESETS.post, layers: 5 });
  });

  it('stay the same object when a link asks for them as they are', () => {
    const { compute, get, start, open } = lab('?agents=8');
    start();
    const { parameters } = get();
    const asked = compute.asked.length;
    open(parseLink('?agents=8&pin1.agents=64'));
    expect(get().parameters).toBe(parameters);
    expect(get().pins).toHaveLength(1);
    expect(compute.asked).toHaveLength(asked);
  });

  it('stay the same object when nothing changes, so that nothing is computed again', () => {
    const { compute, get, start, change } = lab();
    start();
    const before = get().parameters;
    change({ agents: 16 });
    expect(get().parameters).toBe(before);
    expect(compute.asked).toHaveLength(2);
    change({ agents: 17 });
    expect(compute.asked).toHaveLength(4);
  });

  it('that do not go together are settled, and a link that asks for them says so', () => {
    const { get, change } = lab('?swarm=recursive&rule=random');
    expect(get().parameters.rule).toBe('own-branch');
    expect(get().notices).toEqual([
      {
        kind: 'conflict',
        scope: { kind: 'page' },
        key: 'rule',
        asked: 'random',
        with: 'swarm',
        value: 'recursive',
        used: 'own-branch',
      },
    ]);
    change({ swarm: 'standard', rule: 'critical-path' });
    change({ swarm: 'recursive' });
    expect(get().parameters.rule).toBe('own-branch');
    const september = lab('?preset=september&swarm=recursive&rule=shortest');
    expect(september.get().parameters.rule).toBe('own-list');
  });

  it('of the overhead turn it on when they are moved, but not when they are reset', () => {
    const { get, change, reset } = lab();
    change({ scheduling: 0.1 });
    expect(get().parameters.overhead).toBe(true);
    change({ overhead: false });
    expect(get().parameters.overhead).toBe(false);
    change({ communication: 'group' });
    expect(get().parameters.overhead).toBe(true);
    reset();
    expect(get().parameters).toBe(PRESETS.post);
  });

  it('are compared with the preset that was chosen', () => {
    const { get, change, choosePreset } = lab();
    expect(selectChanged(get())).toBe(false);
    change({ layers: 8 });
    expect(selectChanged(get())).toBe(true);
    choosePreset('september');
    expect(get().parameters).toBe(PRESETS.september);
    expect(selectChanged(get())).toBe(false);
  });

  it('notices can be put away one by one or all', () => {
    const { get, dismiss } = lab('?agents=x&layers=y&steps=z');
    dismiss(get().notices[1]);
    expect(get().notices.map((each) => 'key' in each && each.key)).toEqual(['agents', 'steps']);
    dismiss();
    expect(get().notices).toEqual([]);
  });
});

describe('a hand that drags', () => {
  it('waits for the picture of where it was, and then goes to where it is', () => {
    const { compute, get, start, drag } = lab();
    const answer = () => {
      compute.last('race').handlers.onResult(race('r'));
      compute.last('family').handlers.onPartial?.(family('f', false));
    };
    start();
    answer();
    drag({ agents: 17 });
    drag({ agents: 18 });
    vi.advanceTimersByTime(FRAME_MS);
    expect(get().parameters.agents).toBe(18);
    expect(compute.asked).toHaveLength(4);
    drag({ agents: 19 });
    vi.advanceTimersByTime(FRAME_MS);
    expect(get().parameters.agents).toBe(18);
    answer();
    // The last movement before the frame counts, and one request follows it.
    drag({ agents: 20 });
    vi.advanceTimersByTime(FRAME_MS);
    // Nothing that was drawn was late: the parameters moved only once their picture was there.
    expect(get().parameters.agents).toBe(20);
    expect(compute.asked).toHaveLength(6);
    answer();
    vi.runAllTimers();
    expect(compute.asked).toHaveLength(6);
  });

  it('does not wait for ever, nor once it lets go', () => {
    const { compute, get, start, drag, change, reset } = lab();
    start();
    drag({ agents: 17 });
    expect(get().parameters.agents).toBe(16);
    vi.advanceTimersByTime(DRAG_WAIT_MS);
    expect(get().parameters.agents).toBe(17);
    drag({ agents: 20, layers: 5 });
    change({ agents: 21 });
    expect(get().parameters).toMatchObject({ agents: 21, layers: 5 });
    drag({ agents: 30 });
    reset();
    vi.runAllTimers();
    expect(get().parameters).toBe(PRESETS.post);
    expect(compute.asked).toHaveLength(8);
  });
});

describe('results', () => {
  it('race and first graphs come on show together, then the rest', () => {
    const { compute, get, start } = lab();
    start();
    expect(get().work).toEqual({ status: 'computing', share: 0 });
    compute.last('race').handlers.onResult(race('r1'));
    expect(get().picture).toBe(null);
    compute.last('family').handlers.onPartial?.(family('f1', false));
    expect(get().picture).toMatchObject({ race: { name: 'r1' }, family: { name: 'f1' } });
    expect(get().work.status).toBe('partial');
    compute.last('family').handlers.onProgress?.(0.5);
    expect(get().work).toEqual({ status: 'partial', share: 0.5 });
    compute.last('family').handlers.onResult(family('f2', true));
    expect(get().picture).toMatchObject({ family: { name: 'f2' }, complete: true });
    expect(get().work).toEqual({ status: 'complete' });
    expect(selectCurrent(get())).toBe(true);
  });

  it('the old picture stays until the new one is there', () => {
    const { compute, get, start, change } = lab();
    start();
    compute.last('race').handlers.onResult(race('r1'));
    compute.last('family').handlers.onResult(family('f1', true));
    const before = get().picture;
    change({ agents: 2 });
    expect(get().picture).toBe(before);
    expect(selectCurrent(get())).toBe(false);
    compute.last('race').handlers.onResult(race('r2'));
    expect(get().picture).toBe(before);
    vi.advanceTimersByTime(PATIENCE_MS);
    // The family takes its time: the race goes ahead, the curves stay and are known to be old.
    expect(get().picture).toMatchObject({ race: { name: 'r2' }, family: { name: 'f1' } });
    expect(selectCurrent(get())).toBe(false);
    expect(get().work.status).toBe('computing');
  });

  it('late answers of earlier parameters are not shown', () => {
    const { compute, get, start, change } = lab();
    start();
    const [oldRace, oldFamily] = compute.asked;
    change({ agents: 2 });
    oldRace.handlers.onResult(race('late'));
    oldFamily.handlers.onResult(family('late', true));
    oldFamily.handlers.onError?.({ kind: 'failed', message: 'late' });
    vi.runAllTimers();
    expect(get().picture).toBe(null);
    expect(get().work.status).toBe('computing');
  });

  it('an error is said, keeps the picture, and the next change tries again', () => {
    const { compute, get, start, change, retry } = lab();
    start();
    compute.last('race').handlers.onResult(race('r1'));
    compute.last('family').handlers.onResult(family('f1', true));
    change({ steps: 10 });
    compute.last('race').handlers.onError?.({ kind: 'failed', message: 'the model says no' });
    expect(get().work).toEqual({ status: 'error', message: 'the model says no' });
    expect(get().picture).toMatchObject({ race: { name: 'r1' } });
    retry();
    expect(get().work.status).toBe('computing');
    expect(compute.asked).toHaveLength(6);
  });

  it('a race is shown though its family fails before it was waited for', () => {
    const { compute, get, start, change } = lab();
    start();
    compute.last('race').handlers.onResult(race('r1'));
    compute.last('family').handlers.onResult(family('f1', true));
    change({ agents: 2 });
    compute.last('race').handlers.onResult(race('r2'));
    compute.last('family').handlers.onError?.({ kind: 'failed', message: 'no family' });
    expect(get().picture).toMatchObject({ race: { name: 'r2' }, family: { name: 'f1' } });
    expect(get().picture?.raceOf).toBe(get().parameters);
    expect(get().work).toEqual({ status: 'error', message: 'no family' });
    const shown = get().picture;
    vi.runAllTimers();
    expect(get().picture).toBe(shown);
  });

  it('without workers the state says so, and a retry asks again', () => {
    const { compute, get, start, retry } = lab();
    start();
    compute.fail('no worker can start here');
    expect(get().work).toEqual({ status: 'unavailable', message: 'no worker can start here' });
    retry();
    expect(get().work.status).toBe('computing');
    expect(compute.asked).toHaveLength(4);
  });

  it('a store that was disposed of listens to nothing any more', () => {
    const { compute, get, start, change, dispose } = lab();
    start();
    dispose();
    expect(compute.cancelled).toEqual(['race', 'family']);
    expect(compute.listeners.size).toBe(0);
    compute.last('race').handlers.onResult(race('late'));
    compute.last('family').handlers.onResult(family('late', true));
    change({ agents: 3 });
    expect(get().picture).toBe(null);
    expect(compute.asked).toHaveLength(2);
  });
});
