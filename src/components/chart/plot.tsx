import { useId, useMemo, useRef } from 'react';
import { bandPath, meanPath, plotBox, plotScales, stepsPath } from '../../draw/s-curve.ts';
import { useMessages } from '../messages-context.tsx';
import { bandOf } from './chart-data.ts';
import { CurveLabels } from './curve-labels.tsx';
import { GhostCurves, GhostNumbers } from './ghost-curves.tsx';
import { PlotAxes } from './plot-axes.tsx';
import type { PlotProps } from './plot-props.ts';
import { PlotReader } from './plot-reader.tsx';
import { SpeedupArrows } from './speedup-arrows.tsx';
import { usePlotCursor } from './use-plot-cursor.ts';

/** One score over log time. */
export function Plot(props: PlotProps) {
  const { score, width, height, domain, sides, time, speedup, partial, banded } = props;
  const { player, timeline, tMid } = props;
  const text = useMessages().figure.chart;
  const clip = useId();
  const scales = useMemo(() => plotScales(plotBox(width, height), domain), [width, height, domain]);
  const { box } = scales;
  const svg = useRef<SVGSVGElement>(null);
  usePlotCursor(svg, { score, scales, sides, times: time, player, timeline, tMid });
  const curves = useMemo(
    () =>
      sides.map((side) => {
        const band = bandOf(side, score);
        return {
          side,
          band: band && time && banded ? bandPath(scales, time, band) : '',
          mean: band && time ? meanPath(scales, time, band.mean) : '',
          run: side.run && tMid !== null ? stepsPath(scales, side.run, tMid) : '',
        };
      }),
    [sides, score, time, scales, tMid, banded],
  );

  return (
    <div className="plot">
      <h4 className="plot-title">
        {text[score]} <span>{score === 'coverage' ? text.coverageMeans : text.bestMeans}</span>
      </h4>
      <div className="plot-picture">
        <svg
          ref={svg}
          width={width}
          height={height}
          className={partial ? 'plot-svg plot-partial' : 'plot-svg'}
          aria-hidden="true"
        >
          <defs>
            <clipPath id={clip}>
              <rect data-cursor="clip" x="0" y="0" width="0" height={height} />
            </clipPath>
          </defs>
          <PlotAxes scales={scales} score={score} />
          {curves.map(({ side, band }) => (
            <path key={side.key} d={band} fill={side.colour} className="plot-band" />
          ))}
          <GhostCurves ghosts={props.ghosts} scales={scales} score={score} />
          {curves.map(({ side, run }) => (
            <path key={side.key} d={run} stroke={side.colour} className="plot-run plot-run-ahead" />
          ))}
          {curves.map(({ side, mean }) => (
            <path key={side.key} d={mean} stroke={side.colour} className="plot-mean" />
          ))}
          <g clipPath={`url(#${clip})`}>
            {curves.map(({ side, run }) => (
              <path key={side.key} d={run} stroke={side.colour} className="plot-run" />
            ))}
          </g>
          <GhostNumbers
            {...{ ghosts: props.ghosts, scales, score, time }}
            current={sides.flatMap((side) => bandOf(side, score)?.mean ?? [])}
          />
          <SpeedupArrows scales={scales} sides={sides} score={score} speedup={speedup} />
          <CurveLabels scales={scales} sides={sides} score={score} time={time} />
          <g data-cursor="group" className="plot-cursor" visibility="hidden">
            <line data-cursor="line" y1={box.top - 4} y2={box.bottom} />
            {sides.map((side) => (
              <g key={side.key} data-cursor={side.key}>
                <circle r="4" fill={side.colour} />
                <text className="plot-value plot-halo" fill={side.colour} />
              </g>
            ))}
            <text data-cursor="time" className="plot-time" y={box.top - 9} />
          </g>
          {curves.every(({ mean, run }) => !mean && !run) && (
            <text
              className="plot-waiting"
              x={(box.left + box.right) / 2}
              y={(box.top + box.bottom) / 2}
              textAnchor="middle"
            >
              {text.waiting}
            </text>
          )}
        </svg>
        <PlotReader {...props} scales={scales} />
      </div>
    </div>
  );
}
