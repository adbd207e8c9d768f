import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import { LANGUAGES } from '../../src/messages/index.ts';
import { instead } from './instead.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const source = (file: string) => path.join(root, file);

const BEGIN = 'virtual:begin';

/** Texts of parts of pages that a figure by itself does not have. */
const UNUSED = LANGUAGES.flatMap((language) =>
  ['article', 'claims', 'manners', 'share'].map((part) => `src/messages/${language}/${part}.ts`),
);

/** What embeds have instead of what the pages have: their own way to a worker, which reads no files, and no dialogs. */
const INSTEAD = {
  'src/compute/make-worker.ts': 'src/compute/make-worker-inline.ts',
  'workers/bring.ts': 'workers/bring-runs.ts',
  'src/figures/share/figure-actions.tsx': 'src/pages/embed/no-actions.tsx',
};

const WITHOUT_UNUSED = Object.fromEntries(UNUSED.map((file) => [file, 'src/messages/unused.ts']));

export interface NestedBuild {
  /** Below the root of the sources. */
  readonly entry: string;
  /** A style sheet that stands in front of those that it imports. */
  readonly styles?: string;
  /** `iife`: a classic script. `es`: a module. */
  readonly format: 'iife' | 'es';
  /** Whether it shows more than figures, and so needs the texts of dialogs and prose too. */
  readonly everyText?: boolean;
  /** Texts that the sources name as constants. */
  readonly texts: Readonly<Record<string, string>>;
}

export interface Built {
  readonly script: string;
  /** The style sheets of all that it imports, as one; '' where there are none. */
  readonly styles: string;
}

/** One script without any imports, with everything that it needs, and its style sheet. Writes nothing. */
export async function nestedBuild(of: NestedBuild): Promise<Built> {
  const { entry, styles: first, format, texts, everyText = false } = of;
  const replaced = everyText ? INSTEAD : { ...INSTEAD, ...WITHOUT_UNUSED };
  const define = Object.entries(texts).map(([name, text]) => [name, JSON.stringify(text)]);
  const made = await build({
    configFile: false,
    root,
    base: './',
    publicDir: false,
    logLevel: 'warn',
    plugins: [begun(entry, first), instead(replaced), withoutEffects()],
    define: Object.fromEntries(define),
    build: {
      write: false,
      target: 'es2022',
      assetsInlineLimit: 0,
      cssCodeSplit: false,
      modulePreload: false,
      rolldownOptions: {
        input: BEGIN,
        output: { format, codeSplitting: false },
        // Vite's own, in code that is left out.
        checks: { emptyImportMeta: false },
      },
    },
  });
  const { output } = (Array.isArray(made) ? made[0] : made) as Rolldown.RolldownOutput;
  const chunks = output.filter((each) => each.type === 'chunk');
  const others = output.filter((each) => each.type === 'asset');
  const styles = others.filter(({ fileName }) => fileName.endsWith('.css'));
  const [script] = chunks;
  if (!script || chunks.length > 1 || others.length > styles.length) {
    const names = output.map(({ fileName }) => fileName).join(', ');
    throw new Error(`${entry} should become one script and one style sheet, not ${names}.`);
  }
  return { script: script.code, styles: styles.map(({ source }) => String(source)).join('\n') };
}

/** The entry, behind the style sheet. */
function begun(entry: string, styles: string | undefined): Plugin {
  const files = [...(styles ? [styles] : []), entry].map((file) => JSON.stringify(source(file)));
  return {
    name: 'begin',
    resolveId: (id) => (id === BEGIN ? id : undefined),
    load: (id) => (id === BEGIN ? files.map((file) => `import ${file};`).join('\n') : undefined),
  };
}

/** What parts of d3 do to one another when they are loaded is for parts that nothing here uses. */
function withoutEffects(): Plugin {
  return {
    name: 'without-effects',
    enforce: 'pre',
    transform: (code, id) =>
      id.includes('/node_modules/d3-') ? { code, moduleSideEffects: false } : undefined,
  };
}
