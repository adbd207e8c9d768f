import { describe, expect, it } from 'vitest';
import { PARAMETERS } from '../../src/model/parameters.ts';
import { digestOf, open, queryOf, ready, site } from './support/browse.ts';
import { chooseRadio } from './support/choose-radio.ts';

/** The lab, built. */

describe.each(['lab/', 'zh/lab/'])('the page at /%s', (address) => {
  it('shows its text and a picture where scripts do not run', async () => {
    const { page } = await open(address, { javaScriptEnabled: false });
    await expect.poll(() => page.locator('h1').textContent()).not.toBe('');
    const pictures = await page
      .locator('#root svg')
      .evaluateAll((all) => all.filter((svg) => svg.getBoundingClientRect().width > 250).length);
    expect(pictures).toBeGreaterThanOrEqual(2);
    // Nothing that only a script would bring to life.
    expect(await page.locator('#root input:visible, #root select:visible').count()).toBe(0);
  });
});

describe.each(['lab/', 'zh/lab/'])('on a narrow phone %s', (address) => {
  it('does not scroll sideways, whatever the swarm', async () => {
    const { page } = await open(`${address}?overhead=on&graphs=2&sessions=4`, {
      viewport: { width: 320, height: 640 },
    });
    const swarms = page.locator('[data-key=swarm] input');
    await swarms.first().waitFor();
    const kinds = await swarms.evaluateAll((all) =>
      all.map((input) => (input as HTMLInputElement).value),
    );
    expect(kinds).toHaveLength(5);
    for (const kind of kinds) {
      await chooseRadio(page.locator(`[data-key=swarm] input[value=${kind}]`));
      await page.waitForURL((url) => (url.searchParams.get('swarm') ?? 'standard') === kind);
      await ready(page);
      const width = await page.evaluate('document.documentElement.scrollWidth');
      expect(width, kind).toBeLessThanOrEqual(320);
      // One line each: a head that gives way stands letter under letter.
      const heads = await page
        .locator('.readout-table th[scope="row"]')
        .evaluateAll((all) => all.map((head) => head.querySelector('button')?.offsetHeight ?? 0));
      expect(Math.max(...heads), kind).toBeLessThan(32);
    }
  });
});

it('does what a reader asks of it before its script is there, and keeps the focus', async () => {
  const { page } = await open('');
  let go = () => {};
  const asked = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route(/\/assets\/lab-[^/]*\.js$/, async (route) => {
    await asked;
    await route.continue();
  });
  // A page whose script is on its way is not loaded yet.
  await page.goto(`${site}lab/?agents=8`, { waitUntil: 'commit' });
  const key = (name: string) => page.locator(`[data-key=${name}]`);
  await expect.poll(() => key('agents').locator('output').textContent()).toBe('16');
  await chooseRadio(key('swarm').locator('input[value=recursive]'));
  await key('layers').locator('input[type=range]').focus();
  await page.keyboard.press('End');
  go();
  await ready(page);
  const [, most] = PARAMETERS.layers.slider;
  // What the link says of the rest holds.
  await expect
    .poll(() => queryOf(page))
    .toEqual({ agents: '8', swarm: 'recursive', layers: String(most) });
  await expect
    .poll(() => key('layers').locator('.number-box input').inputValue())
    .toBe(String(most));
  await expect.poll(() => key('layers').locator('input[type=range]:focus').count()).toBe(1);
});

it('keeps the race in sight on a phone while a setting is moved, and nothing focused below it', async () => {
  const { page } = await open('lab/', { viewport: { width: 390, height: 844 } });
  await ready(page);
  // Of its place in the page, not of the page: hints unfold and fold in it meanwhile.
  const height = () => page.locator(':has(> .lab-race)').evaluate((place) => place.clientHeight);
  const loose = await height();
  expect(await page.locator('[data-pinned]').count()).toBe(0);
  for (const key of ['swarm', 'agents', 'layers', 'preset']) {
    await page.locator(`[data-key=${key}] :is(input, select)`).last().focus();
    const strip = page.locator('.lab-race[data-pinned]');
    await strip.waitFor();
    await expect.poll(async () => (await strip.boundingBox())?.y).toBe(0);
    const { height: high } = (await strip.boundingBox()) ?? { height: Number.NaN };
    expect(high).toBeLessThan(844 / 3);
    for (const canvas of await strip.locator('canvas').all())
      expect(await canvas.isVisible()).toBe(true);
    // What has the focus is brought out from behind it a moment later.
    await expect
      .poll(async () => (await page.locator(':focus').boundingBox())?.y)
      .toBeGreaterThan(high);
  }
  await expect.poll(height).toBe(loose);
  await page.evaluate('scrollTo(0, 0)');
  await expect.poll(() => page.locator('[data-pinned]').count()).toBe(0);
  await expect.poll(height).toBe(loose);
});

it('prints dark on light, with its settings and its address, whatever the colours', async () => {
  const { page } = await open('lab/?agents=64', { colorScheme: 'dark' }, (page) =>
    page.addInitScript(() => localStorage.setItem('theme', 'dark')),
  );
  await ready(page);
  await page.emulateMedia({ media: 'print' });
  const colours = () => {
    const { backgroundColor, color } = getComputedStyle(document.documentElement);
    return [backgroundColor, color];
  };
  expect(await page.evaluate(colours)).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)']);
  const line = await page.locator('.print-line').textContent();
  expect(line).toMatch(/Agents: 64\..*lab\/\?v=2&agents=64$|Agents: 64\..*lab\/\?agents=64$/);
});

it('says so, and keeps the picture, where workers cannot run; and tries again when asked', async () => {
  const { page } = await open('lab/', {}, (page) =>
    page.addInitScript(() => {
      const { Worker } = window;
      let blocked = true;
      Object.assign(window, {
        unblock: () => {
          blocked = false;
        },
        Worker: class extends Worker {
          constructor(...all: ConstructorParameters<typeof Worker>) {
            if (blocked) throw new DOMException('no workers here', 'SecurityError');
            super(...all);
          }
        },
      });
    }),
  );
  const notice = page.getByRole('alert');
  await notice.waitFor();
  await expect.poll(() => page.locator('[data-poster] svg').count()).toBeGreaterThanOrEqual(1);
  expect(await page.locator('[data-poster] svg').first().isVisible()).toBe(true);
  await page.evaluate('unblock()');
  await notice.getByRole('button').click();
  await ready(page);
  await expect.poll(() => notice.count()).toBe(0);
});

it('a link shows the same run again, in the other language too', async () => {
  const { page } = await open('lab/?v=2&agents=64&seed=7&overhead=on');
  await ready(page);
  const digest = await digestOf(page);
  const other = page.getByRole('link', { name: '中文' });
  await other.click();
  await page.waitForURL(/\/zh\/lab\//);
  await ready(page);
  expect(queryOf(page)).toEqual({ agents: '64', seed: '7', overhead: 'on' });
  expect(await digestOf(page)).toBe(digest);
});

it('a link with nonsense in it opens, and says what was adjusted', async () => {
  const junk = `agents=0&layers=abc&steps=1e3&__proto__=1&seed=-1&junk=${'x'.repeat(9000)}`;
  const { page, said } = await open(`lab/?v=2&${junk}`);
  await ready(page);
  const listed = await page.locator('.notice[data-kind="link"] li').allInnerTexts();
  expect(listed.join('\n')).toMatch(/Agents: asked for “0”.*1 is used/);
  expect(listed.join('\n')).toMatch(/abc/);
  expect(listed.join('\n')).toMatch(/-1/);
  expect(said).toEqual([]);
});
