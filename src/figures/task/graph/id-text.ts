/** Letters of an id in a card: nearly every id is shown whole. */
const MOST = 160;
const HEAD = 100;

/**
 * An id as it stands in the file, in any script, without what cannot be seen; with its middle left out where nobody would read on:
 * ids are told apart by both ends.
 */
export function idText(id: string): string {
  if (id.length <= MOST) return seen(id);
  // No more of it is looked at than may be shown: an id may be as long as a file.
  const letters = Array.from(id.length <= 8 * MOST ? seen(id) : '');
  if (letters.length > 0 && letters.length <= MOST) return letters.join('');
  const head = Array.from(seen(id.slice(0, 4 * MOST))).slice(0, HEAD);
  const tail = Array.from(seen(id.slice(-4 * MOST))).slice(HEAD + 1 - MOST);
  return `${head.join('')}…${tail.join('')}`;
}

const seen = (text: string) => text.replace(/[\p{C}\p{Z}]+/gu, ' ');
