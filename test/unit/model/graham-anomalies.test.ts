import { describe, expect, it } from 'vitest';
import { buildGraph, step, type WrittenStep } from '../../reference/build-graph.ts';
import { runGraph } from '../../reference/run-graph.ts';

/**
 * R. L. Graham, Bounds on multiprocessing timing anomalies, SIAM J. Applied Mathematics 17 (1969):
 * nine tasks for which more processors, shorter tasks, or fewer constraints make a list schedule longer.
 * T1 to T9 are steps 0 to 8.
 */
const nine = (shorter = 0): WrittenStep[] => [
  step(3 - shorter),
  step(2 - shorter),
  step(2 - shorter),
  step(2 - shorter),
  step(4 - shorter, 3),
  step(4 - shorter, 3),
  step(4 - shorter, 3),
  step(4 - shorter, 3),
  step(9 - shorter, 0),
];
const relaxed = nine().map((s, i) => (i === 4 || i === 5 ? step(4) : s));

const makespan = (steps: WrittenStep[], agents: number) =>
  runGraph(buildGraph(steps), { rule: 'input-order', agents }).makespan;

describe("Graham's anomalies, by input order", () => {
  it('three agents take 12', () => expect(makespan(nine(), 3)).toBe(12));
  it('four agents take 15', () => expect(makespan(nine(), 4)).toBe(15));
  it('every task one unit shorter: 13', () => expect(makespan(nine(1), 3)).toBe(13));
  it('T4 no longer before T5 and T6: 16', () => expect(makespan(relaxed, 3)).toBe(16));
});
