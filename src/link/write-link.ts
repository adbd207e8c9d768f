import { isParameterKey, PARAMETER_KEYS } from '../model/parameters.ts';
import { formatParameter } from '../model/parse-parameters.ts';
import { DEFAULT_PRESET, PRESETS } from '../model/presets.ts';
import { DEFAULT_VIEW, LINK_VERSION, type LinkState } from './link-state.ts';
import { isViewKey } from './parse-link.ts';

/** Foreign keys longer than this in all were not put there for anybody to read. */
const MOST_FOREIGN = 2000;

/**
 * A state as a query string: '' for the default state, else `?v=1&…` with only what differs from the
 * preset. Letters, digits and `.-` alone in keys and values, and a letter or digit at the end, so that
 * it survives chat programs. Keys of `current` that are not ours are kept, in front.
 */
export function writeLink(state: LinkState, current = ''): string {
  const own = ownEntries(state);
  if (own.length > 0) own.unshift(['v', String(LINK_VERSION)]);
  const kept = foreignPart(current);
  const written = own.map(([key, value]) => `${key}=${value}`).join('&');
  const query = [kept, written].filter((part) => part !== '').join('&');
  return query === '' ? '' : `?${query}`;
}

function ownEntries({ preset, parameters, view }: LinkState): [string, string][] {
  const entries: [string, string][] = [];
  if (preset !== DEFAULT_PRESET) entries.push(['preset', preset]);
  for (const key of PARAMETER_KEYS) {
    if (parameters[key] === PRESETS[preset][key]) continue;
    entries.push([key, formatParameter(key, parameters[key])]);
  }
  if (view.time !== DEFAULT_VIEW.time) entries.push(['time', view.time]);
  if (view.at !== null) entries.push(['at', playheadText(view.at)]);
  return entries;
}

/** Four digits place a playhead to less than a pixel. */
export function playheadText(at: number): string {
  return String(Number(at.toPrecision(4)));
}

/** The parts of a query whose keys are not ours, exactly as they were written. */
function foreignPart(query: string): string {
  const parts = query
    .replace(/^\?/, '')
    .split('&')
    .filter((part) => {
      if (part === '') return false;
      const [key] = new URLSearchParams(part).keys();
      return key !== undefined && !isParameterKey(key) && !isViewKey(key);
    });
  const kept = parts.join('&');
  return kept.length > MOST_FOREIGN ? '' : kept;
}
