import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { GIVE_WAY_AFTER } from '../../../src/compute/channel.ts';
import { HELLO_WITHIN } from '../../../src/compute/connection.ts';
import { type SpreadProgress, workersAlive } from '../../../src/compute/index.ts';
import { STOP_WITHIN } from '../../../src/compute/pool.ts';
import { Bench } from './bench.ts';
import { job, seedOf, seedOfJob } from './jobs.ts';

let bench: Bench;
afterEach(() => {
  bench.compute.dispose();
  expect(workersAlive()).toBe(0);
  expect(bench.clock.pending).toBe(0);
});

/** Spreads the jobs of some seeds and notes what is heard of it. */
function spread(seeds: readonly number[]) {
  const heard: string[] = [];
  const progress: SpreadProgress[] = [];
  const stop = bench.compute.spread(seeds.map(job), {
    onProgress: (each) => progress.push(each),
    onResults: (results) => heard.push(`results ${results.map(seedOf)}`),
    onError: ({ kind, message }) => heard.push(`${kind}: ${message}`),
  });
  return { heard, progress, stop };
}

/** Answers everything that runs until nothing does. */
async function answerAll(): Promise<void> {
  await bench.quiet();
  while (bench.open.length > 0) {
    for (const run of bench.open) run.answer();
    await bench.quiet();
  }
}

const SEEDS = [11, 12, 13, 14, 15, 16];

describe('a list of jobs', () => {
  it('is computed on all workers there may be, one job each, in order', async () => {
    bench = new Bench({ cores: 4 });
    const { heard, progress } = spread(SEEDS);
    expect(bench.workers).toHaveLength(0);
    await bench.quiet();
    expect(bench.given).toEqual([11, 12, 13]);
    expect(workersAlive()).toBe(3);
    // The last to be asked is through first, and the next waiting one takes its worker.
    bench.open[2].answer();
    await bench.quiet();
    expect(bench.given).toEqual([11, 12, 13, 14]);
    expect(progress).toEqual([{ done: 1, of: 6, share: 1 / 6 }]);
    await answerAll();
    expect(heard).toEqual([`results ${SEEDS}`]);
    expect(progress.at(-1)).toEqual({ done: 6, of: 6, share: 1 });
    expect(bench.compute.stats()).toMatchObject({ started: 6, finished: 6, requested: 0 });
  });

  it('starts no more workers than it has jobs, and none for no jobs', async () => {
    bench = new Bench({ cores: 8 });
    const { heard } = spread([1, 2]);
    const none = spread([]);
    expect(none.heard).toEqual([]);
    await answerAll();
    expect(bench.workers).toHaveLength(2);
    expect(heard).toEqual(['results 1,2']);
    expect(none.heard).toEqual(['results ']);
  });

  it('starts eight workers at most, however many cores there are', async () => {
    bench = new Bench({ cores: 64 });
    const seeds = Array.from({ length: 20 }, (_, i) => 30 + i);
    const { heard } = spread(seeds);
    await bench.quiet();
    expect(bench.given).toEqual(seeds.slice(0, 8));
    await answerAll();
    expect(bench.workers).toHaveLength(8);
    expect(heard).toEqual([`results ${seeds}`]);
  });

  it('counts the shares of the jobs under way, and does not take back what it said', async () => {
    bench = new Bench({ cores: 3 });
    const { progress } = spread([1, 2, 3, 4]);
    await bench.quiet();
    bench.open[0].progress(0.5);
    bench.open[1].progress(0.25);
    await bench.quiet();
    expect(progress.at(-1)).toEqual({ done: 0, of: 4, share: 0.75 / 4 });
    bench.workers[0].die('out of memory');
    await bench.quiet();
    bench.open[0].progress(0.5);
    await bench.quiet();
    expect(progress.at(-1)?.share).toBe(0.75 / 4);
    await answerAll();
    expect(progress.at(-1)).toEqual({ done: 4, of: 4, share: 1 });
  });

  it('stops at once, and nothing is heard of it any more', async () => {
    bench = new Bench({ cores: 3 });
    const { heard, stop, progress } = spread(SEEDS);
    await bench.quiet();
    const runs = bench.open;
    stop();
    stop();
    runs[0].answer();
    await bench.quiet();
    expect(runs[1].stopAsked).toBe(true);
    expect(bench.given).toEqual([11, 12]);
    expect(heard).toEqual([]);
    expect(progress).toEqual([]);
    // And leaves its workers to others.
    bench.ask(1);
    await answerAll();
    expect(bench.heard).toEqual(['result 1']);
  });

  it('tells once what went wrong, and gives up the rest', async () => {
    bench = new Bench({ cores: 3 });
    const { heard } = spread(SEEDS);
    await bench.quiet();
    const [first, second] = bench.open;
    first.fail('no swarm has 0 agents');
    second.fail('no swarm has 0 agents');
    await answerAll();
    expect(heard).toEqual(['failed: no swarm has 0 agents']);
    expect(bench.given).toEqual([11, 12]);
  });
});

