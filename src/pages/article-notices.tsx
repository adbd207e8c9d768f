import { useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { LanguageProvider, useMessages } from '../components/messages-context.tsx';
import { NoticeList } from '../components/notice/link-notices.tsx';
import { isSlug } from '../link/figures.ts';
import type { Language } from '../messages/index.ts';
import type { ArticleStore } from '../state/article-store.ts';

/** Says above the article what its link asked for and could not have. */
export function startNotices(element: HTMLElement, language: Language, store: ArticleStore): void {
  createRoot(element).render(
    <LanguageProvider value={language}>
      <Notices store={store} />
    </LanguageProvider>,
  );
}

function Notices({ store }: { readonly store: ArticleStore }) {
  const read = () => store.getState().notices;
  const notices = useSyncExternalStore(store.subscribe, read, read);
  const { figure, actions } = store.getState();
  const { link } = useMessages().page.notices;
  return (
    <NoticeList
      notices={notices}
      onDismiss={() => actions.dismiss()}
      further={figure !== null && isSlug(figure) && <a href={`#${figure}`}>{link.toFigure}</a>}
    />
  );
}
