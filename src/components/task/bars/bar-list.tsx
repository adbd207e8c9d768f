import { type ReactNode, useId } from 'react';
import { percent } from '../../plot/scales.ts';
import './bars.css';

export interface BarRow {
  readonly key: string;
  readonly name: string;
  /** Share of the longest bar, 0 to 1. */
  readonly full: number;
  /** What follows the full part, hatched. */
  readonly hatched: number;
  readonly value: string;
}

const HEIGHT = 14;
/** Edge of a tile of the hatching. */
const TILE = 6;

/** A row each: a name, a bar, a value. */
export function BarList(props: {
  readonly title: string;
  readonly rows: readonly BarRow[];
  readonly children?: ReactNode;
}) {
  const { title, rows, children } = props;
  const hatch = useId();
  return (
    <section className="task-bars">
      <h3>{title}</h3>
      <ul>
        {rows.map(({ key, name, full, hatched, value }) => (
          <li key={key}>
            <span className="task-bars-name" title={name}>
              {name}
            </span>
            <span className="task-bars-value">{value}</span>
            <svg width="100%" height={HEIGHT} aria-hidden="true" focusable="false">
              <defs>
                <pattern
                  id={`${hatch}${key}`}
                  width={TILE}
                  height={TILE}
                  patternUnits="userSpaceOnUse"
                >
                  <line className="task-bars-hatch" x1="0" y1={TILE} x2={TILE} y2="0" />
                </pattern>
              </defs>
              <rect className="task-bars-full" width={percent(100 * full)} height={HEIGHT} />
              {hatched > 0 && (
                <rect
                  className="task-bars-rest"
                  x={percent(100 * full)}
                  width={percent(100 * hatched)}
                  height={HEIGHT}
                  fill={`url(#${hatch}${key})`}
                />
              )}
            </svg>
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}
