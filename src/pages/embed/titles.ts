import type { FigureName } from '../../link/figures.ts';
import type { Messages } from '../../messages/index.ts';

/** What a figure is called, before anything of it is there. */
export function titleOf({ elo, figures, page }: Messages, figure: FigureName): string {
  if (figure === 'race') return page.figure.label;
  if (figure === 'elo') return elo.title;
  return figure === 'two-scores' ? figures.twoScores.title : figures[figure].title;
}
