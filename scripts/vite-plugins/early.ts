import type { Plugin } from 'vite';
import { nestedBuild } from './nested-build.ts';
import { textHash } from './text-hash.ts';

const ENTRY = 'src/pages/task-early.ts';
const TASK = /<html[^>]*\bdata-page="task"/;
/** Before it are the colours; what stands behind it, scripts of the page among that, runs later. */
const COLOURS = /<script src="([^"]*)theme\.js"><\/script>/;

/**
 * What keeps early acts on the page of a task graph. A file without imports, so that it is there at once where the scripts of
 * the page take their time: deferred, it runs as soon as the page has been read, and before them.
 */
export function early(): Plugin {
  let making: Promise<{ readonly file: string; readonly script: string }> | undefined;
  const made = () => {
    making ??= makeFile();
    return making;
  };
  return {
    name: 'early',
    apply: 'build',
    buildStart() {
      // Another build of the same process has other sources.
      making = undefined;
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { path }) {
        if (!TASK.test(html)) return html;
        const { file } = await made();
        if (!COLOURS.test(html)) throw new Error(`${path} has no place for ${ENTRY}`);
        return html.replace(
          COLOURS,
          (colours, root) => `${colours}\n    <script src="${root}${file}" defer></script>`,
        );
      },
    },
    async generateBundle() {
      const { file, script } = await made();
      this.emitFile({ type: 'asset', fileName: file, source: script });
    },
  };
}

async function makeFile() {
  const { script } = await nestedBuild({ entry: ENTRY, format: 'iife', texts: {} });
  return { file: `assets/task-early-${textHash(script)}.js`, script };
}
