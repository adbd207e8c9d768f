import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { workersAlive } from '../../../src/compute/index.ts';
import type { Slug } from '../../../src/link/figures.ts';
import { PRESETS } from '../../../src/model/presets.ts';
import { frame, until } from '../lab/harness.tsx';
import { type Islands, islandsOf } from './islands.tsx';

let page: Islands;

const { post } = PRESETS;
/** The first figures come from workers that have to start. */
const COMPUTED = 25_000;

const reported = (slug: Slug) => page.article.store.getState().reported[slug];
/** A figure shows the whole result for so many layers: one with intervals has no busy mark. */
const settled = (slug: Slug, layers = post.layers) =>
  until(
    `${slug} shows ${layers} layers`,
    () =>
      reported(slug)?.of.layers === layers &&
      page.island(slug).querySelector('figure')?.getAttribute('aria-busy') === 'false' &&
      /95%/.test(caption(slug)),
    COMPUTED,
  );
const caption = (slug: Slug) => page.island(slug).querySelector('.fig-caption')?.textContent ?? '';
const find = <E extends Element>(slug: Slug, selector: string): E => {
  const found = page.island(slug).querySelector<E>(selector);
  if (!found) throw new Error(`${slug} has no ${selector}`);
  return found;
};
const slider = (slug: Slug) =>
  find<HTMLInputElement>(slug, '[data-key="layers"] input[type=range]');
const shownLayers = (slug: Slug) => slider(slug).getAttribute('aria-valuetext');
const resetButton = (slug: Slug) => find<HTMLButtonElement>(slug, '.fig-actions button');
const linkSwitch = (slug: Slug) => find<HTMLInputElement>(slug, '.fig-linked input');
const picture = (slug: Slug) => find(slug, '.fig-picture').innerHTML;
/** Hands on a page sit where the page says: no figure behind another one moves a slider. */
async function arrow(slug: Slug, key: string) {
  slider(slug).focus();
  await userEvent.keyboard(`{${key}}`);
}
const requested = () => page.article.compute.stats().requested;

afterEach(() => page.remove());

