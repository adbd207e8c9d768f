import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Compute, createCompute, type ReadOutcome } from '../../../src/compute/index.ts';
import { PLAIN_READING } from '../../../src/graphs/read-graph.ts';
import { criticalPathFirst } from '../../../src/model/measure/bounds.ts';
import { finish } from '../../../workers/jobs/running.ts';
import { start } from '../../../workers/jobs/start.ts';
import type { DuelJob, ReadJob } from '../../../workers/protocol.ts';

let compute: Compute;
beforeEach(() => {
  compute = createCompute();
});
afterEach(() => compute.dispose());

const steps = Array.from({ length: 300 }, (_, i) => ({
  id: `s${i}`,
  duration: (i % 7) / 10,
  needs: i < 5 ? [] : [`s${i - 5}`],
}));
const job: ReadJob = {
  kind: 'graph-read',
  files: [
    {
      name: 'steps.json',
      bytes: new TextEncoder().encode(JSON.stringify({ format: 'task-graph', version: 1, steps })),
    },
  ],
  options: PLAIN_READING,
};

/** What a request comes to. */
const asked = (each: ReadJob | DuelJob) =>
  new Promise<unknown>((resolve, reject) => {
    compute.request('task', each, {
      onResult: resolve,
      onError: ({ message }) => reject(new Error(message)),
    });
  });

it('reads a file and runs on its graph in a worker, as in the main thread, and again', async () => {
  for (let times = 0; times < 2; times++) {
    const { outcome } = (await asked(job)) as { outcome: ReadOutcome };
    expect({ kind: 'graph-read', outcome }).toEqual(finish(start(job)));
    if (outcome.kind !== 'read') throw new Error('refused');
    const { input } = outcome;
    const duel: DuelJob = { kind: 'graph-duel', input, swarm: criticalPathFirst(3), seed: 1 };
    expect(await asked(duel)).toEqual(finish(start(duel)));
    // The page keeps what it has sent along.
    expect(input.graph.duration).toHaveLength(300);
    expect(job.files[0].bytes.length).toBeGreaterThan(1000);
  }
});
