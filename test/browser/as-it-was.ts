import { beforeAll, beforeEach } from 'vitest';
import { cdp, page } from 'vitest/browser';

/** All files share one page: each finds its window, its pointer, its address and an empty page as the first one did. */

interface Session {
  send(method: string, parameters: Record<string, unknown>): Promise<unknown>;
}

const send: Session['send'] = (method, parameters) =>
  (cdp() as unknown as Session).send(method, parameters);
const WINDOW = { width: 1280, height: 800 };

beforeAll(async () => {
  // A file that had pixels of another size may have let go of the window's size as well.
  const metrics = { ...WINDOW, deviceScaleFactor: 1, mobile: false };
  await send('Emulation.setDeviceMetricsOverride', metrics);
  await page.viewport(WINDOW.width, WINDOW.height);
  // A test that failed half way has not cleared up, and one failure is enough to look into.
  document.body.replaceChildren();
  const { documentElement } = document;
  documentElement.lang = 'en';
  documentElement.classList.remove('js');
  for (const name of Object.keys(documentElement.dataset)) delete documentElement.dataset[name];
  const { pathname, search } = window.location;
  window.history.replaceState(null, '', pathname + search);
  window.scrollTo(0, 0);
});

// Nothing is pointed at.
beforeEach(() => send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: -10, y: -10 }));
