import path from 'node:path';
import type { Plugin } from 'vite';

const NOTHING = '\0no-styles';

/**
 * Style sheets say nothing about markup, and Node knows nothing of them. Which ones a page needs is noted: its HTML
 * links them, so that it looks right before any script has run.
 */
export class Styles {
  /** What each file imports, by path below the root. */
  readonly #imports = new Map<string, Set<string>>();
  readonly #root: string;

  constructor(root: string) {
    this.#root = root;
  }

  /** Leaves style sheets out of what runs in Node. */
  plugin(): Plugin {
    return {
      name: 'without-styles',
      enforce: 'pre',
      resolveId: (id, importer) => {
        if (!importer || !id.startsWith('.')) return undefined;
        const from = path.posix.relative(this.#root, importer);
        const to = path.posix.join(path.posix.dirname(from), id);
        const known = this.#imports.get(from) ?? new Set();
        this.#imports.set(from, known.add(to));
        return id.endsWith('.css') ? NOTHING : undefined;
      },
      load: (id) => (id === NOTHING ? '' : undefined),
    };
  }

  /** The style sheets that a file and all it imports need, in the order they are met. */
  of(file: string): string[] {
    const seen = new Set<string>();
    const walk = (each: string) => {
      if (seen.has(each)) return;
      seen.add(each);
      for (const next of this.#imports.get(each) ?? []) walk(next);
    };
    walk(file);
    return [...seen].filter((each) => each.endsWith('.css'));
  }
}
