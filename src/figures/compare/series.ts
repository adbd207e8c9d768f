import type { Messages } from '../../messages/index.ts';
import type { FamilySummary } from '../../model/measure/family.ts';
import { LEVELS, type Score } from '../../model/measure/graph-measure.ts';
import { SWARMS, type Swarm, swarmOf } from '../ensemble/both-swarms.ts';
import type { Formats } from '../ensemble/formats.ts';
import type { SizeSeries } from '../ensemble/size-plot.tsx';
import { SWARM_LOOKS } from '../ensemble/swarm-looks.ts';
import { SIZES } from '../ensemble/systems.ts';
import { DRAWN, type Drawn } from './faster.ts';

/** One swarm at one level: the kind by colour and shape, the level by dash and weight. */
export interface SwarmSeries extends SizeSeries {
  readonly swarm: Swarm;
  readonly level: Drawn;
  readonly width: number;
}

const STROKES: Readonly<Record<Drawn, { readonly width: number; readonly dash?: string }>> = {
  0.5: { width: 1.5, dash: '4 3' },
  0.9: { width: 2.5 },
};
/** From one line to the next, in doublings: intervals at the same size stand side by side. */
const ASIDE = 0.06;

/** Speedups of both swarms at the drawn levels of a score. */
export function swarmSeries(
  formats: Formats,
  text: Messages['figures']['compare'],
  summary: FamilySummary,
  score: Score,
): SwarmSeries[] {
  const pairs = SWARMS.flatMap((swarm) => DRAWN.map((level) => ({ swarm, level })));
  return pairs.map(({ swarm, level }, i) => ({
    key: `${swarm}${level}`,
    name: text.line(text[swarm], formats.percentText(level)),
    swarm,
    level,
    aside: ASIDE * (i - (pairs.length - 1) / 2),
    ...SWARM_LOOKS[swarm],
    ...STROKES[level],
    estimates: SIZES.map(
      (size) => swarmOf(summary, swarm, size).speedup[score][LEVELS.indexOf(level)],
    ),
  }));
}
