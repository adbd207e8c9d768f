/** Letters of an id in a card: nearly every id is shown whole. */
const MOST = 160;

/** An id as it stands in the file, in any script, without what cannot be seen; cut where nobody would read on. */
export function idText(id: string): string {
  const seen = id.slice(0, 4 * MOST).replace(/[\p{C}\p{Z}]+/gu, ' ');
  const letters = Array.from(seen);
  if (letters.length <= MOST && id.length <= 4 * MOST) return seen;
  return `${letters.slice(0, MOST - 1).join('')}…`;
}
