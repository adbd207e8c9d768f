import type { Parameters } from '../model/parameters.ts';
import type { Changes } from './link-slice.ts';

/** What controls read and do: the parameters, and moving them. The store of a lab is one, and each figure has one. */
export interface SettingsState {
  readonly parameters: Parameters;
  /** What is computed, where a figure sets some parameters itself: by it controls judge whether they change anything. */
  readonly inEffect?: Parameters;
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
