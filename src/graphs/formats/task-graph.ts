import { GraphError } from '../graph-error.ts';
import { type Remark, remark } from '../remark.ts';
import { say } from '../said.ts';
import { within } from '../text/reading.ts';
import { isObject, type JsonObject, listAt, notShown, objectAt } from '../text/shape.ts';
import { formatName, type GraphFormat, type Reading } from './format.ts';
import { oneFile } from './shared/one-file.ts';
import { headOf, TASK_GRAPH_FORMAT } from './task-graph/head.ts';
import { looksLikeSteps, looksLikeStepsWithNeeds } from './task-graph/looks.ts';
import { ownSteps } from './task-graph/steps.ts';

export {
  NO_UNIT,
  TASK_GRAPH_FORMAT,
  TASK_GRAPH_VERSION,
  UNKNOWN_EDGES,
} from './task-graph/head.ts';

/**
 * The project's own format: `{"format": "task-graph", "version": 1, "unit"?, "recorded"?, "from"?, "edges"?, "steps": [{"id",
 * "duration", "needs", "value"?, "sort"?}, …]}`; the list of steps alone, too. Other keys are ignored, `layer` too.
 */
export const taskGraph: GraphFormat = {
  id: 'task-graph',
  signs: { json: '{"steps": [{"id": …, "duration": …, "needs": …}]}' },
  recognises(file) {
    const json = file.jsonIfAny();
    if (!isObject(json)) return looksLikeStepsWithNeeds(json);
    if (json.format === TASK_GRAPH_FORMAT) return true;
    return Object.hasOwn(json, 'steps') && !OTHERS.some((key) => Object.hasOwn(json, key));
  },
  *read(files) {
    const json = oneFile(files).json();
    if (!Array.isArray(json)) return yield* reading(objectAt('', json));
    const { steps, places, remarks, silent } = yield* ownSteps('', json);
    const alone = say`a list of steps alone is read as the steps of ${formatName('task-graph')}`;
    const rule = remark('rule', null, alone);
    return { steps, places, unit: null, remarks: [rule, ...remarks], edgesUnknown: silent };
  },
};

/** Keys that other formats begin with. */
const OTHERS = ['workflow', 'resourceSpans', 'traceEvents', 'trajectory', 'jobs'];
/** Keys of edges beside the steps, as other programs write them. */
const EDGES = ['edges', 'links', 'dependencies'];

function* reading(file: JsonObject): Reading {
  const named = checkedFormat(file);
  const { remarks, edgesUnknown = false, ...head } = headOf(file);
  const list = listAt('steps', file.steps);
  if (list.length === 0) throw new GraphError('steps', say`the list is empty`);
  const own = yield* within(ownSteps('steps', list), 0, 1);
  const apart = EDGES.find((key) => Array.isArray(file[key]));
  if (own.silent && apart !== undefined) {
    throw new GraphError(
      apart,
      say`what a step needs is read from ${'"needs"'} at the step, and not from a list of edges`,
    );
  }
  return {
    ...head,
    steps: own.steps,
    places: own.places,
    remarks: [...named, ...remarks, ...own.remarks],
    edgesUnknown: edgesUnknown || own.silent,
  };
}

/** Where the format is not named, steps that look like steps are enough. */
function checkedFormat({ format, steps }: JsonObject): Remark[] {
  if (format === TASK_GRAPH_FORMAT) return [];
  if (format === undefined && looksLikeSteps(steps)) {
    const name = formatName('task-graph');
    return [remark('rule', null, say`the file does not name its format: it is read as ${name}`)];
  }
  throw new GraphError('format', say`${`"${TASK_GRAPH_FORMAT}"`} is expected, ${notShown(format)}`);
}
