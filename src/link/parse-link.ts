import { isParameterKey, type ParameterKey, type Parameters } from '../model/parameters.ts';
import { decimal, formatParameter, parseParameter } from '../model/parse-parameters.ts';
import { DEFAULT_PRESET, PRESETS, type PresetName } from '../model/presets.ts';
import {
  AT_BOUNDS,
  DEFAULT_VIEW,
  LINK_VERSION,
  type LinkState,
  TIME_SCALES,
  VIEW_KEYS,
  type View,
  type ViewKey,
} from './link-state.ts';
import { type LinkNotice, listed } from './notices.ts';
import { isTracking, resembling } from './resemblance.ts';

/** Beyond this a query is no link of ours: its rest is not looked at, nor an entry that ends there. */
const MOST_CHARACTERS = 8000;
const MOST_QUOTED = 40;

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
  const { asked, unknown } = readQuery(read);
  const text = (key: ViewKey) => asked.get(key)?.at(-1);

  const version = text('v');
  if (version !== undefined && version !== String(LINK_VERSION)) {
    notices.push({ kind: 'version', asked: cut(version), used: LINK_VERSION });
  }
  const preset = parsePreset(text('preset'), notices);
  const parameters: Record<string, unknown> = { ...PRESETS[preset] };
  for (const [key, values] of asked) {
    const last = values.at(-1) ?? '';
    if (isParameterKey(key)) parameters[key] = parameterValue(key, last, preset, notices);
    if (values.length > 1) {
      const used = isParameterKey(key) ? written(key, parameters[key]) : cut(last);
      notices.push({ kind: 'repeated', key, times: values.length, used });
    }
  }
  const view = parseView(text('at'), text('time'), notices);
  for (const key of unknown) {
    if (isTracking(key)) continue;
    const meant = resembling(key);
    // Others hang keys of their own onto addresses; those of a link that we wrote are worth a word.
    if (meant !== null || version !== undefined) {
      notices.push({ kind: 'unknown', key: cut(key), meant });
    }
  }
  return {
    preset,
    // Every key of the preset is there, each with a value that the table accepts.
    parameters: parameters as unknown as Parameters,
    view,
    notices: listed(notices),
  };
}

/** As many whole entries of a query as are looked at. */
function beginning(query: string): string {
  if (query.length <= MOST_CHARACTERS) return query;
  return query.slice(0, Math.max(0, query.lastIndexOf('&', MOST_CHARACTERS)));
}

/** The keys of this page with all their values in order of appearance, and the other keys. */
function readQuery(query: string) {
  const asked = new Map<ParameterKey | ViewKey, string[]>();
  const unknown = new Set<string>();
  for (const [key, value] of new URLSearchParams(query)) {
    if (isParameterKey(key) || isViewKey(key)) asked.set(key, [...(asked.get(key) ?? []), value]);
    else if (key !== '') unknown.add(key);
  }
  return { asked, unknown };
}

export function isViewKey(text: string): text is ViewKey {
  return (VIEW_KEYS as readonly string[]).includes(text);
}

function parameterValue(
  key: ParameterKey,
  text: string,
  preset: PresetName,
  notices: LinkNotice[],
) {
  const parsed = parseParameter(key, text);
  if (parsed.kind === 'valid') return parsed.value;
  const value = parsed.used === undefined ? PRESETS[preset][key] : parsed.used;
  notices.push({ kind: 'value', key, asked: cut(text), used: written(key, value) });
  return value;
}

function parsePreset(text: string | undefined, notices: LinkNotice[]): PresetName {
  if (text === undefined) return DEFAULT_PRESET;
  if (Object.hasOwn(PRESETS, text)) return text as PresetName;
  notices.push({ kind: 'value', key: 'preset', asked: cut(text), used: DEFAULT_PRESET });
  return DEFAULT_PRESET;
}

function parseView(at: string | undefined, time: string | undefined, notices: LinkNotice[]): View {
  let view = DEFAULT_VIEW;
  if (at !== undefined) {
    const number = decimal(at.trim());
    const used = number === null ? null : Math.min(AT_BOUNDS[1], Math.max(AT_BOUNDS[0], number));
    view = { ...view, at: used };
    if (used === null || used !== number) {
      notices.push({ kind: 'value', key: 'at', asked: cut(at), used: String(used ?? '') });
    }
  }
  if (time !== undefined) {
    const used = TIME_SCALES.find((scale) => scale === time);
    if (used) view = { ...view, time: used };
    else notices.push({ kind: 'value', key: 'time', asked: cut(time), used: view.time });
  }
  return view;
}

function written(key: ParameterKey, value: unknown): string {
  return formatParameter(key, value as Parameters[ParameterKey]);
}

/** Somebody else's text at a length one can read, without what cannot be seen. */
function cut(text: string): string {
  const characters = Array.from(text.slice(0, 4 * MOST_QUOTED).replace(/[\p{C}\p{Z}]+/gu, ' '));
  if (characters.length <= MOST_QUOTED && text.length <= 4 * MOST_QUOTED)
    return characters.join('');
  return `${characters.slice(0, MOST_QUOTED - 1).join('')}…`;
}
