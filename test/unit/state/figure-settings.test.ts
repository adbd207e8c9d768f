import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { parseLink } from '../../../src/link/parse-link.ts';
import { PRESETS } from '../../../src/model/presets.ts';
import { createArticleStore, parametersOf } from '../../../src/state/article-store.ts';
import { DRAG_WAIT_MS, type NextFrame } from '../../../src/state/drag.ts';
import { figureSettings } from '../../../src/state/figure-settings.ts';

const FRAME_MS = 16;
const nextFrame: NextFrame = (callback) => {
  const timer = setTimeout(callback, FRAME_MS);
  return () => clearTimeout(timer);
};

function setUp() {
  const store = createArticleStore(parseLink(''));
  const work = { behind: false };
  const settings = figureSettings(store, 'width', () => work.behind, nextFrame);
  /** Every value that the shared or own settings of the figure took, in order. */
  const layers: (number | null)[] = [];
  store.subscribe(() => layers.push(parametersOf(store.getState(), 'width').layers));
  return { store, work, settings, layers, ...settings.getState().actions };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('a hand that drags', () => {
  it('moves the settings once a frame, to where it is by then', () => {
    const { drag, layers } = setUp();
    drag({ layers: 10 });
    drag({ layers: 11 });
    expect(layers).toEqual([]);
    vi.advanceTimersByTime(FRAME_MS);
    expect(layers).toEqual([11]);
    vi.runAllTimers();
    expect(layers).toEqual([11]);
  });

  it('waits while a picture is on its way, and goes on in the frame after it came', () => {
    const { drag, layers, settings, work } = setUp();
    work.behind = true;
    drag({ layers: 10 });
    vi.advanceTimersByTime(DRAG_WAIT_MS - 1);
    drag({ layers: 11 });
    expect(layers).toEqual([]);
    work.behind = false;
    settings.caughtUp();
    drag({ layers: 12 });
    expect(layers).toEqual([]);
    vi.advanceTimersByTime(FRAME_MS);
    expect(layers).toEqual([12]);
    vi.runAllTimers();
    expect(layers).toEqual([12]);
  });

  it('waits no longer than it should for a picture that does not come', () => {
    const { drag, layers, work } = setUp();
    work.behind = true;
    drag({ layers: 10 });
    vi.advanceTimersByTime(DRAG_WAIT_MS / 2);
    drag({ layers: 11 });
    // Counted from the first movement: else a hand that never rests would see nothing.
    vi.advanceTimersByTime(DRAG_WAIT_MS / 2);
    expect(layers).toEqual([11]);
  });

  it('that lets go is followed at once, and only once', () => {
    const { drag, change, layers, work } = setUp();
    work.behind = true;
    drag({ layers: 10 });
    change({ layers: 20 });
    expect(layers).toEqual([20]);
    vi.runAllTimers();
    expect(layers).toEqual([20]);
  });

  it('moves several parameters together', () => {
    const { drag, change, store } = setUp();
    drag({ layers: 10 });
    change({ agents: 5 });
    expect(store.getState().parameters).toEqual({ ...PRESETS.post, layers: 10, agents: 5 });
  });

  it('is forgotten when the figure is reset or goes', () => {
    for (const end of ['forget', 'dispose'] as const) {
      const { drag, layers, settings } = setUp();
      drag({ layers: 10 });
      settings[end]();
      vi.runAllTimers();
      expect(layers).toEqual([]);
    }
  });
});

describe('what a control reads', () => {
  it('keeps its identity until the settings of its figure change', () => {
    const { settings, store, change } = setUp();
    const first = settings.getState();
    store.getState().actions.report('width', { of: PRESETS.post, figures: {} });
    expect(settings.getState()).toBe(first);
    change({ layers: 10 });
    const second = settings.getState();
    expect(second).not.toBe(first);
    expect(second.actions).toBe(first.actions);
    store.getState().actions.unlink('width');
    expect(settings.getState()).toBe(second);
    store.getState().actions.change({ layers: 11 });
    expect(settings.getState()).toBe(second);
    store.getState().actions.link('width');
    expect(settings.getState().parameters.layers).toBe(11);
  });

  it('is in effect with what the figure sets itself', () => {
    const { store } = setUp();
    const settings = figureSettings(store, 'width', () => false, nextFrame, { agents: 64 });
    settings.getState().actions.change({ layers: 10 });
    expect(settings.getState()).toMatchObject({
      parameters: { ...PRESETS.post, layers: 10 },
      inEffect: { ...PRESETS.post, layers: 10, agents: 64 },
    });
  });

  it('is moved for the figure alone once it is unlinked', () => {
    const { settings, store, change, drag } = setUp();
    store.getState().actions.unlink('width');
    change({ layers: 10 });
    drag({ agents: 3 });
    vi.runAllTimers();
    expect(settings.getState().parameters).toMatchObject({ layers: 10, agents: 3 });
    expect(store.getState().parameters).toBe(PRESETS.post);
  });

  it('tells whoever listens, and stops when asked to', () => {
    const { settings, change } = setUp();
    const listener = vi.fn();
    const stop = settings.subscribe(listener);
    change({ layers: 10 });
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
    change({ layers: 11 });
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
