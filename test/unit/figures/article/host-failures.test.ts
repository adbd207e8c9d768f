import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PRESETS } from '../../../../src/model/presets.ts';
import { letTimeGo, SLUG, setUp, shown, stopTime } from './host-set-up.ts';

const { post } = PRESETS;

beforeEach(stopTime);
afterEach(letTimeGo);

describe('a failure', () => {
  const failure = { kind: 'failed', message: 'the model says no' } as const;

  it('is said, keeps the picture, and is asked again when wanted', () => {
    const { actions, last, asked, answer, state, nameShown, host, retry } = shown();
    actions.change({ agents: 3 });
    last().handlers.onError?.(failure);
    expect(state()).toMatchObject({ shown: { of: post }, work: { kind: 'trouble', failure } });
    // Nothing is asked again and again by itself.
    actions.change({ layers: 9 });
    expect(asked).toHaveLength(2);
    host.retry();
    expect(retry).toHaveBeenCalledTimes(1);
    expect(asked).toHaveLength(3);
    expect(state().work.kind).toBe('computing');
    answer('3');
    expect(state().work.kind).toBe('idle');
    expect(nameShown()).toEqual({ name: '3' });
  });

  it('is over when other settings are wanted, or those that are shown', () => {
    const { actions, last, asked, state } = shown();
    actions.change({ agents: 3 });
    last().handlers.onError?.(failure);
    actions.change({ agents: 4 });
    expect(asked).toHaveLength(3);
    expect(state().work.kind).toBe('computing');
    last().handlers.onError?.(failure);
    actions.change({ agents: post.agents });
    expect(state().work.kind).toBe('idle');
  });

  it('for lack of workers is said while something is wanted, and retried', () => {
    const { host, compute, asked, answer, state } = setUp();
    host.see(true);
    compute.fail('no worker can start here');
    expect(state().work).toEqual({
      kind: 'trouble',
      failure: { kind: 'unavailable', message: 'no worker can start here' },
    });
    host.retry();
    expect(asked).toHaveLength(2);
    expect(state().work.kind).toBe('computing');
    answer();
    compute.fail('gone');
    // What is shown needs no worker.
    expect(state().work.kind).toBe('idle');
  });
});

describe('whoever listens', () => {
  it('is told when something changed, until it stops', () => {
    const { host, actions } = shown();
    const listener = vi.fn();
    const stop = host.subscribe(listener);
    const before = host.state();
    expect(host.state()).toBe(before);
    actions.change({ agents: 3 });
    expect(listener).toHaveBeenCalled();
    expect(host.state()).not.toBe(before);
    stop();
    listener.mockClear();
    actions.change({ agents: 4 });
    expect(listener).not.toHaveBeenCalled();
  });

  it('hears nothing of another figure', () => {
    const { host, actions } = shown();
    const listener = vi.fn();
    host.subscribe(listener);
    actions.report('width', { of: post, figures: { a: 1 } });
    actions.unlink('width');
    actions.change({ agents: 3 }, 'width');
    expect(listener).not.toHaveBeenCalled();
  });

  it('is let go with the figure, which gives up what it asked for', () => {
    const { host, actions, compute, asked } = shown();
    actions.change({ agents: 3 });
    host.settings.getState().actions.drag({ agents: 4 });
    const listener = vi.fn();
    host.subscribe(listener);
    host.dispose();
    expect(compute.cancelled).toEqual([SLUG]);
    expect(compute.listeners.size).toBe(0);
    actions.change({ agents: 5 });
    vi.runAllTimers();
    expect(asked).toHaveLength(2);
    expect(listener).not.toHaveBeenCalled();
  });
});
