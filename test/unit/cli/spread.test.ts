import { Worker } from 'node:worker_threads';
import { afterEach, describe, expect, it } from 'vitest';
import type { Piece } from '../../../src/claims/piece.ts';
import { handOut } from '../../../src/cli/spread/hand-out.ts';
import { spread } from '../../../src/cli/spread/spread.ts';
import { PRESETS } from '../../../src/model/presets.ts';
import { RunError } from '../../../src/model/swarm/run-error.ts';

const parameters = { ...PRESETS.september, steps: 20, layers: 4 };
const pieceOf = (family: number): Piece => ({ study: 'september', parameters, family });
const pieces = Array.from({ length: 8 }, (_, family) => pieceOf(family));

// A thread reads the program from its TypeScript first.
describe('pieces on several threads', () => {
  it('have the values that one thread gives, in the order of the pieces', async () => {
    const done: number[] = [];
    const alone = await spread(pieces, { threads: 1 });
    const two = await spread(pieces, { threads: 2, onDone: (count) => done.push(count) });
    expect(two).toEqual(alone);
    // Families differ, so that an order mixed up would show.
    expect(new Set(alone.map((value) => JSON.stringify(value))).size).toBe(pieces.length);
    expect(done).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('fail in one sentence when one of them cannot be computed', async () => {
    const broken = pieces.with(5, {
      ...pieceOf(5),
      parameters: { ...parameters, steps: -9 },
    } as Piece);
    const threaded = await failure(spread(broken, { threads: 2 }));
    const here = await failure(spread(broken, { threads: 1 }));
    expect(here).toBe(threaded);
  });
});

describe('threads of which one cannot be started', () => {
  it('are all ended, and the sentence says why', async () => {
    const begun: Worker[] = [];
    const startThread = () => {
      if (begun.length === 2) throw new Error('no more memory\n at …');
      const worker = new Worker('setInterval(() => {}, 1000)', { eval: true, execArgv: [] });
      begun.push(worker);
      return worker;
    };
    const four = Array.from({ length: 16 }, (_, family) => pieceOf(family));
    expect(await failure(spread(four, { threads: 4, startThread }))).toBe(
      'a thread could not be started: no more memory',
    );
    // A thread that has ended has no number any more.
    expect(begun.map(({ threadId }) => threadId)).toEqual([-1, -1]);
  });
});

describe('handing out', () => {
  const threads: Worker[] = [];
  afterEach(async () => {
    for (const thread of threads.splice(0)) await thread.terminate();
  });
  /** A thread that does something else with a task. */
  const thread = (body: string) => {
    const code = `const { parentPort } = require('node:worker_threads');
      parentPort.on('message', ({ place }) => { ${body} });`;
    const worker = new Worker(code, { eval: true, execArgv: [] });
    threads.push(worker);
    return worker;
  };
  const honest = () => thread('parentPort.postMessage({ place, value: { place } })');

  it('puts values where their pieces are, whoever is faster', async () => {
    const slow = thread(
      'setTimeout(() => parentPort.postMessage({ place, value: { place } }), 30)',
    );
    const values = await handOut(pieces, [slow, honest()]);
    expect(values).toEqual(pieces.map((_, place) => ({ place })));
  });

  it('does not wait for a thread that has died', async () => {
    expect(await failure(handOut(pieces, [honest(), thread('process.exit(3)')]))).toBe(
      'a thread stopped before its work was done (exit code 3)',
    );
    expect(
      await failure(handOut(pieces, [thread("throw new Error('out of memory\\n at …')")])),
    ).toBe('a thread failed: out of memory');
  });
});

/** The sentence with which a promise fails. */
async function failure(promise: Promise<unknown>): Promise<string> {
  const error = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(RunError);
  const { message } = error as RunError;
  expect(message).toMatch(/^[^\n]+$/);
  return message;
}
