import { isParameterKey } from '../model/parameters.ts';
import { type Entry, readKey } from './query.ts';
import { LINK_VERSION } from './version.ts';

/** Entries of one version as the next one writes them. */
export type Upgrader = (entries: readonly Entry[]) => readonly Entry[];

/** What version 1 knew beside parameters: the preset, the playhead and its clock. */
const KEYS_OF_1: readonly string[] = ['v', 'preset', 'at', 'time'];

/** By the version that each upgrades from. A version that changes or adds a key needs one for those before it. */
export const UPGRADERS: Readonly<Record<number, Upgrader>> = {
  // Keys that came later were somebody else's then, and did nothing: they do not begin to mean something now.
  1: (entries) =>
    entries.filter(
      ([key]) => isParameterKey(key) || KEYS_OF_1.includes(key) || readKey(key) === null,
    ),
};

/** Throws an Error for a version before the present one that has no upgrader: its links would be misread. */
export function checkUpgraders(
  upgraders: Readonly<Record<number, Upgrader>>,
  present: number,
): void {
  for (let version = 1; version < present; version++) {
    if (!upgraders[version]) throw new Error(`links of version ${version} have no upgrader`);
  }
}

checkUpgraders(UPGRADERS, LINK_VERSION);

/** Entries of an older version as the present one writes them; `version` from 1 to the present one. */
export function upgraded(entries: readonly Entry[], version: number): readonly Entry[] {
  let now = entries;
  for (let from = version; from < LINK_VERSION; from++) now = UPGRADERS[from](now);
  return now;
}
