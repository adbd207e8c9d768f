import { useMessages } from '../../components/messages-context.tsx';
import { TimeUnit } from '../../components/transport/time-unit.tsx';
import { type Axis, decadesOf, shareOf } from './axis.ts';
import { CHART, heightOf, percent } from './chart-sizes.ts';
import { MARKED } from './facts.ts';

const ROWS = [0, 0.5, 0.9, 1] as const;
/** A label this close to the right end stands before it. */
const END = 0.97;

/** The levels, the line of the chain, and the decades of t_mid. */
export function ChartAxes({ axis }: { readonly axis: Axis }) {
  const { number } = useMessages().figure;
  const text = useMessages().figures.twoScores;
  return (
    <>
      {ROWS.map((level) => (
        <g key={level}>
          <line
            className={isMarked(level) ? 'two-grid two-grid-read' : 'two-grid'}
            x1="0"
            x2="100%"
            y1={heightOf(level)}
            y2={heightOf(level)}
          />
          <text className="two-tick-label" x="-7" y={heightOf(level)} dy="0.34em" textAnchor="end">
            {number.percent(level)}
          </text>
        </g>
      ))}
      <text className="two-tick-label" x="-9" y={CHART.lane} dy="0.34em" textAnchor="end">
        {text.lane}
      </text>
      <line className="two-grid" x1="0" x2="100%" y1={CHART.lane} y2={CHART.lane} />
      {decadesOf(axis).map((decade) => {
        const share = shareOf(axis, decade);
        const x = percent(share);
        return (
          <g key={decade}>
            <line className="two-tick" x1={x} x2={x} y1={CHART.lows - 5} y2={CHART.lows} />
            <text
              className="two-tick-label"
              x={x}
              y={CHART.lows + 15}
              textAnchor={share > END ? 'end' : 'middle'}
            >
              {decade === 1 && <title>{text.unit}</title>}
              {number.tick(decade)}
              {decade === 1 && <TimeUnit />}
            </text>
          </g>
        );
      })}
    </>
  );
}

const isMarked = (level: number) => (MARKED as readonly number[]).includes(level);
