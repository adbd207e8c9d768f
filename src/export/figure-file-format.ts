export const FIGURE_FILE_FORMAT = 'swarm-figure';
/** Goes up when a file could be misread by a site that knows only those before it. */
export const FIGURE_FILE_VERSION = 1;
/** Of a larger file only its head is looked at, in which all but the numbers is. */
export const MOST_BYTES = 2 * 1024 * 1024;
export const HEAD_BYTES = 64 * 1024;

/** What stands before the rows. No text within JSON holds a line break. */
export const BEFORE_ROWS = ',\n "rows": [';

/** The file that begins so, without its rows; null for what is not written as `figureFile` writes. */
export function withoutRows(beginning: string): string | null {
  const end = beginning.indexOf(BEFORE_ROWS);
  return end < 0 ? null : `${beginning.slice(0, end)}}`;
}
