import { createRoot } from 'react-dom/client';
import { LanguageProvider } from '../components/messages-context.tsx';
import type { Place } from './addresses.ts';
import { Header } from './header.tsx';

/** Brings the header of a static page to life. `onLeave`: before the reader goes to another page. */
export function startHeader({ language, kind }: Place, onLeave?: () => void): void {
  const element = document.getElementById('header');
  if (!element) return;
  createRoot(element).render(
    <LanguageProvider value={language}>
      <Header kind={kind} {...(onLeave ? { onLeave } : {})} />
    </LanguageProvider>,
  );
}
