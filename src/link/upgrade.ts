import { isParameterKey } from '../model/parameters.ts';
import { LINK_VERSION } from './link-state.ts';
import type { Entry } from './query.ts';

/** Entries of one version as the next one writes them. */
type Upgrader = (entries: readonly Entry[]) => readonly Entry[];

/** What version 1 knew: parameters, the preset, the playhead and its clock. */
const KEYS_OF_1: readonly string[] = ['v', 'preset', 'at', 'time'];

/** By the version that each upgrades from. A version that changes or adds a key needs one for those before it. */
export const UPGRADERS: Readonly<Record<number, Upgrader>> = {
  // All other keys were somebody else's then, and did nothing: they do not begin to mean something now.
  1: (entries) => entries.filter(([key]) => isParameterKey(key) || KEYS_OF_1.includes(key)),
};

for (let version = 1; version < LINK_VERSION; version++) {
  if (!UPGRADERS[version]) throw new Error(`links of version ${version} have no upgrader`);
}

/** Entries of an older version as the present one writes them; `version` from 1 to the present one. */
export function upgraded(entries: readonly Entry[], version: number): readonly Entry[] {
  let now = entries;
  for (let from = version; from < LINK_VERSION; from++) now = UPGRADERS[from](now);
  return now;
}
