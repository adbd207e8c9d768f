import type { PlotScales } from '../../../components/plot/types.ts';
import type { Bounds } from './bounds.ts';

interface BoundMarksProps {
  readonly bounds: Bounds;
  readonly scales: PlotScales;
  readonly text: { readonly share: string; readonly path: string };
}

/** Nearer to an edge than this, in percent, there is no room for a name between it and the bound. */
const EDGE = 12;
/** Both named to the same side need no more than this between them, in percent. */
const APART = 10;
/** From the line of 100% up to the ends of the marks, and to their names. */
const MARK = { high: 9, name: 13 };

/** Both bounds at the height of 100%, which alone they bound: the sooner named at its left, the later at its right. */
export function BoundMarks({ bounds, scales, text }: BoundMarksProps) {
  const top = scales.down(1);
  const [sooner, later] = [
    { key: 'share', across: scales.across(bounds.share), name: text.share },
    { key: 'path', across: scales.across(bounds.path), name: text.path },
  ].sort((a, b) => a.across - b.across);
  const [atStart, atEnd] = [sooner.across < EDGE, later.across > 100 - EDGE];
  // Where both are beside one edge, their names would run into each other.
  const together = later.across - sooner.across < APART && (atStart || atEnd);
  const both = `${sooner.name}, ${later.name}`;
  const marks = together
    ? [{ ...(atStart ? sooner : later), name: both, left: !atStart }]
    : [
        { ...sooner, left: !atStart },
        { ...later, left: atEnd },
      ];
  return (
    <g className="task-race-bound">
      {[sooner, later].map(({ key, across }) => (
        <line key={key} x1={`${across}%`} x2={`${across}%`} y1={top} y2={top - MARK.high} />
      ))}
      {marks.map(({ key, across, name, left }) => (
        <text
          key={key}
          className="fplot-halo"
          x={`${across}%`}
          y={top - MARK.name}
          dx={left ? -1 : 1}
          textAnchor={left ? 'end' : 'start'}
        >
          {name}
        </text>
      ))}
    </g>
  );
}
