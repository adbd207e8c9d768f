import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { type PlotScales, sampleAt } from '../../draw/s-curve.ts';
import { positionOf } from '../../draw/timeline.ts';
import { useMessages } from '../messages-context.tsx';
import { useDrag } from '../stage/use-drag.ts';
import { WithUnits } from '../transport/time-unit.tsx';
import { bandOf, type Side } from './chart-data.ts';
import type { PlotProps } from './plot-props.ts';

export interface PlotReaderProps
  extends Pick<
    PlotProps,
    | 'score'
    | 'sides'
    | 'time'
    | 'player'
    | 'timeline'
    | 'tMid'
    | 'reading'
    | 'readHere'
    | 'onRead'
    | 'banded'
  > {
  readonly scales: PlotScales;
}

/** Steps of an arrow key from one end of the axis to the other. */
const KEY_STEPS = 120;
const CARD_ROOM = 190;

/**
 * Lies over a plot: a pointer reads off where it is and drags the playhead; with the keys it is a slider
 * along the axis whose value is what the curves are there.
 */
export function PlotReader(props: PlotReaderProps) {
  const { score, sides, time, scales, player, timeline, tMid, banded } = props;
  const { reading, readHere, onRead } = props;
  const { chart: text, number } = useMessages().figure;
  const area = useRef<HTMLDivElement>(null);
  const { box, x, y } = scales;
  const [low, high] = x.domain();
  const format = (level: number) =>
    score === 'coverage' ? number.share(level) : number.score(level);

  const timeOf = (event: PointerEvent) => {
    const left = area.current?.getBoundingClientRect().left ?? 0;
    return x.invert(box.left + event.clientX - left);
  };
  const seek = (at: number) => {
    if (tMid !== null) player.seek(positionOf(timeline, { phase: 'run', time: at * tMid }));
  };
  const drag = useDrag({
    begin: () => player.pause(),
    move(event) {
      seek(timeOf(event));
      onRead(timeOf(event));
    },
    end: () => {},
  });
  const values = (at: number) =>
    sides.flatMap((side) => {
      const band = bandOf(side, score);
      if (!band || !time) return [];
      const level = (values: Float64Array) => sampleAt(time, values, at);
      return [{ side, mean: level(band.mean), low: level(band.low), high: level(band.high) }];
    });
  const spoken = (at: number) =>
    [
      text.at(at),
      ...values(at).map((v) =>
        banded
          ? text.reading(v.side.name, format(v.mean), format(v.low), format(v.high))
          : `${v.side.name} ${format(v.mean)}`,
      ),
    ].join(', ');
  const share = (at: number) => Math.log(at / low) / Math.log(high / low);
  const here = reading ?? Math.sqrt(low * high);

  const keyDown = (event: KeyboardEvent) => {
    const by: Readonly<Record<string, number>> = {
      ArrowLeft: -1,
      ArrowDown: -1,
      ArrowRight: 1,
      ArrowUp: 1,
      PageDown: -10,
      PageUp: 10,
      Home: Number.NEGATIVE_INFINITY,
      End: Number.POSITIVE_INFINITY,
    };
    if (event.key === 'Enter') seek(here);
    else if (event.key === 'Escape') onRead(null);
    else if (by[event.key] !== undefined && !event.shiftKey) {
      const to = Math.min(1, Math.max(0, share(here) + by[event.key] / KEY_STEPS));
      onRead(low * (high / low) ** to);
    } else return;
    event.preventDefault();
  };

  return (
    <>
      {reading !== null && (
        <svg
          className="plot-svg plot-reading"
          width={box.width}
          height={box.height}
          aria-hidden="true"
        >
          <line x1={x(reading)} x2={x(reading)} y1={box.top} y2={box.bottom} />
          {values(reading).map(({ side, mean }) => (
            <circle key={side.key} cx={x(reading)} cy={y(mean)} r="3.5" stroke={side.colour} />
          ))}
        </svg>
      )}
      {/* The area of the curves alone; its place is set where it is known, in CSS pixels. */}
      <div
        ref={area}
        className="plot-area"
        style={{ left: box.left, top: 0, width: box.right - box.left, height: box.bottom }}
        role="slider"
        tabIndex={0}
        aria-label={text.read(text[score])}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(100 * share(here))}
        aria-valuetext={spoken(here)}
        onKeyDown={keyDown}
        onFocus={(event) => {
          if (event.currentTarget.matches(':focus-visible')) onRead(here);
        }}
        onBlur={() => onRead(null)}
        {...drag.props}
        onPointerMove={(event) => {
          drag.props.onPointerMove(event);
          if (event.pointerType === 'mouse' && !drag.holding.current) onRead(timeOf(event));
        }}
        onPointerLeave={(event) => {
          if (event.pointerType === 'mouse' && !drag.holding.current) onRead(null);
        }}
      />
      {readHere && reading !== null && time && (
        <Reading
          at={text.at(reading)}
          left={x(reading) + (x(reading) > box.right - CARD_ROOM ? -10 : 10)}
          flipped={x(reading) > box.right - CARD_ROOM}
          width={box.width}
          rows={values(reading).map((v) => ({
            side: v.side,
            mean: format(v.mean),
            range: banded ? text.range(format(v.low), format(v.high)) : '',
          }))}
        />
      )}
    </>
  );
}

interface ReadingProps {
  readonly at: string;
  readonly left: number;
  readonly flipped: boolean;
  readonly width: number;
  readonly rows: readonly { readonly side: Side; readonly mean: string; readonly range: string }[];
}

function Reading({ at, left, flipped, width, rows }: ReadingProps) {
  return (
    <div
      className="plot-card"
      style={flipped ? { right: width - left } : { left }}
      aria-hidden="true"
    >
      <p className="plot-card-time">
        <WithUnits>{at}</WithUnits>
      </p>
      <table>
        <tbody>
          {rows.map(({ side, mean, range }) => (
            <tr key={side.key}>
              <th scope="row">
                <svg viewBox="0 0 10 10" className="race-swatch" aria-hidden="true">
                  <circle cx="5" cy="5" r="4" fill={side.colour} />
                </svg>
                {side.name}
              </th>
              <td>{mean}</td>
              <td className="plot-card-range">{range}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
