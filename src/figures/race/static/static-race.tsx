import { useMessages } from '../../../components/messages-context.tsx';
import { DepthAxis } from '../../../components/race/depth-axis.tsx';
import { type Layout, layoutGraph } from '../../../draw/layout.ts';
import {
  bestChain,
  columnsOf,
  type RunColumns,
  type RunState,
  scoresTogether,
  stateAt,
} from '../../../draw/run-columns.ts';
import type { TaskGraph } from '../../../model/graph/task-graph.ts';
import type { Session } from '../../../model/measure/sessions.ts';
import { arcsPath, dotsPath, edgesPath, FINENESS } from './compact-path.ts';
import type { DefaultPicture } from './default-picture.ts';
import { StaticLegend } from './static-legend.tsx';

/** A panel of the lab at a page width of 1280 pixels. */
const SIZE = { width: 450, height: 315 };
const RING = { least: 4.4, more: 2.2 };

/** Both sides of the race; what the two have in common is drawn once. */
export function StaticRace({ picture }: { readonly picture: DefaultPicture }) {
  const { alone, swarm, agents, time, scale } = picture;
  const layout = layoutGraph(alone.graph, SIZE);
  const sides = [
    { session: alone, agents: 1 },
    { session: swarm, agents },
  ];
  return (
    <div className="race-figure">
      <div className="race-panels">
        {sides.map((side, i) => (
          <StaticPanel key={side.agents} {...{ ...side, layout, time, scale }} first={i === 0} />
        ))}
      </div>
      <StaticLegend picture={picture} />
    </div>
  );
}

interface PanelProps {
  readonly session: Session;
  readonly agents: number;
  readonly layout: Layout;
  readonly time: number;
  readonly scale: number;
  readonly first: boolean;
}

function StaticPanel({ session, agents, layout, time, scale, first }: PanelProps) {
  const { race: text } = useMessages().figure;
  const columns = columnsOf(session);
  const state = stateAt(columns, time);
  const { coverage, best, atWork } = scoresTogether([columns], time, scale);
  const words = [
    text.covered(coverage),
    ...(best === null ? [] : [text.best(best)]),
    ...(agents > 1 ? [text.atWork(atWork)] : []),
  ];
  return (
    <section className="race-panel">
      <header className="race-panel-head">
        <h3 className="race-panel-team">
          <svg className="race-swatch" viewBox="0 0 10 10" aria-hidden="true">
            <circle cx="5" cy="5" r="4" fill={`var(--agents-${agents})`} />
          </svg>
          {text.agents(agents)}
        </h3>
        <span className="race-panel-readout">{words.join(' · ')}</span>
      </header>
      <div className="race-panel-stage">
        <svg
          className="sp"
          data-agents={agents}
          viewBox={`0 0 ${FINENESS * SIZE.width} ${FINENESS * SIZE.height}`}
          role="img"
          aria-label={`${text.agents(agents)}: ${words.join(', ')}`}
        >
          {first ? <Closed graph={session.graph} layout={layout} /> : <use href="#sp-closed" />}
          <Progress columns={columns} state={state} layout={layout} />
        </svg>
      </div>
      {/* The axis is set out in pixels; the frame makes it as wide as the picture. */}
      <svg className="poster-axis" viewBox={`0 0 ${SIZE.width} 20`} aria-hidden="true">
        <DepthAxis layout={layout} />
      </svg>
    </section>
  );
}

/** The graph before anybody has begun. */
function Closed({ graph, layout }: { readonly graph: TaskGraph; readonly layout: Layout }) {
  const all = Array.from({ length: graph.steps }, (_, step) => step);
  return (
    <g id="sp-closed">
      <path className="sp-edge" d={edgesPath(layout, edgesTo(graph, all))} />
      <Dots className="sp-closed" layout={layout} steps={all} />
    </g>
  );
}

interface ProgressProps {
  readonly columns: RunColumns;
  readonly state: RunState;
  readonly layout: Layout;
}

/** What is finished, ready, at work, and the best recipe so far. */
function Progress({ columns, state, layout }: ProgressProps) {
  const { graph, run, byEnding } = columns;
  const finished = Array.from(byEnding.subarray(0, state.finished));
  const chain = bestChain(graph, state.leader);
  const links = chain.slice(0, -1).map((step, i) => [chain[i + 1], step] as const);
  const rings = Array.from(state.working, (step) => ({
    step,
    radius: Math.max(RING.least, layout.radius[step] + RING.more),
    share: (state.time - run.start[step]) / (run.end[step] - run.start[step]),
  }));
  const whole = rings.map((ring) => ({ ...ring, share: 1 }));
  return (
    <>
      <path className="sp-edge sp-done" d={edgesPath(layout, edgesTo(graph, finished))} />
      <Dots className="sp-finished" layout={layout} steps={finished} />
      <Dots className="sp-ready" layout={layout} steps={Array.from(state.ready)} />
      <path className="sp-halo" d={edgesPath(layout, links)} />
      <path className="sp-chain" d={edgesPath(layout, links)} />
      <path className="sp-leader" d={dotsPath(layout, chain.slice(0, 1))} />
      <path className="sp-track" d={arcsPath(layout, whole)} />
      <path className="sp-share" d={arcsPath(layout, rings)} />
      <path className="sp-agent" d={dotsPath(layout, state.working)} />
    </>
  );
}

interface DotsProps {
  readonly className: string;
  readonly layout: Layout;
  readonly steps: readonly number[];
}

/** Steps by size, to the half pixel: one path for each size. */
function Dots({ className, layout, steps }: DotsProps) {
  const bySize = new Map<number, number[]>();
  for (const step of steps) {
    const width = Math.round(2 * FINENESS * layout.radius[step]);
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

/** The edges that lead to some steps, as pairs. */
function* edgesTo(graph: TaskGraph, steps: Iterable<number>): Iterable<readonly [number, number]> {
  const { start, item } = graph.prerequisites;
  for (const step of steps) {
    for (let e = start[step]; e < start[step + 1]; e++) yield [item[e], step];
  }
}
