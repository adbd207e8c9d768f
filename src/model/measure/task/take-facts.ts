import { largest, topologicalOrder, work } from '../../graph/metrics.ts';
import { edgeCount, emptyRows } from '../../graph/task-graph.ts';
import { greatestWidth } from '../../graph/width.ts';
import type { PreparedGraph } from '../../swarm/prepare.ts';
import { Simulation } from '../../swarm/simulation.ts';
import { searchingAgentsWorthHaving } from '../agents-worth-having.ts';
import { averageParallelism, criticalPathFirst } from '../bounds.ts';
import type { PausingWithShare } from '../pausing.ts';
import { criticalPathOf } from './critical-path.ts';
import type { GraphFacts } from './facts.ts';
import { heads } from './heads.ts';
import { parallelismProfile } from './profile.ts';
import { worthReason } from './worth-reason.ts';

/** The shares of the work that lie before the search for the agents worth having, and before the run of so many. */
const BEFORE_SEARCH = 0.3;
const BEFORE_RUN = 0.95;
/** Completions between two pauses: a few milliseconds. */
const SLICE = 5_000;
/** The rule draws nothing. */
const NO_DRAW = { seed: 1, graph: 0, attempt: 0, run: 0 };

/** All facts of a graph. Pauses with the share of the work that is done, 0 to 1; none is as long as a run on the graph. */
export function* takingFacts(prepared: PreparedGraph): PausingWithShare<GraphFacts> {
  const { graph } = prepared;
  yield 0;
  const order = topologicalOrder(graph);
  const tail = prepared.tails();
  const span = { work: work(graph), criticalPath: largest(tail) };
  yield BEFORE_SEARCH / 4;
  const head = heads(graph, order);
  const profile = parallelismProfile(graph, head);
  yield BEFORE_SEARCH / 2;
  const path = criticalPathOf(graph, { order, head, tail });
  yield (3 * BEFORE_SEARCH) / 4;
  const width = greatestWidth(graph);
  const search = searchingAgentsWorthHaving(prepared);
  let searched = search.next();
  for (; !searched.done; searched = search.next()) {
    yield BEFORE_SEARCH + (BEFORE_RUN - BEFORE_SEARCH) * searched.value;
  }
  const { agents } = searched.value;
  return {
    steps: graph.steps,
    edges: edgeCount(graph),
    layers: graph.layers,
    roots: emptyRows(graph.prerequisites),
    sinks: emptyRows(graph.dependents),
    zeroDuration: graph.duration.reduce((count, x) => count + (x === 0 ? 1 : 0), 0),
    span,
    averageParallelism: averageParallelism(span),
    width,
    worth: searched.value,
    worthMakespan: agents === null ? null : yield* makespanOf(prepared, agents),
    worthReason: agents === null || agents === 1 ? null : worthReason(graph, span, agents),
    profile,
    path,
  };
}

/** Of the run by which the agents worth having are found: the critical path first, without overhead. */
function* makespanOf(prepared: PreparedGraph, agents: number): PausingWithShare<number> {
  const simulation = new Simulation(prepared, criticalPathFirst(agents), NO_DRAW);
  while (!simulation.advance(SLICE)) yield BEFORE_RUN;
  return simulation.result().makespan;
}
