import { createRoot } from 'react-dom/client';
import { KeyHelp } from '../components/manners/key-help.tsx';
import { LanguageProvider } from '../components/messages-context.tsx';
import { readPage } from './read-page.ts';

/** Shows which keys do what on this page. Once, however often it is asked for. */
export function openKeyHelp(): void {
  if (document.querySelector('dialog[open]')) return;
  const { language, kind } = readPage(document.documentElement);
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  const close = () => {
    root.unmount();
    place.remove();
  };
  root.render(
    <LanguageProvider value={language}>
      <KeyHelp page={kind} onClose={close} />
    </LanguageProvider>,
  );
}
