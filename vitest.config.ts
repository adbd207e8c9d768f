import { availableParallelism } from 'node:os';
import { setFlagsFromString } from 'node:v8';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { testedChromium } from './scripts/browsers.mjs';
import { bundledWorker } from './test/browser/bundled-worker.ts';

// Most code of a test runs a few times. What is optimised only once it has run four times as often as usual costs a
// sixteenth less in all: each thread would compile anew what another has compiled.
setFlagsFromString('--interrupt-budget=528000');

/**
 * All kinds of tests at once: those of the browser and of the site mostly wait for a page, and the others fill that time.
 * One worker more than cores, because a worker of the site waits too. What takes a second by itself may take many then.
 */
const together = {
  maxWorkers: availableParallelism() + 1,
  sequence: { groupOrder: 0 },
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 20_000 } },
};

export default defineConfig({
  test: {
    projects: [
      {
        extends: './vite.config.ts',
        test: {
          name: 'node',
          environment: 'node',
          include: ['test/unit/**/*.test.{ts,tsx}'],
          // Pure functions, whose modules need not be loaded anew for each of more than a hundred files.
          pool: 'threads',
          isolate: false,
          ...together,
        },
      },
      {
        extends: './vite.config.ts',
        plugins: [bundledWorker()],
        // Named here because a package first met in the middle of a run reloads the page under test.
        optimizeDeps: {
          include: [
            'react',
            'react/jsx-runtime',
            'react/jsx-dev-runtime',
            'react-dom',
            'react-dom/client',
            'react-dom/server',
            'd3',
            'zustand',
            'comlink',
            'papaparse',
            'saxes',
            'fflate',
            'js-yaml',
            'idb-keyval',
            'axe-core',
            'fast-check',
          ],
        },
        test: {
          name: 'browser',
          include: ['test/browser/**/*.test.{ts,tsx}'],
          setupFiles: ['test/browser/as-it-was.ts'],
          // One after the other in one document, which each file leaves as it found it: most modules are loaded once.
          isolate: false,
          ...together,
          browser: {
            enabled: true,
            fileParallelism: false,
            headless: true,
            ui: false,
            screenshotFailures: false,
            viewport: { width: 1280, height: 800 },
            provider: playwright({
              launchOptions: testedChromium(),
              contextOptions: { viewport: { width: 1280, height: 800 } },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      {
        extends: './vite.config.ts',
        test: {
          name: 'site',
          environment: 'node',
          include: ['test/site/**/*.test.ts'],
          globalSetup: ['test/site/global-setup.ts'],
          // Files share one browser, in which each page is of one file alone, and what they import.
          pool: 'threads',
          isolate: false,
          ...together,
        },
      },
    ],
  },
});
