import { useEffect } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { FigureEntry, LiveProps } from '../../../src/figures/article/entry.tsx';
import { FIGURE_ENTRIES } from '../../../src/figures/article/registry.ts';
import { MODEL_VERSION } from '../../../src/model/version.ts';
import { type Islands, islandsOf } from '../article-figures/islands.tsx';
import { frame, until } from '../lab/harness.tsx';

type Failing = 'never' | 'drawing' | 'effect' | 'event';
let fails: Failing = 'never';
let page: Islands;
const entries = FIGURE_ENTRIES as Record<string, () => Promise<FigureEntry>>;
const usual = entries.grow;

/** A figure that breaks where it is told to. */
function Breaking({ article }: LiveProps) {
  if (fails === 'drawing') throw new Error('broke while it was drawn');
  useEffect(() => {
    if (fails === 'effect') throw new Error('broke after it was drawn');
  });
  const { parameters, own } = article.store.getState();
  return (
    <button
      type="button"
      onClick={() => {
        if (fails === 'event') throw new Error('broke when it was pressed');
        article.store.getState().actions.change({ agents: 3 });
      }}
    >
      {(own.grow ?? parameters).agents} agents
    </button>
  );
}

beforeEach(async () => {
  fails = 'never';
  entries.grow = async () => ({ ...(await usual()), live: (props) => <Breaking {...props} /> });
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  page.remove();
  entries.grow = usual;
  vi.restoreAllMocks();
});

const grow = () => page.island('grow');
const notice = () => grow().querySelector<HTMLElement>('[data-kind=crash]');
const report = () => notice()?.querySelector('pre')?.textContent ?? '';

async function begin(how: Failing) {
  fails = how;
  page = await islandsOf(['grow', 'two-scores']);
  page.article.store.getState().actions.change({ agents: 12, seed: 4 });
  page.begin();
}

/** The other figure draws what it was asked for. */
const otherLives = () =>
  until('the other figure lives', () => page.island('two-scores').querySelector('canvas') !== null);

describe.each([
  ['drawing', 'broke while it was drawn'],
  ['effect', 'broke after it was drawn'],
] as const)('a figure that breaks by its %s', (how, message) => {
  it('says so with a report, and leaves the others alone', async () => {
    await begin(how);
    await until('it says so', () => notice() !== null);
    await otherLives();
    expect(report()).toContain('figure: grow\n');
    expect(report()).toMatch(/^state: \?v=2&figure=grow&seed=4&agents=12$/m);
    expect(report()).toContain(`model: version ${MODEL_VERSION}\n`);
    expect(report()).toContain(`window: ${window.innerWidth} × ${window.innerHeight}`);
    expect(report()).toContain(message);
    expect(report()).toMatch(/^ *at Breaking/m);
    // Where the page lives is the reader's business.
    expect(report()).not.toContain(window.location.host);
  });

  it('starts afresh; at the usual settings of its own where it broke again', async () => {
    await begin(how);
    await until('it says so', () => notice() !== null);
    const press = () => userEvent.click(notice()?.querySelector('.button') as HTMLElement);
    const first = notice();
    await press();
    await until('it broke again', () => notice() !== null && notice() !== first);
    expect(page.article.store.getState().own.grow).toBe(undefined);
    fails = 'never';
    await press();
    await until('it is back', () => grow().textContent === '16 agents');
    // The others keep what was set.
    expect(page.article.store.getState().parameters.agents).toBe(12);
  });

  it('gives its report to be copied by hand where the browser refuses', async () => {
    await begin(how);
    await until('it says so', () => notice() !== null);
    vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue({
      writeText: () => Promise.reject(new Error('refused')),
    } as unknown as Clipboard);
    await userEvent.click(notice()?.querySelector('.quiet-button') as HTMLElement);
    await until('it is open', () => notice()?.querySelector('details')?.open === true);
    expect(String(window.getSelection())).toContain('figure: grow');
  });
});

describe('a figure that breaks when it is used', () => {
  it('stands as it was, and the next press may work', async () => {
    await begin('event');
    const reported: string[] = [];
    const hear = (event: ErrorEvent) => {
      reported.push(event.message);
      event.preventDefault();
    };
    window.addEventListener('error', hear);
    await until('it is there', () => grow().querySelector('button')?.textContent === '12 agents');
    grow().querySelector('button')?.click();
    await frame();
    window.removeEventListener('error', hear);
    expect(reported.join()).toContain('broke when it was pressed');
    expect(notice()).toBe(null);
    fails = 'never';
    grow().querySelector('button')?.click();
    expect(page.article.store.getState().parameters.agents).toBe(3);
    await otherLives();
  });
});
