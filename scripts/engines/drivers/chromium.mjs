import { chromium } from 'playwright';
import { chromiumLaunchOptions } from '../../browsers.mjs';

/** @returns {Promise<import('../driver.d.mts').Driver>} */
export async function startChromium() {
  const browser = await chromium.launch(chromiumLaunchOptions());
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  return {
    version: `Chromium ${browser.version()}`,
    open: async (url) => {
      await page.goto(url);
    },
    evaluate: (body) => page.evaluate(`(async () => { ${body} })()`),
    drag: async (points) => {
      await page.mouse.move(points[0].x, points[0].y);
      await page.mouse.down();
      for (const { x, y } of points.slice(1)) await page.mouse.move(x, y);
      await page.mouse.up();
    },
    press: (key) => page.keyboard.press(key),
    close: () => browser.close(),
  };
}
