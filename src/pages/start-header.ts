import { queryAlong } from './query-along.ts';
import { startKeyHelp } from './start-key-help.ts';
import { applyTheme, currentTheme, THEMES } from './theme.ts';

/**
 * Brings the header of a page to life that is text otherwise, whose markup is there already: the choice of colours, links
 * that take the state of the page along, and the help on keys. `onLeave`: before the reader goes to another page.
 */
export function startHeader(onLeave?: () => void): void {
  startKeyHelp();
  const header = document.getElementById('header');
  if (!header) return;
  const now = currentTheme();
  for (const input of header.querySelectorAll<HTMLInputElement>('.theme input')) {
    input.checked = input.value === now;
  }
  header.addEventListener('change', ({ target }) => {
    const chosen = THEMES.find(
      (each) => target instanceof HTMLInputElement && target.value === each,
    );
    if (chosen) applyTheme(chosen);
  });
  header.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link) return;
    onLeave?.();
    // The state is all in the query.
    const { page = '' } = document.documentElement.dataset;
    link.search = queryAlong(page, link.dataset.to ?? page, window.location.search);
  });
}
