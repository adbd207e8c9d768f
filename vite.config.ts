import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { csp } from './scripts/vite-plugins/csp.ts';
import { prerender } from './scripts/vite-plugins/prerender.ts';

const pages = ['', 'lab/', 'claims/'].flatMap((page) => [
  `${page}index.html`,
  `zh/${page}index.html`,
]);

export default defineConfig({
  // Relative, so that the built site works under any path of any host.
  base: './',
  // Several pages, so an unknown address is a 404 and not the front page.
  appType: 'mpa',
  plugins: [react(), prerender(), csp()],
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    // The policy allows no data: fonts, and a file per asset keeps the pages cacheable.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: pages.map((page) => fileURLToPath(new URL(page, import.meta.url))),
    },
  },
});
