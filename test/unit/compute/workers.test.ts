import { afterEach, describe, expect, it } from 'vitest';
import { HELLO_WITHIN } from '../../../src/compute/connection.ts';
import { workersAlive, workersFor } from '../../../src/compute/index.ts';
import { STOP_WITHIN } from '../../../src/compute/pool.ts';
import { Bench } from './bench.ts';
import { seedOfJob } from './jobs.ts';

let bench: Bench;
afterEach(() => {
  bench.compute.dispose();
  expect(workersAlive()).toBe(0);
  expect(bench.clock.pending).toBe(0);
});

describe('how many workers', () => {
  it('is one per core but one, at least one and at most eight', () => {
    bench = new Bench();
    expect([undefined, 0, Number.NaN, 1, 2, 3, 8, 9, 10, 64].map(workersFor)).toEqual([
      1, 1, 1, 1, 1, 2, 7, 8, 8, 8,
    ]);
  });

  it('is none before the first request, and then as many as are needed', async () => {
    bench = new Bench({ cores: 5 });
    expect(bench.compute.status()).toEqual({ kind: 'idle' });
    expect(workersAlive()).toBe(0);
    bench.ask(1, 'a');
    await bench.quiet();
    expect(workersAlive()).toBe(1);
    for (const channel of ['b', 'c', 'd', 'e', 'f']) bench.ask(1, channel);
    await bench.quiet();
    expect(workersAlive()).toBe(4);
    expect(bench.open).toHaveLength(4);
    expect(bench.workers).toHaveLength(4);
  });

  it('is never more than one for one channel, which keeps its worker', async () => {
    bench = new Bench({ cores: 5 });
    bench.ask(1, 'a');
    bench.ask(2, 'b');
    await bench.quiet();
    expect(bench.workers).toHaveLength(2);
    for (let seed = 3; seed < 9; seed++) {
      for (const run of bench.open) run.answer();
      await bench.quiet();
      // Whoever asks first gets the worker it had.
      const order = seed % 2 === 0 ? ['a', 'b'] : ['b', 'a'];
      for (const channel of order) bench.ask(seed * 10 + (channel === 'a' ? 1 : 2), channel);
      await bench.quiet();
    }
    expect(bench.workers).toHaveLength(2);
    const parities = bench.workers.map(
      (worker) => new Set(worker.runs.map((run) => seedOfJob(run.job) % 2)).size,
    );
    expect(parities).toEqual([1, 1]);
  });
});

describe('a worker that cannot be constructed', () => {
  it('makes a readable state and rejects what was asked for', async () => {
    bench = new Bench();
    bench.refusal = "Script at 'file:///site/worker.js' cannot be accessed from origin 'null'.";
    const kinds: string[] = [];
    bench.compute.subscribe(() => kinds.push(bench.compute.status().kind));
    bench.ask(1);
    expect(bench.heard).toEqual([]);
    await bench.quiet();
    const message = `The simulator did not start: this browser refused it a worker (${bench.refusal}).`;
    expect(bench.compute.status()).toEqual({ kind: 'unavailable', reason: 'refused', message });
    expect(bench.heard).toEqual([`unavailable: ${message}`]);
    expect(kinds).toEqual(['unavailable']);
    // And so for every further request, not within the call.
    bench.ask(2);
    expect(bench.heard).toHaveLength(1);
    await bench.quiet();
    expect(bench.heard).toHaveLength(2);
    expect(bench.workers).toHaveLength(0);
  });

  it('is tried again by retry, for what was wanted last', async () => {
    bench = new Bench();
    bench.refusal = 'no';
    bench.ask(1);
    bench.ask(1, 'other');
    await bench.quiet();
    bench.ask(2);
    bench.compute.cancel('other');
    await bench.quiet();
    bench.compute.retry();
    await bench.quiet();
    expect(bench.heard.filter((line) => line.startsWith('unavailable'))).toHaveLength(3);
    bench.refusal = null;
    bench.compute.retry();
    await bench.quiet();
    expect(bench.compute.status()).toEqual({ kind: 'ready' });
    bench.only.answer();
    await bench.quiet();
    expect(bench.heard.at(-1)).toBe('result 2');
    bench.compute.retry();
    await bench.quiet();
    expect(bench.open).toEqual([]);
  });

  it('does no harm beside workers that could be', async () => {
    bench = new Bench({ cores: 4 });
    bench.ask(1, 'a');
    await bench.quiet();
    bench.refusal = 'too many';
    bench.ask(2, 'b');
    await bench.quiet();
    expect(bench.compute.status()).toEqual({ kind: 'ready' });
    bench.only.answer();
    await bench.quiet();
    bench.only.answer();
    await bench.quiet();
    expect(bench.heard).toEqual(['a result 1', 'b result 2']);
    expect(bench.workers).toHaveLength(1);
    // Not for ever, though.
    for (let i = 0; i < 2; i++) {
      bench.ask(3 + i, 'a');
      bench.refusal = null;
      await bench.quiet();
      bench.workers[i].die();
      await bench.quiet();
    }
    bench.compute.retry();
    for (const channel of ['a', 'b', 'c']) bench.ask(9, channel);
    await bench.quiet();
    expect(bench.open).toHaveLength(3);
  });
});

