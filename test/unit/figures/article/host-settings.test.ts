import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PRESETS } from '../../../../src/model/presets.ts';
import { fakeSpec } from './fake-spec.ts';
import { FRAME_MS, letTimeGo, SLUG, shown, stopTime } from './host-set-up.ts';

const { post } = PRESETS;

beforeEach(stopTime);
afterEach(letTimeGo);

describe('reset', () => {
  it('brings back settings and options, with one request', () => {
    const { host, actions, asked, state, answer, last } = shown();
    actions.change({ agents: 3 });
    host.setOptions({ budget: 7, aim: 'cheapest' });
    answer();
    const before = asked.length;
    host.reset();
    expect(state().options).toBe(fakeSpec.options);
    expect(host.parameters()).toBe(post);
    expect(asked.slice(before).map(({ job }) => job)).toEqual(
      expect.arrayContaining([{ kind: 'family', parameters: post, replicates: 12 }]),
    );
    expect(last().job).toEqual({ kind: 'family', parameters: post, replicates: 12 });
    expect(asked).toHaveLength(before + 1);
  });

  it('of what is shown already asks for nothing', () => {
    const { host, asked, state } = shown();
    host.setOptions({ aim: 'cheapest' });
    host.reset();
    expect(asked).toHaveLength(1);
    expect(state().shown?.options).toBe(fakeSpec.options);
  });

  it('forgets a hand that was still on its way', () => {
    const { host } = shown();
    host.settings.getState().actions.drag({ agents: 60 });
    host.reset();
    vi.runAllTimers();
    expect(host.parameters()).toBe(post);
  });

  it('of an unlinked figure leaves the shared settings alone', () => {
    const { host, actions } = shown();
    actions.unlink(SLUG);
    actions.change({ agents: 3 }, SLUG);
    actions.change({ agents: 30 });
    host.reset();
    expect(host.parameters()).toBe(post);
    actions.link(SLUG);
    expect(host.parameters().agents).toBe(30);
  });
});

describe('an unlinked figure', () => {
  it('stays as it is while the shared settings change, and catches up when it is linked again', () => {
    const { actions, asked, agentsAsked, state, answer } = shown();
    actions.unlink(SLUG);
    actions.change({ agents: 3 });
    actions.change({ agents: 5 }, 'width');
    expect(asked).toHaveLength(1);
    actions.change({ agents: 4 }, SLUG);
    expect(agentsAsked()).toEqual([post.agents, 4]);
    answer();
    actions.link(SLUG);
    expect(agentsAsked()).toEqual([post.agents, 4, 5]);
    answer();
    expect(state().shown?.of.agents).toBe(5);
  });
});

describe('a hand on a slider', () => {
  it('is followed at the pace of the pictures, first ones included', () => {
    const { host, agentsAsked, partial } = shown();
    const { drag } = host.settings.getState().actions;
    drag({ agents: 3 });
    vi.advanceTimersByTime(FRAME_MS);
    drag({ agents: 4 });
    vi.advanceTimersByTime(FRAME_MS);
    drag({ agents: 5 });
    expect(agentsAsked()).toEqual([post.agents, 3]);
    partial();
    vi.advanceTimersByTime(FRAME_MS);
    expect(agentsAsked()).toEqual([post.agents, 3, 5]);
  });

  it('moves on without waiting once it failed', () => {
    const { host, agentsAsked, last } = shown();
    const { drag } = host.settings.getState().actions;
    drag({ agents: 3 });
    vi.advanceTimersByTime(FRAME_MS);
    last().handlers.onError?.({ kind: 'failed', message: 'no' });
    drag({ agents: 4 });
    vi.advanceTimersByTime(FRAME_MS);
    expect(agentsAsked()).toEqual([post.agents, 3, 4]);
  });
});
