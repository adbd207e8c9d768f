import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { open, queryOf } from './support/browse.ts';

/** Nothing of a reader's file leaves the browser: not in any request, nor by the address of the page. */

const CSV = 'id,duration,needs\nsecret-a,1,\nsecret-b,2,secret-a\nsecret-c,4,secret-a\n';

const verdict = (page: Page) => page.locator('.task-verdict-sentence');
const hash = (page: Page) => new URLSearchParams(new URL(page.url()).hash.slice(1));

/** The page with a graph on show that fits into its address, and all that it asks for and tells whom it asks. */
async function withGraph() {
  const opened = await open('task/');
  const { page } = opened;
  const sent: string[] = [];
  page.on('request', (request) => {
    sent.push([request.url(), request.postData(), request.headers().referer].join(' '));
  });
  await verdict(page).waitFor();
  await page.evaluate((text) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([text], 'secret.csv'));
    const about = { dataTransfer, bubbles: true, cancelable: true };
    document.body.dispatchEvent(new DragEvent('drop', about));
  }, CSV);
  await page.getByRole('button', { name: /minutes$/ }).click();
  // The graph may have been written before its unit was known.
  await page.waitForURL(/#.*graph=d.*unit=min/);
  return { ...opened, sent };
}

/** What would tell of the file: its graph, its name, its steps, and what the reader says of it. */
const TELLING = /graph=|secret|name=|unit=|price=|hour=/;

describe('the graph in the address', () => {
  it('is in no request, whether the page is loaded again, left or come back to', async () => {
    const { page, sent } = await withGraph();
    await page.getByRole('button', { name: 'Show 2 agents' }).click();
    await page.waitForURL(/agents=2.*#.*graph=d/);
    const packed = hash(page).get('graph') ?? '';
    expect(packed.length).toBeGreaterThan(20);
    await page.reload();
    await page.locator('.task-head h2', { hasText: 'secret.csv' }).waitFor();
    // 1 + 4 minutes are the critical path.
    await expect.poll(() => page.locator('.task-numbers').textContent()).toMatch(/5\smin/);
    await page.mouse.wheel(0, 600);
    await page.locator('#figure-graph').waitFor();
    await page.locator('.site-nav').getByRole('link', { name: '中文' }).click();
    await page.waitForURL(/zh\/task\/.*#.*graph=d/);
    await page.locator('.task-head h2', { hasText: 'secret.csv' }).waitFor();
    await page.locator('.site-nav a[data-to="lab"]').click();
    await page.waitForURL(/zh\/lab\/$/);
    await page.goBack();
    await page.locator('.task-head h2', { hasText: 'secret.csv' }).waitFor();
    expect(hash(page).get('graph')).toBe(packed);
    expect(sent.length).toBeGreaterThan(10);
    expect(sent.filter((each) => TELLING.test(each) || each.includes(packed))).toEqual([]);
    // Nor is the address of the page told to whoever is asked for something else.
    const referred = sent.filter((each) => / \S*task\/\?/.test(each));
    expect(referred).toEqual([]);
  });

  it('stays there when a link leads to a place of the page, and on the way back', async () => {
    const { page } = await withGraph();
    const packed = hash(page).get('graph');
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = '#task-settings';
      document.body.append(link);
      link.click();
    });
    await page.waitForURL(/#task-settings&.*graph=d/);
    expect(hash(page).get('graph')).toBe(packed);
    const top = () =>
      page.locator('#task-settings').evaluate((panel) => panel.getBoundingClientRect().top);
    await expect.poll(async () => Math.abs(await top()) < 40).toBe(true);
    await page.getByRole('textbox', { name: 'Agents' }).first().fill('3');
    await page.keyboard.press('Enter');
    await page.waitForURL(/agents=3#task-settings&.*graph=d/);
    await page.goBack();
    await page.goBack();
    await expect.poll(() => page.url()).toMatch(/#graph=d/);
    await expect.poll(() => page.locator('.task-head h2').textContent()).toContain('secret.csv');
    await page.goBack();
    await page.locator('.task-head h2', { hasText: 'A scientific workflow' }).waitFor();
  });

  it('is moved behind the hash where a link has it in front', async () => {
    const made = await withGraph();
    const entries = new URL(made.page.url()).hash.slice(1);
    const { page } = await open(`task/?v=2&agents=3&${entries}`);
    await page.locator('.task-head h2', { hasText: 'secret.csv' }).waitFor();
    await expect.poll(() => hash(page).get('name')).toBe('secret.csv');
    expect(queryOf(page)).toEqual({ agents: '3' });
  });
});

it('tells no site from which address its readers come', async () => {
  for (const address of ['', 'task/', 'zh/lab/', 'method/', '404.html']) {
    const { page } = await open(address);
    const policy = page.locator('meta[name="referrer"]');
    expect(await policy.getAttribute('content')).toBe('no-referrer');
  }
});
