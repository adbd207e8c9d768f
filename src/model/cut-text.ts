const MOST_CHARACTERS = 40;

/** Somebody else's text at a length one can read (40 characters), without what cannot be seen. */
export function cutText(text: string): string {
  const seen = text.slice(0, 4 * MOST_CHARACTERS).replace(/[\p{C}\p{Z}]+/gu, ' ');
  const characters = Array.from(seen);
  if (characters.length <= MOST_CHARACTERS && text.length <= 4 * MOST_CHARACTERS) return seen;
  return `${characters.slice(0, MOST_CHARACTERS - 1).join('')}…`;
}
