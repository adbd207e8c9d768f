import { quoted } from '../../model/quoted.ts';
import { TIME_UNITS, type TimeUnit } from '../../model/time-unit.ts';
import { OWN_PLACES, type StepInput } from '../build/step-input.ts';
import { GraphError } from '../graph-error.ts';
import { type Remark, remark } from '../remark.ts';
import { listed, say } from '../said.ts';
import { idAt, isObject, type JsonObject, listAt, objectAt, shown } from '../text/shape.ts';
import type { Draft, GraphFormat, Reading } from './format.ts';
import { oneFile } from './shared/one-file.ts';

export const TASK_GRAPH_FORMAT = 'task-graph';
export const TASK_GRAPH_VERSION = 1;

/**
 * The project's own format: `{"format": "task-graph", "version": 1, "unit"?, "recorded"?, "steps": [{"id", "duration",
 * "needs", "value"?, "sort"?}, …]}`. Other keys are ignored, `layer` too.
 */
export const taskGraph: GraphFormat = {
  id: 'task-graph',
  name: 'task graph JSON',
  recognises(file) {
    const json = file.jsonIfAny();
    if (!isObject(json)) return false;
    if (json.format === TASK_GRAPH_FORMAT) return true;
    return Object.hasOwn(json, 'steps') && !OTHERS.some((key) => Object.hasOwn(json, key));
  },
  *read(files) {
    return yield* reading(objectAt('', oneFile(files).json()));
  },
};

/** Keys that other formats begin with. */
const OTHERS = ['workflow', 'resourceSpans', 'traceEvents', 'trajectory', 'jobs'];

const BETWEEN_PAUSES = 2 ** 14;

function* reading(file: JsonObject): Reading {
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
  const unit = unitOf(file.unit);
  const steps = listAt('steps', file.steps);
  if (steps.length === 0) throw new GraphError('steps', say`the list is empty`);
  const resources = new Resources();
  for (let i = 0; i < steps.length; i++) {
    if (i % BETWEEN_PAUSES === 0) yield i / steps.length;
    resources.look(checkedStep(steps[i], i), i);
  }
  // Checked one by one rather than copied: a large graph is in memory often enough.
  return {
    steps: steps as readonly StepInput[],
    places: OWN_PLACES,
    unit,
    remarks: resources.remarks(),
    recorded: recordedOf(file.recorded),
  } satisfies Draft;
}

function checkedStep(value: unknown, i: number): JsonObject {
  const place = `steps[${i}]`;
  const step = objectAt(place, value);
  const id = idAt(`${place}.id`, step.id);
  if (step.needs === undefined) {
    throw new GraphError(`${place}.needs`, say`the list of what ${quoted(id)} needs is missing`);
  }
  const needs = listAt(`${place}.needs`, step.needs);
  for (let j = 0; j < needs.length; j++) {
    if (typeof needs[j] !== 'string') idAt(`${place}.needs[${j}]`, needs[j]);
  }
  return step;
}

function unitOf(unit: unknown): TimeUnit | null {
  if (unit === undefined || unit === null) return null;
  const known = unit === 'µs' || unit === 'μs' ? 'us' : unit;
  if (typeof known === 'string' && Object.hasOwn(TIME_UNITS, known)) return known as TimeUnit;
  const units = Object.keys(TIME_UNITS).join(', ');
  throw new GraphError('unit', say`one of ${units} is expected, not ${shown(unit)}`);
}

function recordedOf(recorded: unknown): number | null {
  if (recorded === undefined || recorded === null) return null;
  if (typeof recorded === 'number' && Number.isFinite(recorded) && recorded >= 0) return recorded;
  throw new GraphError('recorded', say`a number of at least 0 is expected, not ${shown(recorded)}`);
}

/** Keys of steps by which other programs say what a step takes beside time. */
const RESOURCE =
  /^(cores?|cpus?|gpus?|threads|memory|mem|ram|disk|storage|resources?|machines?|workers|priority)$/i;

class Resources {
  private readonly keys = new Set<string>();
  private first = -1;

  look(step: JsonObject, i: number): void {
    for (const key in step) {
      if (!RESOURCE.test(key)) continue;
      if (this.first === -1) this.first = i;
      this.keys.add(key);
    }
  }

  remarks(): Remark[] {
    if (this.first === -1) return [];
    const keys = listed(Array.from(this.keys, quoted));
    const said = say`what the file tells and is not used here: ${keys}`;
    return [remark('ignored', `steps[${this.first}]`, said)];
  }
}