describe('a page with two figures', () => {
  it('is whole before it is started, and nothing runs', async () => {
    page = await islandsOf(['standard', 'single']);
    for (const slug of ['standard', 'single'] as const) {
      expect(page.island(slug).querySelectorAll('.fplot-line').length).toBeGreaterThan(5);
      expect(caption(slug)).not.toBe('');
    }
    expect(page.page.innerHTML).not.toMatch(/\sstyle="(?!margin-top)/);
    await frame();
    expect(requested()).toBe(0);
    expect(workersAlive()).toBe(0);
  });

  it('comes to life without moving, and with the same picture', async () => {
    page = await islandsOf(['standard', 'single']);
    const slugs = ['standard', 'single'] as const;
    const boxes = () => slugs.map((slug) => page.island(slug).getBoundingClientRect());
    const before = boxes();
    const pictures = slugs.map(picture);
    let moved = 0;
    let watching = true;
    const watch = () => {
      if (!watching) return;
      boxes().forEach(({ height, top }, i) => {
        moved = Math.max(
          moved,
          Math.abs(height - before[i].height),
          Math.abs(top + window.scrollY - before[i].top),
        );
      });
      requestAnimationFrame(watch);
    };
    expect(window.scrollY).toBe(0);
    watch();
    page.begin();
    await settled('standard');
    page.island('single').scrollIntoView();
    await settled('single');
    await frame();
    watching = false;
    expect(moved).toBeLessThanOrEqual(2);
    // What the worker computes here is what was computed when the page was made.
    const paths = (html: string) => html.match(/ d="[^"]*"/g);
    slugs.forEach((slug, i) => {
      expect(paths(picture(slug))).toEqual(paths(pictures[i]));
    });
    expect(slugs.map((slug) => resetButton(slug).disabled)).toEqual([true, true]);
  });
});

describe('a figure at work', () => {
  it('leaves the page beneath it where it is, from its first pictures to the last', async () => {
    page = await islandsOf(['standard']);
    page.begin();
    await settled('standard');
    const heights: number[] = [];
    let watching = true;
    const watch = () => {
      if (!watching) return;
      heights.push(page.island('standard').getBoundingClientRect().height);
      requestAnimationFrame(watch);
    };
    watch();
    await arrow('standard', 'ArrowRight');
    const layers = page.article.store.getState().parameters.layers as number;
    await settled('standard', layers);
    await frame();
    watching = false;
    expect(Math.max(...heights) - Math.min(...heights)).toBeLessThanOrEqual(2);
  });
});

describe('settings', () => {
  it('are shared by linked figures, and one that is unlinked keeps its own', async () => {
    page = await islandsOf(['standard', 'single']);
    page.begin();
    await settled('standard');
    page.island('single').scrollIntoView();
    await settled('single');
    const old = picture('standard');

    await arrow('single', 'ArrowRight');
    const { layers } = page.article.store.getState().parameters;
    expect(layers).not.toBe(post.layers);
    await settled('single', layers as number);
    page.island('standard').scrollIntoView();
    await settled('standard', layers as number);
    expect(shownLayers('standard')).toBe(shownLayers('single'));
    expect(picture('standard')).not.toBe(old);
    expect(resetButton('standard').disabled).toBe(false);

    linkSwitch('standard').click();
    await frame();
    const kept = shownLayers('single');
    await arrow('standard', 'ArrowRight');
    await until('its own settings moved', () => shownLayers('standard') !== kept);
    expect(shownLayers('single')).toBe(kept);
    expect(page.article.store.getState().parameters.layers).toBe(layers);

    // Its own settings alone are reset, to those that the page opened with.
    resetButton('standard').click();
    await settled('standard');
    expect(picture('standard')).toBe(old);
    expect(resetButton('standard').disabled).toBe(true);
    expect(shownLayers('single')).toBe(kept);
    linkSwitch('standard').click();
    await settled('standard', layers as number);
    expect(shownLayers('standard')).toBe(kept);
  });

  it('of one figure may be put back by hand, which leaves nothing to reset', async () => {
    page = await islandsOf(['standard']);
    page.begin();
    await settled('standard');
    await arrow('standard', 'ArrowRight');
    await until('it can be reset', () => !resetButton('standard').disabled);
    await arrow('standard', 'ArrowLeft');
    const { parameters } = page.article.store.getState();
    await until(
      'nothing is to reset',
      () => resetButton('standard').disabled === (parameters === post),
    );
    resetButton('standard').click();
    await until('nothing is to reset', () => resetButton('standard').disabled);
  });
});

describe('a figure off the screen', () => {
  it('asks for nothing, whatever is moved elsewhere, and catches up when it comes into view', async () => {
    page = await islandsOf(['standard', 'single'], { apart: 4000 });
    window.scrollTo(0, 0);
    page.begin();
    await settled('standard');
    expect(requested()).toBe(1);
    expect(reported('single')).toBeUndefined();
    await arrow('standard', 'ArrowRight');
    const layers = page.article.store.getState().parameters.layers as number;
    await settled('standard', layers);
    expect(requested()).toBe(2);
    expect(reported('single')).toBeUndefined();

    page.island('single').scrollIntoView();
    await settled('single', layers);
    const after = requested();
    expect(after).toBe(3);

    // Now the other one is away: it stays as it was, though the settings are its own, too.
    await arrow('single', 'ArrowRight');
    const further = page.article.store.getState().parameters.layers as number;
    await settled('single', further);
    expect(requested()).toBe(after + 1);
    expect(reported('standard')?.of.layers).toBe(layers);
    page.island('standard').scrollIntoView();
    await settled('standard', further);
    expect(requested()).toBe(after + 2);
  });
});
