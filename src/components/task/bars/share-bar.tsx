import { useId } from 'react';
import { percent } from '../../plot/scales.ts';
import './bars.css';

export interface BarPart {
  readonly key: string;
  /** Shares of the whole, 0 to 1. */
  readonly from: number;
  readonly to: number;
  /** `plain`, or what is put together and not told apart. */
  readonly look: 'plain' | 'rest';
  /** Drawn in as far as there is room. */
  readonly text: string;
  readonly title: string;
}

const HEIGHT = 34;
/** From the left edge of a part to its text. */
const INDENT = 6;

/** Parts of a whole to scale, in their order. */
export function ShareBar(props: { readonly parts: readonly BarPart[]; readonly label: string }) {
  const { parts, label } = props;
  const clip = useId();
  return (
    <svg className="task-bar" width="100%" height={HEIGHT} role="img" aria-label={label}>
      {parts.map(({ key, from, to, look, text, title }, i) => {
        const box = { x: percent(100 * from), width: percent(100 * (to - from)), height: HEIGHT };
        return (
          <g key={key} className="task-bar-part" data-look={look}>
            <title>{title}</title>
            <clipPath id={`${clip}${i}`}>
              <rect {...box} />
            </clipPath>
            <rect {...box} />
            <g clipPath={`url(#${clip}${i})`}>
              <text x={box.x} dx={INDENT} y={HEIGHT / 2} dy="0.34em">
                {text}
              </text>
            </g>
            {i > 0 && <line className="task-bar-edge" x1={box.x} x2={box.x} y1="0" y2={HEIGHT} />}
          </g>
        );
      })}
    </svg>
  );
}
