import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { DEFAULT_LINK_STATE } from '../../../src/link/link-state.ts';
import { parseLink } from '../../../src/link/parse-link.ts';
import { writeLink } from '../../../src/link/write-link.ts';
import type { Parameters } from '../../../src/model/parameters.ts';
import { PRESETS } from '../../../src/model/presets.ts';
import { type Islands, islandsOf } from '../article-figures/islands.tsx';
import { frame, until } from '../lab/harness.tsx';
import { violationsIn } from '../violations.ts';

const COMPUTED = 45_000;
/** Small enough to be there at once. */
const SMALL = { steps: 60, layers: 6, graphs: 2 } as const;

let page: Islands;

afterEach(() => page.remove());

const pin = (changes: Partial<Parameters>) => ({
  preset: 'post' as const,
  parameters: { ...PRESETS.post, ...SMALL, ...changes },
});

/** A figure that a link with these pins was opened at. */
async function open(changes: readonly Partial<Parameters>[], width = 1000) {
  page = await islandsOf(['standard'], { width });
  const { parameters } = pin({});
  const link = writeLink({ ...DEFAULT_LINK_STATE, parameters, pins: changes.map(pin) });
  page.article.store.getState().actions.open(parseLink(link));
  page.begin();
  const island = page.island('standard');
  const all = (selector: string) => [...island.querySelectorAll<HTMLElement>(selector)];
  const ghosts = () =>
    new Set(
      all('.fplot-line')
        .map((each) => each.getAttribute('stroke') ?? '')
        .filter((stroke) => stroke.startsWith('var(--ghost-')),
    ).size;
  const shown = (count: number) =>
    until(`${count} pinned runs`, () => ghosts() === count, COMPUTED);
  await shown(changes.length);
  return { island, all, ghosts, shown, actions: page.article.store.getState().actions };
}

const button = (all: (selector: string) => HTMLElement[]) => all('.pin-button')[0];
const removers = (all: (selector: string) => HTMLElement[]) => all('.pin-remove');
const said = (all: (selector: string) => HTMLElement[]) =>
  all('.fig-actions [role="status"]')
    .map(({ textContent }) => textContent)
    .join(' ');

