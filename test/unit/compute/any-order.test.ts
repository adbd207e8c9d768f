import fc from 'fast-check';
import { expect, it } from 'vitest';
import { GIVE_WAY_AFTER } from '../../../src/compute/channel.ts';
import { HELLO_WITHIN } from '../../../src/compute/connection.ts';
import { createCompute, workersAlive } from '../../../src/compute/index.ts';
import { STOP_WITHIN } from '../../../src/compute/pool.ts';
import { FakeClock } from './fake-clock.ts';
import { type FakeRun, FakeWorker, quiet } from './fake-worker.ts';
import { job, seedOf } from './jobs.ts';

/** Anything that may happen, in any order. */
type Event =
  | { readonly kind: 'ask'; readonly channel: string; readonly seed: number }
  | { readonly kind: 'cancel'; readonly channel: string }
  | { readonly kind: 'partial' | 'answer' | 'fail'; readonly which: number }
  | { readonly kind: 'die'; readonly which: number }
  | { readonly kind: 'wait'; readonly milliseconds: number }
  | { readonly kind: 'manners'; readonly deaf: boolean; readonly silent: boolean }
  | { readonly kind: 'refuse'; readonly refuse: boolean }
  | { readonly kind: 'retry' }
  /** Messages that are under way arrive. */
  | { readonly kind: 'turn' };

const channel = fc.constantFrom('race', 'family', 'curve');
const which = fc.nat(3);
const calm: fc.WeightedArbitrary<Event>[] = [
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('ask'),
      channel,
      seed: fc.integer({ min: 1, max: 4 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('cancel'), channel }) },
  { weight: 6, arbitrary: fc.record({ kind: fc.constantFrom('partial', 'answer'), which }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('fail'), which }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('wait'),
      milliseconds: fc.constantFrom(1, 100, GIVE_WAY_AFTER),
    }),
  },
  { weight: 6, arbitrary: fc.constant({ kind: 'turn' }) },
];
const stormy: fc.WeightedArbitrary<Event>[] = [
  ...calm,
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('die'), which }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('wait'),
      milliseconds: fc.constantFrom(STOP_WITHIN, HELLO_WITHIN),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('manners'),
      deaf: fc.boolean(),
      silent: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('refuse'), refuse: fc.boolean() }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'retry' }) },
];

interface Delivery {
  readonly request: number;
  readonly what: 'partial' | 'result' | 'failed' | 'unavailable';
}

class Reader {
  asked = 0;
  cancelled = true;
  /** Whether a request is being made this moment. */
  asking = false;
  readonly heard: Delivery[] = [];

  constructor(private readonly problems: string[]) {}

  hear(request: number, what: Delivery['what']): void {
    const previous = this.heard.at(-1);
    const told = `${what} of request ${request} of ${this.asked}`;
    const after = previous ? `after ${previous.what} of ${previous.request}` : 'as the first';
    // The point of it all: never an older one after a newer one, and nothing after the end of one.
    if (previous && request < previous.request) this.problems.push(`${told} ${after}`);
    if (previous?.request === request) {
      const ended = previous.what === 'result' || previous.what === 'failed';
      if (ended) this.problems.push(`${told} ${after}`);
    }
    if (this.cancelled) this.problems.push(`${told} after a cancel`);
    if (this.asking) this.problems.push(`${told} within the call`);
    this.heard.push({ request, what });
  }
}

async function play(events: readonly Event[], cores: number) {
  const clock = new FakeClock();
  const workers: FakeWorker[] = [];
  let manners = { deaf: false, silent: false };
  let refuse = false;
  const compute = createCompute({
    cores,
    clock,
    makeWorker() {
      if (refuse) throw new Error('refused');
      const worker = new FakeWorker(manners);
      workers.push(worker);
      return worker;
    },
  });
  const readers = new Map<string, Reader>();
  const problems: string[] = [];
  const open = (): FakeRun[] => workers.flatMap((worker) => worker.open);
  const ask = (name: string, seed: number) => {
    const reader = readers.get(name) ?? new Reader(problems);
    readers.set(name, reader);
    const request = ++reader.asked;
    reader.cancelled = false;
    const hear = (what: Delivery['what'], of = seed) => {
      if (of !== seed) problems.push(`the result of ${of} for a request of ${seed}`);
      reader.hear(request, what);
    };
    reader.asking = true;
    compute.request(name, job(seed), {
      onPartial: (partial) => hear('partial', seedOf(partial)),
      onResult: (result) => hear('result', seedOf(result)),
      onError: ({ kind }) => hear(kind),
    });
    reader.asking = false;
  };
  try {
    for (const event of events) {
      if (event.kind === 'ask') ask(event.channel, event.seed);
      else if (event.kind === 'cancel') {
        compute.cancel(event.channel);
        const reader = readers.get(event.channel);
        if (reader) reader.cancelled = true;
      } else if (event.kind === 'partial') open()[event.which]?.partial();
      else if (event.kind === 'answer') open()[event.which]?.answer();
      else if (event.kind === 'fail') open()[event.which]?.fail('no');
      else if (event.kind === 'die') workers.filter((w) => !w.terminated)[event.which]?.die('dead');
      else if (event.kind === 'wait') clock.advance(event.milliseconds);
      else if (event.kind === 'manners') manners = event;
      else if (event.kind === 'refuse') refuse = event.refuse;
      else if (event.kind === 'retry') compute.retry();
      else await quiet(4);
      const running = workers.filter((worker) => !worker.terminated);
      expect(problems).toEqual([]);
      expect(running.length).toBe(workersAlive());
      expect(running.length).toBeLessThanOrEqual(Math.max(1, cores - 1));
    }
    // The weather clears, and everything that runs comes to its end.
    const { started } = compute.stats();
    manners = { deaf: false, silent: false };
    refuse = false;
    for (let round = 0; round < 12; round++) {
      await quiet();
      for (const run of open()) run.answer();
      await quiet();
      clock.advance(HELLO_WITHIN);
      compute.retry();
    }
    await quiet();
    expect(problems).toEqual([]);
    expect(open()).toEqual([]);
    for (const reader of readers.values()) {
      if (reader.cancelled) continue;
      const last = reader.heard.at(-1);
      expect(last?.request).toBe(reader.asked);
      expect(['result', 'failed']).toContain(last?.what);
    }
    const stats = compute.stats();
    expect(stats.finished + stats.stopped + stats.failed).toBe(stats.started);
    return { startedAfter: stats.started - started, readers };
  } finally {
    compute.dispose();
    expect(workersAlive()).toBe(0);
    expect(clock.pending).toBe(0);
  }
}

it('delivers the last request last, whatever the order of answers and stops', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.oneof(...calm), { maxLength: 40 }),
      fc.integer({ min: 1, max: 4 }),
      async (events, cores) => {
        const { startedAfter, readers } = await play(events, cores);
        // One that runs already is not counted; each reader starts at most one more.
        expect(startedAfter).toBeLessThanOrEqual(readers.size);
      },
    ),
    { numRuns: 400 },
  );
});

it('does so when workers die, hang, do not start or do not hear', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.oneof(...stormy), { maxLength: 40 }),
      fc.integer({ min: 1, max: 4 }),
      async (events, cores) => {
        await play(events, cores);
      },
    ),
    { numRuns: 400 },
  );
});
