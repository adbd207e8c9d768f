import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Answer } from '../../../../src/claims/claim.ts';
import type { SpreadCallbacks } from '../../../../src/compute/index.ts';
import { mixedOrder } from '../../../../src/figures/claims/mixed-order.ts';
import { differences, Recomputation } from '../../../../src/figures/claims/recomputation.ts';
import type { Job } from '../../../../workers/protocol.ts';
import { SAMPLES } from './samples.ts';

interface Spreading {
  readonly jobs: readonly Job[];
  // biome-ignore lint/suspicious/noExplicitAny: results of every kind of job go through here
  readonly callbacks: SpreadCallbacks<any>;
  stopped: boolean;
}

let spreads: Spreading[];
let time: number;
let study: Recomputation;
let compute: ConstructorParameters<typeof Recomputation>[2];
const size = { families: 4, sessions: 0 };
const { answers } = SAMPLES.september;

beforeEach(() => {
  spreads = [];
  time = 1000;
  compute = {
    spread(jobs: readonly Job[], callbacks: SpreadCallbacks<never>) {
      const spreading: Spreading = { jobs, callbacks, stopped: false };
      spreads.push(spreading);
      return () => {
        spreading.stopped = true;
      };
    },
    retry() {},
  };
  study = new Recomputation('september', SAMPLES.september, compute, () => time);
});

const progress = (done: number) =>
  spreads[0].callbacks.onProgress?.({ done, of: 4, share: done / 4 });
const piecesAreIn = () =>
  spreads[0].callbacks.onResults(
    spreads[0].jobs.map((_, i) => ({ kind: 'piece', value: { figure: i } })),
  );

describe('computing a study anew', () => {
  it('asks for its pieces, then for the answers from their values in order', () => {
    study.start(size);
    expect(spreads[0].jobs).toEqual(
      study.study.pieces(size).map((piece) => ({ kind: 'piece', piece })),
    );
    expect(spreads[0].jobs).toHaveLength(4);
    piecesAreIn();
    expect(study.state().work).toEqual({ kind: 'concluding' });
    expect(spreads[1].jobs).toEqual([
      {
        kind: 'answers',
        study: 'september',
        pieces: study.study.pieces(size),
        values: [{ figure: 0 }, { figure: 1 }, { figure: 2 }, { figure: 3 }],
      },
    ]);
    time += 12_000;
    spreads[1].callbacks.onResults([{ kind: 'answers', answers }]);
    expect(study.state()).toEqual({
      shown: 'here',
      here: { ...size, answers, seconds: 12 },
      work: { kind: 'idle' },
    });
  });

  it('says how long it will take once a part is through', () => {
    study.start(size);
    expect(study.state().work).toMatchObject({ of: 4, secondsLeft: null });
    time += 3000;
    progress(1);
    // A quarter took 3 seconds.
    expect(study.state().work).toEqual({
      kind: 'computing',
      done: 1,
      of: 4,
      share: 0.25,
      secondsLeft: 9,
    });
    progress(4);
    expect(study.state().work).toMatchObject({ secondsLeft: 0 });
  });

  it('tells nobody of progress that is none', () => {
    let told = 0;
    study.start(size);
    progress(1);
    study.subscribe(() => told++);
    progress(1);
    expect(told).toBe(0);
    progress(2);
    expect(told).toBe(1);
  });

  it('stopped, keeps what there was', () => {
    study.start(size);
    progress(1);
    study.stop();
    expect(spreads[0].stopped).toBe(true);
    expect(study.state()).toEqual({ shown: 'stored', here: null, work: { kind: 'stopped' } });
  });

  it('stopped at its answers, stops those', () => {
    study.start(size);
    piecesAreIn();
    study.stop();
    expect(spreads[1].stopped).toBe(true);
    expect(study.state().work).toEqual({ kind: 'stopped' });
  });

  it('shows the stored answers again, and the others once there are some', () => {
    study.show('here');
    expect(study.state().shown).toBe('stored');
    study.start(size);
    piecesAreIn();
    spreads[1].callbacks.onResults([{ kind: 'answers', answers }]);
    study.show('stored');
    expect(study.state()).toMatchObject({ shown: 'stored', here: { families: 4 } });
    study.show('here');
    expect(study.state().shown).toBe('here');
  });

  it('keeps what there was when it fails, and waits when there are no workers', () => {
    study.start(size);
    spreads[0].callbacks.onError({ kind: 'unavailable', message: 'no workers' });
    expect(study.state()).toMatchObject({ shown: 'stored', work: { kind: 'trouble' } });
    study.resumed();
    expect(study.state().work).toMatchObject({ kind: 'computing', secondsLeft: null });
    spreads[0].callbacks.onError({ kind: 'failed', message: 'no' });
    study.resumed();
    expect(study.state().work).toEqual({
      kind: 'trouble',
      failure: { kind: 'failed', message: 'no' },
    });
  });
});

describe('parts of different kinds', () => {
  it('are mixed evenly, each kind in its order', () => {
    expect(mixedOrder(['a', 'a', 'a', 'a', 'b', 'b'])).toEqual([0, 4, 1, 2, 5, 3]);
    expect(mixedOrder(['a', 'b'])).toEqual([0, 1]);
    expect(mixedOrder([])).toEqual([]);
  });

  it('are all there, and each kind is as far as the whole', () => {
    const kinds = fc.array(fc.constantFrom('a', 'b', 'c'), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(kinds, (all) => {
        const order = mixedOrder(all);
        expect(order.toSorted((a, b) => a - b)).toEqual(all.map((_, i) => i));
        for (const kind of ['a', 'b', 'c']) {
          const count = all.filter((each) => each === kind).length;
          for (let done = 0; done <= all.length; done++) {
            const some = order.slice(0, done).filter((i) => all[i] === kind).length;
            // To within a part or two, however few there are.
            expect(Math.abs(some - (count * done) / all.length)).toBeLessThanOrEqual(2.5);
          }
        }
      }),
    );
  });

  it('bring their values back to their places', () => {
    const post = new Recomputation('post', SAMPLES.post, compute, () => time);
    post.start({ families: 2, sessions: 400 });
    const pieces = post.study.pieces({ families: 2, sessions: 400 });
    const { jobs, callbacks } = spreads[0];
    const given = jobs.map((job) => (job.kind === 'piece' ? job.piece : null));
    expect(given).not.toEqual(pieces);
    callbacks.onResults(given.map((piece) => ({ kind: 'piece', value: { piece } })));
    expect(spreads[1].jobs[0]).toMatchObject({
      pieces,
      values: pieces.map((piece) => ({ piece })),
    });
  });
});

it('differences are counted by answer, whatever the order of their entries', () => {
  const [first, second]: readonly Answer[] = answers;
  const turned = Object.fromEntries(Object.entries(first).reverse()) as unknown as Answer;
  expect(differences(answers, answers)).toBe(0);
  expect(differences([first, second], [turned, second])).toBe(0);
  expect(differences([first, second], [first, { ...second, families: 3 }])).toBe(1);
  // In the last bit.
  const { median } = second as { median: number };
  expect(differences([second], [{ ...second, median: median * (1 + 2 ** -52) } as Answer])).toBe(1);
  expect(differences([first], [first, second])).toBe(1);
});
