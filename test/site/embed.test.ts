import { describe, expect, it } from 'vitest';
import { FIGURE_NAMES } from '../../src/link/figures.ts';
import { parseLink } from '../../src/link/parse-link.ts';
import { ready, site } from './support/browse.ts';
import { complaintsOf, drawn, framed } from './support/framed.ts';

/** A figure in a sandboxed frame of somebody else's page. */

describe.each(FIGURE_NAMES)('%s', (figure) => {
  it('is computed and drawn, asks for nothing of others, and fits its frame', async () => {
    const embed = await framed(`?figure=${figure}`);
    const { frame, page, asked } = embed;
    await drawn(embed);
    // The frame has an origin of its own, or this would show nothing.
    expect(await frame.evaluate(() => window.origin)).toBe('null');
    const { lines, words } = await frame.evaluate(() => ({
      lines: document.querySelectorAll('canvas, .embed svg path[d], .embed svg rect').length,
      words: document.querySelector('figcaption')?.textContent ?? '',
    }));
    expect(lines).toBeGreaterThan(0);
    expect(words).not.toBe('');
    expect(await complaintsOf(embed)).toEqual([]);

    const own = [page.url(), `${site}embed/`, `${site}collector.js`, 'blob:null/'];
    expect(asked.filter((address) => !own.some((each) => address.startsWith(each)))).toEqual([]);

    for (const width of [200, 320, 700, 1280]) {
      await page.locator('#frame').evaluate((element, pixels) => {
        element.setAttribute('width', String(pixels));
      }, width);
      await frame.waitForFunction((pixels) => window.innerWidth === pixels, width);
      await frame.evaluate(() => window.watched.frames(3));
      const overflow = () =>
        frame.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement;
          return scrollWidth - clientWidth;
        });
      await expect.poll(overflow, { message: `at ${width} pixels` }).toBe(0);
      if (width < 320) continue;
      // The system's letters are wide here; a frame cuts off what reaches beyond it.
      const cut = () =>
        frame.evaluate(() =>
          [...document.querySelectorAll('.embed svg text')]
            .filter((text) => text.getBoundingClientRect().right > window.innerWidth - 4)
            .map(({ textContent }) => textContent),
        );
      await expect.poll(cut, { message: `at ${width} pixels` }).toEqual([]);
    }
  });
});

describe('the race with pinned runs', () => {
  const pins =
    '?figure=race&steps=60&layers=6&graphs=3&pin1.steps=60&pin1.layers=6&pin1.graphs=3&pin1.agents=2';

  it('says whose the curves and the numbers are that stand behind', async () => {
    const embed = await framed(pins);
    const { frame } = embed;
    await frame.waitForSelector('.pinned-value');
    await expect.poll(() => frame.locator('.pin').allTextContents()).toEqual(['12 agents']);
    // The swarm's curve of either score: the one agent is the same.
    await expect.poll(() => frame.locator('.plot-ghost').count()).toBe(2);
    expect(await complaintsOf(embed)).toEqual([]);
    await frame.locator('.pin-remove').click();
    await frame.waitForSelector('.pinned-value', { state: 'detached' });
    await expect.poll(() => frame.locator('.plot-ghost').count()).toBe(0);
  });

  it('keeps them where nothing can be done with it', async () => {
    const { frame } = await framed(`${pins}&hide=actions`);
    await frame.waitForSelector('.pinned-value');
    await expect.poll(() => frame.locator('.pin').count()).toBe(1);
    expect(await frame.locator('.pin-remove').count()).toBe(0);
  });
});

