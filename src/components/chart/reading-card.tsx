import type { ReactNode } from 'react';

export interface ReadingRow {
  readonly key: string;
  readonly swatch: ReactNode;
  readonly name: string;
  readonly value: string;
  /** Empty where there is none. */
  readonly range: string;
}

export interface ReadingCardProps {
  readonly title: ReactNode;
  /** The cursor's place and the width of the picture, in CSS pixels. */
  readonly at: number;
  readonly width: number;
  /** About as wide as this. */
  readonly room: number;
  readonly rows: readonly ReadingRow[];
}

const GAP = 10;

/** The values at the cursor, on the side of it where there is room; under the picture where there is none. */
export function ReadingCard({ title, at, width, room, rows }: ReadingCardProps) {
  const fits = at + GAP + room <= width;
  const flips = at - GAP - room >= 0;
  const place = fits
    ? { left: at + GAP }
    : flips
      ? { right: width - at + GAP }
      : { left: Math.max(0, width - room) };
  return (
    <div
      className="float-card plot-card"
      data-under={!fits && !flips}
      style={place}
      aria-hidden="true"
    >
      <p className="plot-card-time">{title}</p>
      <table>
        <tbody>
          {rows.map(({ key, swatch, name, value, range }) => (
            <tr key={key}>
              <th scope="row">
                {swatch}
                {name}
              </th>
              <td>{value}</td>
              <td className="plot-card-range">{range}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
