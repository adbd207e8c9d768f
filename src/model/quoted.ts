const MOST_CHARACTERS = 60;

/** Controls and changes of line or direction that JSON leaves as they are. */
const INVISIBLE = /[\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g;

/**
 * A text that somebody else wrote, as part of a sentence: in double quotes, on one line, cut where it is
 * longer than 60 characters, what cannot be seen escaped.
 */
export function quoted(text: string): string {
  const head = Array.from(text.slice(0, 2 * MOST_CHARACTERS));
  const long = head.length > MOST_CHARACTERS;
  const shown = long ? `${head.slice(0, MOST_CHARACTERS - 1).join('')}…` : text;
  return JSON.stringify(shown).replace(INVISIBLE, escaped);
}

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
