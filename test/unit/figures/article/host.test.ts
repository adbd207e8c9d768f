import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PRESETS } from '../../../../src/model/presets.ts';
import { fakeSpec } from './fake-spec.ts';
import { letTimeGo, SLUG, setUp, shown, stopTime } from './host-set-up.ts';

const { post } = PRESETS;

beforeEach(stopTime);
afterEach(letTimeGo);

describe('a figure that was not seen yet', () => {
  it('asks for nothing, whatever happens to its settings', () => {
    const { host, asked, actions, state } = setUp();
    actions.change({ agents: 3 });
    host.setOptions({ budget: 5 });
    actions.unlink(SLUG);
    actions.change({ agents: 4 }, SLUG);
    host.reset();
    vi.runAllTimers();
    expect(asked).toEqual([]);
    expect(state()).toMatchObject({ shown: null, work: { kind: 'idle' } });
  });

  it('asks once it is seen for what is wanted by then, once', () => {
    const { host, actions, agentsAsked, state } = setUp('?agents=9');
    actions.change({ agents: 3 });
    host.setOptions({ budget: 5 });
    host.see(true);
    host.see(true);
    expect(agentsAsked()).toEqual([3]);
    expect(state()).toMatchObject({ options: { budget: 5 }, work: { kind: 'computing' } });
  });
});

describe('a figure in view', () => {
  it('shows a first picture, then the result, and tells the article both times', () => {
    const { host, partial, answer, state, nameShown, reported } = setUp();
    host.see(true);
    partial('p');
    expect(nameShown()).toEqual({ name: 'p' });
    expect(state().work.kind).toBe('computing');
    expect(reported()).toEqual({ of: post, figures: { agents: post.agents, complete: 0 } });
    answer('r');
    expect(nameShown()).toEqual({ name: 'r' });
    expect(state()).toMatchObject({
      shown: { of: post, options: fakeSpec.options },
      work: { kind: 'idle' },
    });
    expect(reported()).toEqual({ of: post, figures: { agents: post.agents, complete: 1 } });
  });

  it('asks for the newest settings, and shows the old picture until theirs comes', () => {
    const { actions, agentsAsked, answer, nameShown, state, reported } = shown();
    actions.change({ agents: 3 });
    actions.change({ agents: 4 });
    expect(agentsAsked()).toEqual([post.agents, 3, 4]);
    expect(nameShown()).toEqual({ name: 'first' });
    expect(state()).toMatchObject({ shown: { of: post }, work: { kind: 'computing' } });
    expect(reported()?.of).toBe(post);
    answer('4');
    expect(state()).toMatchObject({ shown: { of: { agents: 4 } }, work: { kind: 'idle' } });
    expect(reported()?.figures.agents).toBe(4);
  });

  it('needs no other result for settings that do not matter to it', () => {
    const { actions, asked, state, nameShown, reported, host } = shown();
    actions.change({ layers: 9 });
    host.setOptions({ aim: 'cheapest' });
    expect(asked).toHaveLength(1);
    expect(nameShown()).toEqual({ name: 'first' });
    expect(state()).toMatchObject({
      shown: { of: { layers: 9 }, options: { aim: 'cheapest' } },
      work: { kind: 'idle' },
    });
    expect(reported()?.of.layers).toBe(9);
  });

  it('nor while the result is on its way: it belongs to the settings when it comes', () => {
    const { host, actions, asked, answer, partial, state, reported } = setUp();
    host.see(true);
    actions.change({ layers: 9 });
    host.setOptions({ aim: 'cheapest' });
    partial();
    expect(state().shown).toMatchObject({ of: { layers: 9 }, options: { aim: 'cheapest' } });
    actions.change({ layers: 8 });
    host.setOptions({ aim: 'soonest' });
    // The first picture is drawn anew, and goes on waiting for its result.
    expect(state()).toMatchObject({
      shown: { of: { layers: 8 }, options: { aim: 'soonest' } },
      work: { kind: 'computing' },
    });
    answer();
    expect(asked).toHaveLength(1);
    expect(state()).toMatchObject({ shown: { of: { layers: 8 } }, work: { kind: 'idle' } });
    expect(reported()?.of.layers).toBe(8);
  });

  it('that goes back to what it shows gives up what it had asked for', () => {
    const { actions, asked, compute, state, nameShown } = shown();
    actions.change({ agents: 3 });
    actions.change({ agents: post.agents });
    expect(asked).toHaveLength(2);
    expect(compute.cancelled).toEqual([SLUG]);
    expect(state()).toMatchObject({ shown: { of: post }, work: { kind: 'idle' } });
    expect(nameShown()).toEqual({ name: 'first' });
  });

  it('is drawn with other options, and computed for those that need it', () => {
    const { host, asked, last, state } = shown();
    host.setOptions({ budget: 7 });
    expect(asked).toHaveLength(2);
    expect(last().job).toMatchObject({ replicates: 7 });
    // Until then it is the picture of what it was.
    expect(state()).toMatchObject({
      options: { budget: 7, aim: 'soonest' },
      shown: { options: { budget: 12 } },
    });
  });
});

describe('a figure that leaves the screen', () => {
  it('gives up what it asked for, and asks again when it is back', () => {
    const { host, actions, compute, agentsAsked, state, nameShown } = shown();
    actions.change({ agents: 3 });
    host.see(false);
    expect(compute.cancelled).toEqual([SLUG]);
    expect(state().work).toEqual({ kind: 'idle' });
    actions.change({ agents: 4 });
    actions.change({ agents: 5 });
    expect(agentsAsked()).toEqual([post.agents, 3]);
    expect(nameShown()).toEqual({ name: 'first' });
    host.see(true);
    expect(agentsAsked()).toEqual([post.agents, 3, 5]);
  });

  it('cancels nothing where nothing was asked for, and needs nothing when nothing changed', () => {
    const { host, compute, asked } = shown();
    host.see(false);
    host.see(true);
    expect(compute.cancelled).toEqual([]);
    expect(asked).toHaveLength(1);
  });

  it('follows settings that do not matter to it, for its sentences', () => {
    const { host, actions, asked, reported } = shown();
    host.see(false);
    actions.change({ layers: 9 });
    expect(reported()?.of.layers).toBe(9);
    expect(asked).toHaveLength(1);
  });
});
