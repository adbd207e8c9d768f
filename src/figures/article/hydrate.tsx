import { createRoot, type Root } from 'react-dom/client';
import { CarriedOver, released } from '../../components/controls/carried-over.tsx';
import { LanguageProvider } from '../../components/messages-context.tsx';
import { ErrorBoundary } from '../../components/notice/error-boundary.tsx';
import { isSlug } from '../../link/figures.ts';
import { writeLink } from '../../link/write-link.ts';
import type { Language } from '../../messages/index.ts';
import type { Article } from './article.ts';
import { FIGURE_ENTRIES } from './registry.ts';
import { figureState } from './shareable-figure.ts';

export interface HydrateOptions {
  readonly language: Language;
  readonly article: Article;
  /** The address of the lab as seen from this page. */
  readonly lab: string;
}

/** How far below the screen a figure's own script is asked for. */
const AHEAD = '100% 0px';
/** A script that did not come is asked for again after this, in milliseconds; the picture that came with the page stays. */
const AGAIN = 5000;

/**
 * Brings the figures of a page to life as they come near: each loads its script, takes up the picture that came with the
 * page, and computes while its section is in view. The function returned ends all of it.
 */
export function startFigures(root: ParentNode, options: HydrateOptions): () => void {
  const roots: Root[] = [];
  let over = false;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        void begin(target as HTMLElement);
      }
    },
    { rootMargin: AHEAD },
  );

  async function begin(island: HTMLElement): Promise<void> {
    const slug = island.dataset.island ?? '';
    if (!isSlug(slug)) return;
    const load = FIGURE_ENTRIES[slug];
    if (!load) return;
    const entry = await load().catch(() => null);
    if (over) return;
    if (!entry) {
      setTimeout(() => over || observer.observe(island), AGAIN);
      return;
    }
    await released(island);
    if (over) return;
    const { language, article, lab } = options;
    const { store } = article;
    const still = island.querySelector('[data-still]');
    const section = island.closest('section') ?? island;
    const live = createRoot(island);
    roots.push(live);
    const draw = (attempt: number) =>
      live.render(
        <LanguageProvider value={language}>
          <CarriedOver from={island}>
            <ErrorBoundary
              key={attempt}
              name={slug}
              about={() => ({
                query: writeLink(figureState(store.getState(), slug)),
                digest: null,
              })}
              onReset={() => {
                // Once more as it was; after that its settings may be what broke it, which others may go on using.
                if (attempt > 0) {
                  store.getState().actions.unlink(slug);
                  store.getState().actions.reset(slug);
                }
                draw(attempt + 1);
              }}
            >
              {entry.live({ article, section, lab, still: attempt === 0 ? still : null })}
            </ErrorBoundary>
          </CarriedOver>
        </LanguageProvider>,
      );
    draw(0);
  }

  for (const island of root.querySelectorAll('[data-island]')) observer.observe(island);
  return () => {
    over = true;
    observer.disconnect();
    for (const live of roots) live.unmount();
  };
}
