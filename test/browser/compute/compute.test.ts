import { afterEach, describe, expect, it } from 'vitest';
import { measuringPiece, type Piece } from '../../../src/claims/piece.ts';
import {
  type Compute,
  createCompute,
  type Failure,
  type PieceJob,
  type PieceResult,
  type PieceValue,
  workersAlive,
} from '../../../src/compute/index.ts';
import { finished } from '../../../src/model/measure/pausing.ts';
import { PRESETS } from '../../../src/model/presets.ts';
import { race } from '../../../workers/jobs/race.ts';
import { finish } from '../../../workers/jobs/running.ts';
import type { FamilyJob, RaceJob, RaceResult } from '../../../workers/protocol.ts';

let compute: Compute;
afterEach(() => {
  compute.dispose();
  expect(workersAlive()).toBe(0);
});

const raceOf = (agents: number): RaceJob => ({
  kind: 'race',
  parameters: { ...PRESETS.post, agents },
});
const familyOf = (agents: number, graphs = 16): FamilyJob => ({
  kind: 'family',
  parameters: { ...PRESETS.post, steps: 300, agents, graphs },
  replicates: 0,
});

function ask(job: RaceJob): Promise<RaceResult> {
  return new Promise((resolve, reject) => {
    compute.request('race', job, { onResult: resolve, onError: reject });
  });
}

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

describe('the page with real workers', () => {
  it('starts none before it is asked, and no more than one per core but one', async () => {
    compute = createCompute();
    expect(workersAlive()).toBe(0);
    expect(compute.status()).toEqual({ kind: 'idle' });
    const most = Math.min(8, Math.max(1, navigator.hardwareConcurrency - 1));
    await Promise.all(
      Array.from(
        { length: most + 3 },
        (_, i) =>
          new Promise<void>((resolve, reject) => {
            compute.request(`channel ${i}`, familyOf(2 + i), {
              onResult: () => resolve(),
              onError: ({ message }) => reject(new Error(message)),
            });
          }),
      ),
    );
    expect(workersAlive()).toBeGreaterThanOrEqual(1);
    expect(workersAlive()).toBeLessThanOrEqual(most);
    expect(compute.status()).toEqual({ kind: 'ready' });
  });

  it('delivers what the model says, and the very same from its cache', async () => {
    compute = createCompute();
    const first = await ask(raceOf(8));
    expect(first).toEqual(finish(race(raceOf(8))));
    const again = await ask(raceOf(8));
    expect(again).toBe(first);
    expect(again.alone.run.end).toHaveLength(again.alone.run.steps);
    expect(compute.stats()).toMatchObject({ started: 1, cached: 1 });
  });

  it('draws during a drag, ends with the last, and starts at most two runs after it', async () => {
    compute = createCompute();
    await ask(raceOf(1));
    const drawn: { agents: number; what: string }[] = [];
    let last = 1;
    const isIn = () => drawn.some((each) => each.agents === last && each.what === 'result');
    // The hand moves on for as long as it takes: how fast a worker is beside it, nobody knows.
    while (last < 60 || drawn.length <= 5) {
      const agents = ++last;
      compute.request('family', familyOf(agents), {
        onPartial: () => drawn.push({ agents, what: 'partial' }),
        onResult: () => drawn.push({ agents, what: 'result' }),
      });
      await frame();
    }
    const { started } = compute.stats();
    while (!isIn()) await frame();
    expect(compute.stats().started - started).toBeLessThanOrEqual(2);
    expect(drawn.at(-1)).toEqual({ agents: last, what: 'result' });
    const order = drawn.map(({ agents }) => agents);
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    await frame();
    expect(drawn.at(-1)).toEqual({ agents: last, what: 'result' });
  });

  it('gives up a heavy job for the next one', async () => {
    compute = createCompute();
    const heard: string[] = [];
    await new Promise<void>((resolve) => {
      compute.request('family', familyOf(16, 4096), {
        onPartial() {
          if (heard.length > 0) return;
          heard.push('heavy picture');
          compute.request('family', familyOf(4, 2), {
            onResult() {
              heard.push('light result');
              resolve();
            },
          });
        },
        onResult: () => heard.push('heavy result'),
      });
    });
    expect(heard).toEqual(['heavy picture', 'light result']);
    expect(compute.stats()).toMatchObject({ started: 2, stopped: 1, finished: 1 });
    expect(workersAlive()).toBe(1);
  });

  it('brings the message of what is wrong', async () => {
    compute = createCompute();
    await expect(ask(raceOf(0))).rejects.toEqual({
      kind: 'failed',
      message: 'the number of agents must be a whole number of at least 1, not 0',
    } satisfies Failure);
    expect((await ask(raceOf(2))).kind).toBe('race');
  });
});

describe('a list of jobs', () => {
  it('comes back in its order, with the values of the model, before and behind pictures', async () => {
    // With one worker alone: it is served before the list goes on.
    compute = createCompute({ cores: 2 });
    const parameters = { ...PRESETS.post, meanSteps: 60, meanLayers: 6 };
    const pieces = [0, 1, 2].map(
      (first): Piece => ({ study: 'elo', parameters, first, sessions: 1 }),
    );
    const heard: string[] = [];
    const results = await new Promise<PieceResult[]>((resolve, reject) => {
      compute.spread<PieceJob>(
        pieces.map((piece) => ({ kind: 'piece', piece })),
        {
          onProgress: ({ done }) => heard.push(`piece ${done}`),
          onResults: resolve,
          onError: ({ message }) => reject(new Error(message)),
        },
      );
      compute.request('race', raceOf(2), { onResult: () => heard.push('race') });
    });
    expect(results.map(({ value }) => value)).toEqual(
      pieces.map((piece) => finished<PieceValue>(measuringPiece(piece))),
    );
    expect(heard).toContain('race');
    expect(heard.indexOf('race')).toBeLessThan(heard.lastIndexOf('piece 3'));
  });
});

describe('where workers cannot run', () => {
  it('says so when the script is not there, and comes back with retry', async () => {
    let address = new URL('./no-such-worker.js', import.meta.url);
    compute = createCompute({ makeWorker: () => new Worker(address, { type: 'module' }) });
    const failure: unknown = await ask(raceOf(2)).catch((error: unknown) => error);
    expect(failure).toMatchObject({ kind: 'unavailable' });
    expect(compute.status()).toMatchObject({ kind: 'unavailable', reason: 'not-loaded' });
    expect(workersAlive()).toBe(0);
    address = new URL('../../../workers/worker.ts', import.meta.url);
    compute.retry();
    expect((await ask(raceOf(2))).kind).toBe('race');
  });

  it('says so when the browser refuses', async () => {
    // Another origin, as a page from a file is to everything.
    const elsewhere = 'https://elsewhere.invalid/worker.js';
    compute = createCompute({ makeWorker: () => new Worker(elsewhere) });
    await expect(ask(raceOf(2))).rejects.toMatchObject({ kind: 'unavailable' });
    const status = compute.status();
    expect(status).toMatchObject({ kind: 'unavailable', reason: 'refused' });
    expect('message' in status && status.message).toMatch(
      /^The simulator did not start: this browser refused it a worker \(.*elsewhere\.invalid.*\)\.$/,
    );
    expect(workersAlive()).toBe(0);
  });
});
