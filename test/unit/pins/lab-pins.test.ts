import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { parseLink } from '../../../src/link/parse-link.ts';
import { createLabStore } from '../../../src/state/lab-store.ts';
import { REST_MS } from '../../../src/state/pin-work.ts';
import { fakeCompute, family, race } from '../state/fake-compute.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const rest = () => vi.advanceTimersByTime(REST_MS);

/** A lab whose own results are there. */
function lab(query: string) {
  const compute = fakeCompute();
  const store = createLabStore(parseLink(query), compute.client, (callback) => {
    callback();
    return () => {};
  });
  const { actions } = store.getState();
  const answer = (name: string) => {
    compute.last('race').handlers.onResult(race(name));
    compute.last('family').handlers.onResult(family(name, true));
  };
  const answerPin = (pin: number, name: string) =>
    compute.last(`family pin${pin}`).handlers.onResult(family(name, true));
  const ghosts = () =>
    store
      .getState()
      .ghosts.map(({ place, family: summary }) => [
        place,
        (summary as unknown as { name: string }).name,
      ]);
  const asked = () => compute.asked.map(({ channel }) => channel);
  actions.start();
  return { compute, store, actions, answer, answerPin, ghosts, asked };
}

const TWO = '?v=2&pin1.agents=4&pin2.swarm=recursive';

describe('pinned runs of the lab', () => {
  it('are families, asked for after race and family of the current run', () => {
    const { asked, answer, answerPin, ghosts, store, compute } = lab(TWO);
    compute.last('race').handlers.onResult(race('now'));
    compute.last('family').handlers.onPartial?.(family('first', false));
    rest();
    expect(asked()).toEqual(['race', 'family']);
    answer('now');
    rest();
    expect(asked().slice(2)).toEqual(['family pin1']);
    expect(compute.last('family pin1').job).toMatchObject({
      kind: 'family',
      parameters: { agents: 4 },
    });
    answerPin(1, 'four');
    answerPin(2, 'recursive');
    expect(ghosts()).toEqual([
      [0, 'four'],
      [1, 'recursive'],
    ]);
    expect(store.getState().standings).toEqual(['shown', 'shown']);
  });

  it('are given up for the current run, and stay while it changes', () => {
    const { actions, asked, answer, answerPin, ghosts, compute } = lab(TWO);
    answer('now');
    rest();
    answerPin(1, 'four');
    actions.change({ agents: 7 });
    expect(compute.cancelled).toContain('family pin2');
    expect(ghosts()).toEqual([[0, 'four']]);
    answer('seven');
    rest();
    expect(asked().slice(-3)).toEqual(['race', 'family', 'family pin2']);
  });

  it('of what is on show are known at once', () => {
    const { actions, asked, answer, ghosts, store } = lab('');
    answer('now');
    actions.pin();
    expect(store.getState().standings).toEqual(['same']);
    expect(ghosts()).toEqual([]);
    actions.change({ agents: 7 });
    answer('seven');
    expect(ghosts()).toEqual([[0, 'now']]);
    rest();
    expect(asked()).toHaveLength(4);
  });

  it('go and come back with undo', () => {
    const { actions, answer, answerPin, ghosts } = lab(TWO);
    answer('now');
    rest();
    answerPin(1, 'four');
    answerPin(2, 'recursive');
    actions.unpin(0);
    expect(ghosts()).toEqual([[0, 'recursive']]);
    actions.undo();
    expect(ghosts()).toEqual([
      [0, 'four'],
      [1, 'recursive'],
    ]);
  });

  it('end with the lab', () => {
    const { actions, answer, asked, compute } = lab(TWO);
    answer('now');
    rest();
    actions.dispose();
    expect(compute.cancelled).toContain('family pin1');
    vi.runAllTimers();
    expect(asked()).toHaveLength(3);
  });
});
