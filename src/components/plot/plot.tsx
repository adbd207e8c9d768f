import { memo, useMemo } from 'react';
import { spreadLabels } from '../../draw/s-curve.ts';
import { WithUnits } from '../transport/time-unit.tsx';
import { Axes } from './axes.tsx';
import { GhostMarks } from './ghost-marks.tsx';
import { HollowMarker, Marker } from './marker.tsx';
import { areaPath, lineEnd, linePath, STRETCH } from './paths.ts';
import { Place, Stretched } from './place.tsx';
import { type PlotReading, Reader } from './reader.tsx';
import { percent, plotScales, round, shareOf } from './scales.ts';
import { useTitleLevel } from './title-level.ts';
import type { Axis, Line, PlotData, PlotScales, Span } from './types.ts';
import './plot.css';

export interface PlotProps extends PlotData {
  /** Where the reader reads off; left out where nothing can be read. */
  readonly reading?: PlotReading;
}

/** Room above the plotted area, and below it for the axis. */
const TOP = 10;
const BOTTOM = 40;

/** One plot: as wide as there is room. */
export function Plot(props: PlotProps) {
  const { title, means, height, x, y, lines, spans, readable, reading, ends = 'none' } = props;
  const scales = useMemo(() => plotScales({ x, y, height }), [x, y, height]);
  const Title = useTitleLevel();
  return (
    <div className="fplot" data-ends={ends} data-wide={props.wide}>
      <Title className="fplot-title">
        {title}{' '}
        {means && (
          <span>
            <WithUnits>{means}</WithUnits>
          </span>
        )}
      </Title>
      <div className="fplot-picture">
        <svg
          className="fplot-svg"
          width="100%"
          height={TOP + height + BOTTOM}
          aria-hidden="true"
          focusable="false"
        >
          <svg
            className="fplot-inner"
            y={TOP}
            width="100%"
            height={height + BOTTOM}
            aria-hidden="true"
          >
            <Axes {...{ x, y, scales }} />
            {props.behind?.(scales)}
            <Paths {...{ x, lines, scales }} />
            <AllPoints {...{ x, lines, scales }} />
            {spans?.map((span) => (
              <SpanMark key={span.key} {...{ span, scales }} />
            ))}
            <GhostMarks {...{ x, lines, scales }} />
            {props.before?.(scales)}
            <LevelNames {...{ lines, scales, x }} />
            <EndNames {...{ lines, scales, x }} />
          </svg>
        </svg>
        {readable && reading && <Reader {...{ readable, reading, scales }} top={TOP} />}
        {props.over?.(scales)}
      </div>
    </div>
  );
}

interface LinesProps {
  readonly x: PlotData['x'];
  readonly lines: readonly Line[];
  readonly scales: PlotScales;
}

/** Drawn in a box of its own and stretched to the plot; strokes keep their width. Not anew for each move of a cross-hair. */
const Paths = memo(function Paths({ x, lines, scales }: LinesProps) {
  const { height } = scales;
  return (
    <Stretched height={height}>
      {lines.map(({ key, colour, band, x: at }) =>
        band ? (
          <path key={key} className="fplot-band" d={areaPath(scales, x, at, band)} fill={colour} />
        ) : null,
      )}
      {lines.map(({ key, colour, width = 2, dash, ghost, opacity, steps, ...columns }) =>
        width === 0 ? null : (
          <path
            key={key}
            className="fplot-line"
            d={linePath(scales, x, columns, steps)}
            stroke={colour}
            strokeWidth={width}
            strokeDasharray={dash}
            strokeLinecap={ghost === undefined ? undefined : 'round'}
            opacity={opacity}
          />
        ),
      )}
    </Stretched>
  );
});

const AllPoints = memo(function AllPoints({ x, lines, scales }: LinesProps) {
  return lines.map((line) => <Points key={line.key} {...{ x, line, scales }} />);
});

