import { afterEach, describe, expect, it } from 'vitest';
import { GIVE_WAY_AFTER } from '../../../src/compute/channel.ts';
import { Bench } from './bench.ts';
import { job, seedOf } from './jobs.ts';

let bench: Bench;
afterEach(() => bench.compute.dispose());

describe('the latest request of a channel', () => {
  it('is answered with its result, and never within the call', async () => {
    bench = new Bench();
    bench.ask(1);
    expect(bench.heard).toEqual([]);
    expect(bench.workers).toHaveLength(0);
    await bench.quiet();
    bench.only.partial();
    await bench.quiet();
    bench.only.answer();
    await bench.quiet();
    expect(bench.heard).toEqual(['partial 1', 'result 1']);
  });

  it('is the only one of a burst that is run', async () => {
    bench = new Bench();
    for (let seed = 1; seed <= 50; seed++) bench.ask(seed);
    await bench.quiet();
    bench.only.answer();
    await bench.quiet();
    expect(bench.heard).toEqual(['result 50']);
    expect(bench.compute.stats()).toMatchObject({ requested: 50, replaced: 49, started: 1 });
  });

  it('waits for the first picture of the run before it, which then gives way', async () => {
    bench = new Bench();
    bench.ask(1);
    await bench.quiet();
    const first = bench.only;
    for (let seed = 2; seed <= 9; seed++) {
      bench.ask(seed);
      await bench.quiet();
    }
    expect(first.stopAsked).toBe(false);
    expect(bench.given).toEqual([1]);
    first.partial();
    await bench.quiet();
    expect(first.stopAsked).toBe(true);
    expect(bench.given).toEqual([1, 9]);
    bench.only.answer();
    await bench.quiet();
    expect(bench.heard).toEqual(['partial 1', 'result 9']);
    expect(bench.compute.stats()).toMatchObject({ started: 2, stopped: 1, finished: 1 });
  });

  it('does not wait for a run that has delivered a picture', async () => {
    bench = new Bench();
    bench.ask(1);
    await bench.quiet();
    const first = bench.only;
    first.partial();
    await bench.quiet();
    bench.ask(2);
    await bench.quiet();
    expect(first.stopAsked).toBe(true);
    expect(bench.only.job).toEqual(job(2));
  });

  it('does not wait for ever for a first picture', async () => {
    bench = new Bench();
    bench.ask(1);
    await bench.quiet();
    const first = bench.only;
    bench.clock.advance(GIVE_WAY_AFTER - 50);
    bench.ask(2);
    bench.clock.advance(49);
    await bench.quiet();
    expect(first.stopAsked).toBe(false);
    bench.ask(3);
    bench.clock.advance(1);
    await bench.quiet();
    expect(first.stopAsked).toBe(true);
    expect(bench.only.job).toEqual(job(3));
    expect(bench.clock.pending).toBe(0);
  });

  it('is delivered after what the run before it had ready, never before', async () => {
    bench = new Bench();
    bench.ask(1);
    await bench.quiet();
    bench.ask(2);
    bench.only.answer();
    await bench.quiet();
    bench.only.answer();
    await bench.quiet();
    expect(bench.heard).toEqual(['result 1', 'result 2']);
  });

  it('starts at most two runs after the last event of a drag, on any number of channels', async () => {
    bench = new Bench({ cores: 4 });
    const channels = ['race', 'width', 'curve'];
    for (let seed = 1; seed <= 30; seed++) {
      for (const channel of channels) bench.ask(seed, channel);
      await bench.quiet();
      const [run] = bench.open;
      if (seed % 3 === 0) run.partial();
      if (seed % 4 === 0) run.answer();
    }
    const { started } = bench.compute.stats();
    while (bench.open.length > 0) {
      for (const run of bench.open) run.answer();
      await bench.quiet();
    }
    expect(bench.compute.stats().started - started).toBeLessThanOrEqual(channels.length);
    for (const channel of channels) {
      const own = bench.heard.filter((line) => line.startsWith(channel));
      expect(own.at(-1)).toBe(`${channel} result 30`);
    }
  });

  it('adopts a run under way for the same job', async () => {
    bench = new Bench();
    bench.ask(1);
    await bench.quiet();
    bench.ask(2);
    await bench.quiet();
    bench.ask(1);
    bench.clock.advance(2 * GIVE_WAY_AFTER);
    await bench.quiet();
    bench.only.partial();
    await bench.quiet();
    expect(bench.only.stopAsked).toBe(false);
    bench.ask(1);
    await bench.quiet();
    bench.only.answer();
    await bench.quiet();
    // The picture again, for whoever asked last.
    expect(bench.heard).toEqual(['partial 1', 'partial 1', 'result 1']);
    expect(bench.compute.stats().started).toBe(1);
  });

  it('does not rely on a run for the same job that is being stopped', async () => {
    bench = new Bench();
    bench.ask(1);
    await bench.quiet();
    bench.only.partial();
    await bench.quiet();
    bench.ask(2);
    bench.ask(1);
    await bench.quiet();
    expect(bench.given).toEqual([1, 1]);
    bench.only.answer();
    await bench.quiet();
    expect(bench.heard).toEqual(['partial 1', 'result 1']);
  });

  it('starts nothing when it is called off before the task ends', async () => {
    bench = new Bench();
    bench.ask(1);
    bench.compute.cancel('family');
    await bench.quiet();
    expect(bench.workers).toEqual([]);
  });

  it('keeps its place in the queue, so that a busy worker starves nobody', async () => {
    bench = new Bench();
    bench.ask(1, 'a');
    await bench.quiet();
    bench.ask(2, 'b');
    bench.ask(3, 'c');
    for (let seed = 12; seed < 20; seed++) bench.ask(seed, 'b');
    for (let i = 0; i < 4; i++) {
      bench.ask(100 + i, 'a');
      bench.only.answer();
      await bench.quiet();
    }
    expect(bench.heard).toEqual(['a result 1', 'b result 19', 'c result 3', 'a result 102']);
  });
});

