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
  /** Drawn in where there is room for all of it. */
  readonly text: string;
  readonly title: string;
}

const HEIGHT = 34;
/** From the left edge of a part to its text. */
const INDENT = 6;

/** Widths of a letter and of a sign of a square script, about, and the widths from which bars.css shows a text, in pixels. */
const LETTER = { narrow: 7.5, square: 14 };
const ROOMS = { always: 300, middle: 560, wide: 880 };

/** How wide the whole bar has to be for a text to stand in its part; null: it never is. */
export function roomFor(text: string, share: number): keyof typeof ROOMS | null {
  let letters = 0;
  for (const each of text) letters += each >= '\u2e80' ? LETTER.square : LETTER.narrow;
  const needed = (letters + 2 * INDENT) / share;
  return (['always', 'middle', 'wide'] as const).find((room) => needed <= ROOMS[room]) ?? null;
}

/** Parts of a whole to scale, in their order. */
export function ShareBar(props: { readonly parts: readonly BarPart[]; readonly label: string }) {
  const { parts, label } = props;
  const clip = useId();
  return (
    <svg className="task-bar" width="100%" height={HEIGHT} role="img" aria-label={label}>
      {parts.map(({ key, from, to, look, text, title }, i) => {
        const box = { x: percent(100 * from), width: percent(100 * (to - from)), height: HEIGHT };
        const room = roomFor(text, to - from);
        return (
          <g key={key} className="task-bar-part" data-look={look}>
            <title>{title}</title>
            <clipPath id={`${clip}${i}`}>
              <rect {...box} />
            </clipPath>
            <rect {...box} />
            {room && (
              <g clipPath={`url(#${clip}${i})`}>
                <text data-room={room} x={box.x} dx={INDENT} y={HEIGHT / 2} dy="0.34em">
                  {text}
                </text>
              </g>
            )}
            {i > 0 && <line className="task-bar-edge" x1={box.x} x2={box.x} y1="0" y2={HEIGHT} />}
          </g>
        );
      })}
    </svg>
  );
}
