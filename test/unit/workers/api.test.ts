import { expose, proxy, type Remote, releaseProxy, wrap } from 'comlink';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PRESETS } from '../../../src/model/presets.ts';
import { MODEL_VERSION } from '../../../src/model/version.ts';
import { createApi } from '../../../workers/api.ts';
import { finish } from '../../../workers/jobs/running.ts';
import { start } from '../../../workers/jobs/start.ts';
import type { Job, JobResult, Progress, WorkerApi } from '../../../workers/protocol.ts';

// Node reads many messages of one port before it looks at another, so that `createBreath` is for browsers.
const host = {
  now: () => performance.now(),
  breathe: () => new Promise<void>((resolve) => setImmediate(resolve)),
};
const parameters = { ...PRESETS.post, steps: 100 };
const race: Job = { kind: 'race', parameters };
const heavy: Job = { kind: 'family', parameters: { ...parameters, graphs: 4096 }, replicates: 0 };

/** The last result as it was inside, before it went out. */
let inside: JobResult | null = null;
let remote: Remote<WorkerApi>;
let ports: MessagePort[] = [];

beforeEach(() => {
  const { port1, port2 } = new MessageChannel();
  ports = [port1, port2];
  const api = createApi(host, function* (job) {
    inside = yield* start(job);
    return inside;
  });
  expose(api, port2);
  remote = wrap<WorkerApi>(port1);
});
afterEach(() => {
  remote[releaseProxy]();
  for (const port of ports) port.close();
});

const ignore = () => proxy(() => {});

describe('a worker', () => {
  it('says hello with the version of its model', async () => {
    expect(await remote.hello()).toEqual({ modelVersion: MODEL_VERSION });
  });

  it('sends a result by transfer: what it held is empty afterwards, what arrives is whole', async () => {
    const { result, bytes } = await remote.run(1, race, ignore());
    expect(result).toEqual(finish(start(race)));
    if (result.kind !== 'race' || inside?.kind !== 'race') throw new Error('not a race');
    expect(result.alone.graph).toBe(result.swarm[0].graph);
    expect(inside.alone.run.end).toHaveLength(0);
    expect(inside.alone.graph.prerequisites.item).toHaveLength(0);
    expect(inside.swarm[0].run.order).toHaveLength(0);
    // Two runs and a graph of 100 steps, counted once.
    expect(bytes).toBeGreaterThan(100 * 100);
    expect(bytes).toBeLessThan(100 * 250);
  });

  it('keeps nothing of what it sent: the same job again has the same result', async () => {
    const first = await remote.run(1, race, ignore());
    const second = await remote.run(2, race, ignore());
    expect(second).toEqual(first);
  });

  it('stops inside its loop, and the rest of it goes on', async () => {
    const shares: number[] = [];
    const events: string[] = [];
    const run = remote.run(
      7,
      heavy,
      proxy(({ share, partial }: Progress) => {
        shares.push(share);
        if (partial && events.length === 0) {
          events.push('picture');
          remote.stop(6);
          remote.stop(7);
        }
      }),
    );
    await expect(run).rejects.toThrow(/^stopped$/);
    events.push('stopped');
    expect(events).toEqual(['picture', 'stopped']);
    expect(Math.max(...shares)).toBeLessThan(0.5);
    expect((await remote.run(8, race, ignore())).result.kind).toBe('race');
  });

  it('lets go of the callback when the run ends, however it ends', async () => {
    const bad: Job = { kind: 'race', parameters: { ...parameters, agents: 0 } };
    for (const job of [race, bad]) {
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      const plain = createApi(host);
      const callback = Object.assign(() => {}, { [releaseProxy]: release });
      await plain.run(1, job, callback).catch(() => {});
      await released;
    }
  });

  it('tells what went wrong', async () => {
    const bad = { ...parameters, swarm: 'recursive', rule: 'critical-path' } as const;
    for (const kind of ['race', 'family'] as const) {
      const job: Job = { kind, parameters: bad, replicates: 0 };
      await expect(remote.run(1, job, ignore())).rejects.toThrow(
        /^a recursive swarm chooses by own-branch or own-list, not by critical-path/,
      );
    }
    const unknown = { kind: 'dance', parameters } as unknown as Job;
    await expect(remote.run(2, unknown, ignore())).rejects.toThrow(
      'there is no job of kind "dance"',
    );
  });

  it('does not mind a listener that fails', async () => {
    const failing = proxy(() => {
      throw new Error('cannot draw');
    });
    const short: Job = { ...heavy, parameters: { ...parameters, graphs: 4 } };
    const { result } = await remote.run(1, short, failing);
    expect(result.kind).toBe('family');
  });
});
