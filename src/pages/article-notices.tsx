import { useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { LanguageProvider } from '../components/messages-context.tsx';
import { NoticeList } from '../components/notice/link-notices.tsx';
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
  return <NoticeList notices={notices} onDismiss={() => store.getState().actions.dismiss()} />;
}