describe('a worker that does not load', () => {
  it('makes a readable state, with and without a cause', async () => {
    for (const cause of [undefined, 'SyntaxError: Unexpected token']) {
      bench = new Bench({}, { silent: true });
      bench.ask(1);
      await bench.quiet();
      expect(bench.compute.status()).toEqual({ kind: 'starting' });
      bench.workers[0].die(cause);
      await bench.quiet();
      const message = `The simulator did not start: its worker could not be loaded${cause ? ` (${cause})` : ''}.`;
      expect(bench.heard).toEqual([`unavailable: ${message}`]);
      expect(bench.compute.status()).toMatchObject({ reason: 'not-loaded', message });
      expect(bench.workers[0].terminated).toBe(true);
      expect(workersAlive()).toBe(0);
      if (!cause) bench.compute.dispose();
    }
  });

  it('is given some seconds, and no more', async () => {
    bench = new Bench({}, { silent: true });
    bench.ask(1);
    await bench.quiet();
    bench.clock.advance(HELLO_WITHIN - 1);
    expect(bench.compute.status()).toEqual({ kind: 'starting' });
    bench.clock.advance(1);
    expect(bench.compute.status()).toMatchObject({ kind: 'unavailable', reason: 'silent' });
    expect(bench.heard).toEqual([
      'unavailable: The simulator did not start: its worker has been silent for 20 seconds.',
    ]);
    bench.behave({});
    bench.compute.retry();
    await bench.quiet();
    bench.clock.advance(HELLO_WITHIN);
    bench.only.answer();
    await bench.quiet();
    expect(bench.heard.at(-1)).toBe('result 1');
  });
});

describe('a worker that dies', () => {
  it('is replaced, and its job done again', async () => {
    bench = new Bench();
    bench.ask(1);
    await bench.quiet();
    bench.workers[0].die('RangeError: Array buffer allocation failed');
    await bench.quiet();
    expect(bench.workers[0].terminated).toBe(true);
    expect(workersAlive()).toBe(1);
    bench.only.answer();
    await bench.quiet();
    expect(bench.heard).toEqual(['result 1']);
    expect(bench.compute.status()).toEqual({ kind: 'ready' });
  });

  it('is replaced when what it says cannot be read', async () => {
    bench = new Bench();
    bench.ask(1);
    await bench.quiet();
    bench.workers[0].garble();
    await bench.quiet();
    bench.only.answer();
    await bench.quiet();
    expect(bench.heard).toEqual(['result 1']);
  });

  it('twice in a row makes a readable state, from which retry leads back', async () => {
    bench = new Bench();
    bench.ask(1);
    await bench.quiet();
    bench.workers[0].die('out of memory');
    await bench.quiet();
    bench.workers[1].die('out of memory');
    await bench.quiet();
    const message = 'The worker of the simulator broke down (out of memory).';
    expect(bench.heard).toEqual([`unavailable: ${message}`]);
    expect(bench.compute.status()).toEqual({ kind: 'unavailable', reason: 'broken', message });
    expect(workersAlive()).toBe(0);
    bench.compute.retry();
    await bench.quiet();
    bench.workers[2].die('again');
    await bench.quiet();
    bench.only.answer();
    await bench.quiet();
    expect(bench.heard.at(-1)).toBe('result 1');
  });

  it('for good is remembered with what was wanted last, not with what ran', async () => {
    bench = new Bench();
    bench.ask(1);
    await bench.quiet();
    bench.only.answer();
    await bench.quiet();
    bench.ask(2);
    await bench.quiet();
    bench.workers[0].die();
    await bench.quiet();
    bench.ask(3);
    bench.workers[1].die();
    expect(bench.clock.pending).toBe(0);
    await bench.quiet();
    expect(bench.given).toEqual([1, 2, 2]);
    bench.compute.retry();
    await bench.quiet();
    expect(bench.given).toEqual([1, 2, 2, 3]);
    // Once more, but what is wanted then is known.
    bench.workers[2].die();
    await bench.quiet();
    bench.workers[3].die();
    await bench.quiet();
    bench.ask(1);
    bench.compute.retry();
    await bench.quiet();
    expect(bench.heard.at(-1)).toBe('result 1');
    expect(bench.open).toEqual([]);
  });

  it('with the same job twice, beside others that work, fails that job alone', async () => {
    bench = new Bench({ cores: 3 });
    bench.ask(1, 'good');
    bench.ask(13, 'bad');
    await bench.quiet();
    for (let i = 0; i < 2; i++) {
      bench.workers
        .find(({ open }) => open.some((run) => seedOfJob(run.job) === 13))
        ?.die('out of memory');
      await bench.quiet();
      bench.open.find((run) => seedOfJob(run.job) < 10)?.answer();
      await bench.quiet();
      bench.ask(2 + i, 'good');
      await bench.quiet();
    }
    expect(bench.heard).toEqual([
      'good result 1',
      'bad failed: The worker of the simulator broke down (out of memory).',
      'good result 2',
    ]);
    expect(bench.compute.status()).toEqual({ kind: 'ready' });
  });

  it('while something newer waits leaves the newer to its successor', async () => {
    bench = new Bench();
    bench.ask(1);
    await bench.quiet();
    bench.ask(2);
    bench.workers[0].die();
    await bench.quiet();
    bench.only.answer();
    await bench.quiet();
    expect(bench.given).toEqual([1, 2]);
    expect(bench.heard).toEqual(['result 2']);
  });

  it('without a job is not missed before there is one', async () => {
    bench = new Bench();
    bench.ask(1);
    await bench.quiet();
    bench.only.answer();
    await bench.quiet();
    bench.workers[0].die();
    await bench.quiet();
    expect(bench.compute.status()).toEqual({ kind: 'idle' });
    expect(workersAlive()).toBe(0);
    bench.ask(2);
    await bench.quiet();
    bench.only.answer();
    await bench.quiet();
    expect(bench.heard).toEqual(['result 1', 'result 2']);
  });
});

