import { createRoot } from 'react-dom/client';
import type { KnownFigures } from '../components/manners/edit-text.ts';
import { UndoBar } from '../components/manners/undo-bar.tsx';
import { LanguageProvider } from '../components/messages-context.tsx';
import { firstChoices, isSlug, SLUGS } from '../link/figures.ts';
import type { Language } from '../messages/index.ts';
import type { ArticleStore } from '../state/article-store.ts';

/**
 * Lets readers of the article take changes of its settings back. There is nothing to see before the first change. The
 * function returned ends it.
 */
export function startUndo(language: Language, store: ArticleStore): () => void {
  let end = store.subscribe(() => {
    if (store.getState().history.past.length === 0) return;
    end();
    const place = document.createElement('div');
    document.body.append(place);
    const root = createRoot(place);
    end = () => {
      root.unmount();
      place.remove();
    };
    root.render(
      <LanguageProvider value={language}>
        <UndoBar store={store} place="corner" figures={FIGURES} />
      </LanguageProvider>,
    );
  });
  return () => end();
}

const FIGURES: KnownFigures = {
  numberOf: (figure) => (isSlug(figure) ? SLUGS.indexOf(figure) + 1 : null),
  firstChoices: (figure) => (isSlug(figure) ? firstChoices(figure) : {}),
};
