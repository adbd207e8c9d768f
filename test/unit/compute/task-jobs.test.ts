import { afterEach, describe, expect, it } from 'vitest';
import { jobKey } from '../../../src/compute/job-key.ts';
import { STOP_READING_WITHIN, STOP_WITHIN } from '../../../src/compute/pool.ts';
import { buildGraph } from '../../../src/graphs/build/build.ts';
import { graphInput } from '../../../src/graphs/graph-input.ts';
import { PLAIN_READING } from '../../../src/graphs/read-graph.ts';
import { say } from '../../../src/graphs/said.ts';
import { criticalPathFirst } from '../../../src/model/measure/bounds.ts';
import type { FactsJob, ReadJob, ReadResult, ScaleJob } from '../../../workers/protocol.ts';
import { Bench } from './bench.ts';

const inputOf = (duration: number) => graphInput(buildGraph([{ id: 'a', duration, needs: [] }]));
const scale: ScaleJob = {
  kind: 'graph-scale',
  input: inputOf(1),
  swarms: [criticalPathFirst(2)],
  seed: 1,
};
const facts: FactsJob = { kind: 'graph-facts', input: inputOf(1) };
const reading = (name: string): ReadJob => ({
  kind: 'graph-read',
  files: [{ name, bytes: new Uint8Array(3) }],
  options: PLAIN_READING,
});
const refusal: ReadResult = {
  kind: 'graph-read',
  outcome: {
    kind: 'refused',
    place: null,
    said: say`the file is empty`,
    repair: null,
    fault: 'no-graph',
  },
};

describe('the key of a job on a task graph', () => {
  it('knows the graph by its key alone', () => {
    const key = jobKey(scale);
    expect(key).toContain(scale.input.key);
    expect(key).not.toContain('prerequisites');
    expect(jobKey({ ...scale, input: structuredClone(scale.input) })).toBe(key);
    const keys = [
      scale,
      { ...scale, input: inputOf(2) },
      { ...scale, seed: 2 },
      { ...scale, swarms: [criticalPathFirst(3)] },
      { ...scale, swarms: [] },
      facts,
    ].map(jobKey);
    expect(new Set(keys).size).toBe(6);
  });

  it('is none for a reading', () => expect(jobKey(reading('a'))).toBeNull());
});

let bench = new Bench();
afterEach(() => bench.compute.dispose());

/** Reads on a channel and notes what is heard. */
function read(name: string): void {
  bench.compute.request('read', reading(name), {
    onResult: () => bench.heard.push(`read ${name}`),
    onProgress: (share) => bench.heard.push(`${name} ${share}`),
    onError: ({ message }) => bench.heard.push(message),
  });
}

describe('reading', () => {
  it('is done anew each time, and nothing of it is kept', async () => {
    bench = new Bench();
    for (let times = 1; times <= 2; times++) {
      read('a');
      await bench.quiet();
      bench.only.progress(0.5);
      await bench.quiet();
      bench.only.answer(refusal);
      await bench.quiet();
    }
    expect(bench.heard).toEqual(['a 0.5', 'read a', 'a 0.5', 'read a']);
    expect(bench.compute.stats()).toMatchObject({ started: 2, cached: 0 });
  });

  it('gives way at once to other files, and to the same file again', async () => {
    bench = new Bench();
    for (const name of ['a', 'b', 'b', 'c']) {
      read(name);
      await bench.quiet();
    }
    expect(bench.clock.now()).toBe(0);
    bench.only.answer(refusal);
    await bench.quiet();
    expect(bench.heard).toEqual(['read c']);
    expect(bench.compute.stats()).toMatchObject({ started: 4, stopped: 3, finished: 1 });
  });

  it('is not heard of once it is cancelled, and holds nobody up though its parser hears nothing', async () => {
    bench = new Bench({}, { deaf: true });
    read('a');
    await bench.quiet();
    const deaf = bench.only;
    bench.compute.cancel('read');
    deaf.progress(0.7);
    read('b');
    await bench.quiet();
    expect(bench.heard).toEqual([]);
    bench.clock.advance(STOP_READING_WITHIN);
    await bench.quiet();
    expect(bench.workers.map(({ terminated }) => terminated)).toEqual([true, false]);
    bench.only.answer(refusal);
    await bench.quiet();
    expect(bench.heard).toEqual(['read b']);
  });

  it('is less patient than other work', async () => {
    bench = new Bench({}, { deaf: true });
    bench.compute.request('facts', facts, { onResult: () => {} });
    await bench.quiet();
    bench.compute.cancel('facts');
    bench.clock.advance(STOP_READING_WITHIN);
    expect(bench.workers[0].terminated).toBe(false);
    bench.clock.advance(STOP_WITHIN - STOP_READING_WITHIN);
    expect(bench.workers[0].terminated).toBe(true);
  });
});

it('answers the same question about the same graph once', async () => {
  bench = new Bench();
  const ask = (input = facts.input) =>
    bench.compute.request(
      'facts',
      { ...facts, input },
      { onResult: () => bench.heard.push('facts') },
    );
  ask();
  await bench.quiet();
  // The page may hold the graph twice.
  ask(structuredClone(facts.input));
  await bench.quiet();
  bench.only.answer({ kind: 'graph-facts' } as never);
  await bench.quiet();
  ask();
  await bench.quiet();
  expect(bench.heard).toEqual(['facts', 'facts']);
  expect(bench.compute.stats()).toMatchObject({ started: 1, cached: 1 });
  ask(inputOf(2));
  await bench.quiet();
  expect(bench.open).toHaveLength(1);
});

describe('the graph of a job', () => {
  /** Which graphs were posted to the only worker, and whether whole. */
  const posted = () =>
    bench.workers[0].posted.map((job) => {
      const input = 'input' in job ? job.input : null;
      return [input?.key, input !== null && 'graph' in input];
    });
  const [one, other] = [inputOf(1), inputOf(2)];
  let seed = 0;
  async function ask(input: ScaleJob['input'], before = () => {}): Promise<void> {
    before();
    const job = { ...scale, input, seed: seed++ };
    bench.compute.request('scale', job, { onResult: () => bench.heard.push(job.input.key) });
    await bench.quiet();
    // As the job was asked for, whatever was posted.
    expect(bench.only.job).toEqual(job);
    bench.only.answer({ kind: 'graph-scale' } as never);
    await bench.quiet();
  }

  it('is sent to a worker once, until another comes', async () => {
    bench = new Bench({ cores: 1 });
    for (const input of [one, one, structuredClone(one), other, one, one]) await ask(input);
    expect(posted()).toEqual([
      [one.key, true],
      [one.key, false],
      [one.key, false],
      [other.key, true],
      [one.key, true],
      [one.key, false],
    ]);
    expect(bench.heard).toEqual([one, one, one, other, one, one].map(({ key }) => key));
  });

  it('is sent again to a worker that lacks it', async () => {
    bench = new Bench({ cores: 1 });
    await ask(one);
    await ask(one, () => bench.workers[0].forgetGraph());
    expect(posted()).toEqual([
      [one.key, true],
      [one.key, false],
      [one.key, true],
    ]);
    expect(bench.heard).toEqual([one.key, one.key]);
  });
});
