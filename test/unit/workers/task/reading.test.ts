import { expose, proxy, type Remote, releaseProxy, wrap } from 'comlink';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { graphInput } from '../../../../src/graphs/graph-input.ts';
import { readGraph } from '../../../../src/graphs/read.ts';
import { PLAIN_READING, type ReadOptions } from '../../../../src/graphs/read-graph.ts';
import { sentence } from '../../../../src/graphs/said.ts';
import { criticalPathFirst } from '../../../../src/model/measure/bounds.ts';
import { createApi } from '../../../../workers/api.ts';
import { finish } from '../../../../workers/jobs/running.ts';
import { read } from '../../../../workers/jobs/task/read.ts';
import type { Job, Progress, ReadJob, WorkerApi } from '../../../../workers/protocol.ts';
import { taskGraph } from '../../cli/call.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const job = (text: string, options: Partial<ReadOptions> = {}): ReadJob => ({
  kind: 'graph-read',
  files: [{ name: 'steps.json', bytes: bytes(text) }],
  options: { ...PLAIN_READING, ...options },
});
const outcome = (...args: Parameters<typeof job>) => finish(read(job(...args))).outcome;

const fork = taskGraph([
  ['a', 0.5],
  ['b', 2, 'a'],
  ['c', 1, 'a', 'a'],
]);

describe('reading a file', () => {
  it('gives what the file says, and the graph for jobs', () => {
    const known = readGraph(fork, PLAIN_READING, 'steps.json');
    expect(outcome(fork)).toEqual({ kind: 'read', read: known, input: graphInput(known) });
  });

  it('refuses what is no graph, with the place, the sentence and the repair', () => {
    const text = taskGraph([['a', 1, 'x']]);
    const refused = outcome(text);
    if (refused.kind !== 'refused') throw new Error('read');
    expect(refused.place).toBe('steps[0].needs[0]');
    expect(sentence(refused.said)).toMatch(/"a" needs "x"/);
    expect(refused.repair).toBe('skip-missing-needs');
    const repaired = outcome(text, { repairs: ['skip-missing-needs'] });
    expect(repaired).toMatchObject({ kind: 'read', input: { graph: { steps: 1 } } });
    expect(outcome('')).toMatchObject({ kind: 'refused', place: null, repair: null });
  });

  it('fails with an error that is not about the file', () => {
    const broken = { ...job(fork), files: [{ name: '', bytes: null as unknown as Uint8Array }] };
    expect(() => finish(read(broken))).toThrow(TypeError);
  });

  it('pauses in a large file, with a share that grows', () => {
    const steps = Array.from(
      { length: 30_000 },
      (_, i) => [`s${i}`, 1, ...(i < 10 ? [] : [`s${i - 10}`])] as const,
    );
    const running = read(job(taskGraph(steps)));
    const shares: number[] = [];
    let step = running.next();
    for (; !step.done; step = running.next()) shares.push(step.value.share);
    expect(step.value.outcome).toMatchObject({ input: { graph: { steps: 30_000 } } });
    expect(shares.length).toBeGreaterThan(4);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  });
});

// Node reads many messages of one port before it looks at another, so that `createBreath` is for browsers.
const host = {
  now: () => performance.now(),
  breathe: () => new Promise<void>((resolve) => setImmediate(resolve)),
};
let remote: Remote<WorkerApi>;
let ports: MessagePort[] = [];

beforeEach(() => {
  const { port1, port2 } = new MessageChannel();
  ports = [port1, port2];
  expose(createApi(host), port2);
  remote = wrap<WorkerApi>(port1);
});
afterEach(() => {
  remote[releaseProxy]();
  for (const port of ports) port.close();
});
const ignore = () => proxy(() => {});

describe('a task graph on its way between the page and a worker', () => {
  it('arrives once, though it is met twice', async () => {
    const asked = job(fork);
    const { result } = await remote.run(1, asked, ignore());
    if (result.kind !== 'graph-read' || result.outcome.kind !== 'read') throw new Error('refused');
    expect(result.outcome.read.graph).toBe(result.outcome.input.graph);
    expect(result.outcome.input).toEqual(graphInput(readGraph(fork)));
    // The page may read the same file again, with other options.
    expect(asked.files[0].bytes).toEqual(bytes(fork));
  });

  it('stays with the page when a job takes it along', async () => {
    const input = graphInput(readGraph(fork));
    const swarm = criticalPathFirst(2);
    const jobs: Job[] = [
      { kind: 'graph-facts', input },
      { kind: 'graph-duel', input, swarm, seed: 1 },
      { kind: 'graph-scale', input, swarms: [swarm], seed: 1 },
    ];
    for (const each of [...jobs, ...jobs]) {
      const { result } = await remote.run(1, each, ignore());
      expect(result.kind).toBe(each.kind);
      if (result.kind === 'graph-facts') expect(result.facts.span.work).toBe(35);
      expect(input).toEqual(graphInput(readGraph(fork)));
    }
  });

  it.each(['graph-scale', 'graph-duel', 'graph-facts', 'graph-read'] as const)(
    'is given up in the middle of %s, and the worker goes on',
    async (kind) => {
      const text = taskGraph(
        Array.from({ length: 40_000 }, (_, i) => [`s${i}`, (i * 7) % 11] as const),
      );
      const input = graphInput(readGraph(text));
      const swarm = criticalPathFirst(3);
      const swarms = Array.from({ length: 500 }, () => swarm);
      const long: Record<typeof kind, Job> = {
        'graph-scale': { kind: 'graph-scale', input, swarms, seed: 1 },
        'graph-duel': { kind: 'graph-duel', input, swarm, seed: 1 },
        'graph-facts': { kind: 'graph-facts', input },
        'graph-read': job(text),
      };
      const shares: number[] = [];
      // A clock by which every pause takes a breath and tells of the progress.
      let time = 0;
      const api = createApi({
        ...host,
        now: () => {
          time += 100;
          return time;
        },
      });
      const run = api.run(7, long[kind], ({ share }: Progress) => {
        shares.push(share);
        api.stop(7);
      });
      await expect(run).rejects.toThrow(/^stopped$/);
      expect(Math.max(...shares)).toBeLessThan(1);
      const short: Job = { kind: 'graph-facts', input: graphInput(readGraph(fork)) };
      expect((await api.run(8, short, () => {})).result.kind).toBe('graph-facts');
    },
  );
});
