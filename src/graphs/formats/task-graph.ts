import { quoted } from '../../model/quoted.ts';
import { buildGraph, type StepInput } from '../build/build.ts';
import type { ImportedGraph } from '../build/imported-graph.ts';
import { GraphError } from '../graph-error.ts';
import { say } from '../said.ts';
import { durationAt, idAt, type JsonObject, listAt, objectAt, shown } from '../text/shape.ts';

export const TASK_GRAPH_FORMAT = 'task-graph';
export const TASK_GRAPH_VERSION = 1;

/**
 * The project's own format, parsed: `{"format": "task-graph", "version": 1, "steps": [{"id", "duration",
 * "needs", "value"?}, …]}`. Other keys are ignored, `layer` too. Throws a GraphError with one sentence.
 */
export function readTaskGraph(file: JsonObject): ImportedGraph {
  if (file.format !== TASK_GRAPH_FORMAT) {
    throw new GraphError(
      'format',
      say`${`"${TASK_GRAPH_FORMAT}"`} is expected, not ${shown(file.format)}`,
    );
  }
  if (file.version !== TASK_GRAPH_VERSION) {
    throw new GraphError(
      'version',
      say`this program reads version ${TASK_GRAPH_VERSION}, not ${shown(file.version)}`,
    );
  }
  const steps = listAt('steps', file.steps);
  if (steps.length === 0) throw new GraphError('steps', say`the list is empty`);
  for (let i = 0; i < steps.length; i++) checkStep(steps[i], i);
  // Checked one by one rather than copied: a large graph is in memory often enough.
  return buildGraph(steps as readonly StepInput[]);
}

function checkStep(value: unknown, i: number): void {
  const place = `steps[${i}]`;
  const step = objectAt(place, value);
  const id = idAt(`${place}.id`, step.id);
  durationAt(`${place}.duration`, id, step.duration);
  if (step.needs === undefined) {
    throw new GraphError(`${place}.needs`, say`the list of what ${quoted(id)} needs is missing`);
  }
  const needs = listAt(`${place}.needs`, step.needs);
  for (let j = 0; j < needs.length; j++) {
    if (typeof needs[j] !== 'string') idAt(`${place}.needs[${j}]`, needs[j]);
  }
}
