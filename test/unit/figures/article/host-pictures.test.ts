import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FigureHost } from '../../../../src/figures/article/host.ts';
import { PRESETS } from '../../../../src/model/presets.ts';
import { family } from '../../state/fake-compute.ts';
import { fakeSpec } from './fake-spec.ts';
import { letTimeGo, setUp, shown, stopTime } from './host-set-up.ts';

const { post } = PRESETS;

beforeEach(stopTime);
afterEach(letTimeGo);

describe('a figure that came with the page', () => {
  const still = (query = '') => {
    const { article, ...all } = setUp(query);
    return { ...all, host: new FigureHost(fakeSpec, article, true) };
  };

  it('keeps the whole picture at the default settings until there is another whole one', () => {
    const { host, partial, answer, reported } = still();
    host.see(true);
    partial();
    expect(host.state()).toMatchObject({ shown: null, work: { kind: 'computing' } });
    expect(reported()).toBeUndefined();
    answer();
    expect(host.state()).toMatchObject({ shown: { of: post }, work: { kind: 'idle' } });
  });

  it('shows the first pictures of other settings, and of these once others were shown', () => {
    const { host, partial, actions } = still('?agents=3');
    host.see(true);
    partial();
    expect(host.state().shown?.of.agents).toBe(3);
    actions.change({ agents: post.agents });
    partial();
    expect(host.state().shown?.of.agents).toBe(post.agents);
  });
});

describe('a late picture of earlier settings', () => {
  function moving() {
    const all = shown();
    all.actions.change({ agents: 3 });
    const older = all.last().handlers;
    all.actions.change({ agents: 4 });
    return { ...all, older };
  }

  it('is shown as what it is, and not as what was asked for', () => {
    const { older, state, reported, host, asked } = moving();
    host.setOptions({ aim: 'cheapest' });
    older.onPartial?.(family('older', false));
    expect(state()).toMatchObject({
      shown: { of: { agents: 3 }, options: { aim: 'soonest' } },
      work: { kind: 'computing' },
    });
    expect(reported()?.figures).toEqual({ agents: 3, complete: 0 });
    expect(asked).toHaveLength(3);
  });

  it('does not stand for a result when its settings come back', () => {
    const { older, actions, answer, agentsAsked, state, nameShown } = moving();
    older.onPartial?.(family('older', false));
    actions.change({ agents: 3 });
    expect(agentsAsked()).toEqual([post.agents, 3, 4, 3]);
    expect(state().work.kind).toBe('computing');
    answer('3');
    expect(nameShown()).toEqual({ name: '3' });
    expect(state()).toMatchObject({ shown: { of: { agents: 3 } }, work: { kind: 'idle' } });
  });

  it('nor for the one that was shown before it', () => {
    const { older, actions, agentsAsked, state } = moving();
    older.onPartial?.(family('older', false));
    actions.change({ agents: post.agents });
    expect(agentsAsked()).toEqual([post.agents, 3, 4, post.agents]);
    expect(state().work.kind).toBe('computing');
  });

  it('even a whole one leaves the figure waiting for what it asked for', () => {
    const { older, answer, state } = moving();
    older.onResult(family('older', true));
    expect(state()).toMatchObject({ shown: { of: { agents: 3 } }, work: { kind: 'computing' } });
    answer('4');
    expect(state()).toMatchObject({ shown: { of: { agents: 4 } }, work: { kind: 'idle' } });
  });

  it('that failed says nothing about the newer one', () => {
    const { older, state } = moving();
    older.onError?.({ kind: 'failed', message: 'three is too few' });
    expect(state().work).toEqual({ kind: 'computing' });
  });
});
