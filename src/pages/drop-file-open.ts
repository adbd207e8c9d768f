import { HEAD_BYTES, MOST_BYTES, withoutRows } from '../export/figure-file-format.ts';
import type { Carried } from './drop-file-hand.ts';
import { type DropTrouble, openingOfFile, openingOfText, type Read } from './drop-file-read.ts';

/** What a chosen or dropped file asks for. Never rejects. */
export async function readFile(file: File): Promise<Read> {
  const large = file.size > MOST_BYTES;
  try {
    const text = await (large ? file.slice(0, HEAD_BYTES) : file).text();
    const small = large ? withoutRows(text) : text;
    return small === null ? trouble({ kind: 'too-large' }) : openingOfFile(small);
  } catch {
    // A folder, where the browser does not say so, or a file that is gone.
    return trouble({ kind: 'unreadable' });
  }
}

/**
 * What something dropped or pasted asks for; null for a pasted text that means nothing here, and so was not meant for here.
 * `root`: the address of the site. Never rejects.
 */
export async function readCarried(carried: Carried, root: string): Promise<Read | null> {
  const { how, count, isFolder, files, text } = carried;
  const file = files.at(0);
  if (count > 1) return trouble({ kind: 'several', count });
  if (isFolder) return trouble({ kind: 'folder' });
  if (file) return readFile(file);
  const read = openingOfText(text, root);
  const speaks = how === 'dropped' || read.kind === 'opening' || isOurs(read.trouble);
  return speaks ? read : null;
}

function trouble(of: DropTrouble): Read {
  return { kind: 'trouble', trouble: of };
}

/** A file of ours that cannot be opened is worth a word where other texts are not. */
function isOurs({ kind }: DropTrouble): boolean {
  return kind === 'newer' || kind === 'no-query' || kind === 'not-here';
}
