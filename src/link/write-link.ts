import { PARAMETER_KEYS } from '../model/parameters.ts';
import { formatParameter } from '../model/parse-parameters.ts';
import { DEFAULT_PRESET, PRESETS } from '../model/presets.ts';
import { formatChoice, playheadText } from './choices.ts';
import { choiceTable, FIGURE_NAMES, firstChoices } from './figures.ts';
import {
  DEFAULT_LINK_STATE,
  DEFAULT_VIEW,
  LINK_VERSION,
  type LinkState,
  type Settings,
} from './link-state.ts';
import { LIST_MARK, NO_MEMBERS } from './parse-view.ts';
import { type Entry, prefix, readKey, type Scope } from './query.ts';

export { playheadText };

/** Foreign keys longer than this in all were not put there for anybody to read. */
const MOST_FOREIGN = 2000;

const PAGE: Scope = { kind: 'page' };

/**
 * A state as a query string: '' for the default state, else `?v=2&…` with only what differs from the
 * preset; what is left out is as at first. Letters, digits and `.-` alone in keys and values, and a letter or digit at
 * the end, so that it survives chat programs. Keys of `current` that are not ours are kept, in front.
 */
export function writeLink(state: Settings & Partial<LinkState>, current = ''): string {
  const own = ownEntries({ ...DEFAULT_LINK_STATE, ...state });
  if (own.length > 0) own.unshift(['v', String(LINK_VERSION)]);
  const kept = foreignPart(current);
  const written = own.map(([key, value]) => `${key}=${value}`).join('&');
  const query = [kept, written].filter((part) => part !== '').join('&');
  return query === '' ? '' : `?${query}`;
}

function ownEntries(state: LinkState): Entry[] {
  const { preset, view, figure, theme, language, chrome, pins } = state;
  const entries: Entry[] = [];
  const add = (key: string, value: string | null) => value !== null && entries.push([key, value]);
  add('figure', figure);
  entries.push(...settingsEntries(state, PAGE));
  for (const each of FIGURE_NAMES) {
    const parameters = state.own[each];
    if (parameters) entries.push(...differing({ preset, parameters }, `${each}.`));
  }
  // Those whose settings are the preset's leave no other trace.
  const plain = FIGURE_NAMES.filter((each) => {
    const parameters = state.own[each];
    return parameters && differing({ preset, parameters }, '').length === 0;
  });
  add('own', plain.length > 0 ? plain.join(LIST_MARK) : null);
  for (const each of FIGURE_NAMES) entries.push(...choiceEntries(state, each));
  pins.forEach((pin, i) => {
    entries.push(...pinEntries(pin, { kind: 'pin', pin: i }));
  });
  add('controls', chrome.controls && (chrome.controls.join(LIST_MARK) || NO_MEMBERS));
  add('hide', chrome.hidden.join(LIST_MARK) || null);
  add('lang', language);
  add('theme', theme);
  add('time', view.time === DEFAULT_VIEW.time ? null : view.time);
  add('at', view.at === null ? null : playheadText(view.at));
  add('play', view.play ? 'on' : null);
  return entries;
}

function settingsEntries(settings: Settings, scope: Scope): Entry[] {
  const before = prefix(scope);
  const { preset } = settings;
  const named: Entry[] = preset === DEFAULT_PRESET ? [] : [[`${before}preset`, preset]];
  return [...named, ...differing(settings, before)];
}

/** A pin is there because something of it is. */
function pinEntries(pin: Settings, scope: Scope): Entry[] {
  const entries = settingsEntries(pin, scope);
  return entries.length > 0 ? entries : [[`${prefix(scope)}preset`, pin.preset]];
}

function differing({ preset, parameters }: Settings, before: string): Entry[] {
  return PARAMETER_KEYS.filter((key) => parameters[key] !== PRESETS[preset][key]).map((key) => [
    before + key,
    formatParameter(key, parameters[key]),
  ]);
}

function choiceEntries({ choices }: LinkState, figure: (typeof FIGURE_NAMES)[number]): Entry[] {
  const chosen = choices[figure];
  if (!chosen) return [];
  const table = choiceTable(figure);
  const first: Readonly<Record<string, unknown>> = firstChoices(figure);
  return Object.keys(table)
    .filter((name) => chosen[name] !== undefined && chosen[name] !== first[name])
    .map((name) => [`${figure}.${name}`, formatChoice(table[name], chosen[name])]);
}

/** The parts of a query whose keys are not ours, exactly as they were written. */
function foreignPart(query: string): string {
  const parts = query
    .replace(/^\?/, '')
    .split('&')
    .filter((part) => {
      if (part === '') return false;
      const [key] = new URLSearchParams(part).keys();
      return key !== undefined && readKey(key) === null;
    });
  const kept = parts.join('&');
  return kept.length > MOST_FOREIGN ? '' : kept;
}
