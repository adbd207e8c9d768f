import { memo } from 'react';
import { GhostMark } from '../pins/ghost-mark.tsx';
import { markPlaces, type Trace, traceOf } from '../pins/mark-places.ts';
import { Place } from './place.tsx';
import { round, shareOf } from './scales.ts';
import type { Axis, Line, PlotScales } from './types.ts';

interface GhostMarksProps {
  readonly x: Axis;
  readonly lines: readonly Line[];
  readonly scales: PlotScales;
}

/** The numbers of the pinned runs on their lines. */
export const GhostMarks = memo(function GhostMarks({ x, lines, scales }: GhostMarksProps) {
  const drawn = lines.filter(({ width, detail }) => width !== 0 && !detail);
  const ghosts = drawn.flatMap((line) =>
    line.ghost === undefined ? [] : [{ line, ghost: line.ghost }],
  );
  if (ghosts.length === 0) return null;
  const trace = ({ x: at, y, steps }: Line): Trace =>
    traceOf(
      Array.from(at, (value) => shareOf(x, value)),
      Array.from(y, scales.down),
      steps,
    );
  const places = markPlaces(
    ghosts.map(({ line }) => trace(line)),
    drawn.filter(({ ghost }) => ghost === undefined).map(trace),
  );
  return ghosts.map(({ line, ghost }, i) => {
    const place = places[i];
    return (
      place && (
        <Place key={line.key} x={100 * place.share} y={round(place.y)}>
          <GhostMark place={ghost} />
        </Place>
      )
    );
  });
});
