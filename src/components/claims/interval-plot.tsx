import { intervalMarks, type MeasuredInterval, ratioX } from '../../draw/interval-plot.ts';
import './interval-plot.css';

/** One axis for all plots of a table. */
const AXIS = { width: 220, reach: 3 };
/** Room for a dot at either end. */
const EDGE = 8;
const HEIGHT = 22;
const MIDDLE = HEIGHT / 2;
const BOX = `${-EDGE} 0 ${AXIS.width + 2 * EDGE} ${HEIGHT}`;

export interface IntervalPlotProps {
  readonly measured: MeasuredInterval;
  readonly inside: boolean;
}

/** Median and range over the published value. Drawn for the eye alone: the cells beside it say it in numbers. */
export function IntervalPlot({ measured, inside }: IntervalPlotProps) {
  const { from, dot, to, published, beyond } = intervalMarks(AXIS, measured);
  return (
    <svg
      className="interval-plot"
      data-inside={inside}
      viewBox={BOX}
      aria-hidden="true"
      focusable="false"
    >
      <rect
        className="interval-published"
        x={place(published[0])}
        y={4}
        width={place(Math.max(1.5, published[1] - published[0]))}
        height={HEIGHT - 8}
      />
      <path className="interval-line" d={`M${AXIS.width / 2} 2v${HEIGHT - 4}`} />
      <rect
        className="interval-bar"
        x={place(from)}
        y={MIDDLE - 2}
        width={place(Math.max(1, to - from))}
        height={4}
      />
      {beyond.left ? <path className="interval-arrow" d={`M${-EDGE} ${MIDDLE}l7-5v10z`} /> : null}
      {beyond.right ? (
        <path className="interval-arrow" d={`M${AXIS.width + EDGE} ${MIDDLE}l-7-5v10z`} />
      ) : null}
      <Mark x={place(dot)} inside={inside} />
    </svg>
  );
}

/** The axis over the plots, with the published value in the middle. */
export function IntervalAxis({
  labels,
}: {
  labels: { below: string; one: string; above: string };
}) {
  const ticks: [number, string][] = [
    [0.5, labels.below],
    [1, labels.one],
    [2, labels.above],
  ];
  return (
    <svg className="interval-plot" viewBox={BOX} aria-hidden="true" focusable="false">
      {ticks.map(([ratio, label]) => (
        <text
          key={ratio}
          className="interval-tick"
          x={place(ratioX(AXIS, ratio))}
          y={HEIGHT - 6}
          textAnchor="middle"
        >
          {label}
        </text>
      ))}
    </svg>
  );
}

/** The mark of a legend. */
export function IntervalKey({ inside }: { readonly inside: boolean }) {
  return (
    <svg
      className="interval-key"
      data-inside={inside}
      viewBox="0 0 28 14"
      aria-hidden="true"
      focusable="false"
    >
      <rect className="interval-bar" x={1} y={5} width={26} height={4} />
      <Mark x={14} y={7} inside={inside} />
    </svg>
  );
}

/** Full and round inside, an open diamond outside. */
function Mark({ x, y = MIDDLE, inside }: { x: number; y?: number; inside: boolean }) {
  return inside ? (
    <circle className="interval-dot" cx={x} cy={y} r={4.5} />
  ) : (
    <path className="interval-dot" d={`M${x - 5.5} ${y}l5.5-5.5 5.5 5.5-5.5 5.5z`} />
  );
}

const place = (x: number) => Math.round(x * 10) / 10;
