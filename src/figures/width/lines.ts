import type { Line } from '../../components/plot/types.ts';
import type { Messages } from '../../messages/index.ts';
import type { Score } from '../../model/measure/graph-measure.ts';
import type { Swarm } from '../ensemble/both-swarms.ts';
import type { Formats } from '../ensemble/formats.ts';
import { SWARM_LOOKS } from '../ensemble/swarm-looks.ts';
import { type Level, type Point, speedupAt } from './points.ts';

export interface WidthPlots {
  readonly points: readonly Point[];
  readonly agents: number;
  readonly level: Level;
}

type Text = Messages['figures']['width'];

export const STYLE = {
  standard: SWARM_LOOKS.standard,
  recursive: { ...SWARM_LOOKS.recursive, dash: '6 3' },
} as const;
export const BOUND = { colour: 'var(--ink)', dash: '2 3' } as const;
export const SIZE = { colour: 'var(--ink-soft)', dash: '7 4' } as const;
export const WHOLE = { colour: 'var(--kind-standard)', dash: '1 3' } as const;

/** A swarm's speedups with their intervals. */
export function speedupLine(
  text: Text,
  { points, level }: WidthPlots,
  swarm: Swarm,
  score: Score,
): Line {
  const at = points.map((point) => speedupAt(point, swarm, score, level));
  const line: Line = {
    key: swarm,
    ...STYLE[swarm],
    x: points.map((point) => point.perLayer),
    y: at.map(({ value }) => value ?? Number.NaN),
    label: { text: text[swarm], at: 'end' },
  };
  if (!at.some(({ interval }) => interval)) return line;
  return {
    ...line,
    intervals: {
      low: at.map(({ interval }) => interval?.[0] ?? Number.NaN),
      high: at.map(({ interval }) => interval?.[1] ?? Number.NaN),
    },
  };
}

/** As many times sooner as there are agents. */
export function sizeLine({ wholeText }: Formats, text: Text, { points, agents }: WidthPlots): Line {
  return {
    key: 'size',
    detail: true,
    ...SIZE,
    width: 1.25,
    x: points.map((point) => point.perLayer),
    y: points.map(() => agents),
    label: { text: text.size(wholeText(agents)), at: 'end' },
  };
}

/** The ceiling for the last step, and how near the standard swarm comes to it. */
export function completionLines(text: Text, { points }: WidthPlots): Line[] {
  const x = points.map((point) => point.perLayer);
  return [
    {
      key: 'bound',
      detail: true,
      ...BOUND,
      width: 1.75,
      x,
      y: points.map(({ bound }) => bound),
      label: { text: text.bound, at: 'end' },
    },
    {
      key: 'whole',
      detail: true,
      ...WHOLE,
      width: 1.75,
      x,
      y: points.map(({ whole }) => whole.standard),
      label: { text: text.whole, at: 'end' },
    },
  ];
}
