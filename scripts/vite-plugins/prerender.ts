import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type HtmlTagDescriptor, type Plugin, runnerImport } from 'vite';

type StaticPage = typeof import('../../src/pages/static-page.tsx');

const root = fileURLToPath(new URL('../..', import.meta.url));
const entry = path.join(root, 'src/pages/static-page.tsx');
const PLACE = '<!--page-->';

/**
 * Style sheets say nothing about markup, and the runner below knows nothing of style sheets. Which ones there
 * are is noted: a built page has them in its head, a page of the development server needs them there too.
 */
function withoutStyles(styles: Set<string>): Plugin {
  return {
    name: 'without-styles',
    enforce: 'pre',
    resolveId(id, importer) {
      if (!id.endsWith('.css') || !importer) return undefined;
      styles.add(path.posix.join(path.posix.dirname(path.posix.relative(root, importer)), id));
      return '\0no-styles';
    },
    load: (id) => (id === '\0no-styles' ? '' : undefined),
  };
}

/**
 * Writes each page as it stands at the default settings into its HTML: text and picture are there before any
 * script runs, and where none does. The same components render it as in the browser, in Node.
 */
export function prerender(): Plugin {
  const styles = new Set<string>();
  let loading: Promise<StaticPage> | undefined;
  const load = async () => {
    const { module } = await runnerImport<StaticPage>(entry, { plugins: [withoutStyles(styles)] });
    return module;
  };
  return {
    name: 'prerender',
    transformIndexHtml: {
      // Before the policy's plugin looks for inline code; after Vite looked for files to bundle.
      order: 'post',
      async handler(html, { server }) {
        if (!html.includes(PLACE)) return html;
        loading ??= load();
        const { renderPage, PAGE_KINDS } = await loading;
        const language = /<html[^>]*\blang="zh/.test(html) ? 'zh' : 'en';
        const named = /<html[^>]*\bdata-page="(\w+)"/.exec(html)?.[1];
        const kind = PAGE_KINDS.find((each) => each === named) ?? 'front';
        return {
          // A function, because the markup may hold "$&".
          html: html.replace(PLACE, () => renderPage(language, kind)),
          tags: server ? [...styles].map(styleLink) : [],
        };
      },
    },
  };
}

function styleLink(file: string): HtmlTagDescriptor {
  return { tag: 'link', attrs: { rel: 'stylesheet', href: `/${file}` }, injectTo: 'head' };
}
