import type { Parameters } from '../model/parameters.ts';
import type { PresetName } from '../model/presets.ts';
import { parseSettings } from './settings.ts';

/** What the buttons need of the store of an article. */
export interface SettableStore {
  getState(): {
    readonly parameters: Parameters;
    readonly actions: {
      change(changes: Partial<Parameters>): void;
      choosePreset(name: PresetName): void;
    };
  };
}

/** Lets the buttons in the text of `root` change the settings that the figures share. The function returned ends it. */
export function startTries(root: HTMLElement, store: SettableStore): () => void {
  const press = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-try]') : null;
    if (button?.dataset.try) trySettings(store, button.dataset.try);
  };
  // Without a script there is nothing to press.
  for (const button of root.querySelectorAll<HTMLButtonElement>('[data-try]'))
    button.disabled = false;
  root.addEventListener('click', press);
  return () => root.removeEventListener('click', press);
}

/** Changes what a text of settings names and nothing else: elsewhere, a move of what overhead costs switches overhead on. */
export function trySettings(store: SettableStore, text: string): void {
  const { changes, preset } = parseSettings(text);
  const { actions } = store.getState();
  if (preset !== null) actions.choosePreset(preset);
  const { overhead } = store.getState().parameters;
  actions.change({ overhead, ...changes });
}
