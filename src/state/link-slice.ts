import {
  type AnyChoices,
  choiceTable,
  FIGURE_NAMES,
  type FigureName,
  firstChoices,
} from '../link/figures.ts';
import type { LinkState, Settings, View } from '../link/link-state.ts';
import { type LinkNotice, listed } from '../link/notices.ts';
import type { ParsedLink } from '../link/parse-link.ts';
import type { Scope } from '../link/query.ts';
import { PARAMETER_KEYS, type ParameterKey, type Parameters } from '../model/parameters.ts';
import { PRESETS, type PresetName } from '../model/presets.ts';
import { OVERHEAD_KEYS } from './applies.ts';
import { settle } from './settle.ts';

/** What a link carries, and what had to be adjusted while it was read. */
export interface LinkSlice extends LinkState {
  readonly notices: readonly LinkNotice[];
}

export type Changes = Partial<Parameters>;

/** What a link asks for, made to go together. */
export function opened({ notices: adjusted, ...link }: ParsedLink): LinkSlice {
  const notices = [...adjusted];
  const settled = ({ preset, parameters }: Settings, scope?: Scope) => {
    const { parameters: together, notices: conflicts } = settle(parameters, preset, scope);
    notices.push(...conflicts);
    return together;
  };
  const { preset } = link;
  const parameters = settled(link);
  const own = Object.fromEntries(
    Object.entries(link.own).map(([figure, parameters]) => [
      figure,
      settled({ preset, parameters }, { kind: 'figure', figure: figure as FigureName }),
    ]),
  );
  const pins = link.pins.map((pin, i) => ({
    preset: pin.preset,
    parameters: settled(pin, { kind: 'pin', pin: i }),
  }));
  return { ...link, parameters, own, pins, notices: listed(notices) };
}

/**
 * Settings after some parameters were changed. Moving a number of the overhead turns overhead on: nobody
 * drags a slider to see nothing happen. The settings themselves where nothing changed.
 */
export function changed<S extends Settings>(settings: S, changes: Changes): S {
  const keys = (Object.keys(changes) as ParameterKey[]).filter(
    (key) => changes[key] !== undefined && changes[key] !== settings.parameters[key],
  );
  if (keys.length === 0) return settings;
  const overhead =
    changes.overhead === undefined && keys.some((key) => OVERHEAD_KEYS.includes(key))
      ? { overhead: true }
      : {};
  const wanted = { ...settings.parameters, ...changes, ...overhead };
  return { ...settings, parameters: settle(wanted, settings.preset).parameters };
}

/** Every parameter as a preset has it, the seed included. */
export function preset<S extends Settings>(settings: S, name: PresetName): S {
  return { ...settings, preset: name, parameters: PRESETS[name] };
}

export function viewed<S extends Pick<LinkState, 'view'>>(state: S, view: View): S {
  const { at, time, play } = state.view;
  const same = view.at === at && view.time === time && view.play === play;
  return same ? state : { ...state, view };
}

/**
 * What is chosen at the figures after some of it was changed at one; figures that are as at first are left out. The
 * same object where nothing changed.
 */
export function chosen(
  choices: LinkState['choices'],
  figure: FigureName,
  change: AnyChoices,
): LinkState['choices'] {
  const first: AnyChoices = firstChoices(figure);
  const before: AnyChoices = { ...first, ...choices[figure] };
  const next = { ...before, ...change };
  const names = Object.keys(first);
  if (names.every((name) => next[name] === before[name])) return choices;
  const usual = names.every((name) => next[name] === first[name]);
  return usual ? without(choices, figure) : { ...choices, [figure]: next };
}

/** Choices with the playheads where others have them: undo brings back what was set, and moves no playhead. */
export function withPlayheadsOf(
  choices: LinkState['choices'],
  now: LinkState['choices'],
): LinkState['choices'] {
  let kept = choices;
  for (const figure of FIGURE_NAMES) {
    for (const [name, { kind, first }] of Object.entries(choiceTable(figure))) {
      if (kind === 'playhead')
        kept = chosen(kept, figure, { [name]: now[figure]?.[name] ?? first });
    }
  }
  return kept;
}

/** A record without one of its entries; the same object where it has none such. */
export function without<K extends string, V>(
  record: Readonly<Partial<Record<K, V>>>,
  key: K,
): Readonly<Partial<Record<K, V>>> {
  if (record[key] === undefined) return record;
  const { [key]: _, ...others } = record;
  return others as Partial<Record<K, V>>;
}

/** Parameters that differ from the preset, in the order of the table. */
export function differences({ preset, parameters }: Settings): ParameterKey[] {
  const usual = PRESETS[preset];
  return PARAMETER_KEYS.filter((key) => parameters[key] !== usual[key]);
}
