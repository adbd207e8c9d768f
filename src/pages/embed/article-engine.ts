import { createCompute } from '../../compute/index.ts';
import { createArticle } from '../../figures/article/article.ts';
import type { Shareable } from '../../figures/share/shareable.ts';
import { parseChoice } from '../../link/choices.ts';
import { choiceTable, type Slug } from '../../link/figures.ts';
import type { ParsedLink } from '../../link/parse-link.ts';
import { ButtonPlayer } from './button-player.ts';
import type { EngineOf, Tell } from './engine-of.ts';
import { observed } from './observed.ts';

/** A figure of the article by itself. */
export function articleEngine(link: ParsedLink, figure: Slug, root: HTMLElement, tell: Tell) {
  let shown: Shareable | null = null;
  const compute = observed(createCompute(), {
    onResult: (channel) => channel === figure && tell('result'),
    onError: (channel) => channel === figure && tell('error'),
  });
  const article = createArticle(link, compute);
  const { store } = article;
  const { actions } = store.getState();
  let reported = store.getState().reported[figure];
  const stop = store.subscribe(() => {
    const before = reported;
    reported = store.getState().reported[figure];
    // The one that is computed in pieces, or comes with its result.
    if (figure === 'elo' && reported !== before) tell('result');
  });
  const player = new ButtonPlayer(root, tell);
  return {
    kind: 'article' as const,
    figure,
    store,
    article,
    /** The figure, once it is drawn. */
    take(of: Shareable) {
      shown = of;
    },
    player,
    seek(at: number) {
      const definition = choiceTable(figure).at;
      if (!definition || Number.isNaN(at)) return;
      player.pause();
      const to = Number(parseChoice(definition, String(at)).value);
      // Where it was left before it played on, it would be no change.
      const same = store.getState().choices[figure]?.at === to;
      actions.choose(figure, { at: same ? to * (1 + 1e-6) + 1e-6 : to });
    },
    digest: () => shown?.digest() ?? null,
    dispose() {
      stop();
      player.dispose();
      article.dispose();
    },
  } satisfies EngineOf<'article'> & Record<string, unknown>;
}
