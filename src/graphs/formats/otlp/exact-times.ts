/** Digits of a time that stands as a number, and may be more than a double holds. */
const LONG_TIME = /("(?:start|end)TimeUnixNano"\s*:\s*)(\d{16,20})(?=\s*[,}])/g;

/** Longer texts are not copied: a string has room for 2^29 characters. */
const MOST_CHARACTERS = 2 ** 28;

/**
 * What a JSON text holds, with long times as strings of digits, as the protocol asks. Some exporters write numbers, and
 * parsers round those to some 256 ns. `parsed` is what a parser made of the text, which is returned where there are none.
 */
export function withExactTimes(text: string, parsed: unknown): unknown {
  if (text.length > MOST_CHARACTERS || text.search(LONG_TIME) < 0) return parsed;
  // In JSON a colon behind these quotes makes them those of a key: nothing within a string is changed.
  return JSON.parse(text.replace(LONG_TIME, '$1"$2"'));
}
