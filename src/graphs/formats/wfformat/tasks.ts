import { quoted } from '../../../model/quoted.ts';
import { GraphError } from '../../graph-error.ts';
import { type Remark, remark } from '../../remark.ts';
import { say } from '../../said.ts';
import { counted } from '../../text/counted.ts';
import { within } from '../../text/reading.ts';
import { idAt, type JsonObject, listAt, objectAt } from '../../text/shape.ts';
import type { Reading } from '../format.ts';
import { keyOf, type TaskKey } from './key.ts';
import { sortOf } from './sort.ts';

/** A task of a workflow, wherever its version keeps the parts of it. */
export interface WfTask {
  readonly id: string;
  readonly parents: readonly string[];
  /** null where the task does not say. */
  readonly children: readonly string[] | null;
  /** Seconds. */
  readonly duration: unknown;
  readonly sort: string;
  readonly place: string;
  readonly durationPlace: string;
}

export interface WfTasks {
  readonly list: readonly WfTask[];
  /** The same as they stand in the file, where they name each other. */
  readonly written: readonly JsonObject[];
  readonly key: TaskKey;
  /** Whether they were executed; else each counts 1. */
  readonly timed: boolean;
  readonly remarks: readonly Remark[];
}

const SPECIFICATION = 'workflow.specification.tasks';
const EXECUTION = 'workflow.execution.tasks';
const BETWEEN_PAUSES = 2 ** 12;

/** WfFormat 1.5: in the order of the specification, joined with the execution on the id, which there need not be. */
export function* separateTasks(workflow: JsonObject): Reading<WfTasks> {
  const specification = objectAt('workflow.specification', workflow.specification);
  const specified = tasksAt(SPECIFICATION, specification.tasks);
  const key = yield* within(keyOf(specified), 0, 0.5);
  const timed = workflow.execution !== undefined;
  const executed = timed ? executedTasks(workflow) : new Map<string, Executed>();
  const used = new Set<Executed>();
  const list: WfTask[] = [];
  for (const [i, task] of specified.entries()) {
    if (i % BETWEEN_PAUSES === 0) yield 0.6 + (0.4 * i) / specified.length;
    const place = `${SPECIFICATION}[${i}]`;
    const id = idAt(`${place}.${key}`, task[key]);
    // An execution names tasks by their ids, where they name each other by their names too.
    const ran = executed.get(typeof task.id === 'string' ? task.id : id) ?? executed.get(id);
    if (ran) used.add(ran);
    list.push({
      id,
      ...relatives(place, id, task),
      place,
      duration: timed ? ran?.task.runtimeInSeconds : 1,
      durationPlace: ran ? `${ran.place}.runtimeInSeconds` : EXECUTION,
      sort: sortOf(id, { ...ran?.task, ...task }),
    });
  }
  const unused = executed.size - used.size;
  const read = { list, written: specified, key, timed };
  if (unused === 0) return { ...read, remarks: [] };
  const said = say`${counted(unused)} of its tasks are not in ${SPECIFICATION} and are left out`;
  return { ...read, remarks: [remark('ignored', EXECUTION, said)] };
}

/** Older versions: a list of tasks with all that is known of each. */
export function* wholeTasks(where: string, value: unknown): Reading<WfTasks> {
  const tasks = tasksAt(where, value);
  const key = yield* within(keyOf(tasks), 0, 0.5);
  const list: WfTask[] = [];
  for (const [i, task] of tasks.entries()) {
    if (i % BETWEEN_PAUSES === 0) yield 0.5 + (0.5 * i) / tasks.length;
    const place = `${where}[${i}]`;
    const id = idAt(`${place}.${key}`, task[key]);
    const runtime = task.runtimeInSeconds === undefined ? 'runtime' : 'runtimeInSeconds';
    list.push({
      id,
      ...relatives(place, id, task),
      place,
      duration: task[runtime],
      durationPlace: `${place}.${runtime}`,
      sort: sortOf(id, task),
    });
  }
  return { list, written: tasks, key, timed: true, remarks: [] };
}

function tasksAt(where: string, value: unknown): JsonObject[] {
  const list = listAt(where, value);
  if (list.length === 0) throw new GraphError(where, say`the list is empty`);
  return list.map((task, i) => objectAt(`${where}[${i}]`, task));
}

function relatives(place: string, id: string, { parents, children }: JsonObject) {
  if (parents === undefined && children === undefined) {
    throw new GraphError(place, say`${quoted(id)} has neither ${'"parents"'} nor ${'"children"'}`);
  }
  return {
    parents: idsAt(`${place}.parents`, parents),
    children: children === undefined ? null : idsAt(`${place}.children`, children),
  };
}

function idsAt(where: string, value: unknown): readonly string[] {
  if (value === undefined) return [];
  // A place is put into words where it is needed: there may be a million of them.
  return listAt(where, value).map((id, j) =>
    typeof id === 'string' ? id : idAt(`${where}[${j}]`, id),
  );
}

interface Executed {
  readonly place: string;
  readonly task: JsonObject;
}

function executedTasks(workflow: JsonObject): Map<string, Executed> {
  const execution = objectAt('workflow.execution', workflow.execution);
  const executed = new Map<string, Executed>();
  listAt(EXECUTION, execution.tasks).forEach((value, i) => {
    const place = `${EXECUTION}[${i}]`;
    const task = objectAt(place, value);
    const id = idAt(`${place}.id`, task.id);
    const other = executed.get(id);
    if (other) {
      throw new GraphError(`${place}.id`, say`the id ${quoted(id)} is that of ${other.place} too`);
    }
    executed.set(id, { place, task });
  });
  return executed;
}
