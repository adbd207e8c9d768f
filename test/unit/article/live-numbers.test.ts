import { describe, expect, it } from 'vitest';
import { keepNumbersLive, type NumbersStore } from '../../../src/article/live-numbers.ts';
import { PRESETS } from '../../../src/model/presets.ts';

/** As much of an element as the prose is read from and written to. */
interface Place {
  readonly dataset: Record<string, string>;
  textContent: string;
  hidden: boolean;
}

const place = (dataset: Record<string, string>): Place => ({
  dataset,
  textContent: 'as it came',
  hidden: false,
});

function article(places: Place[]) {
  let state: ReturnType<NumbersStore['getState']> = {
    parameters: PRESETS.post,
    own: {},
    reported: {},
  };
  const listeners = new Set<() => void>();
  const store: NumbersStore = {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const root = {
    querySelectorAll: (selector: string) => {
      const key = selector === '[data-figure]' ? 'figure' : 'parameter';
      return places.filter(({ dataset }) => dataset[key] !== undefined);
    },
  };
  const end = keepNumbersLive(root as unknown as ParentNode, 'en', store);
  return {
    end,
    set(change: Partial<typeof state>) {
      state = { ...state, ...change };
      for (const listener of listeners) listener();
    },
  };
}

describe('the live side of the prose', () => {
  it('follows the figure that a number belongs to, and no other', () => {
    const number = place({ figure: 'standard', number: 'standard16.coverage.0.5', as: 'times' });
    const exact = place({ ...number.dataset, exact: 'true' });
    const { set } = article([number, exact]);
    expect(number.textContent).toBe('as it came');
    const other = { of: PRESETS.post, figures: { 'standard16.coverage.0.5': 3 } };
    set({ reported: { overhead: other } });
    expect(number.textContent).toBe('as it came');
    set({
      reported: {
        overhead: other,
        standard: { of: PRESETS.post, figures: { 'standard16.coverage.0.5': 7.12 } },
      },
    });
    expect([number.textContent, exact.textContent]).toEqual(['7.1×', '7.12×']);
    set({
      reported: {
        standard: { of: PRESETS.post, figures: { 'standard16.coverage.0.5': Number.NaN } },
      },
    });
    expect(number.textContent).toBe('–');
  });

  it('leaves what an unfinished result does not tell as it is', () => {
    const number = place({ figure: 'width', number: 'wide.best.0.9' });
    const yes = place({ figure: 'width', holds: 'wide-best-less' });
    const no = place({ figure: 'width', fails: 'wide-best-less' });
    const { set } = article([number, yes, no]);
    const narrow = { 'narrow.best.0.9': 5 };
    set({ reported: { width: { of: PRESETS.post, figures: narrow } } });
    expect([number.textContent, yes.hidden, no.hidden]).toEqual(['as it came', false, false]);
    const all = { ...narrow, 'wide.best.0.9': 12, 'wide.coverage.0.9': 30 };
    set({ reported: { width: { of: PRESETS.post, figures: all } } });
    expect([number.textContent, yes.hidden, no.hidden]).toEqual(['12×', false, true]);
  });

  it('shows one of a statement, its opposite, and that neither can be told', () => {
    const yes = place({ figure: 'standard', holds: 'more-than-its-size' });
    const no = place({ figure: 'standard', fails: 'more-than-its-size' });
    const neither = place({ figure: 'standard', untold: 'more-than-its-size' });
    const places = [yes, no, neither];
    const { set } = article(places);
    for (const [value, shown] of [
      [22, yes],
      [16, no],
      [Number.NaN, neither],
    ] as const) {
      set({
        reported: { standard: { of: PRESETS.post, figures: { 'standard16.coverage.0.9': value } } },
      });
      expect(places.filter(({ hidden }) => !hidden)).toEqual([shown]);
    }
  });

  it('writes settings as they are shared now', () => {
    const share = place({ parameter: 'scheduling', as: 'percent' });
    const { set, end } = article([share]);
    expect(share.textContent).toBe('5%');
    set({ parameters: { ...PRESETS.post, scheduling: 0.2 } });
    expect(share.textContent).toBe('20%');
    end();
    set({ parameters: PRESETS.post });
    expect(share.textContent).toBe('20%');
  });
});

describe('what belongs to earlier settings', () => {
  const narrow = { ...PRESETS.post, layers: 136 };
  const figures = { 'standard16.coverage.0.5': 7 };

  it('is marked until its figure has caught up', () => {
    const number = place({ figure: 'standard', number: 'standard16.coverage.0.5' });
    const { set } = article([number]);
    expect(number.dataset.old).toBeUndefined();
    set({ parameters: narrow });
    expect(number.dataset.old).toBe('');
    set({ reported: { standard: { of: narrow, figures } } });
    expect(number.dataset.old).toBeUndefined();
    set({ parameters: PRESETS.post });
    expect(number.dataset.old).toBe('');
  });

  it('is told of a figure by the settings that it has for itself', () => {
    const number = place({ figure: 'standard', number: 'standard16.coverage.0.5' });
    const law = place({ parameter: 'scheduling', as: 'percent', section: 'standard' });
    const { set } = article([number, law]);
    const own = { standard: { ...narrow, scheduling: 0.25 } };
    set({ own, reported: { standard: { of: own.standard, figures } } });
    expect([number.dataset.old, law.textContent]).toEqual([undefined, '25%']);
    set({ parameters: narrow });
    expect([number.dataset.old, law.textContent]).toEqual([undefined, '25%']);
    set({ own: {} });
    expect([number.dataset.old, law.textContent]).toEqual(['', '5%']);
  });
});
