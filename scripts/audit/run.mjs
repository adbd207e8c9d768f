// Lighthouse on the built article: npm run audit [-- path …]
// The median of five runs has to reach the scores below. Lighthouse is fetched by npm when it is wanted first: nobody
// else needs its two hundred packages.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromiumArgs, ensureChromium } from '../browsers.mjs';
import { buildInto } from '../build-into.mjs';
import { ensureModules, ensureNode, fail } from '../ensure.mjs';
import { serveCompressed } from './serve.mjs';

const LIGHTHOUSE = 'lighthouse@12.2.3';
const RUNS = 5;
/** Least scores, out of 100. */
const LEAST = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };

ensureNode();
ensureModules();
const chromium = ensureChromium();
const paths = process.argv.slice(2);
if (paths.length === 0) paths.push('', 'zh/');

const folder = mkdtempSync(path.join(os.tmpdir(), 'audit-'));
const site = await serveCompressed(buildInto(path.join(folder, 'dist')));
let good = true;
try {
  for (const each of paths) good = (await audit(site.url + each)) && good;
} finally {
  await site.close();
  rmSync(folder, { recursive: true, force: true });
}
if (!good) fail('Some score is below its least; the lines above say which.');

async function audit(/** @type {string} */ url) {
  /** @type {Record<string, number[]>} */
  const scores = {};
  /** @type {Set<string>} */
  const failed = new Set();
  for (let i = 0; i < RUNS; i++) {
    const report = await lighthouse(url, i);
    for (const name of Object.keys(LEAST)) {
      const { score, auditRefs } = report.categories[name];
      scores[name] = [...(scores[name] ?? []), Math.round(100 * (score ?? 0))];
      for (const { id, weight } of auditRefs) {
        const result = report.audits[id];
        if (weight > 0 && result.score !== null && result.score < 0.9) {
          failed.add(`${name}: ${result.title} ${result.displayValue ?? ''}`.trim());
        }
      }
    }
  }
  console.log(`\n${new URL(url).pathname}`);
  let good = true;
  for (const [name, least] of Object.entries(LEAST)) {
    const sorted = [...scores[name]].sort((a, b) => a - b);
    const median = sorted[RUNS >> 1];
    good &&= median >= least;
    const verdict = median >= least ? 'ok' : `below ${least}`;
    console.log(`  ${name.padEnd(15)} ${median}  (${scores[name].join(', ')})  ${verdict}`);
  }
  for (const each of failed) console.log(`  - ${each}`);
  return good;
}

/** One report. Asynchronous, because the site is served by this process. */
async function lighthouse(/** @type {string} */ url, /** @type {number} */ run) {
  const file = path.join(folder, `report-${run}.json`);
  const args = [
    'exec',
    '--yes',
    `--package=${LIGHTHOUSE}`,
    '--',
    'lighthouse',
    url,
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    `--only-categories=${Object.keys(LEAST).join(',')}`,
    `--chrome-flags=--headless=new ${chromiumArgs.join(' ')}`,
  ];
  const child = spawn('npm', args, {
    // Away from this package, so that npm does not look for it among ours.
    cwd: folder,
    env: { ...process.env, CHROME_PATH: chromium },
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  const code = await new Promise((resolve) => child.on('close', resolve));
  if (code !== 0) fail(`Lighthouse ended with ${code} on ${url}.`);
  return JSON.parse(readFileSync(file, 'utf8'));
}
