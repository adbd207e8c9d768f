import { useMemo } from 'react';
import { useLanguage, useMessages } from '../../components/messages-context.tsx';
import { namings } from '../../components/pins/naming.ts';
import { pinName } from '../../components/pins/pin-name.ts';
import { withGhosts } from '../../components/plot/ghosts.ts';
import type { PlotData } from '../../components/plot/types.ts';
import type { Language, Messages } from '../../messages/index.ts';
import type { Ghost, Shown } from '../article/spec.ts';

/** The plots of a figure; the same function draws the current run and the pinned ones. */
export type PlotsOf<R, O> = (shown: Shown<R, O>, language: Language) => readonly PlotData[];

/** The plots of what is shown, with those of the pinned runs behind them. Made anew for another result, not for a cross-hair. */
export function usePlots<R, O>(
  { result, of, options, ghosts }: Shown<R, O>,
  plotsOf: PlotsOf<R, O>,
): readonly PlotData[] {
  const language = useLanguage();
  const messages = useMessages();
  const plots = useMemo(
    () => plotsOf({ result, of, options }, language),
    [plotsOf, result, of, options, language],
  );
  const behind = useMemo(
    () =>
      ghosts?.map(({ result, settings }) =>
        plotsOf({ result, of: settings.parameters, options }, language),
      ) ?? [],
    [plotsOf, ghosts, options, language],
  );
  return useMemo(() => {
    if (!ghosts || ghosts.length === 0) return plots;
    const names = ghostNames(ghosts, { of, language, messages });
    const all = ghosts.map(({ place }, i) => ({ place, name: names[i], plots: behind[i] }));
    return withGhosts(plots, all);
  }, [plots, behind, ghosts, of, language, messages]);
}

/** Pinned runs as they are named in a figure: Pin 2: 64 agents. */
export function ghostNames<R>(
  ghosts: readonly Ghost<R>[],
  around: {
    readonly of: Shown<R, unknown>['of'];
    readonly language: Language;
    readonly messages: Messages;
  },
  length: 'text' | 'full' = 'text',
): string[] {
  const { of, language, messages } = around;
  const otherwise = namings(
    ghosts.map(({ settings }) => settings),
    of,
  );
  return ghosts.map(({ place, settings, naming }, i) => {
    const name = pinName(language, settings, naming ?? otherwise[i]);
    return messages.pins.numbered(String(place + 1), name[length]);
  });
}
