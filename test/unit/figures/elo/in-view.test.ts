import { beforeEach, describe, expect, it } from 'vitest';
import type { EloState } from '../../../../src/figures/elo/elo-computation.ts';
import { InView } from '../../../../src/figures/elo/in-view.ts';
import { STORED_ELO } from '../../../../src/figures/elo/stored.ts';
import type { Parameters } from '../../../../src/model/parameters.ts';
import { PRESETS } from '../../../../src/model/presets.ts';

const other: Parameters = { ...PRESETS.post, layers: 4 };

describe('a computation that rests out of view', () => {
  let state: EloState;
  let calls: string[];
  let view: InView;

  beforeEach(() => {
    calls = [];
    state = {
      parameters: PRESETS.post,
      sessions: 400,
      shown: STORED_ELO,
      work: { kind: 'idle' },
    };
    view = new InView({
      state: () => state,
      change(parameters) {
        calls.push('change');
        state = { ...state, parameters };
      },
      start(sessions = state.sessions) {
        calls.push('start');
        state = { ...state, sessions, work: { kind: 'computing', done: 0, of: 400, rating: null } };
      },
      rest() {
        if (state.work.kind !== 'computing') return;
        calls.push('rest');
        state = { ...state, work: { kind: 'resting' } };
      },
    });
  });

  it('does nothing in view while what is wanted is on show', () => {
    view.want(PRESETS.post, 400);
    view.see(true);
    expect(calls).toEqual(['change']);
  });

  it('hears of other settings only in view, and then begins', () => {
    view.want(other, 400);
    expect(calls).toEqual([]);
    view.see(true);
    expect(calls).toEqual(['change', 'start']);
    expect(state.parameters).toBe(other);
  });

  it('rests when it leaves the screen in the middle, and goes on when it is back', () => {
    view.see(true);
    view.want(other, 400);
    view.see(false);
    expect(calls.at(-1)).toBe('rest');
    view.see(true);
    expect(calls.slice(-2)).toEqual(['change', 'start']);
  });

  it('leaves alone what the reader has stopped', () => {
    view.see(true);
    view.want(other, 400);
    state = { ...state, work: { kind: 'stopped' } };
    calls = [];
    view.see(false);
    view.see(true);
    expect(calls).toEqual(['change']);
  });

  it('begins for more sessions than are on show, as a link or undo asks, and not for fewer', () => {
    view.want(PRESETS.post, 1000);
    view.see(true);
    expect(calls).toEqual(['change', 'start']);
    expect(state.sessions).toBe(1000);
    state = { ...state, sessions: 100, work: { kind: 'idle' } };
    calls = [];
    view.want(PRESETS.post, 100);
    expect(calls).toEqual(['change']);
  });
});
