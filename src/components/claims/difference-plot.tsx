import { differenceX } from '../../draw/interval-plot.ts';
import './interval-plot.css';

const WIDTH = 64;
const HEIGHT = 10;

export interface DifferencePlotProps {
  /** Relative, so that 0.01 is 1% more. */
  readonly difference: number;
  /** The axis runs from -scale to scale; what is beyond stands at its end. */
  readonly scale: number;
  /** Shaded to either side of no difference. */
  readonly band: number;
  readonly agrees: boolean;
}

/** A relative difference as a dot; a square where it is too large. For the eye alone. */
export function DifferencePlot({ difference, scale, band, agrees }: DifferencePlotProps) {
  const at = (x: number) => Math.round(10 * differenceX(WIDTH, scale, x)) / 10;
  const x = at(difference);
  return (
    <svg
      className="difference-plot"
      data-agrees={agrees}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      aria-hidden="true"
      focusable="false"
    >
      <rect
        className="difference-band"
        x={at(-band)}
        y={2}
        width={at(band) - at(-band)}
        height={6}
      />
      <path className="difference-zero" d={`M${WIDTH / 2} 0v${HEIGHT}`} />
      {agrees ? (
        <circle className="difference-dot" cx={x} cy={HEIGHT / 2} r={3} />
      ) : (
        <rect className="difference-dot" x={x - 3} y={HEIGHT / 2 - 3} width={6} height={6} />
      )}
    </svg>
  );
}
