import { editDistance } from '../model/edit-distance.ts';
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
    const edits = editDistance(asked, name.toLowerCase());
    if (edits < least) {
      least = edits;
      best = name;
    }
  }
  return best;
}
