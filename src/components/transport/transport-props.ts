import type { RaceData } from '../../draw/race-data.ts';
import type { ClockKind, Timeline } from '../../draw/timeline.ts';
import type { SwarmKind } from '../../model/parameters.ts';
import type { Player } from '../../player/player.ts';

export interface TransportProps {
  readonly player: Player;
  readonly timeline: Timeline;
  /** null until there is something to play. */
  readonly race: RaceData | null;
  /** t_mid in the unit of the durations; null when it is not known, and for a graph that was not grown. */
  readonly tMid: number | null;
  readonly kind: SwarmKind;
  readonly agents: number;
  /** The reader chose another clock: make the timeline anew with it. */
  readonly onClock: (clock: ClockKind) => void;
}
