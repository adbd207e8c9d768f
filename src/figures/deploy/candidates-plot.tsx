import { percent, round } from '../../components/plot/scales.ts';
import type { Line, PlotData, PlotScales, ReadingRow } from '../../components/plot/types.ts';
import type { Messages } from '../../messages/index.ts';
import type { Formats } from '../ensemble/formats.ts';
import { agentTimeAxis, arrivalAxis } from './axes.ts';
import { allowed, type Candidate, frontOf, KINDS, kindOf } from './choose.ts';
import type { DeployOptions } from './goal.ts';
import { KIND_STYLE } from './kinds.tsx';

type Text = Messages['figures']['deploy'];

/** All deployments of the reader's agents: time against agent-time, and those that nothing beats in both. */
export function candidatesPlot(
  formats: Formats,
  text: Text,
  candidates: readonly Candidate[],
  best: Candidate | null,
  { agents, budget }: DeployOptions,
): PlotData {
  const within = allowed(candidates, agents);
  const front = frontOf(within);
  const times = within.map(({ time }) => time);
  const costs = within.map(({ cost }) => cost);
  const x = { ...arrivalAxis(formats, times.length > 0 ? times : [1]), label: text.timeAxis };
  return {
    title: text.candidates(formats.wholeText(agents), agents === 1),
    means: text.candidatesMeans,
    height: 260,
    x,
    y: agentTimeAxis(formats, costs, budget),
    lines: [frontLine(front, x.domain[1]), ...pointLines(within)],
    behind: (scales) => <Budget {...{ scales, budget }} text={text.budget} />,
    before: (scales) => <Names {...{ scales, text, front, best }} />,
    readable: {
      label: text.candidatesReads,
      stops: [...new Set(times)].sort((a, b) => a - b),
      title: (at) => formats.time(nearestTime(times, at), true),
      rows: (at) => rowsAt(formats, text, within, nearestTime(times, at)),
    },
  };
}

/** From the soonest on, level until a cheaper one is reached in time. */
function frontLine(front: readonly Candidate[], end: number): Line {
  const last = front.at(-1);
  return {
    key: 'front',
    colour: 'var(--ink-soft)',
    width: 1.25,
    dash: '4 3',
    steps: true,
    x: [...front.map(({ time }) => time), ...(last ? [end] : [])],
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
      <text className="deploy-empty fplot-halo" x="4" y={y - 5}>
        {text}
      </text>
    </>
  );
}

/** A plot of this width in pixels is had in mind where names might meet. */
const NARROW = 260;
const NAME = { width: 40, height: 14 };

interface NamesProps {
  readonly scales: PlotScales;
  readonly text: Text;
  readonly front: readonly Candidate[];
  readonly best: Candidate | null;
}

/** Names of the answer and of the front, below to the left, where nothing else can be; as many as do not meet. */
function Names({ scales, text, front, best }: NamesProps) {
  const named: Candidate[] = [];
  const meets = (a: Candidate, b: Candidate) =>
    Math.abs(scales.across(a.time) - scales.across(b.time)) * (NARROW / 100) < NAME.width &&
    Math.abs(scales.down(a.cost) - scales.down(b.cost)) < NAME.height;
  for (const each of [...(best ? [best] : []), ...front]) {
    if (!named.some((other) => meets(each, other))) named.push(each);
  }
  return (
    <>
      {best && (
        <circle
          className="deploy-point-ring"
          cx={percent(scales.across(best.time))}
          cy={round(scales.down(best.cost))}
          r="8"
        />
      )}
      {named.map((each) => (
        <text
          key={text.short(each.sessions, each.agentsEach)}
          className="deploy-name fplot-halo"
          x={percent(scales.across(each.time))}
          y={round(scales.down(each.cost))}
          dx={scales.across(each.time) < 12 ? -4 : -8}
          dy={each === best ? '1.75em' : '1.35em'}
          textAnchor={scales.across(each.time) < 12 ? 'start' : 'end'}
        >
          {text.short(each.sessions, each.agentsEach)}
        </text>
      ))}
    </>
  );
}

function rowsAt(
  formats: Formats,
  text: Text,
  within: readonly Candidate[],
  time: number,
): ReadingRow[] {
  return within
    .filter((each) => each.time === time)
    .map((each) => {
      const { colour, shape } = KIND_STYLE[kindOf(each)];
      return {
        key: text.short(each.sessions, each.agentsEach),
        name: text.name(each.kind, each.sessions, each.agentsEach),
        value: text.costs(formats.time(each.cost, true)),
        colour,
        shape,
        y: each.cost,
      };
    });
}

function nearestTime(times: readonly number[], at: number): number {
  const distance = (time: number) => Math.abs(Math.log(time / at));
  return times.reduce(
    (best, time) => (distance(time) < distance(best) ? time : best),
    times[0] ?? at,
  );
}
