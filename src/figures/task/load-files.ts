import type { FileInput } from '../../graphs/read-graph.ts';
import type { Example } from './examples.ts';

/** The bytes of chosen or dropped files. Rejects where one cannot be opened: a folder, or a file that is gone. */
export function filesOf(files: readonly File[]): Promise<FileInput[]> {
  return Promise.all(
    files.map(async (file) => ({
      name: file.name,
      bytes: new Uint8Array(await file.arrayBuffer()),
    })),
  );
}

/** The files of an example, from the site itself: `site` is its address. Rejects where one does not load. */
export function loadExample({ files }: Example, site: string): Promise<FileInput[]> {
  return Promise.all(
    files.map(async (name) => {
      const answer = await fetch(exampleAddress(name, site));
      if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
      return { name, bytes: new Uint8Array(await answer.arrayBuffer()) };
    }),
  );
}

export function exampleAddress(file: string, site: string): string {
  return `${site}examples/${file}`;
}
