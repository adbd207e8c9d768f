import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { catalogues, LANGUAGES } from '../../src/messages/index.ts';
import { ELEMENT_FILE, EMBED_PATH, LANGUAGE_TAGS, pathOf } from '../../src/pages/addresses.ts';
import { escaped } from '../../src/pages/escape.ts';
import { embedCard } from '../../src/pages/head.ts';
import { siteUrl } from '../../src/pages/site-url.ts';
import { embedPolicy } from './csp.ts';
import { nestedBuild } from './nested-build.ts';
import { textHash } from './text-hash.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const SHELL = `${EMBED_PATH}index.html`;
const ELEMENT = 'src/pages/embed/element.ts';
const NO_SCRIPT = '<!--noscript-->';
const SCRIPT = /<script type="module" src="[^"]*"><\/script>/;
const STYLES = /<link rel="stylesheet" href="[^"]*" \/>/;
const TITLE = /<title>[^<]*<\/title>/;

type Files = Readonly<Record<string, string>>;

/**
 * The figure in somebody else's page. In a sandboxed frame, whose origin is no one's, browsers load a classic script, a
 * style sheet and a worker from a blob, but no modules, no fonts and no workers by address: so it is built by itself, as
 * one script with its worker inside. Beside it the same as a custom element.
 */
export function embed(): Plugin[] {
  let making: Promise<Files> | undefined;
  return [
    {
      name: 'embed-while-developing',
      apply: 'serve',
      transformIndexHtml: (html) => html.replace(NO_SCRIPT, noScript),
    },
    {
      name: 'embed',
      apply: 'build',
      buildStart() {
        making = makeFiles();
        // Reported where it is waited for.
        making.catch(() => {});
      },
      async generateBundle() {
        for (const [fileName, source] of Object.entries((await making) ?? {})) {
          this.emitFile({ type: 'asset', fileName, source });
        }
      },
    },
  ];
}

async function makeFiles(): Promise<Files> {
  const worker = await nestedBuild({ entry: 'workers/worker.ts', format: 'iife', texts: {} });
  const texts = { WORKER_SCRIPT: worker.script };
  const page = await nestedBuild({
    entry: 'src/pages/embed.tsx',
    styles: 'src/styles/embed.css',
    format: 'iife',
    texts,
  });
  const files = {
    [SHELL]: pageOf(readFileSync(path.join(root, SHELL), 'utf8'), page),
    [`${EMBED_PATH}embed.js`]: page.script,
    [`${EMBED_PATH}embed.css`]: page.styles,
  };
  if (!existsSync(path.join(root, ELEMENT))) return files;
  const more = { ...texts, EMBED_STYLES: page.styles };
  const element = await nestedBuild({ entry: ELEMENT, format: 'es', texts: more });
  return { ...files, [ELEMENT_FILE]: element.script };
}

/** The shell with its policy and its files; their names stay, so what is in them is told apart by the query. */
function pageOf(shell: string, { script, styles }: { script: string; styles: string }): string {
  for (const part of [NO_SCRIPT, SCRIPT, STYLES, TITLE]) {
    if (shell.search(part) < 0) throw new Error(`${SHELL} has no place for ${part}`);
  }
  const nonce = textHash(script);
  const content = escaped(embedPolicy(nonce));
  const policy = `<meta http-equiv="Content-Security-Policy" content="${content}" />`;
  const link = `<link rel="stylesheet" nonce="${nonce}" href="embed.css?${textHash(styles)}" />`;
  const start = `<script nonce="${nonce}" src="embed.js?${nonce}" defer></script>`;
  const site = siteUrl(process.env.SITE_URL);
  const card = site === null ? [] : embedCard(site);
  return shell
    .replace(/<head>/, (head) => `${head}\n    ${policy}`)
    .replace(TITLE, (title) => [title, ...card].join('\n    '))
    .replace(STYLES, () => `${link}\n    ${start}`)
    .replace(NO_SCRIPT, noScript)
    .replace(SCRIPT, '');
}

/** Its language is in the query, which nothing reads then: in all of them. */
function noScript(): string {
  const paragraphs = LANGUAGES.map((language) => {
    const { embed: text } = catalogues[language];
    const href = `../${pathOf({ language, kind: 'front' })}`;
    return `<p lang="${LANGUAGE_TAGS[language]}">${escaped(text.noScript)} <a href="${href}" target="_blank" rel="noopener">${escaped(text.readArticle)}</a></p>`;
  });
  return `<noscript><div class="embed-noscript">${paragraphs.join('')}</div></noscript>`;
}
