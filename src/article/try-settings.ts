import type { Parameters } from '../model/parameters.ts';
import type { PresetName } from '../model/presets.ts';
import { parseSettings } from './settings.ts';

/** What the buttons of the text need of the store of an article. */
export interface SettableStore {
  getState(): {
    readonly parameters: Parameters;
    readonly actions: {
      change(changes: Partial<Parameters>): void;
      choosePreset(name: PresetName): void;
    };
  };
}

/** Changes what a text of settings names and nothing else: elsewhere, a move of what overhead costs switches overhead on. */
export function trySettings(store: SettableStore, text: string): void {
  const { changes, preset } = parseSettings(text);
  const { actions } = store.getState();
  if (preset !== null) actions.choosePreset(preset);
  const { overhead } = store.getState().parameters;
  actions.change({ overhead, ...changes });
}