describe('whoever waits for a picture', () => {
  it('is served before the rest of a list, by the first worker that is free', async () => {
    bench = new Bench({ cores: 3 });
    const { heard } = spread(SEEDS);
    await bench.quiet();
    bench.ask(1, 'race');
    bench.ask(2, 'family');
    await bench.quiet();
    expect(bench.given).toEqual([11, 12]);
    for (const run of bench.open) run.answer();
    await bench.quiet();
    expect(bench.given).toEqual([11, 12, 1, 2]);
    await answerAll();
    expect(bench.heard).toEqual(['race result 1', 'result 2']);
    expect(heard).toEqual([`results ${SEEDS}`]);
  });

  it('does not queue behind parts of a list that wait already', async () => {
    bench = new Bench();
    bench.ask(1, 'race');
    await bench.quiet();
    spread(SEEDS);
    await bench.quiet();
    bench.ask(2, 'family');
    await answerAll();
    expect(bench.given.slice(0, 3)).toEqual([1, 2, 11]);
  });
});

describe('when workers die', () => {
  it('what they were at is done again, before the rest', async () => {
    bench = new Bench();
    const { heard } = spread([1, 2, 3]);
    await bench.quiet();
    bench.workers[0].die('out of memory');
    await answerAll();
    expect(bench.given).toEqual([1, 1, 2, 3]);
    expect(heard).toEqual(['results 1,2,3']);
  });

  it('under the same job twice, the list fails with its sentence', async () => {
    bench = new Bench({ cores: 3 });
    const { heard } = spread([1, 13, 3, 4, 5, 6]);
    for (let i = 0; i < 2; i++) {
      await bench.quiet();
      bench.workers.find(({ open }) => open.some((r) => seedOfJob(r.job) === 13))?.die('poison');
      await bench.quiet();
      bench.open.find((run) => seedOfJob(run.job) !== 13)?.answer();
    }
    await answerAll();
    expect(heard).toEqual(['failed: The worker of the simulator broke down (poison).']);
  });

  it('for good, what is missing waits for a retry, and what is there is kept', async () => {
    bench = new Bench({ cores: 3 });
    const { heard } = spread([1, 2, 3, 4]);
    await bench.quiet();
    bench.open[0].answer();
    await bench.quiet();
    bench.workers[0].die('gone');
    bench.workers[1].die('gone');
    await bench.quiet();
    expect(heard).toEqual(['unavailable: The worker of the simulator broke down (gone).']);
    bench.compute.retry();
    await answerAll();
    expect(heard.slice(1)).toEqual(['results 1,2,3,4']);
    expect(bench.given.filter((seed) => seed === 1)).toHaveLength(1);
  });

  it('or are refused, says so once, and again only for a retry', async () => {
    bench = new Bench({ cores: 4 });
    bench.refusal = 'no';
    const { heard, stop } = spread(SEEDS);
    await bench.quiet();
    const sentence =
      'unavailable: The simulator did not start: this browser refused it a worker (no).';
    expect(heard).toEqual([sentence]);
    bench.compute.retry();
    await bench.quiet();
    expect(heard).toEqual([sentence, sentence]);
    stop();
    bench.refusal = null;
    bench.compute.retry();
    await bench.quiet();
    expect(bench.workers).toHaveLength(0);
  });
});

it('ends with the page', async () => {
  bench = new Bench({ cores: 3 });
  const { heard } = spread(SEEDS);
  await bench.quiet();
  bench.compute.dispose();
  const late = spread([1]);
  await bench.quiet();
  expect([...heard, ...late.heard]).toEqual([]);
});

/** What may happen beside a list, in any order. */
const event = fc.oneof(
  { weight: 8, arbitrary: fc.record({ kind: fc.constant('answer'), which: fc.nat(3) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('die'), which: fc.nat(3) }) },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('ask'), which: fc.integer({ min: 1, max: 4 }) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('refuse'), which: fc.nat(1) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('retry'), which: fc.nat(0) }) },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('turn'), which: fc.nat(0) }) },
);

it('delivers all results in order or one failure, whatever happens on the way', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(event, { maxLength: 40 }),
      fc.integer({ min: 0, max: 9 }),
      fc.integer({ min: 1, max: 5 }),
      async (events, length, cores) => {
        bench = new Bench({ cores });
        const seeds = Array.from({ length }, (_, i) => 20 + i);
        const { heard, progress } = spread(seeds);
        for (const { kind, which } of events) {
          if (kind === 'answer') bench.open[which]?.answer();
          else if (kind === 'die') bench.workers.filter((w) => !w.terminated)[which]?.die('dead');
          else if (kind === 'ask') bench.ask(which, which % 2 ? 'race' : 'family');
          else if (kind === 'refuse') bench.refusal = which ? 'refused' : null;
          else if (kind === 'retry') bench.compute.retry();
          else await bench.quiet();
          expect(workersAlive()).toBeLessThanOrEqual(Math.max(1, cores - 1));
        }
        bench.refusal = null;
        for (let round = 0; round < 4; round++) {
          await answerAll();
          bench.clock.advance(Math.max(STOP_WITHIN, HELLO_WITHIN, GIVE_WAY_AFTER));
          bench.compute.retry();
        }
        await answerAll();
        expect(bench.open).toEqual([]);
        const ends = heard.filter((line) => !line.startsWith('unavailable'));
        expect(ends).toHaveLength(1);
        expect([
          `results ${seeds}`,
          'failed: The worker of the simulator broke down (dead).',
        ]).toContain(ends[0]);
        const shares = progress.map(({ share }) => share);
        expect(shares).toEqual(shares.toSorted((a, b) => a - b));
        bench.compute.dispose();
      },
    ),
    { numRuns: 200 },
  );
});
