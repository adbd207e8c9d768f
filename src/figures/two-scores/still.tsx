import { useMessages } from '../../components/messages-context.tsx';
import type { RaceResult } from '../../compute/index.ts';
import { type Layout, layoutGraph } from '../../draw/layout.ts';
import { stateAt } from '../../draw/run-columns.ts';
import type { PictureProps } from '../article/spec.ts';
import { dotsPath, edgesPath, FINENESS } from '../race/static/compact-path.ts';
import { axisOf } from './axis.ts';
import { agentsColour } from './colour.ts';
import { standingAt, type TwoScores, twoScoresOf } from './facts.ts';
import { NOMINAL, TwoScoresFrame } from './frame.tsx';
import type { TwoScoresOptions } from './job.ts';
import { openingOf } from './opening.ts';
import { Readout } from './readout.tsx';
import { ScoreChart } from './score-chart.tsx';

/** The moment that the figure opens with. */
export function TwoScoresStill({ result }: PictureProps<RaceResult, TwoScoresOptions>) {
  const text = useMessages().figures.twoScores;
  const facts = twoScoresOf(result);
  const { graph, run } = facts.columns;
  const axis = axisOf(facts);
  const at = openingOf(facts, axis);
  const colour = agentsColour(run.agents);
  const layout = layoutGraph(graph, NOMINAL);
  return (
    <TwoScoresFrame
      facts={facts}
      colour={colour}
      layout={layout}
      play={null}
      readout={<Readout facts={facts} at={at} colour={colour} />}
      chart={<ScoreChart facts={facts} axis={axis} colour={colour} at={at} />}
      stage={
        <svg
          className="two-still"
          viewBox={`0 0 ${FINENESS * NOMINAL.width} ${FINENESS * NOMINAL.height}`}
          preserveAspectRatio="none"
          color={colour}
          role="img"
          aria-label={text.picture(graph.steps, graph.layers - 1, facts.chain.length)}
        >
          <Marks facts={facts} layout={layout} time={at * facts.unit} />
        </svg>
      }
    />
  );
}

interface MarksProps {
  readonly facts: TwoScores;
  readonly layout: Layout;
  /** In the unit of the durations. */
  readonly time: number;
}

function Marks({ facts, layout, time }: MarksProps) {
  const { columns, chain } = facts;
  const { graph, run } = columns;
  const state = stateAt(columns, time);
  const { onChain } = standingAt(facts, time);
  const done: [number, number][] = [];
  const rest: [number, number][] = [];
  const { start, item } = graph.prerequisites;
  for (let i = 0; i < graph.steps; i++) {
    for (let e = start[i]; e < start[i + 1]; e++)
      (run.end[i] <= time ? done : rest).push([item[e], i]);
  }
  const links = chain.slice(1).map((step, i): [number, number] => [chain[i], step]);
  const [lit, waiting] = [links.slice(0, onChain - 1), links.slice(Math.max(0, onChain - 1))];
  const finished = columns.byEnding.subarray(0, state.finished);
  const closed = columns.byOpening.subarray(state.opened);
  return (
    <>
      <path className="two-edge" d={edgesPath(layout, rest)} />
      <path className="two-edge two-edge-done" d={edgesPath(layout, done)} />
      <Dots className="two-closed" layout={layout} steps={closed} />
      <Dots className="two-ready" layout={layout} steps={state.ready} />
      <Dots className="two-finished" layout={layout} steps={finished} />
      <path className="two-halo" d={edgesPath(layout, links)} />
      <path className="two-waiting" d={edgesPath(layout, waiting)} />
      <path className="two-lit" d={edgesPath(layout, lit)} />
      <path className="two-lit-dots" d={dotsPath(layout, chain.slice(0, onChain))} />
      <path className="two-waiting-rim" d={dotsPath(layout, chain.slice(onChain))} />
      <path className="two-waiting-dots" d={dotsPath(layout, chain.slice(onChain))} />
      {state.leader > 0 && (
        <>
          <path className="two-leader-rim" d={dotsPath(layout, [state.leader])} />
          <path className="two-leader" d={dotsPath(layout, [state.leader])} />
        </>
      )}
      <path className="two-ring" d={dotsPath(layout, state.working)} />
      <path className="two-ring-inside" d={dotsPath(layout, state.working)} />
      <path className="two-agent" d={dotsPath(layout, state.working)} />
    </>
  );
}

interface DotsProps {
  readonly className: string;
  readonly layout: Layout;
  readonly steps: Int32Array;
}

/** Steps by size, to the half pixel: one path for each. */
function Dots({ className, layout, steps }: DotsProps) {
  const bySize = new Map<number, number[]>();
  for (const step of steps) {
    const width = Math.round(4 * layout.radius[step]) / 2;
    bySize.set(width, [...(bySize.get(width) ?? []), step]);
  }
  return (
    <g className={className}>
      {Array.from(bySize, ([width, some]) => (
        <path key={width} strokeWidth={width} d={dotsPath(layout, some)} />
      ))}
    </g>
  );
}
