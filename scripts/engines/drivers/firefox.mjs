import puppeteer from 'puppeteer-core';
import { findOnPath } from '../../browsers.mjs';
import { dragWith } from './drag.mjs';

/** Firefox by WebDriver BiDi. @returns {Promise<import('../driver.d.mts').Driver>} */
export async function startFirefox() {
  const executablePath = process.env.FIREFOX_PATH ?? findOnPath(['firefox-esr', 'firefox']);
  if (!executablePath)
    throw new Error('no Firefox on PATH: install firefox-esr or set FIREFOX_PATH');
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    defaultViewport: { width: 1280, height: 900 },
    extraPrefsFirefox: {
      'app.normandy.enabled': false,
      'app.update.enabled': false,
      'datareporting.policy.dataSubmissionEnabled': false,
      'network.captive-portal-service.enabled': false,
      'network.connectivity-service.enabled': false,
      'services.settings.server': 'data:,',
    },
  });
  const page = await browser.newPage();
  // All engines and other work share two cores.
  page.setDefaultNavigationTimeout(60_000);
  return {
    version: await browser.version(),
    open: async (url) => {
      await page.goto(url);
    },
    evaluate: (body) => page.evaluate(`(async () => { ${body} })()`),
    drag: (points) => dragWith(page.mouse, points),
    press: (key) => page.keyboard.press(/** @type {any} */ (key)),
    close: () => browser.close(),
  };
}
