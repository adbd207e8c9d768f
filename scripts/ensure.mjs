// Shared by the scripts that a fresh clone starts with, so only Node's own modules may be imported.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** What Vite runs on: each line of Node from this release on. */
const oldest = { 20: 19, 22: 12 };

/** Ends the process with one line on stderr. */
export function fail(/** @type {string} */ message) {
  console.error(message);
  process.exit(1);
}

export function ensureNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const least =
    major in oldest ? oldest[/** @type {20 | 22} */ (major)] : major > 22 ? 0 : Infinity;
  if (minor < least) {
    fail(
      `This project needs Node 20.19 or newer (of Node 22, 22.12 or newer; not 21); this is Node ${process.versions.node}.`,
    );
  }
}

/** @returns {Record<string, { version?: string, integrity?: string, optional?: boolean }> | undefined} */
function readPackages(/** @type {string} */ file) {
  try {
    return JSON.parse(readFileSync(path.join(root, file), 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/**
 * Compares what npm says it installed with the lock by content: times would be wrong after a
 * checkout, a copy or a restored cache. Optional packages may be absent, as they are mostly
 * binaries for other systems.
 */
export function modulesAreCurrent() {
  const wanted = readPackages('package-lock.json');
  if (!wanted) fail('package-lock.json is missing or unreadable; restore it with git.');
  const installed = readPackages('node_modules/.package-lock.json');
  if (!installed) return false;
  return Object.entries(wanted).every(([place, entry]) => {
    if (place === '') return true;
    const found = installed[place];
    if (!found) return entry.optional === true;
    return (
      found.version === entry.version &&
      found.integrity === entry.integrity &&
      existsSync(path.join(root, place))
    );
  });
}

/**
 * Installs what the lock file says, when node_modules is missing or says something else.
 * npm's own words go to stderr, so that a command's stdout stays its answer.
 */
export function ensureModules() {
  if (modulesAreCurrent()) return;
  console.error('Installing the packages that package-lock.json lists (npm ci)…');
  // --include=dev because NODE_ENV=production would leave out the tools that build and serve.
  // --loglevel because `npm run -s` would silence the reason of a failure as well.
  const args = [
    'ci',
    '--include=dev',
    '--prefer-offline',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  const npm = process.env.npm_execpath;
  const options = { cwd: root, stdio: /** @type {any} */ (['ignore', 2, 2]) };
  const result = npm?.endsWith('npm-cli.js')
    ? spawnSync(process.execPath, [npm, ...args], options)
    : // On Windows npm is a batch file, which only a shell can start.
      spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
  if (result.error) fail(`npm could not be started: ${result.error.message}`);
  if (result.status !== 0) fail('npm ci failed; its own message is above.');
}
