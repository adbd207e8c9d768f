import { largest, topologicalOrder, work } from '../../graph/metrics.ts';
import { edgeCount, type Rows } from '../../graph/task-graph.ts';
import { greatestWidth } from '../../graph/width.ts';
import type { PreparedGraph } from '../../swarm/prepare.ts';
import { searchingAgentsWorthHaving } from '../agents-worth-having.ts';
import { averageParallelism } from '../bounds.ts';
import type { PausingWithShare } from '../pausing.ts';
import { criticalPathOf } from './critical-path.ts';
import type { GraphFacts } from './facts.ts';
import { heads } from './heads.ts';
import { parallelismProfile } from './profile.ts';

/** The share of the work that lies before the search for the agents worth having. */
const BEFORE_SEARCH = 0.3;

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
    yield BEFORE_SEARCH + (1 - BEFORE_SEARCH) * searched.value;
  }
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
    profile,
    path,
  };
}

function emptyRows({ start }: Rows): number {
  let count = 0;
  for (let i = 1; i < start.length; i++) if (start[i] === start[i - 1]) count++;
  return count;
}
