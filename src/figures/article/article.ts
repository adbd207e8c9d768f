import { type Compute, createCompute } from '../../compute/index.ts';
import type { ParsedLink } from '../../link/parse-link.ts';
import { type ArticleStore, createArticleStore } from '../../state/article-store.ts';

/** Everything the figures of an article share. Making it starts nothing: no worker, no clock. */
export interface Article {
  readonly store: ArticleStore;
  readonly compute: Compute;
  /** Ends workers and listeners. */
  dispose(): void;
}

export function createArticle(link: ParsedLink, compute: Compute = createCompute()): Article {
  return {
    store: createArticleStore(link),
    compute,
    dispose: () => compute.dispose(),
  };
}