describe('a late answer', () => {
  it('is dropped when its run was told to stop', async () => {
    bench = new Bench({}, { deaf: true });
    bench.ask(1);
    await bench.quiet();
    const first = bench.only;
    first.partial();
    await bench.quiet();
    bench.ask(2);
    await bench.quiet();
    expect(first.stopAsked).toBe(true);
    first.partial();
    await bench.quiet();
    first.answer();
    await bench.quiet();
    expect(bench.heard).toEqual(['partial 1']);
    bench.only.answer();
    await bench.quiet();
    expect(bench.heard).toEqual(['partial 1', 'result 2']);
    expect(bench.compute.stats().dropped).toBe(2);
    // It was right, only late.
    bench.ask(1);
    await bench.quiet();
    expect(bench.heard.at(-1)).toBe('result 1');
    expect(bench.compute.stats()).toMatchObject({ started: 2, cached: 1 });
  });

  it('is dropped when it is a picture that arrives after the end of its run', async () => {
    bench = new Bench();
    bench.ask(1);
    await bench.quiet();
    const first = bench.only;
    first.answer();
    await bench.quiet();
    first.partial();
    bench.ask(2);
    await bench.quiet();
    // Not taken for a picture of the run that followed, either.
    first.partial();
    first.progress(0.9);
    await bench.quiet();
    expect(bench.heard).toEqual(['result 1']);
    expect(bench.compute.stats().dropped).toBe(2);
  });

  it('is not delivered after a cancel', async () => {
    bench = new Bench({}, { deaf: true });
    bench.ask(1);
    await bench.quiet();
    const run = bench.only;
    bench.ask(2);
    bench.compute.cancel('family');
    run.partial();
    run.answer();
    await bench.quiet();
    expect(run.stopAsked).toBe(true);
    expect(bench.heard).toEqual([]);
    expect(bench.open).toEqual([]);
    bench.compute.cancel('a channel that nobody used');
  });
});

