import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { parseLink } from '../../../src/link/parse-link.ts';
import { writeLink } from '../../../src/link/write-link.ts';
import { PAUSE_MS } from '../../../src/state/edits.ts';
import { createLabStore } from '../../../src/state/lab-store.ts';
import { fakeCompute } from './fake-compute.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function lab(query = '') {
  const compute = fakeCompute();
  const store = createLabStore(
    parseLink(query),
    compute.client,
    (callback) => {
      const timer = setTimeout(callback, 16);
      return () => clearTimeout(timer);
    },
    () => Date.now(),
  );
  const written = () => writeLink(store.getState());
  const agentsAsked = () => {
    const { job } = compute.last('race');
    return 'parameters' in job && job.parameters.agents;
  };
  return { store, query: written, agentsAsked, ...store.getState().actions };
}

it('a drag in the lab is one thing to undo, and what undo brings back is computed', () => {
  const { store, query, agentsAsked, start, drag, change, undo, redo } = lab('?seed=3');
  start();
  for (const agents of [20, 30, 40]) {
    drag({ agents });
    vi.advanceTimersByTime(2 * PAUSE_MS);
  }
  change({ agents: 41 });
  expect(store.getState().history).toMatchObject({ edition: 1 });
  undo();
  expect([query(), agentsAsked()]).toEqual(['?v=2&seed=3', 16]);
  expect(store.getState().history.edition).toBe(2);
  redo();
  expect([query(), agentsAsked()]).toEqual(['?v=2&seed=3&agents=41', 41]);
});

it('undo leaves the playhead where it is, which is nothing to undo', () => {
  const { query, change, setView, undo } = lab();
  change({ agents: 4 });
  setView({ at: 2, play: true });
  undo();
  expect(query()).toBe('?v=2&at=2&play=on');
  undo();
  expect(query()).toBe('?v=2&at=2&play=on');
});
