import { quoted } from '../../../model/quoted.ts';
import { GraphError } from '../../graph-error.ts';
import { type Remark, remark } from '../../remark.ts';
import { say } from '../../said.ts';
import { counted } from '../../text/counted.ts';
import { idAt, type JsonObject, listAt, objectAt } from '../../text/shape.ts';
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
  /** By what tasks name each other. */
  readonly key: 'id' | 'name';
  /** Whether they were executed; else each counts 1. */
  readonly timed: boolean;
  readonly remarks: readonly Remark[];
}

const SPECIFICATION = 'workflow.specification.tasks';
const EXECUTION = 'workflow.execution.tasks';

/** WfFormat 1.5: in the order of the specification, joined with the execution on the id, which there need not be. */
export function separateTasks(workflow: JsonObject): WfTasks {
  const specification = objectAt('workflow.specification', workflow.specification);
  const specified = tasksAt(SPECIFICATION, specification.tasks);
  const key = keyOf(specified);
  const timed = workflow.execution !== undefined;
  const executed = timed ? executedTasks(workflow) : new Map<string, Executed>();
  const list = specified.map((task, i): WfTask => {
    const place = `${SPECIFICATION}[${i}]`;
    const id = idAt(`${place}.${key}`, task[key]);
    const ran = executed.get(id);
    return {
      id,
      ...relatives(place, id, task),
      place,
      duration: timed ? ran?.task.runtimeInSeconds : 1,
      durationPlace: ran ? `${ran.place}.runtimeInSeconds` : EXECUTION,
      sort: sortOf(id, { ...ran?.task, ...task }),
    };
  });
  const ids = new Set(list.map((task) => task.id));
  const unused = Array.from(executed.keys()).filter((id) => !ids.has(id)).length;
  if (unused === 0) return { list, key, timed, remarks: [] };
  const said = say`${counted(unused)} of its tasks are not in ${SPECIFICATION} and are left out`;
  return { list, key, timed, remarks: [remark('ignored', EXECUTION, said)] };
}

/** Older versions: a list of tasks with all that is known of each. */
export function wholeTasks(where: string, value: unknown): WfTasks {
  const tasks = tasksAt(where, value);
  const key = keyOf(tasks);
  const list = tasks.map((task, i): WfTask => {
    const place = `${where}[${i}]`;
    const id = idAt(`${place}.${key}`, task[key]);
    const runtime = task.runtimeInSeconds === undefined ? 'runtime' : 'runtimeInSeconds';
    return {
      id,
      ...relatives(place, id, task),
      place,
      duration: task[runtime],
      durationPlace: `${place}.${runtime}`,
      sort: sortOf(id, task),
    };
  });
  return { list, key, timed: true, remarks: [] };
}

function tasksAt(where: string, value: unknown): JsonObject[] {
  const list = listAt(where, value);
  if (list.length === 0) throw new GraphError(where, say`the list is empty`);
  return list.map((task, i) => objectAt(`${where}[${i}]`, task));
}

/** Tasks have had ids beside their names since 1.3, and files of then name each other by either. */
function keyOf(tasks: readonly JsonObject[]): 'id' | 'name' {
  const named = tasks.flatMap(({ parents, children }) => [parents, children].flat());
  const hits = (key: 'id' | 'name') => {
    const known = new Set(tasks.map((task) => task[key]));
    return named.filter((each) => typeof each === 'string' && known.has(each)).length;
  };
  const lackId = tasks.some(({ id }) => id === undefined);
  const lackName = tasks.some(({ name }) => typeof name !== 'string');
  if (lackName || (!lackId && hits('id') >= hits('name'))) return 'id';
  return 'name';
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
  return value === undefined ? [] : listAt(where, value).map((id, j) => idAt(`${where}[${j}]`, id));
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
