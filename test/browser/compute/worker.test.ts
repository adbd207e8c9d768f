import { expose, proxy, type Remote, releaseProxy, wrap } from 'comlink';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PRESETS } from '../../../src/model/presets.ts';
import { createApi } from '../../../workers/api.ts';
import { createBreath } from '../../../workers/breath.ts';
import { race } from '../../../workers/jobs/race.ts';
import { finish } from '../../../workers/jobs/running.ts';
import { start } from '../../../workers/jobs/start.ts';
import type { Job, JobResult, Progress, WorkerApi } from '../../../workers/protocol.ts';
import { digestRuns, digestsOf, jobOf } from '../../unit/workers/digest-runs.ts';

const parameters = { ...PRESETS.post, steps: 200 };
const heavy: Job = { kind: 'family', parameters: { ...parameters, graphs: 4096 }, replicates: 1 };
const ignore = () => proxy(() => {});

describe('a real worker', () => {
  let worker: Worker;
  let remote: Remote<WorkerApi>;
  beforeEach(() => {
    worker = new Worker(new URL('../../../workers/worker.ts', import.meta.url), { type: 'module' });
    remote = wrap<WorkerApi>(worker);
  });
  afterEach(() => {
    remote[releaseProxy]();
    worker.terminate();
  });

  it('comes to the digests of Node, and so does the main thread', async () => {
    let number = 0;
    for (const run of digestRuns) {
      const { result } = await remote.run(++number, jobOf(run), ignore());
      if (result.kind !== 'race') throw new Error('not a race');
      expect([run.name, digestsOf(result)]).toEqual([run.name, run.digests]);
      expect([run.name, digestsOf(finish(race(jobOf(run))))]).toEqual([run.name, run.digests]);
      expect(result.alone.graph).toBe(result.swarm[0].graph);
    }
  });

  it('summarises a family as the main thread does', async () => {
    const job: Job = { kind: 'family', parameters: { ...parameters, graphs: 6 }, replicates: 40 };
    const { result, bytes } = await remote.run(1, job, ignore());
    expect(result).toEqual(finish(start(job)));
    expect(bytes).toBeGreaterThan(0);
  });

  it('stops inside its loop', async () => {
    const events: string[] = [];
    const run = remote.run(
      1,
      heavy,
      proxy(({ partial }: Progress) => {
        if (!partial) return;
        events.push(partial.kind === 'family' && partial.complete ? 'all' : 'some');
        remote.stop(1);
      }),
    );
    // Heard while the run is at work.
    await remote.hello();
    expect(events).not.toContain('all');
    await expect(run).rejects.toThrow(/^stopped$/);
    expect(events[0]).toBe('some');
    expect(events).not.toContain('all');
  });

  it('tells what went wrong, and goes on', async () => {
    const bad: Job = { kind: 'race', parameters: { ...parameters, agents: 0 } };
    await expect(remote.run(1, bad, ignore())).rejects.toThrow(
      'the number of agents must be a whole number of at least 1, not 0',
    );
    const { result } = await remote.run(2, { kind: 'race', parameters }, ignore());
    expect(result.kind).toBe('race');
  });
});

it('sends by transfer: what was inside is empty afterwards, what arrives is whole', async () => {
  let inside: JobResult | null = null;
  const pictures: JobResult[] = [];
  const { port1, port2 } = new MessageChannel();
  const host = { now: () => performance.now(), breathe: createBreath() };
  const api = createApi(host, function* (job) {
    const running = start(job);
    for (;;) {
      const step = running.next();
      if (step.done) {
        inside = step.value;
        return step.value;
      }
      const { picture } = step.value;
      const kept = picture && (() => pictures[pictures.push(picture()) - 1]);
      yield { ...step.value, picture: kept };
    }
  });
  expose(api, port2);
  const remote = wrap<WorkerApi>(port1);
  const arrived: JobResult[] = [];
  const listen = proxy(({ partial }: Progress) => {
    if (partial) arrived.push(partial);
  });
  const job: Job = { kind: 'family', parameters: { ...parameters, graphs: 4 }, replicates: 3 };
  const { result } = await remote.run(1, job, listen);
  expect(arrived.length).toBeGreaterThan(0);
  expect(result).toEqual(finish(start(job)));
  const lengths = (results: readonly (JobResult | null)[]) =>
    results.map((each) => (each?.kind === 'family' ? each.summary.time.length : -1));
  expect(lengths([inside, ...pictures]).every((length) => length === 0)).toBe(true);
  expect(lengths(arrived).every((length) => length > 0)).toBe(true);
  remote[releaseProxy]();
  port1.close();
});

it('breathes by a turn of the event loop, in which messages are heard', async () => {
  const breathe = createBreath();
  const heard: unknown[] = [];
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }) => heard.push(data);
  port2.postMessage('stop');
  await breathe();
  await breathe();
  expect(heard).toEqual(['stop']);
  await Promise.all([breathe(), breathe(), breathe()]);
  port1.close();
});
