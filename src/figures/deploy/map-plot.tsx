import { percent, round } from '../../components/plot/scales.ts';
import type { PlotData, PlotScales } from '../../components/plot/types.ts';
import type { Messages } from '../../messages/index.ts';
import type { Formats } from '../ensemble/formats.ts';
import { agentTimeAxis } from './axes.ts';
import { type Candidate, KINDS, type Stretch, stretchesOf } from './choose.ts';
import { AGENTS, type DeployOptions } from './goal.ts';
import { KIND_STYLE, KindPatterns, kindFill } from './kinds.tsx';

type Text = Messages['figures']['deploy'];

/** Half a column to either side, on the logarithmic axis of agents. */
const EDGE = Math.SQRT2;

interface Column {
  readonly agents: number;
  readonly stretches: readonly Stretch[];
}

/** The map: a column per number of agents, coloured by the best deployment for each budget. */
export function mapPlot(
  formats: Formats,
  text: Text,
  candidates: readonly Candidate[],
  options: DeployOptions,
): PlotData {
  const columns = AGENTS.map((agents): Column => {
    return { agents, stretches: stretchesOf(candidates, agents, options.aim) };
  });
  const y = agentTimeAxis(
    formats,
    columns.flatMap(({ stretches }) => stretches.map(({ from }) => from)),
    options.budget,
  );
  return {
    title: text.map[options.aim],
    means: text.mapMeans,
    height: 260,
    x: {
      scale: 'log',
      domain: [AGENTS[0] / EDGE, AGENTS[AGENTS.length - 1] * EDGE],
      ticks: AGENTS.map((value) => ({ value, label: formats.wholeText(value) })),
      label: text.agentsAxis,
    },
    y,
    lines: [],
    behind: (scales) => (
      <>
        <KindPatterns kinds={KINDS} />
        {columns.map((column) => (
          <ColumnOfMap
            key={column.agents}
            {...{ column, scales, text }}
            high={y.domain[1]}
            budget={column.agents === options.most ? options.budget : null}
          />
        ))}
        {columns.some(({ stretches }) => stretches.length > 0) && (
          <text
            className="deploy-empty fplot-halo"
            x="50%"
            y={scales.height - 9}
            textAnchor="middle"
          >
            {text.overBudget}
          </text>
        )}
      </>
    ),
    before: (scales) => <Point {...{ options, scales }} />,
  };
}

interface ColumnProps {
  readonly column: Column;
  readonly scales: PlotScales;
  readonly text: Text;
  readonly high: number;
  /** Where the reader's point is, if it is in this column. */
  readonly budget: number | null;
}

/** Room that a name needs within its area, in pixels. */
const NAME_ROOM = 16;
/** From the middle of a name to that of the point, so that both can be seen. */
const CLEAR = 20;

function ColumnOfMap({ column, scales, text, high, budget }: ColumnProps) {
  const { agents, stretches } = column;
  const left = scales.across(agents / EDGE);
  const width = percent(scales.across(agents * EDGE) - left);
  const middle = percent(scales.across(agents));
  if (stretches.length === 0) {
    return (
      <text className="deploy-empty" x={middle} y={scales.height / 2} textAnchor="middle">
        {text.never}
      </text>
    );
  }
  return stretches.map(({ from, to, best }) => {
    const top = scales.down(Math.min(to, high));
    const bottom = scales.down(from);
    const { colour } = KIND_STYLE[best.kind];
    return (
      <g key={from}>
        <rect
          x={percent(left)}
          width={width}
          y={round(top)}
          height={round(bottom - top)}
          fill={kindFill(best.kind)}
          stroke={colour}
        />
        {bottom - top >= NAME_ROOM && (
          <text
            className="deploy-name deploy-map-name fplot-halo"
            x={middle}
            y={round(nameHeight(top, bottom, budget === null ? null : scales.down(budget)))}
            dy="0.34em"
            textAnchor="middle"
          >
            {text.short(best.sessions, best.agentsEach)}
          </text>
        )}
      </g>
    );
  });
}

/** The middle of an area, or below or above the point where that is there. */
function nameHeight(top: number, bottom: number, point: number | null): number {
  const middle = (top + bottom) / 2;
  if (point === null || Math.abs(point - middle) >= CLEAR) return middle;
  const below = point + CLEAR;
  return below + NAME_ROOM / 2 <= bottom ? below : Math.max(top + NAME_ROOM / 2, point - CLEAR);
}

/** Where the reader stands. */
function Point(props: { readonly options: DeployOptions; readonly scales: PlotScales }) {
  const { options, scales } = props;
  const x = percent(scales.across(options.most));
  const y = round(scales.down(options.budget));
  return (
    <g className="deploy-point">
      <circle className="deploy-point-halo" cx={x} cy={y} r="8" />
      <circle className="deploy-point-ring" cx={x} cy={y} r="8" />
      <circle className="deploy-point-dot" cx={x} cy={y} r="2.5" />
    </g>
  );
}
