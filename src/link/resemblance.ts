import { editDistance } from '../model/edit-distance.ts';
import { PARAMETER_KEYS } from '../model/parameters.ts';
import { choiceTable, FIGURE_NAMES, isFigureName } from './figures.ts';
import { VIEW_KEYS } from './link-state.ts';

const PAGE_KEYS: readonly string[] = [...PARAMETER_KEYS, ...VIEW_KEYS];

/** What other sites hang onto addresses, `dw` being a frame's name for Datawrapper's scripts; not worth a word to the reader. */
const TRACKING =
  /^(utm_\w+|\w*clid|session_?id|sid|ref|ref_src|source|src|mc_[ce]id|share|si|igshid|s|t|dw)$/i;

export function isTracking(key: string): boolean {
  return TRACKING.test(key);
}

/** The key of this page that another text was probably meant to be, or null: `layers`, `width.layers`. */
export function resembling(text: string): string | null {
  const point = text.indexOf('.');
  if (point < 0) return nearest(text, PAGE_KEYS);
  // A fourth pin is not a misspelt first one.
  const scope = text.slice(0, point);
  const figure = isFigureName(scope) ? scope : nearest(scope, FIGURE_NAMES);
  if (figure === null || !isFigureName(figure)) return null;
  const names = [...PARAMETER_KEYS, ...Object.keys(choiceTable(figure))];
  const asked = text.slice(point + 1);
  const name = names.includes(asked) ? asked : nearest(asked, names);
  return name === null ? null : `${figure}.${name}`;
}

function nearest(text: string, names: readonly string[]): string | null {
  const asked = text.toLowerCase();
  let best: string | null = null;
  let least = asked.length < 5 ? 2 : 3;
  for (const name of names) {
    // So short a name resembles everything, and so long a difference cannot be made up for.
    if (name.length < 3 || asked.length < 3) continue;
    if (Math.abs(name.length - asked.length) >= least) continue;
    const edits = editDistance(asked, name.toLowerCase());
    if (edits < least) {
      least = edits;
      best = name;
    }
  }
  return best;
}
