import { useEffect, useLayoutEffect, useMemo } from 'react';
import { useLab } from '../../components/lab-context.tsx';
import { watchSight } from '../../components/transport/watch-sight.ts';
import { NO_TIMELINE, raceTimeline, type Timeline } from '../../draw/timeline.ts';
import { type Picture, raceUnit } from '../../state/result-slice.ts';
import { selectPicture, selectView } from '../../state/selectors.ts';
import type { Lab } from './create-lab.ts';
import { PlayKeeper } from './play-keeper.ts';
import { PlayheadKeeper } from './playhead.ts';

export interface Playback {
  readonly picture: Picture | null;
  readonly timeline: Timeline;
  /** One t_mid in the unit of the race's times; null while it is only a guess. */
  readonly tMid: number | null;
}

/** All that moves while it plays; the race itself may be pinned to the screen. */
const WHERE_IT_PLAYS = '#figure, .lab-race';
const inLab = () => [...document.querySelectorAll(WHERE_IT_PLAYS)];

/**
 * Ties the player to the picture on show, to the link, and to what can be seen: `where` finds it; none where somebody else
 * watches.
 */
export function usePlayback(
  { store, player }: Lab,
  where: () => readonly Element[] = inLab,
): Playback {
  const picture = useLab(selectPicture);
  const { at, time, play } = useLab(selectView);
  const keeper = useMemo(() => {
    const { view, actions } = store.getState();
    return new PlayheadKeeper(player, view.at, (rest) => actions.setView({ at: rest }));
  }, [store, player]);
  const playing = useMemo(
    () => new PlayKeeper(player, (plays) => store.getState().actions.setView({ play: plays })),
    [store, player],
  );
  const race = picture?.race ?? null;
  const timeline = useMemo(
    () => (race ? raceTimeline(race, { clock: time }) : NO_TIMELINE),
    [race, time],
  );
  const unit = useMemo(() => (picture ? raceUnit(picture) : null), [picture]);
  const length = unit?.length ?? 0;

  useLayoutEffect(() => {
    if (length > 0) keeper.show({ timeline, unit: length });
  }, [keeper, timeline, length]);
  // What is drawn for the first time listens to the player only from now on.
  const drawn = picture !== null;
  useEffect(() => {
    if (drawn) keeper.announce();
  }, [keeper, drawn]);
  useEffect(() => keeper.listen(), [keeper]);
  useEffect(() => keeper.open(at), [keeper, at]);

  useEffect(() => playing.listen(), [playing]);
  useEffect(() => playing.open(play), [playing, play]);
  useEffect(() => {
    if (!drawn) return;
    const parts = where();
    if (parts.length === 0) return;
    return watchSight(parts, (seen) => playing.see(seen));
  }, [playing, drawn, where]);

  return { picture, timeline, tMid: unit?.known ? unit.length : null };
}
