import type { GraphMarks } from '../../../draw/task/graph-scene.ts';
import { largest } from '../../../model/graph/metrics.ts';
import type { GraphFacts } from '../../../model/measure/task/facts.ts';
import { slack } from '../../../model/measure/task/slack.ts';
import type { TaskOnShow } from '../../../state/task/task-state.ts';

/** Above this many steps, or layers, none is drawn by itself: layers would be thinner than a pixel, and a chain a line. */
const MOST_DRAWN = { steps: 20_000, layers: 1500 };

export function drawnAsDensity({ steps, layers }: GraphMarks['graph']): boolean {
  return steps > MOST_DRAWN.steps || layers > MOST_DRAWN.layers;
}

const made = new WeakMap<GraphFacts, GraphMarks>();

/** What is worth seeing in a graph; the same object for the same facts. O(steps + edges), once. */
export function marksOf(task: TaskOnShow, facts: GraphFacts): GraphMarks {
  const found = made.get(facts);
  if (found) return found;
  const { graph } = task.input;
  const marks = {
    graph,
    path: facts.path.steps,
    slack: slack(graph),
    criticalPath: facts.span.criticalPath,
  };
  made.set(facts, marks);
  return marks;
}

/** The layer with the most steps, the first of them, and how many it holds. */
export function fullestLayer({ layer, layers }: GraphMarks['graph']): {
  readonly layer: number;
  readonly steps: number;
} {
  const counts = new Int32Array(layers);
  for (const each of layer) counts[each]++;
  const steps = largest(counts);
  return { layer: Math.max(0, counts.indexOf(steps)), steps };
}
