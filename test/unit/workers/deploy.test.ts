import { describe, expect, it } from 'vitest';
import type { DeployTask } from '../../../src/model/measure/deploy.ts';
import { measuringDeployed } from '../../../src/model/measure/deploy-bootstrap.ts';
import { finished } from '../../../src/model/measure/pausing.ts';
import { AFRESH } from '../../../src/model/measure/source.ts';
import type { Parameters } from '../../../src/model/parameters.ts';
import { PRESETS } from '../../../src/model/presets.ts';
import { buffersOf } from '../../../workers/buffers.ts';
import { deploy } from '../../../workers/jobs/deploy.ts';
import { finish } from '../../../workers/jobs/running.ts';
import { start } from '../../../workers/jobs/start.ts';
import type { DeployResult } from '../../../workers/protocol.ts';

const post: Parameters = { ...PRESETS.post, steps: 50, graphs: 9, graph: 37 };
const task: DeployTask = { parameters: post, sizes: [1, 4], levels: [0.5, 0.9] };
const replicates = 50;
const job = (set: Partial<DeployTask> = {}) =>
  deploy({ kind: 'deploy', task: { ...task, ...set }, replicates });
const ofGraphs = (graphs: number): DeployTask => ({ ...task, parameters: { ...post, graphs } });

describe('deployments in a worker', () => {
  it('are what the model says', () => {
    const deployed = finished(measuringDeployed(task, AFRESH, replicates));
    const expected = { kind: 'deploy', deployed, complete: true };
    expect(deployed.splits.map(({ intervals }) => intervals?.time.coverage[0]?.length)).toEqual([
      2, 2, 2, 2,
    ]);
    expect(finish(start({ kind: 'deploy', task, replicates }))).toEqual(expected);
    // Also when graphs are remembered.
    expect(finish(job())).toEqual(expected);
  });

  it('are drawn after every four trials, and after all, as a job without intervals would be', () => {
    const running = job();
    const pictures: DeployResult[] = [];
    const shares: number[] = [];
    for (let step = running.next(); !step.done; step = running.next()) {
      shares.push(step.value.share);
      if (step.value.picture) pictures.push(step.value.picture());
    }
    expect(pictures.map(({ complete }) => complete)).toEqual([false, false, true]);
    expect(pictures.map(({ deployed }) => deployed)).toEqual([
      finished(measuringDeployed(ofGraphs(4))),
      finished(measuringDeployed(ofGraphs(8))),
      finished(measuringDeployed(task)),
    ]);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect([shares[0], shares.at(-1)]).toEqual([0, 0.9]);
  });

  it('may be given up between any two runs, and before the intervals of each split', () => {
    // One of four agents, two of two, four of one, on each of nine graphs; a job pauses before and after each graph.
    const running = job();
    let pauses = 0;
    while (!running.next().done) pauses++;
    expect(pauses).toBeGreaterThanOrEqual(1 + 9 * (1 + 2 + 4) + 9 + 4);
  });

  it('do not depend on which pictures are made, or on what becomes of their buffers', () => {
    const expected = structuredClone(finish(job()));
    for (let round = 0; round < 2; round++) {
      const running = job();
      for (;;) {
        const step = running.next();
        const sent = step.done ? step.value : step.value.picture?.();
        if (step.done) expect(sent).toEqual(expected);
        structuredClone(sent, { transfer: buffersOf(sent) });
        if (step.done) break;
      }
    }
  });

  it('without replicates are drawn once, and without intervals', () => {
    const result = finish(deploy({ kind: 'deploy', task, replicates: 0 }));
    expect(result.deployed).toEqual(finished(measuringDeployed(task)));
    expect(result.complete).toBe(true);
  });

  it('say what is wrong with the sizes', () => {
    expect(() => finish(job({ sizes: [2, 2.5] }))).toThrow(
      'the number of agents must be a whole number of at least 1, not 2.5',
    );
  });
});
