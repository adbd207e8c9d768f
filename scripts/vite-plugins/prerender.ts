import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { siteUrl } from '../../src/pages/site-url.ts';
import { type NodeRunner, runInNode } from './node-runner.ts';
import { prose } from './prose.ts';
import { Styles } from './styles.ts';

type Site = typeof import('./site.ts');

const root = fileURLToPath(new URL('../..', import.meta.url));
const entry = path.join(root, 'scripts/vite-plugins/site.ts');
const sources = path.join(root, 'src/');
const HEAD = '<!--head-->';
const PAGE = '<!--page-->';
const NOT_FOUND = 'not-found';

/** Whose style sheets the development server links: there they come with scripts, and figures load theirs late. */
const LINKED_WHILE_DEVELOPING: Readonly<Record<string, string>> = {
  front: 'src/pages/article-page.tsx',
  lab: 'src/pages/page.tsx',
  claims: 'src/pages/claims-page.tsx',
  task: 'src/pages/task-page.tsx',
};

/**
 * Writes each page as it stands at the default settings into its HTML: head, text and pictures are there before any
 * script runs, and where none does. The same components render it as in the browser, in Node. With SITE_URL set,
 * what has to be absolute is written too: tags in the heads, the sitemap, the feeds.
 */
export function prerender(): Plugin[] {
  const styles = new Styles(root);
  let loading: Promise<NodeRunner<Site>> | undefined;
  let address: string | null = null;
  const made = async () => {
    loading ??= runInNode<Site>(entry, [styles.plugin(), prose()]);
    const { module: site } = await loading;
    return { site, making: { stills: () => site.stills(root), site: address } };
  };
  return [
    {
      name: 'prerender-head',
      // Once, and before anything is built.
      configResolved() {
        address = siteUrl(process.env.SITE_URL);
      },
      configureServer({ watcher }) {
        // Text is in no module of the browser: a page that is asked for again is made again.
        watcher.on('all', (_, file) => {
          if (file.startsWith(sources) && !file.endsWith('.css')) loading = undefined;
        });
      },
      transformIndexHtml: {
        // Before Vite looks for files to bundle: fonts and style sheets are among them.
        order: 'pre',
        async handler(html, { server }) {
          if (!html.includes(HEAD)) return html;
          const { site, making } = await made();
          const place = placeOf(html, site);
          if (place === NOT_FOUND) return html.replace(HEAD, () => site.notFoundHead());
          const from = server ? LINKED_WHILE_DEVELOPING[place.kind] : undefined;
          // Figures are imported as they are computed.
          if (from && place.kind === 'front') await site.stills(root);
          const links = from ? styles.of(from).map(styleLink) : [];
          const head = [site.headOf(place, making.site), ...links].join('\n    ');
          return html.replace(HEAD, () => head);
        },
      },
      async generateBundle() {
        const { site, making } = await made();
        if (making.site === null) return;
        const files = await site.renderFiles(making.site, making);
        for (const [fileName, source] of Object.entries(files)) {
          this.emitFile({ type: 'asset', fileName, source });
        }
      },
      async closeBundle() {
        // Where it never opened, the build has failed with that reason already.
        const runner = await loading?.catch(() => undefined);
        await runner?.close();
        loading = undefined;
      },
    },
    {
      name: 'prerender-page',
      transformIndexHtml: {
        // Before the policy's plugin looks for inline code; after Vite looked for files to bundle.
        order: 'post',
        async handler(html) {
          if (!html.includes(PAGE)) return html;
          const { site, making } = await made();
          const place = placeOf(html, site);
          const page =
            place === NOT_FOUND
              ? site.renderNotFound(making.site)
              : await site.renderPage(place, making);
          // What stands at any depth can hold nothing relative; it brings its own style sheet.
          const shell =
            place === NOT_FOUND ? html.replace(/\s*<link rel="stylesheet"[^>]*>/g, '') : html;
          // A function, because the markup may hold "$&".
          return shell.replace(PAGE, () => page);
        },
      },
    },
  ];
}

/** Which page a shell is for, as its own markup says: `<html lang="en" data-page="lab">`. */
function placeOf(html: string, { PAGE_KINDS }: Site) {
  const language = /<html[^>]*\blang="zh/.test(html) ? ('zh' as const) : ('en' as const);
  const named = /<html[^>]*\bdata-page="([\w-]+)"/.exec(html)?.[1];
  if (named === NOT_FOUND) return NOT_FOUND;
  const kind = PAGE_KINDS.find((each) => each === named);
  if (!kind) throw new Error(`A page names itself "${named}", which is none of ${PAGE_KINDS}.`);
  return { language, kind };
}

function styleLink(file: string): string {
  return `<link rel="stylesheet" href="/${file}" />`;
}
