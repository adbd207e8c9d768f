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
  let state: ReturnType<NumbersStore['getState']> = { parameters: PRESETS.post, reported: {} };
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
    const other = { figures: { 'standard16.coverage.0.5': 3 } };
    set({ reported: { overhead: other } });
    expect(number.textContent).toBe('as it came');
    set({
      reported: { overhead: other, standard: { figures: { 'standard16.coverage.0.5': 7.12 } } },
    });
    expect([number.textContent, exact.textContent]).toEqual(['7.1×', '7.12×']);
    set({ reported: { standard: { figures: {} } } });
    expect(number.textContent).toBe('–');
  });

  it('shows one of a statement and its opposite', () => {
    const yes = place({ figure: 'standard', holds: 'more-than-its-size' });
    const no = place({ figure: 'standard', fails: 'more-than-its-size' });
    const { set } = article([yes, no]);
    for (const [value, holds] of [
      [22, true],
      [16, false],
      [Number.NaN, false],
    ] as const) {
      set({ reported: { standard: { figures: { 'standard16.coverage.0.9': value } } } });
      expect([yes.hidden, no.hidden]).toEqual([!holds, holds]);
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
