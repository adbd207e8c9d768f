import type { Timeline } from '../../draw/timeline.ts';
import type { ByLevel } from '../../model/measure/family.ts';
import type { Score } from '../../model/measure/graph-measure.ts';
import type { Player } from '../../player/player.ts';
import type { Side } from './chart-data.ts';
import type { GhostFamily } from './ghost-curves.tsx';

export interface PlotProps {
  readonly score: Score;
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** In t_mid. */
  readonly domain: readonly [number, number];
  readonly sides: readonly [Side, Side];
  /** The family's sampling times in t_mid. */
  readonly time: Float64Array | null;
  readonly speedup: ByLevel | null;
  /** Pinned runs behind them. */
  readonly ghosts: readonly GhostFamily[];
  /** Not all graphs are in. */
  readonly partial: boolean;
  /** Enough graphs are in for the points between which most of them lie. */
  readonly banded: boolean;
  readonly player: Player;
  readonly timeline: Timeline;
  readonly tMid: number | null;
  /** Where the reader reads off, in t_mid, and whether in this plot. */
  readonly reading: number | null;
  readonly readHere: boolean;
  readonly onRead: (time: number | null) => void;
}