describe('pinned runs of a figure', () => {
  it('of a link are drawn, named and listed; each can be removed, and undo brings it back', async () => {
    const { all, shown, actions, ghosts } = await open([
      { layers: 3 },
      { layers: 12 },
      { durationNoise: 0 },
    ]);
    expect(all('.pin-name').map(({ textContent }) => textContent)).toEqual([
      '3 layers',
      '12 layers',
      'duration noise 0',
    ]);
    expect(all('.fig > .pins').length).toBe(1);
    expect(button(all).getAttribute('aria-disabled')).toBe('true');
    expect(button(all).title).toMatch(/remove one first/);
    const described = all('.fig-body > .visually-hidden')[0].textContent;
    expect(described).toContain('Pin 2: 12 layers');

    removers(all)[1].focus();
    await userEvent.keyboard('{Enter}');
    await shown(2);
    // The hand stays where it was, and it is said what was done.
    await until('it is said', () => said(all).includes('The pin is removed.'));
    await until('the hand is there', () => document.activeElement === removers(all)[1]);
    expect(all('.pin-name').map(({ textContent }) => textContent)).toEqual([
      '3 layers',
      'duration noise 0',
    ]);
    expect(button(all).getAttribute('aria-disabled')).toBeNull();
    actions.undo();
    await shown(3);
    expect(ghosts()).toBe(3);
  });

  it('begin with the button; nothing takes room before, and after the last is gone', async () => {
    const { island, all, shown, actions } = await open([]);
    await until('the figure', () => all('.pins').length > 0, COMPUTED);
    /** The caption is longer with its interval, which comes last. */
    const whole = () =>
      page.article.store.getState().reported.standard?.of.layers === 6 &&
      island.querySelector('figure')?.getAttribute('aria-busy') === 'false' &&
      island.querySelector('figcaption')?.textContent?.includes('95%') === true;
    await until('all of it', whole, COMPUTED);
    await frame();
    const height = island.getBoundingClientRect().height;
    expect(all('.pins')[0].getBoundingClientRect().height).toBe(0);
    button(all).focus();
    await userEvent.keyboard('{Enter}');
    await until('it is said', () => said(all).includes('Pinned as number 1.'));
    expect(all('.pin').map(({ textContent }) => textContent)).toEqual(['1the same here']);
    expect(document.activeElement).toBe(button(all));
    // Once is enough.
    await userEvent.keyboard('{Enter}');
    expect(page.article.store.getState().pins).toHaveLength(1);
    actions.change({ layers: 12 });
    await shown(1);
    expect(all('.pin-name')[0].textContent).toBe('6 layers');
    actions.change({ layers: 6 });
    await shown(0);
    await until('all of it again', whole, COMPUTED);
    removers(all)[0].focus();
    await userEvent.keyboard('{Enter}');
    await until('the hand is there', () => document.activeElement === button(all));
    await until('it is gone', () => all('.pin').length === 0);
    expect(island.getBoundingClientRect().height).toBe(height);
  });

  it('can be read off with the keys, by name', async () => {
    const { all } = await open([{ layers: 3 }, { layers: 12 }]);
    const [area] = all('.fplot-area');
    area.focus();
    await userEvent.keyboard('{ArrowRight}');
    await until('it is read', () => /; Pin 2: /.test(area.getAttribute('aria-valuetext') ?? ''));
    expect(area.getAttribute('aria-valuetext')).toMatch(
      /; Pin 1: 3 layers: 1 agent .*; Pin 2: 12 layers: 1 agent /,
    );
    const [card] = all('.fplot-card');
    expect([...card.querySelectorAll('thead th')].map((th) => th.textContent)).toEqual(['1', '2']);
    expect(card.querySelectorAll('tbody tr:first-child .fplot-card-ghost')).toHaveLength(2);
  });

  it('are told once where two are the same, by what matters at the figure', async () => {
    // All sizes are drawn: how many agents there are makes no difference.
    page = await islandsOf(['standard']);
    const { parameters } = pin({});
    const pins = [{ layers: 3 }, { agents: 64 }, { layers: 3, agents: 4 }].map(pin);
    page.article.store
      .getState()
      .actions.open(parseLink(writeLink({ ...DEFAULT_LINK_STATE, parameters, pins })));
    page.begin();
    const island = page.island('standard');
    const told = () => [...island.querySelectorAll('.pin')].map(({ textContent }) => textContent);
    const all = ['13 layers', '2the same here', '33 layers · as pin 1'];
    await until('they are there', () => told().join() === all.join(), COMPUTED);
    // Who removes one hears in what it differs elsewhere.
    expect(island.querySelectorAll('.pin-remove')[1].getAttribute('aria-label')).toBe(
      'Remove the pin: 64 agents',
    );
    const numbers = [...island.querySelectorAll('.ghost-mark')].map((mark) => mark.textContent);
    expect(new Set(numbers)).toEqual(new Set(['1']));
  });

  it('are named in a saved picture, whose buttons stay behind', async () => {
    const { island, all } = await open([{ layers: 3 }, { layers: 12 }]);
    const blobs: Blob[] = [];
    const { createObjectURL } = URL;
    const stay = (event: Event) => {
      if (event.target instanceof HTMLAnchorElement && event.target.download)
        event.preventDefault();
    };
    URL.createObjectURL = (blob: Blob) => {
      blobs.push(blob);
      return createObjectURL.call(URL, blob);
    };
    document.addEventListener('click', stay, true);
    try {
      const press = async (name: string) => {
        const named = () =>
          [...island.querySelectorAll('button')].find(({ textContent }) => textContent === name);
        await until(name, () => named() !== undefined, COMPUTED);
        await userEvent.click(named() as HTMLElement);
      };
      await press('Save');
      await press('Save picture');
      await until('it is saved', () => blobs.some(({ type }) => type.includes('svg')), COMPUTED);
    } finally {
      document.removeEventListener('click', stay, true);
      URL.createObjectURL = createObjectURL;
    }
    const blob = blobs.find(({ type }) => type.includes('svg'));
    const svg = new DOMParser().parseFromString((await blob?.text()) ?? '', 'image/svg+xml');
    const words = [...svg.querySelectorAll('text')].map(({ textContent }) => textContent);
    expect(words).toContain('3 layers');
    expect(words).toContain('12 layers');
    // Beneath the title and above the plots.
    expect(words.indexOf('12 layers')).toBeLessThan(words.indexOf('Coverage'));
    // In the strip, and on a line of either plot.
    expect(words.filter((word) => word === '2').length).toBeGreaterThanOrEqual(3);
    const [swatch] = all('.ghost-swatch line');
    const { stroke } = getComputedStyle(swatch);
    const [red, green, blue] = stroke.match(/\d+/g)?.map(Number) ?? [];
    const hex = `#${[red, green, blue].map((x) => x.toString(16).padStart(2, '0')).join('')}`;
    const round = svg.querySelectorAll(`[stroke="${hex}"][stroke-linecap="round"]`);
    // Its swatch and its line in either plot.
    expect(round.length).toBeGreaterThanOrEqual(3);
  });

  it('have room on a phone, long names too, and nothing that tools complain of', async () => {
    const { all } = await open(
      [
        { agents: 64, durationNoise: 0.3, merge: 0.25, siblingShare: 0.5 },
        { layers: 3, swarm: 'recursive', changeAtEnd: -2 },
        { rule: 'critical-path', layers: 12 },
      ],
      358,
    );
    await frame();
    const edge = page.page.getBoundingClientRect().right + 0.5;
    const out = all('.pins *').filter((each) => each.getBoundingClientRect().right > edge);
    expect(out).toEqual([]);
    for (const remove of removers(all)) {
      const { width, height } = remove.getBoundingClientRect();
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    }
    const violations = await violationsIn({ include: [all('.pins')[0], button(all)] });
    expect(violations.map(({ id, help }) => `${id}: ${help}`)).toEqual([]);
  });
});
