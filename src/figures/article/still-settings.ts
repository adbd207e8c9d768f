import type { Parameters } from '../../model/parameters.ts';
import type { SettingsStore } from '../../state/settings.ts';

const nothing = () => {};

/** Settings that nobody moves, for the figures of a page as it is made. `sets`: what the figure sets itself. */
export function stillSettings(
  parameters: Parameters,
  sets: Partial<Parameters> = {},
): SettingsStore {
  const actions = { change: nothing, drag: nothing };
  const state = { parameters, inEffect: { ...parameters, ...sets }, actions };
  return { getState: () => state, subscribe: () => nothing };
}
