import type { Shape } from './types.ts';

/** A mark around a place of its own: the second cue beside a colour. */
export function Marker({ shape, colour }: { readonly shape: Shape; readonly colour: string }) {
  return <path className="fplot-marker" d={PATHS[shape]} fill={colour} />;
}

const PATHS: Readonly<Record<Shape, string>> = {
  circle: 'M-3.6 0a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0-7.2 0z',
  square: 'M-3.2-3.2h6.4v6.4h-6.4z',
  diamond: 'M0-4.5L4.5 0L0 4.5L-4.5 0z',
  triangle: 'M0-4.2L4.2 3.3H-4.2z',
  cross: 'M-4-2.2L-2.2-4L0-1.8L2.2-4L4-2.2L1.8 0L4 2.2L2.2 4L0 1.8L-2.2 4L-4 2.2L-1.8 0z',
};

/** The same of a pinned run. */
export function HollowMarker({
  shape,
  colour,
}: {
  readonly shape: Shape;
  readonly colour: string;
}) {
  return <path className="fplot-marker-hollow" d={PATHS[shape]} stroke={colour} />;
}

/** A short piece of a line with its mark, for a key or a card. */
export function Swatch(props: {
  readonly colour: string;
  readonly dash?: string;
  readonly shape?: Shape;
  readonly width?: number;
}) {
  const { colour, dash, shape, width = 2 } = props;
  return (
    <svg className="fplot-swatch" width="22" height="10" viewBox="-11 -5 22 10" aria-hidden="true">
      <line x1="-11" x2="11" stroke={colour} strokeWidth={width} strokeDasharray={dash} />
      {shape && <Marker shape={shape} colour={colour} />}
    </svg>
  );
}