describe('a result that is known', () => {
  it('is delivered at once, but not within the call, and stops what runs', async () => {
    bench = new Bench();
    bench.ask(1);
    await bench.quiet();
    bench.only.answer();
    await bench.quiet();
    bench.ask(2);
    await bench.quiet();
    const second = bench.only;
    bench.ask(1);
    expect(bench.heard).toEqual(['result 1']);
    await Promise.resolve();
    expect(bench.heard).toEqual(['result 1', 'result 1']);
    await bench.quiet();
    expect(second.stopAsked).toBe(true);
    expect(bench.compute.stats()).toMatchObject({ started: 2, cached: 1, stopped: 1 });
  });

  it('is the same object again, whole', async () => {
    bench = new Bench();
    const results: unknown[] = [];
    for (let i = 0; i < 2; i++) {
      bench.compute.request('family', job(1), { onResult: (result) => results.push(result) });
      await bench.quiet();
      if (i === 0) bench.only.answer();
      await bench.quiet();
    }
    expect(results).toHaveLength(2);
    expect(results[1]).toBe(results[0]);
    expect(results[0]).toMatchObject({ summary: { time: new Float64Array(4) } });
  });

  it('is not delivered when something newer is asked for in the same task', async () => {
    bench = new Bench();
    bench.ask(1);
    await bench.quiet();
    bench.only.answer();
    await bench.quiet();
    bench.ask(1);
    bench.ask(2);
    await bench.quiet();
    bench.only.answer();
    await bench.quiet();
    bench.ask(1);
    bench.compute.cancel('family');
    await bench.quiet();
    expect(bench.heard).toEqual(['result 1', 'result 2']);
  });
});

describe('what goes wrong in a job', () => {
  it('arrives with its message', async () => {
    bench = new Bench();
    bench.ask(1);
    await bench.quiet();
    bench.only.fail('the number of agents must be a whole number of at least 1, not 0');
    await bench.quiet();
    expect(bench.heard).toEqual([
      'failed: the number of agents must be a whole number of at least 1, not 0',
    ]);
    expect(bench.compute.status()).toEqual({ kind: 'ready' });
  });

  it('is of no interest once something newer was asked for', async () => {
    bench = new Bench();
    bench.ask(1);
    await bench.quiet();
    bench.ask(2);
    bench.only.fail('no');
    await bench.quiet();
    bench.only.answer();
    await bench.quiet();
    expect(bench.heard).toEqual(['result 2']);
  });
});

it('passes progress on to the newest request only', async () => {
  bench = new Bench();
  const shares: number[] = [];
  bench.compute.request('family', job(1), {
    onResult() {},
    onProgress: (share) => shares.push(share),
  });
  await bench.quiet();
  bench.only.progress(0.25);
  await bench.quiet();
  bench.ask(2);
  bench.only.progress(0.5);
  await bench.quiet();
  expect(shares).toEqual([0.25]);
});

it('goes on when a callback throws', async () => {
  bench = new Bench();
  const uncaught: unknown[] = [];
  const previous = process.listeners('uncaughtException');
  process.removeAllListeners('uncaughtException');
  process.on('uncaughtException', (error) => uncaught.push(error));
  try {
    bench.compute.request('family', job(1), {
      onResult: (result) => {
        throw new Error(`cannot draw ${seedOf(result)}`);
      },
    });
    await bench.quiet();
    bench.only.answer();
    await bench.quiet();
  } finally {
    process.removeAllListeners('uncaughtException');
    for (const listener of previous) process.on('uncaughtException', listener);
  }
  expect(uncaught).toEqual([new Error('cannot draw 1')]);
  bench.ask(2);
  await bench.quiet();
  bench.only.answer();
  await bench.quiet();
  expect(bench.heard).toEqual(['result 2']);
});
