import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Gives a build other modules than the sources name, as `{ named: instead }`, each a path below the root of the sources. */
export function instead(files: Readonly<Record<string, string>>): Plugin {
  const found = new Map(
    Object.entries(files).map((pair) => {
      const [named, other] = pair.map((file) => path.join(root, file));
      return [named, other];
    }),
  );
  return {
    name: 'instead',
    enforce: 'pre',
    apply: 'build',
    resolveId: (id, importer) =>
      importer && id.startsWith('.') ? found.get(path.resolve(importer, '..', id)) : undefined,
  };
}
