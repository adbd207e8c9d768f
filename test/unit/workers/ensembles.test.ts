import { describe, expect, it } from 'vitest';
import { type EnsembleTask, measuringEnsembles } from '../../../src/model/measure/ensemble.ts';
import { finished } from '../../../src/model/measure/pausing.ts';
import type { Parameters } from '../../../src/model/parameters.ts';
import { PRESETS } from '../../../src/model/presets.ts';
import { buffersOf } from '../../../workers/buffers.ts';
import { ensembles } from '../../../workers/jobs/ensembles.ts';
import { family } from '../../../workers/jobs/family.ts';
import { finish } from '../../../workers/jobs/running.ts';
import { start } from '../../../workers/jobs/start.ts';
import type { EnsemblesResult } from '../../../workers/protocol.ts';

const post: Parameters = { ...PRESETS.post, steps: 60, graphs: 6, graph: 37 };
const recursive: Parameters = { ...post, swarm: 'recursive' };
const one: EnsembleTask = {
  parameters: post,
  systems: [post, recursive],
  lines: true,
  atWork: true,
  spans: true,
};
const narrow: Parameters = { ...post, layers: 20, graphs: 2 };
const wide: Parameters = { ...post, layers: 3, graphs: 2 };
const several: EnsembleTask[] = [
  one,
  { parameters: narrow, systems: [narrow] },
  { parameters: wide, systems: [wide], spans: true },
];
const job = (tasks: readonly EnsembleTask[], replicates = 0) =>
  ensembles({ kind: 'ensembles', tasks, replicates });

/** All pictures that a job offers, and its result. */
function all(running: ReturnType<typeof ensembles>) {
  const pictures: EnsemblesResult[] = [];
  const shares: number[] = [];
  for (;;) {
    const step = running.next();
    if (step.done) return { pictures, shares, result: step.value };
    shares.push(step.value.share);
    if (step.value.picture) pictures.push(step.value.picture());
  }
}

describe('ensembles in a worker', () => {
  it('are what the model says', () => {
    const expected = finished(measuringEnsembles(several, { replicates: 20 }));
    const result = finish(start({ kind: 'ensembles', tasks: several, replicates: 20 }));
    expect(result).toEqual({ kind: 'ensembles', ensembles: expected, complete: true });
  });

  it('of one system are its family, as the family job has it', () => {
    const { ensembles: found } = finish(job([{ parameters: post, systems: [post] }], 30));
    const { summary } = finish(family({ kind: 'family', parameters: post, replicates: 30 }));
    expect(found.map((each) => each.summary)).toEqual([summary]);
  });

  it('of one task are drawn from four graphs on, and all of them before the intervals', () => {
    const { pictures, result } = all(job([one], 20));
    expect(pictures.map((p) => p.ensembles.map(({ summary }) => summary.graphs))).toEqual([
      [4],
      [5],
      [6],
    ]);
    expect(pictures.map((p) => p.ensembles[0].lines?.best.length)).toEqual([4, 5, 6]);
    expect(pictures.map(({ complete }) => complete)).toEqual([false, false, true]);
    expect(pictures.map((p) => p.ensembles[0].summary.systems[0].makespan.interval)).toEqual([
      null,
      null,
      null,
    ]);
    expect(result.ensembles[0].summary.systems[0].makespan.interval).not.toBeNull();
  });

  it('of several tasks are drawn as they come through, each one whole', () => {
    const { pictures, result } = all(job(several, 20));
    expect(pictures.map((p) => p.ensembles.map(({ summary }) => summary.graphs))).toEqual([
      [6],
      [6, 2],
      [6, 2, 2],
    ]);
    expect(pictures.map(({ complete }) => complete)).toEqual([false, false, true]);
    expect(result.ensembles.map((e) => e.summary.systems[0].makespan.interval === null)).toEqual([
      false,
      false,
      false,
    ]);
    // Without intervals the last picture is the result itself.
    const plain = all(job(several));
    expect(plain.pictures).toHaveLength(2);
    expect(plain.result).toEqual(pictures[2]);
  });

  it('say how far they are, and never go back', () => {
    const { shares } = all(job(several, 20));
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(shares[0]).toBe(0);
    expect(shares.at(-1)).toBeGreaterThan(0.9);
    expect(shares.at(-1)).toBeLessThanOrEqual(1);
    // They can be given up within each graph, and between the intervals of two tasks.
    expect(shares.length).toBeGreaterThan(6 * 2 + 2 + 2 + 3);
  });

  it('do not depend on which pictures are made, or on what becomes of their buffers', () => {
    const expected = structuredClone(finish(job(several, 20)));
    for (let round = 0; round < 2; round++) {
      const running = job(several, 20);
      for (;;) {
        const step = running.next();
        const sent = step.done ? step.value : step.value.picture?.();
        if (step.done) expect(sent).toEqual(expected);
        structuredClone(sent, { transfer: buffersOf(sent) });
        if (step.done) break;
      }
    }
  });

  it('say what is wrong with their parameters, and nothing of no tasks', () => {
    const bad: EnsembleTask = {
      parameters: post,
      systems: [post, { ...recursive, rule: 'random' }],
    };
    expect(() => finish(job([bad]))).toThrow(
      /^a recursive swarm chooses by own-branch or own-list, not by random/,
    );
    for (const replicates of [0, 10]) {
      const nothing = { kind: 'ensembles', ensembles: [], complete: true };
      expect(finish(job([], replicates))).toEqual(nothing);
    }
  });
});
