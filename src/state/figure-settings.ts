import { type ArticleStore, parametersOf } from './article-store.ts';
import { createDrag, type NextFrame } from './drag.ts';
import type { SettingsState, SettingsStore } from './settings.ts';

export interface FigureSettings extends SettingsStore {
  /** The picture of the last step is there. */
  caughtUp(): void;
  dispose(): void;
}

/**
 * What the controls of a figure of the article move: the shared settings, or the figure's own. A hand that drags is
 * followed at the pace of the figure's pictures; `isBehind` tells whether one is still on its way.
 */
export function figureSettings(
  store: ArticleStore,
  figure: string,
  isBehind: () => boolean,
  nextFrame: NextFrame,
): FigureSettings {
  const drag = createDrag(nextFrame, isBehind, (changes) =>
    store.getState().actions.change(changes, figure),
  );
  const actions: SettingsState['actions'] = {
    change(changes) {
      drag.move(changes);
      drag.settle();
    },
    drag: (changes) => drag.move(changes),
  };
  let state: SettingsState = { parameters: parametersOf(store.getState(), figure), actions };
  return {
    getState() {
      const parameters = parametersOf(store.getState(), figure);
      if (parameters !== state.parameters) state = { parameters, actions };
      return state;
    },
    subscribe: (listener) => store.subscribe(listener),
    caughtUp: () => drag.caughtUp(),
    dispose: () => drag.forget(),
  };
}
