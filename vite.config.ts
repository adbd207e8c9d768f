import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { csp } from './scripts/vite-plugins/csp.ts';
import { early } from './scripts/vite-plugins/early.ts';
import { embed } from './scripts/vite-plugins/embed.ts';
import { firstScript } from './scripts/vite-plugins/first-script.ts';
import { instead } from './scripts/vite-plugins/instead.ts';
import { prerender } from './scripts/vite-plugins/prerender.ts';
import { prose } from './scripts/vite-plugins/prose.ts';
import { LANGUAGES } from './src/messages/index.ts';
import { PAGE_KINDS, pathOf } from './src/pages/addresses.ts';

const shells = [
  ...PAGE_KINDS.flatMap((kind) =>
    LANGUAGES.map((language) => `${pathOf({ language, kind })}index.html`),
  ),
  '404.html',
];

export default defineConfig({
  // Relative, so that the built site works under any path of any host.
  base: './',
  // Several pages, so an unknown address is a 404 and not the front page.
  appType: 'mpa',
  plugins: [
    prose(),
    react(),
    prerender(),
    csp(),
    early(),
    embed(),
    // A page loads the texts of its own language alone (src/messages/README.md).
    instead({
      'src/messages/at-hand.ts': 'src/messages/brought.ts',
      'src/messages/task/at-hand.ts': 'src/messages/task/brought.ts',
    }),
  ],
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    // The policy allows no data: fonts, and a file per asset keeps the pages cacheable.
    assetsInlineLimit: 0,
    // One style sheet for all pages and figures: a page looks right before any script has run.
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Most of a build's time is figures that are computed.
      checks: { pluginTimings: false },
      input: shells.map((shell) => fileURLToPath(new URL(shell, import.meta.url))),
      output: {
        codeSplitting: { groups: [firstScript] },
      },
    },
  },
});
