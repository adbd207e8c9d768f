import { domainOf, type Side } from '../../../components/chart/chart-data.ts';
import { CurveLabels } from '../../../components/chart/curve-labels.tsx';
import { PlotAxes } from '../../../components/chart/plot-axes.tsx';
import { SpeedupArrows } from '../../../components/chart/speedup-arrows.tsx';
import { useMessages } from '../../../components/messages-context.tsx';
import { WithUnits } from '../../../components/transport/time-unit.tsx';
import { columnsOf } from '../../../draw/run-columns.ts';
import { bandPath, meanPath, plotBox, plotScales, stepsPath } from '../../../draw/s-curve.ts';
import { scoreSteps } from '../../../draw/score-steps.ts';
import type { SystemSummary } from '../../../model/measure/family.ts';
import { SCORES, type Score } from '../../../model/measure/graph-measure.ts';
import { OPENING_AT } from '../playhead.ts';
import { shortened } from './compact-path.ts';
import type { DefaultPicture } from './default-picture.ts';

/** A plot of the lab at a page width of 1280 pixels. */
const SIZE = { width: 452, height: 235 };

/** Both scores over log time, as means with their bands, and the moment on show. */
export function StaticCurves({ picture }: { readonly picture: DefaultPicture }) {
  const { chart: text } = useMessages().figure;
  return (
    <div className="s-curves poster-curves">
      <div className="s-curves-plots poster-plots">
        {SCORES.map((score) => (
          <div key={score} className="plot">
            <h4 className="plot-title">
              {text[score]}{' '}
              <span>{score === 'coverage' ? text.coverageMeans : text.bestMeans}</span>
            </h4>
            <StaticPlot picture={picture} score={score} />
          </div>
        ))}
      </div>
      <p className="s-curves-note">
        {text.note(picture.family.graphs, true, 'both')}
        <span className="s-curves-more">
          <WithUnits>{text.unit}</WithUnits>
        </span>
      </p>
    </div>
  );
}

function StaticPlot({ picture, score }: { picture: DefaultPicture; score: Score }) {
  const { race: text } = useMessages().figure;
  const { family, agents, alone, swarm, scale, unit } = picture;
  const runs = [alone, swarm].map((session) => columnsOf(session));
  const race = { alone, swarm: [swarm], sessions: 1, scale };
  const domain = domainOf(family, race, unit);
  const scales = plotScales(plotBox(SIZE.width, SIZE.height), domain);
  const side = (key: Side['key'], size: number, system: SystemSummary) => ({
    key,
    size,
    system,
    colour: `var(--agents-${size})`,
    name: text.agents(size),
    run: scoreSteps([runs[key === 'alone' ? 0 : 1]], score, scale),
  });
  const sides = [
    side('alone', 1, family.baseline),
    side('swarm', agents, family.systems[0]),
  ] as const;
  const { box, x } = scales;
  return (
    <svg
      className="plot-svg poster-plot"
      viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
      aria-hidden="true"
    >
      <PlotAxes scales={scales} score={score} />
      {sides.map(({ size, system, run }) => (
        <g key={size} data-agents={size}>
          <path
            className="plot-band sp-band"
            d={shortened(bandPath(scales, family.time, system.curves[score]))}
          />
          <path
            className="plot-run plot-run-ahead sp-curve"
            d={shortened(stepsPath(scales, run, unit))}
          />
          <path
            className="plot-mean sp-curve"
            d={shortened(meanPath(scales, family.time, system.curves[score].mean))}
          />
        </g>
      ))}
      <SpeedupArrows
        scales={scales}
        sides={sides}
        score={score}
        speedup={family.systems[0].speedup[score]}
      />
      <CurveLabels scales={scales} sides={sides} score={score} time={family.time} />
      <line
        className="sp-moment"
        x1={x(OPENING_AT)}
        x2={x(OPENING_AT)}
        y1={box.top - 4}
        y2={box.bottom}
      />
    </svg>
  );
}
