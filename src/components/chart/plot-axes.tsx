import { memo } from 'react';
import type { PlotScales } from '../../draw/s-curve.ts';
import type { Score } from '../../model/measure/graph-measure.ts';
import { useMessages } from '../messages-context.tsx';
import { TimeUnit } from '../transport/time-unit.tsx';
import { Axes } from './axes.tsx';

const LEVELS = [0, 0.5, 0.9, 1] as const;
/** Labels of decades need this much room. */
const LEAST_SPACE = 44;

export interface PlotAxesProps {
  readonly scales: PlotScales;
  readonly score: Score;
}

/** The levels that are read off, and the decades of t_mid. */
export const PlotAxes = memo(function PlotAxes({ scales, score }: PlotAxesProps) {
  const { number, chart: text } = useMessages().figure;
  const { box, x, decades } = scales;
  const [low, high] = x.domain();
  const space = (box.right - box.left) / Math.max(1e-9, Math.log10(high / low));
  const every = Math.max(1, Math.ceil(LEAST_SPACE / space));
  const rows = LEVELS.map((level) => ({
    value: level,
    label: score === 'coverage' ? number.percent(level) : number.level(level),
    read: level === 0.5 || level === 0.9,
  }));
  const columns = decades.map((decade) => {
    const exponent = Math.round(Math.log10(decade));
    const label =
      exponent === 0 ? (
        <>
          <title>{text.unit}</title>
          {number.tick(decade)}
          <TimeUnit />
        </>
      ) : (
        number.tick(decade)
      );
    return { value: decade, label: exponent % every === 0 ? label : null };
  });
  return <Axes scales={scales} rows={rows} columns={columns} />;
});