/** Marks and intervals at the points of a line. */
function Points({ x, line, scales }: Omit<LinesProps, 'lines'> & { readonly line: Line }) {
  const { shape, intervals, colour } = line;
  if (!shape && !intervals) return null;
  return Array.from(line.x, (at, i) => {
    const share = shareOf(x, at);
    if (!Number.isFinite(line.y[i]) || !(share >= -1e-9 && share <= 1 + 1e-9)) return null;
    const place = percent(scales.across(at));
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a point is its place in the line, and two may have one x
      <g key={i}>
        {intervals && Number.isFinite(intervals.low[i]) && (
          <line
            className="fplot-interval"
            x1={place}
            x2={place}
            y1={round(scales.down(intervals.low[i]))}
            y2={round(scales.down(intervals.high[i]))}
            stroke={colour}
          />
        )}
        {shape && (
          <Place x={scales.across(at)} y={round(scales.down(line.y[i]))}>
            {line.ghost === undefined ? (
              <Marker shape={shape} colour={colour} />
            ) : (
              <HollowMarker shape={shape} colour={colour} />
            )}
          </Place>
        )}
      </g>
    );
  });
}

/** An arrow from the later place to the sooner one, and by what factor. */
function SpanMark({ span, scales }: { readonly span: Span; readonly scales: PlotScales }) {
  const { from, to, at, text } = span;
  const y = round(scales.down(at));
  const [left, right] = [scales.across(to), scales.across(from)].sort((a, b) => a - b);
  const head = scales.across(to);
  const leftwards = head <= scales.across(from);
  return (
    <g className="fplot-span">
      <line x1={percent(left)} x2={percent(right)} y1={y} y2={y} />
      <Place x={head} y={y}>
        <path d={leftwards ? 'M0 0L7-3.5V3.5z' : 'M0 0L-7-3.5V3.5z'} />
      </Place>
      <text
        className="fplot-halo"
        x={percent((left + right) / 2)}
        y={y}
        dy="-0.45em"
        textAnchor="middle"
      >
        {text}
      </text>
    </g>
  );
}

/** From a line to its name beside it. */
const BESIDE = 7;

/** Names on the lines, each where its line first reaches a level. */
function LevelNames({ lines, scales, x }: LinesProps) {
  return lines.map(({ key, label, colour, ...columns }) => {
    if (label?.at !== 'level') return null;
    const share = crossing(scales, x, columns, label.level);
    if (share === null) return null;
    const side = label.side ?? 'on';
    return (
      <text
        key={key}
        className="fplot-name fplot-halo"
        x={percent(100 * share)}
        y={round(scales.down(label.level))}
        dx={side === 'on' ? 0 : side === 'left' ? -BESIDE : BESIDE}
        dy="0.34em"
        textAnchor={side === 'on' ? 'middle' : side === 'left' ? 'end' : 'start'}
        fill={colour}
      >
        {label.text}
      </text>
    );
  });
}

/** Share of the width at which a line, as it is drawn, first reaches a level; null where that is not in view. */
function crossing(
  scales: PlotScales,
  axis: Axis,
  line: Omit<Line, 'key' | 'colour'>,
  level: number,
) {
  const { x, y, steps } = line;
  let i = 0;
  while (i < x.length && !(y[i] >= level)) i++;
  if (i === x.length) return null;
  const here = shareOf(axis, x[i]);
  const before = i > 0 && !steps ? shareOf(axis, x[i - 1]) : Number.NaN;
  const from = i > 0 ? scales.down(y[i - 1]) : Number.NaN;
  const share =
    before + ((here - before) * (scales.down(level) - from)) / (scales.down(y[i]) - from);
  const at = Number.isFinite(share) ? share : here;
  return at >= 0 && at <= 1 ? at : null;
}

const NAME_HEIGHT = 15;

/** Names at the right, each as near to the end of its line as the others allow. */
function EndNames({ lines, scales, x: axis }: LinesProps) {
  const named = lines.flatMap(({ label, colour, key, steps, ...columns }) => {
    if (label?.at !== 'end') return [];
    const end = lineEnd(scales, axis, columns, steps);
    return end ? [{ key, text: label.text, colour, x: end[0], y: end[1] }] : [];
  });
  const placed = spreadLabels(
    named.map(({ y }) => y),
    NAME_HEIGHT,
    0,
    scales.height,
  );
  return named.map(({ key, text, colour, x, y }, i) => (
    <g key={key}>
      {(Math.abs(placed[i] - y) > 3 || x < 0.99 * STRETCH) && (
        <Place x={100} y={0}>
          <line
            className="fplot-leader"
            x1="1"
            y1={round(y)}
            x2="7"
            y2={round(placed[i])}
            stroke={colour}
          />
        </Place>
      )}
      <text className="fplot-name" x="100%" dx="10" y={round(placed[i])} dy="0.34em" fill={colour}>
        {text}
      </text>
    </g>
  ));
}
