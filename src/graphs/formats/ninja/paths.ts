import type { NinjaReader, NinjaText } from './text.ts';

/** Paths as long as there are some. */
export function pathsOf(reader: NinjaReader): NinjaText[] {
  const paths: NinjaText[] = [];
  for (let path = reader.path(); path !== null; path = reader.path()) paths.push(path);
  return paths;
}

/**
 * A path without `.`, `..` behind a folder, and repeated slashes, as ninja compares them and writes them into its log. On
 * Windows manifests have backslashes, and the log has none.
 */
export function canonical(written: string): string {
  const path = written.replaceAll('\\', '/');
  if (!/\/\/|(^|\/)\.\.?(\/|$)/.test(path)) return path;
  const parts: string[] = [];
  for (const part of path.split('/')) {
    if (part === '' || part === '.') continue;
    if (part === '..' && parts.length > 0 && parts.at(-1) !== '..') parts.pop();
    else parts.push(part);
  }
  return (path.startsWith('/') ? '/' : '') + parts.join('/');
}
