import { startCards } from '../article/cards.ts';
import { loadMessages } from '../messages/load-messages.ts';
import { startCopyButtons } from './copy-buttons.ts';
import { followFigure } from './follow-figure.ts';
import { followLanguage } from './follow-language.ts';
import { readPage } from './read-page.ts';
import { startContents } from './start-contents.ts';
import { startDrops } from './start-drops.ts';
import { startHeader } from './start-header.ts';
import { startLater } from './start-later.ts';
import { keepThemeInAddress } from './theme-address.ts';

/*
 * Brings the article to life, whose text and pictures are in the page already. What a reader of the first screen may
 * press is there at once; figures, numbers and settings come when the reader begins to scroll, and where a figure is in view
 * at once, or a link or a button asks for other settings.
 */

type Live = ReturnType<typeof import('./article-live.tsx').startArticle>;

const root = document.getElementById('root');
if (root && !followLanguage() && !followFigure()) {
  let live: Live | null = null;
  let loading: Promise<Live> | null = null;
  const stopTheme = keepThemeInAddress();
  const load = () => {
    const { language } = readPage(document.documentElement);
    loading ??= Promise.all([import('./article-live.tsx'), loadMessages(language)]).then(
      ([{ startArticle }]) => {
        stopTheme();
        live = startArticle(root);
        return live;
      },
      (error) => {
        // Asked for again the next time: the page as it came is still there to be read.
        loading = null;
        throw error;
      },
    );
    return loading;
  };
  startHeader(() => live?.flush());
  startLater(root);
  startContents(root);
  startCards(root);
  startCopyButtons(root);
  startTries(root, load);
  startDrops(load);
  if (window.location.search === '') whenWanted(root.querySelectorAll('[data-island]'), load);
  else load().catch(() => {});
}

/** Without a script there is nothing to press. */
function startTries(root: HTMLElement, load: () => Promise<Live>): void {
  for (const button of root.querySelectorAll<HTMLButtonElement>('[data-try]')) {
    button.disabled = false;
  }
  root.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-try]') : null;
    const settings = button?.dataset.try;
    if (settings)
      load().then(
        ({ change }) => change(settings),
        () => {},
      );
  });
}

/** Once the reader scrolls, or one of the elements is in view; again, where it did not come. */
function whenWanted(elements: Iterable<Element>, load: () => Promise<unknown>): void {
  const observer = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) want();
  });
  const want = () =>
    load().then(
      () => {
        observer.disconnect();
        window.removeEventListener('scroll', want);
      },
      () => {},
    );
  for (const element of elements) observer.observe(element);
  window.addEventListener('scroll', want, { passive: true });
}
