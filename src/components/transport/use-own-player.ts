import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { browserClock } from '../../player/browser-clock.ts';
import { type Change, Player } from '../../player/player.ts';
import { useReducedMotion } from './use-reduced-motion.ts';
import { watchSight } from './watch-sight.ts';

/**
 * What is played. A place is what a position stands for, as links and other results know it: steps that are there, a
 * time. Positions are in seconds at speed 1.
 */
export interface Played {
  readonly length: number;
  /** Positions worth stopping at. */
  readonly events: Float64Array;
  /** Where an untouched figure stands. */
  readonly opening: number;
  /** null: as an untouched figure stands. */
  placeOf(position: number): number | null;
  /** Places beyond the ends are at the ends. */
  positionOf(place: number): number;
}

/** Where the playhead rests, kept by somebody else. */
export interface KeptPlace {
  /** null: as an untouched figure stands. */
  readonly at: number | null;
  /** Keeps where the reader leaves the playhead; returns it as it will come back, perhaps rounded. */
  keep(place: number | null): number | null;
}

/** Changes after which the playhead rests, if it rests at all. */
const AT_REST: ReadonlySet<Change> = new Set<Change>(['seek', 'step', 'pause']);
/** A playhead that is dragged along rests once it stood for so long, in milliseconds. */
const REST_MS = 200;

/**
 * A player of a figure's own. It plays only when asked, and pauses where nobody sees it: off screen and in a hidden tab.
 * Another result stays at the same place; until it is first moved, the playhead stands at the opening, or where `kept`
 * says.
 */
export function useOwnPlayer(
  frame: RefObject<Element | null>,
  played: Played,
  kept: KeptPlace,
): Player {
  const { at } = kept;
  const [own] = useState(() => {
    const { length, events, opening } = played;
    const position = at === null ? opening : played.positionOf(at);
    const player = new Player({ clock: browserClock, length, events, position });
    return { player, played, left: at, told: at, touched: at !== null, ours: false };
  });
  const { player } = own;
  const keep = useRef(kept.keep);
  useLayoutEffect(() => {
    keep.current = kept.keep;
  });

  useEffect(() => {
    let resting: ReturnType<typeof setTimeout> | undefined;
    const stop = player.subscribe((change) => {
      if (own.ours || change === 'timeline' || change === 'motion') return;
      own.touched = true;
      clearTimeout(resting);
      if (player.playing || !AT_REST.has(change)) return;
      own.left = own.played.placeOf(player.position);
      resting = setTimeout(() => {
        own.told = keep.current(own.left);
      }, REST_MS);
    });
    return () => {
      clearTimeout(resting);
      stop();
    };
  }, [player, own]);

  useLayoutEffect(() => {
    const { opening, length, events } = played;
    /** Not the reader's doing: nothing to keep. */
    const put = (position: number) => {
      own.ours = true;
      player.seek(position);
      own.ours = false;
    };
    if (own.played !== played) {
      const before = player.playing ? own.played.placeOf(player.position) : own.left;
      own.played = played;
      const to = own.touched && before !== null ? played.positionOf(before) : opening;
      player.setTimeline(length, events);
      put(to);
    }
    if (at === own.told) return;
    own.told = at;
    own.left = at;
    own.touched = at !== null;
    put(at === null ? opening : played.positionOf(at));
  }, [player, own, played, at]);

  useReducedMotion(player);
  useEffect(() => {
    const stop = frame.current
      ? watchSight([frame.current], (seen) => seen || player.pause())
      : () => {};
    return () => {
      stop();
      player.pause();
    };
  }, [player, frame]);
  return player;
}
