import type { Spot } from '../../draw/label-places.ts';

export interface MovableLabelProps {
  /** Names give way to factors, and both to the values at the cursor. */
  readonly kind: 'factor' | 'name';
  readonly name: string;
  /** Its home, then where else it may stand. */
  readonly spots: readonly Spot[];
  readonly colour?: string;
  readonly children: string;
}

/** A label that gives way to the cursor: see usePlotCursor, which reads the attributes. */
export function MovableLabel({ kind, name, spots, colour, children }: MovableLabelProps) {
  const [home] = spots;
  return (
    <text
      className="plot-halo"
      data-label={kind}
      data-name={name}
      data-spots={spots.map(({ x, y, anchor }) => `${fixed(x)},${fixed(y)},${anchor}`).join(' ')}
      x={home.x}
      y={home.y}
      textAnchor={home.anchor}
      fill={colour}
    >
      {children}
    </text>
  );
}

/** The spots of a label, as it was written. */
export function readSpots(label: Element): Spot[] {
  return (label.getAttribute('data-spots') ?? '').split(' ').map((spot) => {
    const [x, y, anchor] = spot.split(',');
    return { x: Number(x), y: Number(y), anchor: anchor as Spot['anchor'] };
  });
}

const fixed = (x: number) => Math.round(x * 10) / 10;
