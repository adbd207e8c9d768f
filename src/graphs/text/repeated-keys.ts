import { quoted } from '../../model/quoted.ts';
import { atLine } from '../place.ts';
import { type Remark, remark } from '../remark.ts';
import { say } from '../said.ts';
import { closingQuote } from './json-string.ts';
import type { InShares } from './reading.ts';

const BETWEEN_PAUSES = 2 ** 21;

/**
 * What is to be said of keys that stand in one object of a JSON text more than once, of which parsers take the last
 * without a word; none: []. `text` is JSON.
 */
export function* repeatedKeys(text: string): InShares<Remark[]> {
  // The keys so far of each object that is open, null for a list; sets are used again.
  const open: (Set<string> | null)[] = [];
  const spare: Set<string>[] = [];
  let atKey = false;
  let first: { readonly key: string; readonly at: number } | null = null;
  let count = 0;
  let pause = 0;
  for (let at = 0; at < text.length; at++) {
    if (at >= pause) {
      yield at / text.length;
      pause = at + BETWEEN_PAUSES;
    }
    switch (text[at]) {
      case '"': {
        const end = closingQuote(text, at);
        const keys = atKey ? open[open.length - 1] : null;
        if (keys) {
          const key = keyOf(text.slice(at + 1, end));
          if (keys.has(key)) {
            first ??= { key, at };
            count++;
          } else keys.add(key);
        }
        atKey = false;
        at = end;
        break;
      }
      case '{':
        open.push(spare.pop() ?? new Set());
        atKey = true;
        break;
      case '[':
        open.push(null);
        atKey = false;
        break;
      case '}':
      case ']': {
        const keys = open.pop();
        if (keys) {
          keys.clear();
          spare.push(keys);
        }
        atKey = false;
        break;
      }
      case ',':
        atKey = open[open.length - 1] !== null;
        break;
      default:
    }
  }
  if (first === null) return [];
  const line = text.slice(0, first.at).split(/\r\n?|\n/).length;
  const said = say`the key ${quoted(first.key)} is there more than once in one object, and the last counts`;
  return [remark('oddity', atLine(line), said, count - 1)];
}

/** The same key may be written with escapes or without. */
function keyOf(written: string): string {
  return written.includes('\\') ? (JSON.parse(`"${written}"`) as string) : written;
}
