import { ghostLook } from '../plot/ghosts.ts';
import './pins.css';

/** The number of a pinned run on its line, around an origin of its own or at `x`, `y` in pixels. */
export function GhostMark(props: {
  readonly place: number;
  readonly x?: number;
  readonly y?: number;
}) {
  const { place, x = 0, y = 0 } = props;
  return (
    <g className="ghost-mark">
      <circle cx={x} cy={y} r="6.5" stroke={ghostLook(place).colour} />
      <text className="ghost-number" x={x} y={y} dy="0.36em" textAnchor="middle">
        {place + 1}
      </text>
    </g>
  );
}
