import { memo, useMemo } from 'react';
import { axisLabelWidth, everyApart } from '../../draw/axis-labels.ts';
import { scrubTicks } from '../../draw/scrub.ts';
import type { Timeline } from '../../draw/timeline.ts';
import { useMessages } from '../messages-context.tsx';
import type { Telling } from '../race/telling.tsx';
import { DrawnUnit } from './time-unit.tsx';

/** How wide the bar is at least, in CSS pixels: on the smallest phone, and where transport.css shows labels that are minor. */
const NARROWEST = 250;
const WIDE = 400;
/** Closer than this to the end, as a share of the bar, a label ends where its tick is. */
const AT_END = 0.97;

export interface ScrubAxisProps {
  readonly timeline: Timeline;
  readonly telling: Pick<Telling, 'unit' | 'unitName'>;
  /** Where ticks begin, and the base line of the labels. */
  readonly top: number;
  readonly base: number;
}

/** Times below the bar. */
export const ScrubAxis = memo(function ScrubAxis(props: ScrubAxisProps) {
  const { timeline, telling, top, base } = props;
  const { chart, number } = useMessages().figure;
  const { unit, unitName } = telling;
  const { length } = timeline;
  const ticks = useMemo(() => scrubTicks(timeline, unit), [timeline, unit]);
  /** The tick at which the unit is named: t_mid is at home where it is 1. */
  const named =
    unitName === 't_mid' ? ticks.findIndex(({ value }) => value === 1) : ticks.length - 1;
  const atEnd = (position: number) => position > AT_END * length;
  const every = (width: number) =>
    everyApart(
      ticks.map(({ position, value }, i) => {
        const text = `${number.tick(value)}${i === named && unitName !== '' ? ` ${unitName}` : ''}`;
        const half = axisLabelWidth(text) / 2;
        return { at: (width * position) / length - (atEnd(position) ? half : 0), text };
      }),
      Math.max(0, named),
    );
  const wide = every(WIDE);
  // What a narrow bar keeps, a wide one has too.
  const narrow = wide * Math.ceil(every(NARROWEST) / wide);
  return ticks.map(({ position, value }, i) => {
    const x = `${(100 * position) / length}%`;
    const fromNamed = Math.abs(i - Math.max(0, named));
    return (
      <g key={value}>
        <line className="scrub-tick" x1={x} x2={x} y1={top} y2={top + 4} />
        {fromNamed % wide === 0 && (
          <text
            className={fromNamed % narrow === 0 ? 'scrub-label' : 'scrub-label scrub-minor'}
            x={x}
            y={base}
            textAnchor={atEnd(position) ? 'end' : 'middle'}
          >
            {value === 1 && unitName === 't_mid' && <title>{chart.unit}</title>}
            {number.tick(value)}
            {i === named && <DrawnUnit>{unitName}</DrawnUnit>}
          </text>
        )}
      </g>
    );
  });
});
