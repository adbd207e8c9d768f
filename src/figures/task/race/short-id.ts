/** Characters of an id that are shown beside other words. */
const MOST = 32;
const HEAD = 18;

/** An id with its middle left out where it is long: both ends tell ids apart. */
export function shortId(id: string): string {
  const letters = [...id];
  if (letters.length <= MOST) return id;
  return `${letters.slice(0, HEAD).join('')}…${letters.slice(HEAD + 1 - MOST).join('')}`;
}
