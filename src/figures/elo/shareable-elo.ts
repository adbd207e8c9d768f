import { catalogues } from '../../messages/index.ts';
import { fingerprint } from '../../model/fingerprint.ts';
import type { EloSummary } from '../../model/measure/elo/summary.ts';
import type { ParameterKey } from '../../model/parameters.ts';
import { MODEL_VERSION } from '../../model/version.ts';
import { parametersOf } from '../../state/article-store.ts';
import type { Article } from '../article/article.ts';
import { figureState, pageState } from '../article/shareable-figure.ts';
import type { Shareable } from '../share/shareable.ts';
import { dataOfElo } from './data.ts';
import type { EloComputation } from './elo-computation.ts';
import { packed } from './pack.ts';
import { sameSessions } from './relevant.ts';

const SLUG = 'elo';

/** Elo by budget as it can be sent, embedded and taken along. `element`: what it is drawn in. */
export function shareableElo(
  { store }: Article,
  elo: EloComputation,
  element: () => HTMLElement | null,
  controls: readonly ParameterKey[],
): Shareable {
  const known = new WeakMap<EloSummary, string>();
  return {
    figure: SLUG,
    title: (language) => catalogues[language].elo.title,
    page: () => pageState(store.getState(), SLUG),
    state: () => figureState(store.getState(), SLUG),
    digest() {
      const { shown, work } = elo.state();
      const parameters = parametersOf(store.getState(), SLUG);
      if (!shown || work.kind !== 'idle' || !sameSessions(shown.of, parameters)) return null;
      // With the digits that come with the page, so that what is computed anew has the same.
      const digest = known.get(shown.summary) ?? fingerprint(packed(shown.summary, MODEL_VERSION));
      known.set(shown.summary, digest);
      return digest;
    },
    data() {
      const { shown } = elo.state();
      return shown && dataOfElo(shown.summary);
    },
    picture: element,
    controls: () => controls,
  };
}
