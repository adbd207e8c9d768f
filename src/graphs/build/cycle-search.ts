import { type Rows, transpose } from '../../model/graph/task-graph.ts';

/** The steps of a graph that may still be on a cycle, taken out one by one. */
export class CycleSearch {
  readonly steps: number;
  looks = 0;
  private readonly before: Rows;
  private readonly after: Rows;
  /** Prerequisites and dependents that are left; a step that lacks either is on no cycle, and is taken out. */
  private readonly countBefore: Int32Array;
  private readonly countAfter: Int32Array;
  private readonly left: Uint8Array;
  private readonly queue: Int32Array;
  private readonly from: Int32Array;
  private readonly depth: Int32Array;
  /** For which search `from` and `depth` hold. */
  private readonly metIn: Int32Array;

  constructor(prerequisites: Rows) {
    const n = prerequisites.start.length - 1;
    this.steps = n;
    this.before = prerequisites;
    this.after = transpose(prerequisites);
    this.countBefore = rowLengths(this.before);
    this.countAfter = rowLengths(this.after);
    this.left = new Uint8Array(n).fill(1);
    this.queue = new Int32Array(n);
    this.from = new Int32Array(n);
    this.depth = new Int32Array(n);
    this.metIn = new Int32Array(n).fill(-1);
    for (let i = 0; i < n; i++) {
      if (this.left[i] && (this.countBefore[i] === 0 || this.countAfter[i] === 0)) this.remove(i);
    }
  }

  isLeft(step: number): boolean {
    return this.left[step] === 1;
  }

  /** Takes out a step and whatever is on no cycle without it. */
  remove(step: number): void {
    let filled = 0;
    const leave = (each: number) => {
      this.left[each] = 0;
      this.queue[filled++] = each;
    };
    leave(step);
    for (let q = 0; q < filled; q++) {
      this.takeFrom(this.queue[q], this.after, this.countBefore, leave);
      this.takeFrom(this.queue[q], this.before, this.countAfter, leave);
    }
  }

  private takeFrom(
    step: number,
    { start, item }: Rows,
    count: Int32Array,
    leave: (each: number) => void,
  ) {
    for (let e = start[step]; e < start[step + 1]; e++) {
      const other = item[e];
      if (--count[other] === 0 && this.left[other]) leave(other);
    }
  }

  /** A shortest cycle through a step among what is left, if it is shorter than that. */
  shortestThrough(through: number, shorterThan: number): number[] | null {
    const { start, item } = this.after;
    const { queue, from, depth, metIn } = this;
    let filled = 0;
    queue[filled++] = through;
    depth[through] = 1;
    for (let q = 0; q < filled; q++) {
      const step = queue[q];
      if (depth[step] >= shorterThan) return null;
      for (let e = start[step]; e < start[step + 1]; e++) {
        this.looks++;
        const next = item[e];
        if (next === through) {
          const cycle = [step];
          for (let s = step; s !== through; s = from[s]) cycle.push(from[s]);
          return cycle.reverse();
        }
        if (metIn[next] === through || !this.left[next]) continue;
        metIn[next] = through;
        from[next] = step;
        depth[next] = depth[step] + 1;
        queue[filled++] = next;
      }
    }
    return null;
  }
}

function rowLengths({ start }: Rows): Int32Array {
  const lengths = new Int32Array(start.length - 1);
  for (let i = 0; i < lengths.length; i++) lengths[i] = start[i + 1] - start[i];
  return lengths;
}
