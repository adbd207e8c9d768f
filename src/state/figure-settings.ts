import type { FigureName } from '../link/figures.ts';
import type { Parameters } from '../model/parameters.ts';
import { type ArticleStore, parametersOf } from './article-store.ts';
import { createDrag, type NextFrame } from './drag.ts';
import type { SettingsState, SettingsStore } from './settings.ts';

export interface FigureSettings extends SettingsStore {
  /** The picture of the last step is there. */
  caughtUp(): void;
  /** As if the hand had not moved since the last step. */
  forget(): void;
  dispose(): void;
}

/**
 * What the controls of a figure of the article move: the shared settings, or the figure's own. A hand that drags is
 * followed at the pace of the figure's pictures; `isBehind` tells whether one is still on its way. `sets`: what the figure
 * sets itself; overhead that it switches on for itself is not switched on for all by moving what it costs.
 */
export function figureSettings(
  store: ArticleStore,
  figure: FigureName,
  isBehind: () => boolean,
  nextFrame: NextFrame,
  sets: Partial<Parameters> = {},
): FigureSettings {
  const drag = createDrag(nextFrame, isBehind, (changes, held) => {
    const state = store.getState();
    const { overhead } = parametersOf(state, figure);
    const kept = sets.overhead === undefined ? {} : { overhead };
    state.actions.change({ ...changes, ...kept }, figure, held);
  });
  const actions: SettingsState['actions'] = {
    change(changes) {
      drag.move(changes);
      drag.settle();
      store.getState().actions.rest();
    },
    drag: (changes) => drag.move(changes),
  };
  const stateOf = (parameters: Parameters): SettingsState => ({
    parameters,
    inEffect: { ...parameters, ...sets },
    actions,
  });
  // What undo or a link has put in place is not moved on by a hand from before.
  const stopListening = store.subscribe((now, before) => {
    if (now.history !== before.history && now.history.last === null) drag.forget();
  });
  let state = stateOf(parametersOf(store.getState(), figure));
  return {
    getState() {
      const parameters = parametersOf(store.getState(), figure);
      if (parameters !== state.parameters) state = stateOf(parameters);
      return state;
    },
    subscribe: (listener) => store.subscribe(listener),
    caughtUp: () => drag.caughtUp(),
    forget: () => drag.forget(),
    dispose() {
      stopListening();
      drag.forget();
    },
  };
}
