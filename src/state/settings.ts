import type { Parameters } from '../model/parameters.ts';
import type { Changes } from './link-slice.ts';
import type { ParameterKey } from './parameter-table.ts';

/** The least and the most of a number, both allowed. */
export type Bounds = readonly [number, number];

/** What controls read and do: the parameters, and moving them. The store of a lab is one, and each figure has one. */
export interface SettingsState {
  readonly parameters: Parameters;
  /** What is computed, where a figure sets some parameters itself: by it controls judge whether they change anything. */
  readonly inEffect?: Parameters;
  /** Of parameters that may be less here than the table allows. */
  readonly bounds?: Readonly<Partial<Record<ParameterKey, Bounds>>>;
  readonly actions: {
    /** Changes parameters, and computes. What does not go together is settled. */
    change(changes: Changes): void;
    /** Changes parameters while a hand is still moving, at the pace of the pictures (drag.ts). */
    drag(changes: Changes): void;
  };
}

export interface SettingsStore {
  getState(): SettingsState;
  subscribe(listener: () => void): () => void;
}
