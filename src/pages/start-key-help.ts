import { isTyped } from '../components/manners/typing.ts';
import { loadMessages } from '../messages/load-messages.ts';
import { readPage } from './read-page.ts';

/** The element of the page that opens the help on keys, beside the key itself. */
const BUTTON = '[data-key-help]';

/**
 * Opens the help on keys with `?` and with its buttons; what it shows is loaded when it is first asked for. The function
 * returned ends it.
 */
export function startKeyHelp(): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const open = () =>
    // Where it does not load, the page is as it was.
    Promise.all([
      import('./open-key-help.tsx'),
      loadMessages(readPage(document.documentElement).language),
    ])
      .then(([{ openKeyHelp }]) => openKeyHelp())
      .catch(() => {});
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== '?' || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.defaultPrevented || isTyped(event.target)) return;
      if (document.querySelector('dialog[open]')) return;
      event.preventDefault();
      void open();
    },
    { signal },
  );
  document.addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element && target.closest(BUTTON)) void open();
    },
    { signal },
  );
  return () => ending.abort();
}
