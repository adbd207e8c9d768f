import { describe, expect, it, vi } from 'vitest';
import { parseLink } from '../../../src/link/parse-link.ts';
import { writeLink } from '../../../src/link/write-link.ts';
import { PRESETS } from '../../../src/model/presets.ts';
import { createArticleStore } from '../../../src/state/article-store.ts';
import { PAUSE_MS } from '../../../src/state/edits.ts';

const { post } = PRESETS;

function article(asked = '') {
  const clock = { now: 0 };
  const store = createArticleStore(parseLink(asked), () => clock.now);
  const wait = () => {
    clock.now += PAUSE_MS;
  };
  const query = () => writeLink(store.getState());
  const entries = () => store.getState().history.entries;
  return { store, wait, query, entries, ...store.getState().actions };
}

describe('undo', () => {
  it('makes no entry in the history of the browser, and passes over states to which that went back', () => {
    const { store, wait, query, entries, change, undo, goTo } = article();
    change({ layers: 8 });
    wait();
    change({ layers: 9 });
    undo();
    expect([query(), entries()]).toEqual(['?v=2&layers=8', 2]);
    // The browser goes back by itself: that is no change to undo.
    goTo(parseLink(''));
    expect(store.getState().history.past).toHaveLength(1);
    undo();
    expect(query()).toBe('');
    goTo(parseLink('?layers=30'));
    undo();
    expect(query()).toBe('');
  });

  it('goes back gesture by gesture over all that was set, and redo forth again', () => {
    const { wait, query, undo, redo, ...a } = article();
    const deeds = [
      () => a.change({ layers: 8 }),
      () => a.unlink('width'),
      () => a.change({ layers: 30 }, 'width'),
      () => a.choose('deploy', { most: 4 }),
      () => a.pin(),
      () => a.choosePreset('september'),
      () => a.link('width'),
      () => a.unpin(0),
      () => a.reset('deploy'),
    ];
    const links = [query()];
    for (const deed of deeds) {
      deed();
      links.push(query());
      wait();
    }
    expect(new Set(links).size).toBe(deeds.length + 1);
    for (const before of links.slice(0, -1).reverse()) {
      undo();
      expect(query()).toBe(before);
    }
    const { entries } = a;
    const last = entries();
    undo();
    expect([query(), entries()]).toEqual(['', last]);
    for (const after of links.slice(1)) {
      redo();
      expect(query()).toBe(after);
    }
  });

  it('takes a drag as one, and what a held pointer chooses', () => {
    const { wait, entries, change, choose, hold, rest, undo, query } = article();
    for (const layers of [4, 5, 6]) {
      change({ layers }, 'width', true);
      wait();
    }
    rest();
    expect(entries()).toBe(1);
    hold(true);
    for (const budget of [20, 30, 40]) {
      wait();
      choose('deploy', { budget });
    }
    hold(false);
    expect(entries()).toBe(2);
    choose('deploy', { budget: 50 });
    expect(entries()).toBe(2);
    wait();
    choose('deploy', { budget: 60 });
    expect(entries()).toBe(3);
    undo();
    undo();
    expect(query()).toBe('?v=2&layers=6');
  });

  it('has nothing to take back where nothing changed', () => {
    const { store, entries, ...a } = article('?width.layers=8&deploy.most=4');
    const listener = vi.fn();
    store.subscribe(listener);
    a.unlink('width');
    a.link('rules');
    a.reset('rules');
    a.choose('deploy', { most: 4 });
    a.choosePreset('post');
    a.unpin(0);
    a.rest();
    a.hold(false);
    expect(entries()).toBe(0);
    expect(listener).not.toHaveBeenCalled();
  });

  it('leaves playheads where they are, and makes nothing of their moving', () => {
    const { store, wait, entries, choose, change, undo, redo } = article();
    choose('grow', { at: 30 });
    change({ layers: 8 });
    wait();
    choose('grow', { size: 60 });
    choose('grow', { at: 50 });
    choose('two-scores', { at: 2 });
    expect(entries()).toBe(2);
    undo();
    expect(store.getState().choices).toEqual({
      grow: { size: 120, at: 50 },
      'two-scores': { at: 2 },
    });
    choose('grow', { at: null });
    redo();
    expect(store.getState().choices).toEqual({
      grow: { size: 60, at: null },
      'two-scores': { at: 2 },
    });
  });

  it('goes back before a link that was opened, which is no gesture of its own', () => {
    const { store, entries, change, open, undo } = article();
    change({ layers: 8 });
    open(parseLink('?layers=12&agents=0'));
    expect(entries()).toBe(1);
    expect(store.getState().notices).toHaveLength(1);
    undo();
    expect(store.getState().parameters).toEqual({ ...post, layers: 8 });
  });
});

it('a link is settled in every scope, with a notice for each', () => {
  const impossible = 'swarm=recursive&SCOPE.rule=shortest';
  const query = ['width', 'pin1'].map((scope) => `${scope}.${impossible.replace('SCOPE', scope)}`);
  const { store } = article(`?${query.join('&')}`);
  const { own, pins, notices } = store.getState();
  expect(own.width?.rule).toBe('own-branch');
  expect(pins[0]?.parameters.rule).toBe('own-branch');
  expect(notices).toMatchObject([
    { kind: 'conflict', scope: { kind: 'figure', figure: 'width' }, asked: 'shortest' },
    { kind: 'conflict', scope: { kind: 'pin', pin: 0 }, used: 'own-branch' },
  ]);
});

it('what does not go together is counted with what was cut off the list before', () => {
  const unknown = Array.from({ length: 20 }, (_, i) => `unknown${i}=1`).join('&');
  const { notices } = article(`?v=2&${unknown}&swarm=recursive&rule=shortest`).store.getState();
  expect(notices).toHaveLength(13);
  expect(notices.at(-1)).toEqual({ kind: 'more', count: 20 + 1 - 12 });
});
