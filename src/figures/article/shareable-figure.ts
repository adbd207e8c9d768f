import type { Slug } from '../../link/figures.ts';
import { DEFAULT_LINK_STATE, type LinkState } from '../../link/link-state.ts';
import { type ArticleState, parametersOf } from '../../state/article-store.ts';

/** The page with all that was set on it, at this figure. */
export function pageState(state: ArticleState, figure: Slug): LinkState {
  const { preset, parameters, own, choices, pins } = state;
  return { ...DEFAULT_LINK_STATE, preset, parameters, own, choices, pins, figure };
}

/** One figure of it by itself, its own settings being the only ones. */
export function figureState(state: ArticleState, figure: Slug): LinkState {
  const { preset, pins } = state;
  const chosen = state.choices[figure];
  return {
    ...DEFAULT_LINK_STATE,
    preset,
    parameters: parametersOf(state, figure),
    choices: chosen ? { [figure]: chosen } : {},
    pins,
    figure,
  };
}
