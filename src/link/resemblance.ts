import { PARAMETER_KEYS } from '../model/parameters.ts';
import { VIEW_KEYS } from './link-state.ts';

const NAMES: readonly string[] = [...PARAMETER_KEYS, ...VIEW_KEYS].filter(
  (name) => name.length > 2,
);
const LONGEST = Math.max(...NAMES.map((name) => name.length));

/** What other sites hang onto addresses; not worth a word to the reader. */
const TRACKING =
  /^(utm_\w+|\w*clid|session_?id|sid|ref|ref_src|source|src|mc_[ce]id|share|si|igshid|s|t)$/i;

export function isTracking(key: string): boolean {
  return TRACKING.test(key);
}

/** The key of this page that another text was probably meant to be, or null. */
export function resembling(text: string): string | null {
  if (text.length < 3 || text.length > LONGEST + 2) return null;
  const asked = text.toLowerCase();
  let best: string | null = null;
  let least = asked.length < 5 ? 2 : 3;
  for (const name of NAMES) {
    const edits = distance(asked, name.toLowerCase());
    if (edits < least) {
      least = edits;
      best = name;
    }
  }
  return best;
}

/** Edits (insert, delete, replace) that turn one text into the other. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, row[j] + 1, next[j - 1] + 1));
    }
    row = next;
  }
  return row[b.length];
}
