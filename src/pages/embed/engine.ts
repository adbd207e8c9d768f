import type { FigureName } from '../../link/figures.ts';
import type { LinkState } from '../../link/link-state.ts';
import type { LinkSlice } from '../../state/link-slice.ts';
import { articleEngine } from './article-engine.ts';
import type { EmbedLink } from './asked-link.ts';
import type { Tell } from './engine-of.ts';
import { raceEngine } from './race-engine.ts';

export type Engine = ReturnType<typeof articleEngine> | ReturnType<typeof raceEngine>;

/** `root`: where the figure is drawn. `tell` hears of results, errors, play and pause. */
export function createEngine(link: EmbedLink, root: HTMLElement, tell: Tell): Engine {
  const { figure } = link;
  return figure === 'race' ? raceEngine(link, tell) : articleEngine(link, figure, root, tell);
}

/** What of a store's state a link carries. */
export function linkOf(state: LinkSlice, figure: FigureName) {
  const { preset, parameters, view, own, choices, pins, theme, language, chrome } = state;
  const link = { preset, parameters, view, own, choices, pins, theme, language, chrome, figure };
  return link satisfies LinkState;
}
