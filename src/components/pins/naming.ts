import {
  type ParameterKey,
  type Parameters,
  PRESETS,
  type PresetName,
} from '../../state/parameter-table.ts';
import { type Comparison, differing, IN_LAB } from './comparison.ts';

/** Settings with the preset they are compared with. */
export interface Pinned {
  readonly preset: PresetName;
  readonly parameters: Parameters;
}

/** By what a pinned run is named. */
export interface Naming {
  /** Whether the name of its preset comes first, from which it is told; else it is told from the current settings. */
  readonly byPreset: boolean;
  /** None, and not by preset: it is as now. */
  readonly keys: readonly ParameterKey[];
}

/**
 * Pinned runs are named by what differs from the current settings; or from their presets, where that is less to tell, or as
 * much and all of them differ from the current settings in the same way. All in one style.
 */
export function namings(
  pins: readonly Pinned[],
  now: Parameters,
  within: Comparison = IN_LAB,
): readonly Naming[] {
  const fromNow = pins.map(({ parameters }) => differing(parameters, now, within));
  const fromPreset = pins.map(({ preset, parameters }) =>
    differing(parameters, PRESETS[preset], within),
  );
  const others = pins.map((_, i) => i).filter((i) => fromNow[i].length > 0);
  const sum = (of: (i: number) => number) => others.reduce((total, i) => total + of(i), 0);
  const shorter = sum((i) => fromNow[i].length) - sum((i) => 1 + fromPreset[i].length);
  const [first] = others;
  const alike =
    others.length > 1 &&
    fromNow[first].some((key) =>
      others.every(
        (i) => fromNow[i].includes(key) && pins[i].parameters[key] === pins[first].parameters[key],
      ),
    );
  const byPreset = shorter > 0 || (alike && shorter === 0);
  return pins.map((_, i) =>
    byPreset && fromNow[i].length > 0
      ? { byPreset, keys: fromPreset[i] }
      : { byPreset: false, keys: fromNow[i] },
  );
}
