import type { Parameters } from '../model/parameters.ts';
import type { PresetName } from '../model/presets.ts';

/** Where the numbers of a file come from, so that they can be had again. No date: the same state gives the same file. */
export interface Provenance {
  /** Slug of the figure, or `race`. */
  readonly figure: string;
  readonly title: string;
  /** Absolute address that shows the figure so. */
  readonly link: string;
  /** The query of the link, with its question mark; '' for the default state. */
  readonly query: string;
  readonly preset: PresetName;
  /** All of them. */
  readonly parameters: Parameters;
  /** `agents=4`: those that the preset has otherwise, and what is chosen at the figure otherwise than at first. */
  readonly differing: readonly string[];
  /** Version of the model. */
  readonly model: number;
  /** Fingerprint of the result; null where it is not whole. */
  readonly digest: string | null;
  /** Command lines that print the same numbers; none where there is none. */
  readonly commands: readonly string[];
}