/** What a part is, and something that stays when it goes. */
const PARTS: readonly [figure: string, part: string, selector: string][] = [
  ['standard', 'title', '.fig-title'],
  ['standard', 'controls', '.fig-controls'],
  ['standard', 'caption', '.fig-caption'],
  ['standard', 'values', '.fig-values'],
  ['standard', 'actions', '.fig-actions'],
  ['grow', 'transport', '.play-bar'],
  ['two-scores', 'transport', '.transport-play'],
  ['race', 'title', '.fig-title'],
  ['race', 'controls', '.fig-controls'],
  ['race', 'transport', '.transport'],
  ['race', 'readouts', '.readouts'],
  ['race', 'caption', '.embed-race > .fig-caption'],
  ['race', 'actions', '.fig-actions'],
  ['elo', 'caption', '.elo-note'],
  ['elo', 'values', '.elo-values'],
];

/** What is around a figure is the same whatever it shows; this is soon computed. */
const SMALL = 'graphs=1&sessions=1&meanSteps=100';

/** Elo comes with its numbers at the usual settings alone: at all others it has hundreds of sessions to run. */
const soon = (figure: string) => (figure === 'elo' ? '' : `&${SMALL}`);

describe('what stands around it', () => {
  const figures = [...new Set(PARTS.map(([figure]) => figure))];

  it.each(figures)('%s leaves out the parts that its link hides, and no others', async (figure) => {
    const embed = await framed(`?figure=${figure}${soon(figure)}`);
    await drawn(embed);
    const parts = PARTS.filter(([of]) => of === figure);
    const seen = () =>
      embed.frame.evaluate(
        (selectors) =>
          selectors.map((selector) => {
            const { width, height } =
              document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
            return width > 1 && height > 1;
          }),
        parts.map(([, , selector]) => selector),
      );
    await expect.poll(seen).toEqual(parts.map(() => true));
    for (const [i, [, part]] of parts.entries()) {
      await embed.frame.goto(`${site}embed/?figure=${figure}&hide=${part}${soon(figure)}`);
      await drawn(embed);
      // Some come with the result.
      await expect.poll(seen, { message: part }).toEqual(parts.map((_, j) => j !== i));
    }
  });

  it.each(['width', 'race'])('%s has the controls that its link names', async (figure) => {
    const embed = await framed(`?figure=${figure}&controls=seed.agents.fertility&${SMALL}`);
    await drawn(embed);
    const keys = embed.frame.locator('.fig-controls [data-key]');
    expect(
      await keys.evaluateAll((all) => all.map((each) => each.getAttribute('data-key'))),
    ).toEqual(['seed', 'agents', 'fertility']);
  });

  it('speaks the language and wears the colours that its link names', async () => {
    const embed = await framed(`?figure=standard&lang=zh&theme=dark&${SMALL}`);
    await drawn(embed);
    const looks = await embed.frame.evaluate(() => {
      const element = document.querySelector('.embed');
      return {
        lang: document.documentElement.lang,
        title: document.title,
        head: document.querySelector('.fig-title')?.textContent ?? '',
        paper: element && getComputedStyle(element).backgroundColor,
      };
    });
    expect(looks.lang).toBe('zh-Hans');
    expect(looks.title).toContain('标准群体');
    expect(looks.head).toContain('标准群体');
    expect(looks.paper).toBe('rgb(22, 23, 26)');
  });
});

describe('its way to the site', () => {
  it('is a link and a text, and holds what was changed', async () => {
    const embed = await framed(
      `?figure=width&agents=8&controls=fertility&theme=dark&lang=zh&${SMALL}`,
    );
    await drawn(embed);
    const box = embed.frame.locator('[data-key=fertility] .number-box input');
    await box.fill('0.5');
    await box.press('Enter');
    await drawn(embed);
    const link = embed.frame.locator('.embed-credit a');
    await expect.poll(() => link.getAttribute('href')).toContain('fertility=0.5');
    const address = new URL((await link.getAttribute('href')) ?? '');
    expect(address.href).toBe(await embed.frame.locator('.embed-address').textContent());
    expect(address.origin + address.pathname).toBe(`${site}zh/`);
    expect(address.hash).toBe('#width');
    const state = parseLink(address.search);
    expect(state.notices).toEqual([]);
    expect(state.figure).toBe('width');
    expect(state.theme).toBe('dark');
    expect([state.parameters.agents, state.parameters.fertility]).toEqual([8, 0.5]);
    expect(await link.evaluate((each: HTMLAnchorElement) => [each.target, each.rel])).toEqual([
      '_blank',
      'noopener',
    ]);
  });

  it('opens the lab with what is set, in a page of its own', async () => {
    const embed = await framed(`?figure=race&agents=4&${SMALL}`, {
      sandbox: 'allow-scripts allow-popups allow-popups-to-escape-sandbox',
    });
    await drawn(embed);
    const [page] = await Promise.all([
      embed.page.context().waitForEvent('page'),
      embed.frame.locator('.fig-actions a').click(),
    ]);
    await page.waitForURL((url) => url.href.startsWith(`${site}lab/?v=2&`));
    expect(parseLink(new URL(page.url()).search).parameters.agents).toBe(4);
    await ready(page);
    const digest = (of: typeof page | typeof embed.frame) => of.getByTestId('digest').textContent();
    expect(await digest(page)).toBe(await digest(embed.frame));
  });
});

