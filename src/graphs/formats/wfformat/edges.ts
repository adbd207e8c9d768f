import { quoted } from '../../../model/quoted.ts';
import { type Remark, remark } from '../../remark.ts';
import { type Said, say } from '../../said.ts';
import type { Reading } from '../format.ts';
import type { WfTask, WfTasks } from './tasks.ts';

const BETWEEN_PAUSES = 2 ** 12;

/** What a task needs by either end's account, and where that is written. */
class Edges {
  readonly needs: string[];
  private readonly task: WfTask;
  /** The needs that only the prerequisite's own list of children names, and children that are no tasks. */
  private readonly others: { readonly place: string; readonly unknown: Said | null }[] = [];

  constructor(task: WfTask) {
    this.task = task;
    this.needs = [...task.parents];
  }

  add(id: string, place: string, unknown: Said | null = null): void {
    this.needs.push(id);
    this.others.push({ place, unknown });
  }

  place(need: number): string {
    const { place, parents } = this.task;
    return need < parents.length
      ? `${place}.parents[${need}]`
      : this.others[need - parents.length].place;
  }

  unknown(need: number): Said | null {
    const { parents } = this.task;
    return need < parents.length ? null : this.others[need - parents.length].unknown;
  }
}

/** In the order of the tasks. Of several tasks of one id the first is meant. */
export function* joinEdges({ list: tasks }: WfTasks, remarks: Remark[]): Reading<Edges[]> {
  const indexOf = new Map<string, number>();
  for (let i = tasks.length - 1; i >= 0; i--) indexOf.set(tasks[i].id, i);
  const edges = tasks.map((task) => new Edges(task));
  yield 0.1;
  const parentsOf = tasks.map(({ parents }) => new Set(parents));
  yield 0.3;
  const childrenOf = tasks.map(({ children }) => children && new Set(children));
  let oneSided = 0;
  let first: Remark | null = null;
  const count = (place: string, said: () => Said) => {
    oneSided++;
    first ??= remark('oddity', place, said());
  };
  for (const [i, { id, parents, children, place }] of tasks.entries()) {
    if (i % BETWEEN_PAUSES === 0) yield 0.5 + (0.5 * i) / tasks.length;
    children?.forEach((child, j) => {
      const c = indexOf.get(child);
      if (c !== undefined && parentsOf[c].has(id)) return;
      const where = `${place}.children[${j}]`;
      if (c === undefined) {
        const unknown = say`${quoted(id)} has the child ${quoted(child)}, which is not the id of a task`;
        edges[i].add(child, where, unknown);
        return;
      }
      parentsOf[c].add(id);
      edges[c].add(id, where);
      count(
        where,
        () => say`${quoted(child)} does not name ${quoted(id)} among its parents; the edge counts`,
      );
    });
    parents.forEach((parent, j) => {
      const p = indexOf.get(parent);
      if (p === undefined || (childrenOf[p]?.has(id) ?? true)) return;
      count(
        `${place}.parents[${j}]`,
        () =>
          say`${quoted(parent)} does not name ${quoted(id)} among its children; the edge counts`,
      );
    });
  }
  if (first) remarks.push({ ...(first as Remark), more: oneSided - 1 });
  return edges;
}
