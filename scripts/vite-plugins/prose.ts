import mdx from '@mdx-js/rollup';
import remarkGfm from 'remark-gfm';
import type { Plugin } from 'vite';
import { setUnits } from './set-units.ts';

/** Reads the prose: MDX, with the tables of GitHub's Markdown, and the unit of time set as everywhere. */
export function prose(): Plugin {
  return {
    ...mdx({
      // The runtime of production in the development server too: pages are made by React for production.
      development: false,
      remarkPlugins: [[remarkGfm, { singleTilde: false }], setUnits],
    }),
    // Before React's plugin, which reads the JSX of the result.
    enforce: 'pre',
  } as Plugin;
}
