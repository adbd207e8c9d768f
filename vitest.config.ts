import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumLaunchOptions } from './scripts/browsers.mjs';

export default defineConfig({
  test: {
    // One kind after the other: a browser test that measures a drag should have the machine.
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
          maxWorkers: '100%',
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: './vite.config.ts',
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
            'axe-core',
            'fast-check',
          ],
        },
        test: {
          name: 'browser',
          include: ['test/browser/**/*.test.{ts,tsx}'],
          setupFiles: ['test/browser/as-it-was.ts'],
          testTimeout: 30_000,
          fileParallelism: false,
          // One after the other in one document, which each file leaves as it found it: most modules are loaded once.
          isolate: false,
          sequence: { groupOrder: 1 },
          browser: {
            enabled: true,
            headless: true,
            ui: false,
            screenshotFailures: false,
            viewport: { width: 1280, height: 800 },
            provider: playwright({
              launchOptions: chromiumLaunchOptions(),
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
          testTimeout: 60_000,
          hookTimeout: 120_000,
          // Files share one browser, in which each page is of one file alone, and what they import.
          pool: 'threads',
          isolate: false,
          // With the unit tests, which fill the time that pages are waited for.
          maxWorkers: '100%',
          sequence: { groupOrder: 0 },
        },
      },
    ],
  },
});
