import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { open, queryOf, ready } from './support/browse.ts';

/** The page of claims, built. */

describe.each(['claims/', 'zh/claims/'])('the page at /%s', (address) => {
  it('can be read where scripts do not run', async () => {
    const { page } = await open(address, { javaScriptEnabled: false });
    const rows = page.locator('.claims-table tr.claim');
    expect(await rows.count()).toBeGreaterThan(30);
    expect(await rows.first().isVisible()).toBe(true);
    await page.locator('#september ~ * summary, section:has(#september) summary').first().click();
    expect(await page.locator('#recursive64-lambda').isVisible()).toBe(true);
    expect(await page.locator('#root select:visible, .recompute-button:visible').count()).toBe(0);
  });
});

it('a claim opens the lab in its state, and a swarm of September in its preset', async () => {
  const { page } = await open('claims/');
  await ready(page);
  await page.locator('#communication-share-64 a').click();
  await page.waitForURL(/\/lab\//);
  expect(queryOf(page)).toEqual({ agents: '64', overhead: 'on' });
  await page.goBack();
  await ready(page);
  await page.locator('[data-cell="119"]').click();
  await page.locator('.matrix-detail a').click();
  await page.waitForURL(/\/lab\//);
  expect(queryOf(page)).toEqual({ preset: 'september', swarm: 'recursive', agents: '64' });
});

/** Lets workers have so many jobs, and none after them: what is asked to stop has not come to its end meanwhile. */
const withJobs = (most: number) => (page: Page) =>
  page.addInitScript((most) => {
    const { Worker } = window;
    let jobs = 0;
    window.Worker = class extends Worker {
      override postMessage(message: { path?: string[] }, ...rest: unknown[]): void {
        if (message.path?.[0] === 'run' && ++jobs > most) return;
        (super.postMessage as (...all: unknown[]) => void)(message, ...rest);
      }
    };
  }, most);

it('recomputes a study in the background, and stops when told to', async () => {
  const { page, said } = await open('claims/', {}, withJobs(3));
  await ready(page);
  const panel = page.locator('[aria-labelledby="september"] .recompute');
  const before = await page.locator('.matrix').textContent();
  await panel.getByRole('button').click();
  await expect.poll(() => panel.textContent(), { timeout: 50_000 }).toMatch(/[1-7] of 8 parts/);
  await panel.getByRole('button').click();
  await expect.poll(() => panel.locator('progress').count()).toBe(0);
  expect(await page.locator('.matrix').textContent()).toBe(before);
  expect(said).toEqual([]);
});
