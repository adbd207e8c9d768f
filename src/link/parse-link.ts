import { PRESETS } from '../model/presets.ts';
import type { AnyChoices, FigureName } from './figures.ts';
import {
  DEFAULT_LINK_STATE,
  LINK_VERSION,
  type LinkState,
  MOST_PINS,
  type Settings,
} from './link-state.ts';
import { type LinkNotice, listed } from './notices.ts';
import { type Asked, parseChoices, parsePreset, parseSettings } from './parse-settings.ts';
import { parseView } from './parse-view.ts';
import { beginning, cut, type Entry, MOST_CHARACTERS, prefix, readKey } from './query.ts';
import { isTracking, resembling } from './resemblance.ts';
import { upgraded } from './upgrade.ts';

export interface ParsedLink extends LinkState {
  readonly notices: readonly LinkNotice[];
}

/**
 * The state that a query string asks for, with everything that is missing or cannot be used taken from the
 * preset, and a notice for each adjustment. A pure function that never throws.
 */
export function parseLink(query: string): ParsedLink {
  const notices: LinkNotice[] = [];
  const read = beginning(query);
  if (read !== query) notices.push({ kind: 'length', read: MOST_CHARACTERS });
  const entries = [...new URLSearchParams(read)];
  const written = entries.findLast(([key]) => key === 'v')?.[1];
  const { page, figures, pins, unknown } = sorted(
    upgraded(entries, versionOf(written, notices)),
    notices,
  );
  const preset = parsePreset(page, notices);
  const { parameters } = parseSettings(page, preset, notices);
  const own: Partial<Record<FigureName, Settings['parameters']>> = {};
  const choices: Partial<Record<FigureName, AnyChoices>> = {};
  const { view, unlinked, ...rest } = parseView(page, notices);
  for (const figure of unlinked) own[figure] = PRESETS[preset];
  for (const [figure, asked] of figures) {
    const settings = parseSettings(asked, preset, notices);
    if (settings.given) own[figure] = settings.parameters;
    const chosen = parseChoices(figure, asked, notices);
    if (chosen) choices[figure] = chosen;
  }
  const pinned: Settings[] = [];
  for (let pin = 0; pin < MOST_PINS; pin++) {
    const asked = pins.get(pin);
    if (!asked) continue;
    const of = parsePreset(asked, notices);
    pinned.push({ preset: of, parameters: parseSettings(asked, of, notices).parameters });
  }
  for (const key of unknown) {
    if (isTracking(key)) continue;
    const meant = resembling(key);
    // Others hang keys of their own onto addresses; those of a link that we wrote are worth a word.
    if (meant !== null || written !== undefined) {
      notices.push({ kind: 'unknown', key: cut(key), meant });
    }
  }
  return {
    ...DEFAULT_LINK_STATE,
    ...rest,
    preset,
    parameters,
    view,
    own,
    choices,
    pins: pinned,
    notices: listed(notices),
  };
}

/** The version that a link is read as. */
function versionOf(written: string | undefined, notices: LinkNotice[]): number {
  if (written === undefined) return LINK_VERSION;
  const version = /^\d{1,3}$/.test(written) ? Number(written) : 0;
  if (version >= 1 && version <= LINK_VERSION) return version;
  notices.push({ kind: 'version', asked: cut(written), used: LINK_VERSION });
  return LINK_VERSION;
}

/** The entries by what they are about, and the keys that are none of ours. Of a repeated one the last counts. */
function sorted(entries: readonly Entry[], notices: LinkNotice[]) {
  const page: Asked = { scope: { kind: 'page' }, values: new Map() };
  const figures = new Map<FigureName, Asked>();
  const pins = new Map<number, Asked>();
  const unknown = new Set<string>();
  const times = new Map<string, number>();
  for (const [text, value] of entries) {
    const key = readKey(text);
    if (!key) {
      if (text !== '') unknown.add(text);
      continue;
    }
    const { scope, name } = key;
    let asked = page;
    if (scope.kind === 'figure') asked = entryOf(figures, scope.figure, scope);
    if (scope.kind === 'pin') asked = entryOf(pins, scope.pin, scope);
    asked.values.set(name, value);
    times.set(text, (times.get(text) ?? 0) + 1);
  }
  for (const asked of [page, ...figures.values(), ...pins.values()]) {
    for (const [key, value] of asked.values) {
      const count = times.get(prefix(asked.scope) + key) ?? 1;
      const { scope } = asked;
      if (count > 1) notices.push({ kind: 'repeated', scope, key, times: count, used: cut(value) });
    }
  }
  return { page, figures, pins, unknown };
}

function entryOf<K>(map: Map<K, Asked>, key: K, scope: Asked['scope']): Asked {
  const found = map.get(key) ?? { scope, values: new Map() };
  map.set(key, found);
  return found;
}
