/** An interval on a thread, in the order of the file. */
export interface Slice {
  readonly start: number;
  readonly end: number;
}

/** A moment on a thread of which is asked what was running. */
export interface Moment {
  readonly time: number;
  /** The slice that begins then or next, rather than the one that runs. */
  readonly next: boolean;
}

export interface Nesting {
  /** Of each slice, by number: the innermost one that contains it; -1 for none. */
  readonly parent: Int32Array;
  /** Of each moment, by number: its slice; -1 for none. */
  readonly at: Int32Array;
  /** Slices that overlap one that does not contain them. */
  readonly crossing: readonly number[];
}

/**
 * What contains what on one thread. Of two with the same times the first of the file contains the other. One that overlaps
 * another without lying inside it is beside it. O(n log n).
 */
export function nest(slices: readonly Slice[], moments: readonly Moment[]): Nesting {
  const order = Uint32Array.from(slices, (_, i) => i);
  order.sort((a, b) => slices[a].start - slices[b].start || slices[b].end - slices[a].end || a - b);
  const asked = Uint32Array.from(moments, (_, i) => i);
  asked.sort((a, b) => moments[a].time - moments[b].time || a - b);
  const parent = new Int32Array(slices.length).fill(-1);
  const at = new Int32Array(moments.length).fill(-1);
  const stack: number[] = [];
  const crossing: number[] = [];
  let next = 0;
  const answerBefore = (time: number, following: number): void => {
    for (; next < asked.length && moments[asked[next]].time < time; next++) {
      const moment = moments[asked[next]];
      while (stack.length > 0 && slices[stack[stack.length - 1]].end < moment.time) stack.pop();
      const starts = stack.at(-1);
      const startsThen = starts !== undefined && slices[starts].start === moment.time;
      at[asked[next]] = moment.next && !startsThen && following >= 0 ? following : (starts ?? -1);
    }
  };
  for (const i of order) {
    const { start, end } = slices[i];
    answerBefore(start, i);
    while (stack.length > 0 && slices[stack[stack.length - 1]].end <= start) stack.pop();
    let crosses = false;
    for (; stack.length > 0 && slices[stack[stack.length - 1]].end < end; stack.pop())
      crosses = true;
    if (crosses) crossing.push(i);
    parent[i] = stack.at(-1) ?? -1;
    stack.push(i);
  }
  answerBefore(Number.POSITIVE_INFINITY, -1);
  return { parent, at, crossing };
}
