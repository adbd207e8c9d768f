import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { findOnPath } from '../../browsers.mjs';

/** Where Debian keeps WebKit's own small browser, for whichever version of its interface is installed. */
function findMiniBrowser() {
  if (process.env.MINIBROWSER_PATH) return process.env.MINIBROWSER_PATH;
  for (const folder of ['/usr/lib', ...triplets()]) {
    if (!existsSync(folder)) continue;
    for (const name of readdirSync(folder)) {
      const file = `${folder}/${name}/MiniBrowser`;
      if (name.startsWith('webkit2gtk-') && existsSync(file)) return file;
    }
  }
  return undefined;
}

const triplets = () =>
  existsSync('/usr/lib')
    ? readdirSync('/usr/lib')
        .filter((name) => name.endsWith('-linux-gnu'))
        .map((name) => `/usr/lib/${name}`)
    : [];

const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

const pause = (/** @type {number} */ ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** The names of keys in the WebDriver protocol. */
const keys = {
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
  ArrowUp: '\uE013',
  ArrowDown: '\uE015',
  Home: '\uE011',
  End: '\uE010',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  Space: ' ',
  Enter: '\uE007',
};

/** WebKit by plain W3C WebDriver, on a screen of its own. @returns {Promise<import('../driver.d.mts').Driver>} */
export async function startWebKit() {
  const driver = findOnPath(['WebKitWebDriver']);
  const binary = findMiniBrowser();
  const screen = findOnPath(['xvfb-run']);
  if (!driver || !binary || !screen) {
    throw new Error('WebKit is not here: install webkit2gtk-driver, xvfb and xauth');
  }
  const port = await freePort();
  const child = spawn(
    screen,
    ['-a', '-s', '-screen 0 1400x1100x24', driver, `--port=${port}`, '--host=127.0.0.1'],
    {
      // A group of its own, so that the screen goes with the driver.
      detached: true,
      stdio: 'ignore',
      env: {
        ...process.env,
        // As root there is no sandbox to be had, and without a graphics card no compositing.
        WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
        WEBKIT_DISABLE_COMPOSITING_MODE: '1',
        LIBGL_ALWAYS_SOFTWARE: '1',
      },
    },
  );
  const end = () => {
    try {
      if (child.pid) process.kill(-child.pid, 'SIGKILL');
    } catch {
      // Gone already.
    }
  };
  process.once('exit', end);
  const root = `http://127.0.0.1:${port}`;
  const call = async (
    /** @type {string} */ method,
    /** @type {string} */ path,
    /** @type {unknown} */ body,
  ) => {
    const response = await fetch(root + path, {
      method,
      // A connection of its own: an old one may just be given up when it is written to.
      headers: { connection: 'close' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(200_000),
    });
    const { value } = await response.json();
    // Its message is often empty.
    if (value?.error)
      throw new Error(`WebKit: ${value.error} at ${method} ${path}: ${value.message}`);
    return value;
  };
  try {
    for (let tries = 0; ; tries++) {
      try {
        await call('GET', '/status', undefined);
        break;
      } catch (error) {
        if (tries > 300) throw error;
        await pause(100);
      }
    }
    const { sessionId, capabilities } = await call('POST', '/session', {
      capabilities: {
        alwaysMatch: { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } },
      },
    });
    const session = `/session/${sessionId}`;
    await call('POST', `${session}/timeouts`, { script: 190_000, pageLoad: 60_000 });
    await call('POST', `${session}/window/rect`, { x: 0, y: 0, width: 1280, height: 1000 });
    const act = (/** @type {unknown[]} */ actions) =>
      call('POST', `${session}/actions`, { actions });
    return {
      version: `${capabilities.browserName} ${capabilities.browserVersion}`,
      open: (url) => call('POST', `${session}/url`, { url }),
      evaluate: async (body) => {
        const script = `const done = arguments[0];
          (async () => { ${body} })().then((v) => done({ v }), (e) => done({ e: [e, e && e.stack].join('\\n') }));`;
        const { v, e } = await call('POST', `${session}/execute/async`, { script, args: [] });
        if (e) throw new Error(e);
        return v;
      },
      drag: (points) =>
        act([
          {
            type: 'pointer',
            id: 'mouse',
            parameters: { pointerType: 'mouse' },
            actions: [
              { type: 'pointerMove', duration: 0, origin: 'viewport', ...points[0] },
              { type: 'pointerDown', button: 0 },
              ...points.slice(1).map(({ x, y }) => ({
                type: 'pointerMove',
                duration: 20,
                origin: 'viewport',
                x,
                y,
              })),
              { type: 'pointerUp', button: 0 },
            ],
          },
        ]),
      press: (key) => {
        const value = keys[key] ?? key;
        return act([
          {
            type: 'key',
            id: 'keyboard',
            actions: [
              { type: 'keyDown', value },
              { type: 'keyUp', value },
            ],
          },
        ]);
      },
      close: async () => {
        await call('DELETE', session, undefined).catch(() => undefined);
        end();
      },
    };
  } catch (error) {
    end();
    throw error;
  }
}
