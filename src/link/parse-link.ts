import { cutText } from '../model/cut-text.ts';
import { PRESETS } from '../model/presets.ts';
import { noteUse, type Sorted, sorted } from './asked.ts';
import type { AnyChoices, FigureName } from './figures.ts';
import { LINK_VERSION, type LinkState, MOST_PINS, type Settings } from './link-state.ts';
import { type LinkNotice, listed } from './notices.ts';
import { parseChoices, parsePreset, parseSettings } from './parse-settings.ts';
import { parseView } from './parse-view.ts';
import { beginning, MOST_CHARACTERS } from './query.ts';
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
  const version = versionOf(written);
  if (version === null) {
    notices.push({ kind: 'version', asked: cutText(written ?? ''), used: LINK_VERSION });
  }
  const asked = sorted(upgraded(entries, version ?? LINK_VERSION));
  noteUse(asked.page, 'v', { used: String(version ?? LINK_VERSION), usable: true }, notices);
  const state = stateOf(asked, notices);
  // A newer version may know keys that this one does not: one sentence says so for all of them.
  if (version !== null) noteUnknown(asked.unknown, written !== undefined, notices);
  return { ...state, notices: listed(notices) };
}

/** The version that a link is read as; null where it is not known here. */
function versionOf(written: string | undefined): number | null {
  if (written === undefined) return LINK_VERSION;
  const version = /^\d{1,3}$/.test(written) ? Number(written) : 0;
  return version >= 1 && version <= LINK_VERSION ? version : null;
}

function stateOf({ page, figures, pins }: Sorted, notices: LinkNotice[]): LinkState {
  const preset = parsePreset(page, notices);
  const { parameters } = parseSettings(page, preset, notices);
  const { unlinked, ...rest } = parseView(page, notices);
  const own: Partial<Record<FigureName, Settings['parameters']>> = {};
  const choices: Partial<Record<FigureName, AnyChoices>> = {};
  for (const figure of unlinked) own[figure] = PRESETS[preset];
  for (const [figure, asked] of figures) {
    const settings = parseSettings(asked, preset, notices);
    if (settings.given) own[figure] = settings.parameters;
    const chosen = parseChoices(figure, asked, notices);
    if (chosen) choices[figure] = chosen;
  }
  const pinned: Settings[] = [];
  for (let number = 0; number < MOST_PINS; number++) {
    const asked = pins.get(number);
    if (!asked) continue;
    // Notices call a pin by its place on the page, also where the link leaves out a number.
    const here = { ...asked, scope: { kind: 'pin', pin: pinned.length } as const };
    const of = parsePreset(here, notices);
    pinned.push({ preset: of, parameters: parseSettings(here, of, notices).parameters });
  }
  return { ...rest, preset, parameters, own, choices, pins: pinned };
}

/** As many unknown keys as are looked at: nobody misspells more. */
const MOST_UNKNOWN = 100;

/** Others hang keys of their own onto addresses; those of a link that we wrote are worth a word. */
function noteUnknown(unknown: ReadonlySet<string>, ours: boolean, notices: LinkNotice[]): void {
  for (const key of [...unknown].slice(0, MOST_UNKNOWN)) {
    if (isTracking(key)) continue;
    const meant = resembling(key);
    // Nobody else has pins: one too many is a lost one.
    if (meant !== null || ours || /^pin\d+\./.test(key))
      notices.push({ kind: 'unknown', key: cutText(key), meant });
  }
}