describe('a worker that does not hear a stop', () => {
  it('is replaced after two seconds', async () => {
    bench = new Bench({}, { deaf: true });
    bench.ask(1);
    await bench.quiet();
    bench.only.partial();
    await bench.quiet();
    bench.ask(2);
    await bench.quiet();
    bench.clock.advance(STOP_WITHIN - 1);
    await bench.quiet();
    expect(bench.given).toEqual([1]);
    bench.clock.advance(1);
    await bench.quiet();
    expect(bench.workers[0].terminated).toBe(true);
    expect(bench.given).toEqual([1, 2]);
    bench.only.answer();
    await bench.quiet();
    expect(bench.heard).toEqual(['partial 1', 'result 2']);
    expect(bench.compute.stats()).toMatchObject({ started: 2, stopped: 1, finished: 1 });
  });
});

describe('dispose', () => {
  it('terminates every worker, whatever it is at, and nothing is heard afterwards', async () => {
    bench = new Bench({ cores: 4 }, { deaf: true });
    for (const channel of ['a', 'b', 'c', 'd']) bench.ask(1, channel);
    await bench.quiet();
    bench.open[0].partial();
    bench.ask(2, 'a');
    await bench.quiet();
    const runs = bench.open;
    const heard = bench.heard.length;
    bench.behave({ silent: true });
    bench.compute.dispose();
    expect(workersAlive()).toBe(0);
    expect(bench.workers.every((worker) => worker.terminated)).toBe(true);
    for (const run of runs) run.answer();
    bench.ask(3);
    bench.compute.retry();
    bench.compute.cancel('a');
    bench.compute.dispose();
    await bench.quiet();
    expect(bench.heard).toHaveLength(heard);
    expect(workersAlive()).toBe(0);
    expect(bench.workers).toHaveLength(3);
  });

  it('before a worker has answered leaves nothing behind either', async () => {
    bench = new Bench({}, { silent: true });
    bench.ask(1);
    await bench.quiet();
    expect(workersAlive()).toBe(1);
    bench.compute.dispose();
    expect(workersAlive()).toBe(0);
    bench = new Bench();
    bench.ask(1);
    bench.compute.dispose();
    await bench.quiet();
    expect(bench.workers).toHaveLength(0);
  });

  it('is counted over all computes of a page', async () => {
    const other = new Bench();
    bench = new Bench();
    other.ask(1);
    bench.ask(1);
    await bench.quiet();
    expect(workersAlive()).toBe(2);
    other.compute.dispose();
    expect(workersAlive()).toBe(1);
  });
});

it('tells the same status object until it changes, and only those who still listen', async () => {
  bench = new Bench();
  const kinds: string[] = [];
  const end = bench.compute.subscribe(() => kinds.push(bench.compute.status().kind));
  bench.ask(1);
  await bench.quiet();
  expect(bench.compute.status()).toBe(bench.compute.status());
  expect(kinds).toEqual(['starting', 'ready']);
  end();
  bench.workers[0].die();
  await bench.quiet();
  expect(kinds).toEqual(['starting', 'ready']);
});
