import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, inject, it } from 'vitest';
import { newPage, site } from './support/browse.ts';

/** An address that does not exist, on a host that answers such with `404.html`, as static hosts do. */

const html = readFileSync(path.join(inject('dist'), '404.html'), 'utf8');

it.each(['lost', 'lab/lost', 'zh/lab/lost.html'])('at /%s the page leads home', async (address) => {
  const { page, close } = await newPage();
  await page.route(site + address, (route) =>
    route.fulfill({ status: 404, contentType: 'text/html; charset=utf-8', body: html }),
  );
  await page.route(site, (route) => route.fulfill({ contentType: 'text/html', body: 'home' }));
  await page.goto(site + address);
  const links = page.locator('main a');
  await expect
    .poll(() => links.evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).href)))
    .toEqual([site, `${site}zh/`]);
  expect(
    await page
      .locator('main [lang]')
      .evaluateAll((all) => all.map((each) => each.getAttribute('lang'))),
  ).toEqual(['en', 'zh-Hans']);
  // Its style sheet was found too, at whatever depth.
  const styles = () => page.evaluate(() => [...document.styleSheets].map(({ href }) => href));
  await expect.poll(styles).toEqual([`${site}not-found.css`]);
  await links.first().click();
  await page.waitForURL(site);
  await close();
});
