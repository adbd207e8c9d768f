import { quoted } from '../../model/quoted.ts';
import { buildGraph, indexById, type Places, type StepInput } from '../build/build.ts';
import type { ImportedGraph } from '../build/imported-graph.ts';
import { GraphError } from '../graph-error.ts';
import { type Remark, remark } from '../remark.ts';
import { type Said, say } from '../said.ts';
import { durationAt, idAt, type JsonObject, listAt, objectAt, shown } from '../text/shape.ts';

export const WFFORMAT_VERSION = '1.5';

const SPECIFICATION = 'workflow.specification.tasks';
const EXECUTION = 'workflow.execution.tasks';

interface SpecifiedTask {
  readonly id: string;
  readonly parents: readonly string[];
  readonly children: readonly string[];
}

/**
 * WfFormat 1.5 of WfCommons (https://wfcommons.org/format), parsed. Steps are the tasks of
 * `workflow.specification`, in their order; durations are `runtimeInSeconds` of the tasks of the same id in
 * `workflow.execution`. An edge counts when either end names it, with a warning when only one does.
 * Throws a GraphError with one sentence.
 */
export function readWfFormat(file: JsonObject): ImportedGraph {
  if (file.schemaVersion !== WFFORMAT_VERSION) {
    throw new GraphError(
      'schemaVersion',
      say`WfFormat is read in version ${`"${WFFORMAT_VERSION}"`}, not ${shown(file.schemaVersion)}`,
    );
  }
  const workflow = objectAt('workflow', file.workflow);
  const tasks = specifiedTasks(workflow);
  const runtimes = executedTasks(workflow);
  const remarks: Remark[] = [];
  const edges = joinEdges(tasks, indexById(tasks, NAMED), remarks);
  const steps = tasks.map(({ id }, i): StepInput => {
    const executed = runtimes.get(id);
    if (executed === undefined) {
      throw new GraphError(EXECUTION, say`there is no task of the id ${quoted(id)} of ${place(i)}`);
    }
    return { id, duration: executed.runtime, needs: edges[i].needs };
  });
  const places: Places = {
    ...NAMED,
    duration: (i) => `${EXECUTION}[${runtimes.get(tasks[i].id)?.index}].runtimeInSeconds`,
    need: (i, j) => edges[i].place(j),
  };
  const built = buildGraph(steps, places);
  const unused = runtimes.size - steps.length;
  if (unused > 0) {
    remarks.push(
      remark(
        'ignored',
        EXECUTION,
        say`${unused} of its tasks are not in ${SPECIFICATION} and are left out`,
      ),
    );
  }
  return { ...built, remarks: [...remarks, ...built.remarks] };
}

const place = (i: number) => `${SPECIFICATION}[${i}]`;
const NAMED = { step: place, id: (i: number) => `${place(i)}.id` };

function specifiedTasks(workflow: JsonObject): SpecifiedTask[] {
  const specification = objectAt('workflow.specification', workflow.specification);
  const list = listAt(SPECIFICATION, specification.tasks);
  if (list.length === 0) throw new GraphError(SPECIFICATION, say`the list is empty`);
  return list.map((value, i) => {
    const task = objectAt(place(i), value);
    const id = idAt(`${place(i)}.id`, task.id);
    if (task.parents === undefined && task.children === undefined) {
      throw new GraphError(
        place(i),
        say`${quoted(id)} has neither ${'"parents"'} nor ${'"children"'}`,
      );
    }
    return {
      id,
      parents: idsAt(`${place(i)}.parents`, task.parents),
      children: idsAt(`${place(i)}.children`, task.children),
    };
  });
}

function idsAt(where: string, value: unknown): readonly string[] {
  return value === undefined ? [] : listAt(where, value).map((id, j) => idAt(`${where}[${j}]`, id));
}

function executedTasks(workflow: JsonObject): Map<string, { index: number; runtime: number }> {
  const execution = objectAt('workflow.execution', workflow.execution);
  const runtimes = new Map<string, { index: number; runtime: number }>();
  listAt(EXECUTION, execution.tasks).forEach((value, index) => {
    const where = `${EXECUTION}[${index}]`;
    const task = objectAt(where, value);
    const id = idAt(`${where}.id`, task.id);
    const other = runtimes.get(id);
    if (other !== undefined) {
      throw new GraphError(
        `${where}.id`,
        say`the id ${quoted(id)} is that of ${EXECUTION}[${other.index}] too`,
      );
    }
    const runtime = durationAt(`${where}.runtimeInSeconds`, id, task.runtimeInSeconds);
    runtimes.set(id, { index, runtime });
  });
  return runtimes;
}

/** What a task needs by either end's account, and where that is written. */
class Edges {
  readonly needs: string[];
  private readonly task: number;
  private readonly parents: number;
  /** Places of the needs that only the prerequisite's own list of children names. */
  private readonly others: string[] = [];

  constructor(task: number, parents: readonly string[]) {
    this.task = task;
    this.needs = [...parents];
    this.parents = parents.length;
  }

  add(id: string, where: string): void {
    this.needs.push(id);
    this.others.push(where);
  }

  place(need: number): string {
    return need < this.parents
      ? `${place(this.task)}.parents[${need}]`
      : this.others[need - this.parents];
  }
}

function joinEdges(
  tasks: readonly SpecifiedTask[],
  indexOf: ReadonlyMap<string, number>,
  remarks: Remark[],
): Edges[] {
  const edges = tasks.map(({ parents }, i) => new Edges(i, parents));
  const parentsOf = tasks.map(({ parents }) => new Set(parents));
  const childrenOf = tasks.map(({ children }) => new Set(children));
  const oneSided: { readonly where: string; readonly said: Said }[] = [];
  tasks.forEach(({ id, parents, children }, i) => {
    children.forEach((child, j) => {
      const where = `${place(i)}.children[${j}]`;
      const c = indexOf.get(child);
      if (c === undefined) {
        throw new GraphError(
          where,
          say`${quoted(id)} has the child ${quoted(child)}, which is not the id of a task`,
        );
      }
      if (parentsOf[c].has(id)) return;
      parentsOf[c].add(id);
      edges[c].add(id, where);
      oneSided.push({
        where,
        said: say`${quoted(child)} does not name ${quoted(id)} among its parents; the edge counts`,
      });
    });
    parents.forEach((parent, j) => {
      const p = indexOf.get(parent);
      if (p === undefined || childrenOf[p].has(id)) return;
      oneSided.push({
        where: `${place(i)}.parents[${j}]`,
        said: say`${quoted(parent)} does not name ${quoted(id)} among its children; the edge counts`,
      });
    });
  });
  if (oneSided.length > 0) {
    const [{ where, said }] = oneSided;
    remarks.push(remark('oddity', where, said, oneSided.length - 1));
  }
  return edges;
}
