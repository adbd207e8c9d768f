import { type CSSProperties, type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { stepsOfKey } from '../chart/axis-keys.ts';
import { GhostNumber } from '../pins/ghost-swatch.tsx';
import { useDrag } from '../stage/use-drag.ts';
import { WithUnits } from '../transport/time-unit.tsx';
import { Swatch } from './marker.tsx';
import { percent, round } from './scales.ts';
import type { PlotScales, Readable, ReadingRow } from './types.ts';

/** Where the reader reads off: a value of the x axis, shared by the plots of a figure. */
export interface PlotReading {
  readonly at: number | null;
  /** Whether the hand or the keys are in this plot, which then shows the values. */
  readonly here: boolean;
  onRead(at: number | null): void;
}

export interface ReaderProps {
  readonly readable: Readable;
  readonly reading: PlotReading;
  readonly scales: PlotScales;
  /** From the upper edge of the picture to the plotted area. */
  readonly top: number;
}

/** Steps of an arrow key from one end of the axis to the other, where anything can be read. */
const KEY_STEPS = 100;

/**
 * Lies over the plotted area. A pointer reads off where it is; with the keys it is a slider along the axis whose value
 * is what the lines are there.
 */
export function Reader({ readable, reading, scales, top }: ReaderProps) {
  const area = useRef<HTMLDivElement>(null);
  const { stops, label } = readable;
  const { at, here, onRead } = reading;
  const placeOf = (event: PointerEvent) => {
    const box = area.current?.getBoundingClientRect();
    const share = box && box.width > 0 ? (event.clientX - box.left) / box.width : 0;
    return nearest(scales, stops, Math.min(1, Math.max(0, share)));
  };
  const drag = useDrag({
    begin: () => {},
    move: (event) => onRead(placeOf(event)),
    end: () => {},
  });
  const middle = stops?.length ? stops[stops.length >> 1] : scales.valueAt(0.5);
  const now = at ?? middle;

  const keyDown = (event: KeyboardEvent) => {
    const by = stepsOfKey(event);
    if (event.key === 'Escape') onRead(null);
    else if (
      by !== undefined &&
      !event.shiftKey &&
      !event.altKey &&
      !event.ctrlKey &&
      !event.metaKey
    )
      // The first key shows where the slider stands; to an end it goes at once.
      onRead(at === null && Number.isFinite(by) ? now : moved(scales, stops, now, by));
    else return;
    event.preventDefault();
  };

  return (
    <>
      {at !== null && <Mark {...{ at, scales, top }} rows={readable.rows(at)} />}
      <div
        ref={area}
        className="fplot-area needs-js"
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(scales.across(now))}
        aria-valuetext={spoken(readable, now)}
        onKeyDown={keyDown}
        onFocus={(event) => {
          if (event.currentTarget.matches(':focus-visible')) onRead(now);
        }}
        onBlur={() => onRead(null)}
        {...drag.props}
        onPointerMove={(event) => {
          drag.props.onPointerMove(event);
          if (event.pointerType === 'mouse' && !drag.holding.current) onRead(placeOf(event));
        }}
        onPointerLeave={(event) => {
          if (event.pointerType === 'mouse' && !drag.holding.current) onRead(null);
        }}
      />
      {at !== null && here && <Card {...{ at, scales, readable }} />}
    </>
  );
}

function nearest(scales: PlotScales, stops: Readable['stops'], share: number): number {
  if (!stops || stops.length === 0) return scales.valueAt(share);
  const distance = (stop: number) => Math.abs(scales.across(stop) - 100 * share);
  return stops.reduce((best, stop) => (distance(stop) < distance(best) ? stop : best));
}

function moved(scales: PlotScales, stops: Readable['stops'], now: number, by: number): number {
  if (!stops || stops.length === 0) {
    const share = scales.across(now) / 100 + by / KEY_STEPS;
    return scales.valueAt(Math.min(1, Math.max(0, share)));
  }
  const index = stops.indexOf(nearest(scales, stops, scales.across(now) / 100));
  // A page is a quarter of the axis.
  const page = Math.max(1, Math.round(stops.length / 4));
  const step = Math.abs(by) === 10 ? Math.sign(by) * page : by;
  return stops[Math.min(stops.length - 1, Math.max(0, index + step))];
}

function spoken({ title, rows, ghosts = [] }: Readable, at: number): string {
  const all = rows(at);
  const behind = ghosts.map((ghost) => {
    const values = all.flatMap(({ key, name }) => {
      const value = ghost.value(key, at);
      return value === undefined ? [] : [`${name} ${value}`];
    });
    return `${ghost.name}: ${values.join(', ')}`;
  });
  return [
    title(at),
    ...all.map(({ name, value, range }) => `${name}: ${value}${range ? ` (${range})` : ''}`),
    ...behind,
  ].join('; ');
}

interface MarkProps {
  readonly at: number;
  readonly scales: PlotScales;
  readonly top: number;
  readonly rows: readonly ReadingRow[];
}

/** The line of the cross-hair and a dot on each line it crosses. */
function Mark({ at, scales, top, rows }: MarkProps) {
  const place = percent(scales.across(at));
  return (
    <svg
      className="fplot-mark"
      width="100%"
      height={top + scales.height}
      aria-hidden="true"
      focusable="false"
    >
      <line x1={place} x2={place} y1={top} y2={top + scales.height} />
      {rows.map(({ key, y, colour }) =>
        y === undefined || !Number.isFinite(y) ? null : (
          <circle key={key} cx={place} cy={top + round(scales.down(y))} r="3.5" stroke={colour} />
        ),
      )}
    </svg>
  );
}

/** The values there, on the side of the cross-hair that has more room. */
function Card(props: {
  readonly at: number;
  readonly scales: PlotScales;
  readonly readable: Readable;
}) {
  const { at, scales, readable } = props;
  const { ghosts = [] } = readable;
  const place = scales.across(at);
  return (
    <div
      className="float-card fplot-card"
      data-ghosts={ghosts.length > 0 ? ghosts.length : undefined}
      data-side={place <= 50 ? 'right' : 'left'}
      style={{ '--at': `${place}%` } as CSSProperties}
      aria-hidden="true"
    >
      <p>
        <WithUnits>{readable.title(at)}</WithUnits>
      </p>
      <table>
        {ghosts.length > 0 && (
          <thead>
            <tr>
              <td />
              <td />
              <td className="fplot-card-range" />
              {ghosts.map((ghost) => (
                <th key={ghost.place} scope="col">
                  <GhostNumber place={ghost.place} />
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {readable.rows(at).map(({ key, name, value, range, ...swatch }) => (
            <tr key={key}>
              <th scope="row">
                <Swatch {...swatch} />
                {name}
              </th>
              <td>
                <WithUnits>{value}</WithUnits>
              </td>
              <td className="fplot-card-range">{range}</td>
              {ghosts.map((ghost) => (
                <td key={ghost.place} className="fplot-card-ghost">
                  <WithUnits>{ghost.value(key, at) ?? ''}</WithUnits>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
