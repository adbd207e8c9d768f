import { percent, round } from '../../components/plot/scales.ts';
import type { Line, PlotData, PlotScales } from '../../components/plot/types.ts';
import type { Messages } from '../../messages/index.ts';
import type { Formats } from '../ensemble/formats.ts';
import { agentTimeAxis, arrivalAxis } from './axes.ts';
import { Names } from './candidate-names.tsx';
import { nearestTime, placeOf, rowsAt, titleAt } from './candidates-reading.ts';
import { allowed, type Candidate, frontOf, KINDS } from './choose.ts';
import type { Aim, DeployOptions } from './goal.ts';
import { KIND_STYLE } from './kinds.tsx';

type Text = Messages['figures']['deploy'];

/** All deployments of the reader's agents: time against agent-time, and those that nothing beats in both. */
export function candidatesPlot(
  formats: Formats,
  { deploy: text, pins: behind }: { readonly deploy: Text; readonly pins: Messages['pins'] },
  candidates: readonly Candidate[],
  best: Candidate | null,
  { most: agents, budget, aim }: DeployOptions,
): PlotData {
  const within = allowed(candidates, agents);
  const front = frontOf(within);
  const times = within.map(({ time }) => time);
  const costs = within.map(({ cost }) => cost);
  const across = aim === 'soonest' ? within.flatMap((each) => each.timeInterval ?? []) : [];
  const up = aim === 'cheapest' ? within.flatMap((each) => each.costInterval ?? []) : [];
  const shown = times.length > 0 ? [...times, ...across] : [1];
  const x = { ...arrivalAxis(formats, shown), label: text.timeAxis };
  return {
    title: text.candidates(formats.wholeText(agents), agents === 1),
    means: text.candidatesMeans,
    height: 260,
    x,
    y: agentTimeAxis(formats, [...costs, ...up], budget),
    lines: [frontLine(front), ...pointLines(within)],
    behind: (scales) => (
      <>
        <Budget {...{ scales, budget }} text={text.budget} />
        {within.map((each) => (
          <IntervalMark
            key={text.short(each.sessions, each.agentsEach)}
            {...{ each, aim, scales }}
          />
        ))}
      </>
    ),
    before: (scales) => <Names {...{ scales, text, front, best }} />,
    readable: {
      label: text.candidatesReads,
      stops: [...new Set(times)].sort((a, b) => a - b),
      title: (at) => titleAt(formats, within, nearestTime(times, at)),
      rows: (at) => rowsAt(formats, text, within, nearestTime(times, at)),
      value: (key) => placeOf(formats, text, behind, within, key),
    },
  };
}

/** Later than any axis ends, as a factor. */
const FOR_EVER = 1e6;

/** From the soonest on, level until a cheaper one is reached in time. */
function frontLine(front: readonly Candidate[]): Line {
  const last = front.at(-1);
  return {
    key: 'front',
    colour: 'var(--ink-soft)',
    width: 1.25,
    dash: '4 3',
    steps: true,
    x: [...front.map(({ time }) => time), ...(last ? [FOR_EVER * last.time] : [])],
    y: [...front.map(({ cost }) => cost), ...(last ? [last.cost] : [])],
  };
}

/** Points without a path between them, a line per kind. */
function pointLines(within: readonly Candidate[]): Line[] {
  return KINDS.map((kind): Line => {
    const own = within.filter((each) => each.kind === kind);
    const { colour, shape } = KIND_STYLE[kind];
    return {
      key: kind,
      colour,
      shape,
      width: 0,
      x: own.map(({ time }) => time),
      y: own.map(({ cost }) => cost),
    };
  });
}

function Budget(props: {
  readonly scales: PlotScales;
  readonly budget: number;
  readonly text: string;
}) {
  const { scales, budget, text } = props;
  const y = round(scales.down(budget));
  return (
    <>
      <line className="deploy-budget" x1="0" x2="100%" y1={y} y2={y} />
      <text className="deploy-empty fplot-halo" x="100%" y={y - 5} textAnchor="end">
        {text}
      </text>
    </>
  );
}

/** The interval of what is aimed at: the other is nearly a multiple of it, and a cross would hide its neighbours. */
function IntervalMark(props: {
  readonly each: Candidate;
  readonly aim: Aim;
  readonly scales: PlotScales;
}) {
  const { each, aim, scales } = props;
  const { time, cost, timeInterval, costInterval } = each;
  const [x1, x2] = (aim === 'soonest' && timeInterval) || [time, time];
  const [y1, y2] = (aim === 'cheapest' && costInterval) || [cost, cost];
  if (x1 === x2 && y1 === y2) return null;
  return (
    <line
      className="deploy-interval"
      x1={percent(scales.across(x1))}
      x2={percent(scales.across(x2))}
      y1={round(scales.down(y1))}
      y2={round(scales.down(y2))}
      stroke={KIND_STYLE[each.kind].colour}
    />
  );
}
