import type { Rows } from '../../model/graph/task-graph.ts';

/**
 * The edges that lie on a cycle, as rows of the same number of steps: those within a strongly connected component, found
 * by Tarjan's algorithm (SIAM J. Comput. 1, 1972) without recursion. O(steps + edges).
 */
export function edgesOnCycles(rows: Rows): Rows {
  const component = components(rows);
  return keepEdges(rows, (from, to) => component[from] === component[to]);
}

/** How many groups of steps there are that wait for each other in cycles. `cyclic`: the edges that lie on some. O(steps + edges). */
export function cyclicGroups(cyclic: Rows): number {
  const { start } = cyclic;
  const groups = new Set<number>();
  components(cyclic).forEach((group, i) => {
    if (start[i + 1] > start[i]) groups.add(group);
  });
  return groups.size;
}

/** The rows without some of their edges. */
export function keepEdges(
  { start, item }: Rows,
  keeps: (row: number, item: number) => boolean,
): Rows {
  const n = start.length - 1;
  const keptStart = new Int32Array(n + 1);
  const kept = new Int32Array(item.length);
  let filled = 0;
  for (let i = 0; i < n; i++) {
    for (let e = start[i]; e < start[i + 1]; e++) if (keeps(i, item[e])) kept[filled++] = item[e];
    keptStart[i + 1] = filled;
  }
  return { start: keptStart, item: kept.slice(0, filled) };
}

/** Length n: a number for each step, the same where two steps lie on a cycle together. */
function components({ start, item }: Rows): Int32Array {
  const n = start.length - 1;
  const component = new Int32Array(n).fill(-1);
  // From 1, in the order in which steps are met; 0: not met.
  const met = new Int32Array(n);
  const low = new Int32Array(n);
  const edge = start.slice(0, n);
  const open = new Int32Array(n);
  const path = new Int32Array(n);
  let opened = 0;
  let count = 0;
  let found = 0;
  for (let root = 0; root < n; root++) {
    if (met[root] > 0) continue;
    let deep = 0;
    const enter = (step: number) => {
      met[step] = low[step] = ++count;
      open[opened++] = step;
      path[deep++] = step;
    };
    enter(root);
    while (deep > 0) {
      const step = path[deep - 1];
      if (edge[step] < start[step + 1]) {
        const next = item[edge[step]++];
        if (met[next] === 0) enter(next);
        else if (component[next] === -1) low[step] = Math.min(low[step], met[next]);
        continue;
      }
      deep--;
      if (deep > 0) low[path[deep - 1]] = Math.min(low[path[deep - 1]], low[step]);
      if (low[step] < met[step]) continue;
      let member: number;
      do {
        member = open[--opened];
        component[member] = found;
      } while (member !== step);
      found++;
    }
  }
  return component;
}
