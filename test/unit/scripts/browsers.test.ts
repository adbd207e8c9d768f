import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { findChromium, findOnPath, findTestedChromium } from '../../../scripts/browsers.mjs';

const folder = mkdtempSync(path.join(os.tmpdir(), 'browsers-'));
afterAll(() => rmSync(folder, { recursive: true }));

function program(name: string, mode = 0o755): string {
  const file = path.join(folder, name);
  writeFileSync(file, '#!/bin/sh\n');
  chmodSync(file, mode);
  return file;
}

it('takes the program that $CHROMIUM_PATH names, before any on PATH', () => {
  program('chromium');
  const wish = program('another');
  expect(findChromium({ CHROMIUM_PATH: wish, PATH: folder })).toBe(wish);
});

it('says in a sentence when $CHROMIUM_PATH names nothing that can be run', () => {
  const missing = path.join(folder, 'missing');
  expect(() => findChromium({ CHROMIUM_PATH: missing, PATH: folder })).toThrow(
    /CHROMIUM_PATH is ".*missing"/,
  );
  expect(() => findChromium({ CHROMIUM_PATH: folder, PATH: folder })).toThrow(/no program/);
});

it('finds the first name on PATH, and only what may be run', () => {
  program('google-chrome');
  expect(findChromium({ PATH: folder })).toBe(path.join(folder, 'chromium'));
  expect(findOnPath(['nothing', 'google-chrome'], { PATH: folder })).toBe(
    path.join(folder, 'google-chrome'),
  );
  program('plain-file', 0o644);
  // Root may do anything, but not run what nobody may.
  expect(findOnPath(['plain-file'], { PATH: folder })).toBeUndefined();
});

it('tests in a headless shell where there is one, unless $CHROMIUM_PATH names another', () => {
  const wish = program('another');
  const found = () => findTestedChromium({ PATH: folder });
  expect(found()).toBe(path.join(folder, 'chromium'));
  const shell = program('chromium-headless-shell');
  expect(found()).toBe(shell);
  expect(findTestedChromium({ CHROMIUM_PATH: wish, PATH: folder })).toBe(wish);
  // Nothing else has a use for one: it has no window.
  expect(findChromium({ PATH: folder })).toBe(path.join(folder, 'chromium'));
});
