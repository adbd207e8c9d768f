import { eloFormats } from '../../components/elo/elo-formats.ts';
import { useLanguage, useMessages } from '../../components/messages-context.tsx';
import { BUDGET_SHARE } from '../../model/measure/elo/budgets.ts';
import { sentences } from '../ensemble/sentences.ts';
import type { ShownElo } from './elo-computation.ts';

/** What the figure was computed from. */
export function Note({ shown }: { readonly shown: ShownElo }) {
  const language = useLanguage();
  const { elo: text } = useMessages();
  const { whole, share, time } = eloFormats(language);
  const { summary, seconds } = shown;
  const { sessions, replicates, budgets } = summary;
  const largest = budgets[budgets.length - 1];
  return sentences(language, [
    replicates > 0
      ? text.noteBands(whole(sessions), whole(replicates))
      : text.note(whole(sessions)),
    text.budget(time(largest), share(BUDGET_SHARE), time(largest / BUDGET_SHARE)),
    replicates === 0
      ? text.first
      : seconds === null
        ? text.stored
        : text.here(text.compute.seconds(whole(Math.max(1, seconds)))),
  ]);
}
