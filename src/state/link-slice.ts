import type { LinkState, View } from '../link/link-state.ts';
import type { LinkNotice } from '../link/notices.ts';
import type { ParsedLink } from '../link/parse-link.ts';
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
export function opened(link: ParsedLink): LinkSlice {
  const settled = settle(link.parameters, link.preset);
  return {
    preset: link.preset,
    parameters: settled.parameters,
    view: link.view,
    notices: [...link.notices, ...settled.notices],
  };
}

/**
 * The slice after some parameters were changed. Moving a number of the overhead turns overhead on: nobody
 * drags a slider to see nothing happen. The slice itself where nothing changed.
 */
export function changed(slice: LinkSlice, changes: Changes): LinkSlice {
  const keys = (Object.keys(changes) as ParameterKey[]).filter(
    (key) => changes[key] !== undefined && changes[key] !== slice.parameters[key],
  );
  if (keys.length === 0) return slice;
  const overhead =
    changes.overhead === undefined && keys.some((key) => OVERHEAD_KEYS.includes(key))
      ? { overhead: true }
      : {};
  const wanted = { ...slice.parameters, ...changes, ...overhead };
  return { ...slice, parameters: settle(wanted, slice.preset).parameters };
}

/** Every parameter as a preset has it, the seed included. */
export function preset(slice: LinkSlice, name: PresetName): LinkSlice {
  return { ...slice, preset: name, parameters: PRESETS[name] };
}

export function viewed(slice: LinkSlice, view: View): LinkSlice {
  const same = view.at === slice.view.at && view.time === slice.view.time;
  return same ? slice : { ...slice, view };
}

/** Parameters that differ from the preset, in the order of the table. */
export function differences(slice: Pick<LinkState, 'preset' | 'parameters'>): ParameterKey[] {
  const usual = PRESETS[slice.preset];
  return PARAMETER_KEYS.filter((key) => slice.parameters[key] !== usual[key]);
}
