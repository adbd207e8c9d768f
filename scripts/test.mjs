// npm test: install when needed, find a browser, run every test once. What follows `--` goes to
// Vitest: npm test -- --project node
import { spawn } from 'node:child_process';
import path from 'node:path';
import { ensureChromium, findTestedChromium } from './browsers.mjs';
import { ensureModules, ensureNode, fail, root } from './ensure.mjs';

ensureNode();
ensureModules();

let chromium = '';
try {
  chromium = ensureChromium(findTestedChromium);
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}

const vitest = path.join(root, 'node_modules/vitest/vitest.mjs');
// Room for what is young and soon gone: tests make much of it, and less often is it gone through.
const room = '--max-semi-space-size=64';
const child = spawn(process.execPath, [room, vitest, 'run', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, CHROMIUM_PATH: chromium },
});
// A terminal sends Ctrl-C to both; Vitest closes its browsers first, so wait for it.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => child.kill('SIGTERM'));
child.on('exit', (code) => process.exit(code ?? 1));
