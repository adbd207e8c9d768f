// Finds a Chromium. Used by npm test, by Vitest's configuration and by the tests of the built site.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, statSync } from 'node:fs';
import path from 'node:path';

const isRoot = process.getuid?.() === 0;

function isProgram(/** @type {string} */ file) {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

/** The full path of the first of these names that is on PATH. */
export function findOnPath(/** @type {string[]} */ names, env = process.env) {
  const folders = (env.PATH ?? '').split(path.delimiter).filter(Boolean);
  for (const name of names) {
    const found = folders.map((folder) => path.join(folder, name)).find(isProgram);
    if (found) return found;
  }
  return undefined;
}

/** Where Chromium and Chrome usually are when they are not on PATH. */
export function usualPlaces(platform = process.platform, env = process.env) {
  if (platform === 'darwin') {
    const apps = ['Google Chrome', 'Chromium', 'Microsoft Edge'];
    return ['', env.HOME ?? ''].flatMap((home) =>
      apps.map((app) => `${home}/Applications/${app}.app/Contents/MacOS/${app}`),
    );
  }
  if (platform === 'win32') {
    const folders = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA];
    const programs = [
      'Google\\Chrome\\Application\\chrome.exe',
      'Chromium\\Application\\chrome.exe',
      'Microsoft\\Edge\\Application\\msedge.exe',
    ];
    return folders.flatMap((folder) =>
      folder ? programs.map((program) => `${folder}\\${program}`) : [],
    );
  }
  return ['/usr/lib/chromium/chromium', '/opt/google/chrome/chrome', '/snap/bin/chromium'];
}

/**
 * $CHROMIUM_PATH, else a Chromium or Chrome of this machine, else undefined.
 * @throws {Error} one sentence, when $CHROMIUM_PATH names no program: a wish that cannot be
 * granted should be said, not replaced by another browser.
 */
export function findChromium(env = process.env) {
  const wish = env.CHROMIUM_PATH;
  if (wish) {
    if (isProgram(wish)) return wish;
    throw new Error(
      `CHROMIUM_PATH is ${JSON.stringify(wish)}, which is no program that can be run; set it to a Chromium or Chrome, or unset it.`,
    );
  }
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
  return findOnPath(names, env) ?? usualPlaces(process.platform, env).find(isProgram);
}

/**
 * The browser of the tests: $CHROMIUM_PATH, else a headless shell, else any other. A shell is the same engine without
 * the browser around it, and pages cost a sixth less in it.
 * @throws {Error} as `findChromium` does
 */
export function findTestedChromium(env = process.env) {
  const shells = ['chromium-headless-shell', 'chrome-headless-shell'];
  return (env.CHROMIUM_PATH ? undefined : findOnPath(shells, env)) ?? findChromium(env);
}

/** Installs Debian packages if this user may. Says on stderr what it does; true when apt did. */
export function aptInstall(/** @type {string[]} */ packages) {
  if (!findOnPath(['apt-get'])) return false;
  const sudo = isRoot ? [] : ['sudo', '-n'];
  if (!isRoot && spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status !== 0) return false;
  console.error(`Installing ${packages.join(', ')} with apt-get…`);
  const apt = (/** @type {string[]} */ args) => {
    const [program, ...rest] = [...sudo, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get'];
    return spawnSync(program, [...rest, '-qq', ...args], { stdio: ['ignore', 2, 2] }).status === 0;
  };
  // The lists may be newer on disk than the network allows now, so only the install decides.
  apt(['update']);
  return apt(['install', '-y', '--no-install-recommends', ...packages]);
}

/**
 * A Chromium, installed if need be and possible. `find`: which of those that are here.
 * @throws {Error} one sentence saying what to install
 */
export function ensureChromium(find = findChromium) {
  const found = find() ?? (aptInstall(['chromium']) ? find() : undefined);
  if (found) return found;
  throw new Error(
    'The tests need a browser: install Chromium or Chrome, or set CHROMIUM_PATH to the program of one.',
  );
}

/** What a headless Chromium needs to start as root and to leave the network alone. */
export const chromiumArgs = [
  ...(isRoot ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
];

/** For playwright's `chromium.launch`. `find`: which of those that are here. */
export function chromiumLaunchOptions(find = findChromium) {
  const executablePath = find();
  return { headless: true, args: chromiumArgs, ...(executablePath && { executablePath }) };
}

/**
 * Parts of a Chromium that no test meets. Each window of a headless one has a list below its address bar, which is
 * two pages in processes of their own: half the work of opening a page; and behind each page a process waits for the
 * next. Only the last such list counts, so Playwright's is in it, but for what concerns other browsers.
 */
const WITHOUT = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'BlockOriginHeaderModificationOnRedirect',
  'DestroyProfileOnBrowserClose',
  'DialMediaRouteProvider',
  'GlobalMediaControls',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'SpareRendererForSitePerProcess',
  'ThirdPartyStoragePartitioning',
  'Translate',
];

/**
 * For tests: drawing by software that imitates a graphics card is ten times the work of drawing by software.
 * `find`: which of those that are here.
 */
export function testedChromium(find = findTestedChromium) {
  const options = chromiumLaunchOptions(find);
  const more = ['--disable-gpu', `--disable-features=${WITHOUT.join()}`];
  return { ...options, args: [...options.args, ...more] };
}