describe('what a link may hold', () => {
  it.each([
    ['nothing', '', 0],
    ['a figure that is none', `?figure=__proto__&${SMALL}`, 1],
    ['junk', `?v=2&figure=standard&${'x'.repeat(40)}=${'%F0%9F%92%A3'.repeat(1200)}&${SMALL}`, 1],
    ['names of objects', `?v=2&__proto__=1&constructor=2&standard.__proto__=3&${SMALL}`, 3],
    ['values of no use', `?figure=width&agents=-3&layers=abc&hide=caption.nothing&${SMALL}`, 3],
  ])('shows the usual figure, or the one named, for %s', async (_, query, notices) => {
    const embed = await framed(query);
    await drawn(embed);
    await expect.poll(() => embed.frame.locator('.fig-body svg path').count()).toBeGreaterThan(3);
    await expect.poll(() => embed.frame.locator('.notice-list li').count()).toBe(notices);
    await expect.poll(() => embed.frame.locator('.notice').count()).toBe(notices > 0 ? 1 : 0);
    expect(await complaintsOf(embed)).toEqual([]);
  });
});

describe('playing', () => {
  const playing = 'button.transport-play[aria-label="Pause"]';

  it.each(['grow', 'two-scores', 'race'])('%s begins when it comes into view', async (figure) => {
    const embed = await framed(`?figure=${figure}&play=on&${SMALL}`, { above: 2000 });
    // Out of view the others do not even compute.
    if (figure === 'race') await embed.frame.waitForSelector('.lab-race');
    expect(await embed.frame.locator(playing).count()).toBe(0);
    await embed.page.locator('#frame').evaluate((element) => element.scrollIntoView());
    await embed.frame.waitForSelector(playing);
    await embed.page.evaluate(() => window.scrollTo(0, 0));
    await embed.frame.waitForSelector(playing, { state: 'detached' });
  });

  it('does not begin where the link does not ask for it', async () => {
    const embed = await framed(`?figure=grow&${SMALL}`);
    await drawn(embed);
    await embed.frame.evaluate(() => window.watched.frames(10));
    expect(await embed.frame.locator(playing).count()).toBe(0);
  });
});

describe.each(['width', 'race'])('%s where no worker may run', (figure) => {
  it('shows its picture and leads to the site', async () => {
    const embed = await framed(`?figure=${figure}&agents=8`, { policy: "worker-src 'none'" });
    await drawn(embed);
    const { frame } = embed;
    const picture = frame.locator('.embed-fallback img');
    expect(await picture.getAttribute('src')).toBe(`${embed.host}figures/${figure}.svg`);
    await frame.waitForFunction(
      () =>
        (document.querySelector<HTMLImageElement>('.embed-fallback img')?.naturalWidth ?? 0) > 100,
    );
    expect(await frame.locator('.embed-fallback').textContent()).toContain('default settings');
    await expect
      .poll(() => frame.locator('.embed-credit a').getAttribute('href'))
      .toContain('agents=8');
  });
});
