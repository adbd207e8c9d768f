import { chromium } from 'playwright';
import { findChromium, testedChromium } from '../../browsers.mjs';
import { dragWith } from './drag.mjs';

/** @returns {Promise<import('../driver.d.mts').Driver>} */
export async function startChromium() {
  const browser = await chromium.launch(testedChromium(findChromium));
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  // All engines and other work share two cores.
  page.setDefaultNavigationTimeout(60_000);
  return {
    version: `Chromium ${browser.version()}`,
    open: async (url) => {
      await page.goto(url);
    },
    evaluate: (body) => page.evaluate(`(async () => { ${body} })()`),
    drag: (points) => dragWith(page.mouse, points),
    press: (key) => page.keyboard.press(key),
    close: () => browser.close(),
  };
}
