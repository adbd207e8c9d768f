import type { Answer } from '../../claims/claim.ts';
import type { StoredStudy } from '../../claims/stored/index.ts';
import { STUDIES, type Study, type StudyName, type StudySize } from '../../claims/studies.ts';
import type { Compute, Failure, PieceJob, PieceValue } from '../../compute/index.ts';
import { mixedOrder } from './mixed-order.ts';

/** Answers that this browser came to. */
export interface Recomputed extends StudySize {
  readonly answers: readonly Answer[];
  readonly seconds: number;
}

export type Work =
  | { readonly kind: 'idle' }
  | {
      readonly kind: 'computing';
      readonly done: number;
      readonly of: number;
      readonly share: number;
      /** null until something is through. */
      readonly secondsLeft: number | null;
    }
  /** All pieces are in. */
  | { readonly kind: 'concluding' }
  | { readonly kind: 'stopped' }
  | ({ readonly kind: 'trouble' } & { readonly failure: Failure });

export interface RecomputationState {
  readonly shown: 'stored' | 'here';
  readonly here: Recomputed | null;
  readonly work: Work;
}

type RecomputationCompute = Pick<Compute, 'spread' | 'retry'>;

/** One study on the page: its stored answers, and those that the reader has computed. */
export class Recomputation {
  private current: RecomputationState = { shown: 'stored', here: null, work: { kind: 'idle' } };
  private readonly listeners = new Set<() => void>();
  private stopWork = () => {};

  constructor(
    readonly name: StudyName,
    readonly stored: StoredStudy,
    private readonly compute: RecomputationCompute,
    /** Milliseconds. */
    private readonly now: () => number,
    readonly study: Pick<Study, 'claims' | 'parameters' | 'pieces'> = STUDIES[name],
  ) {}

  readonly state = (): RecomputationState => this.current;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Computes everything anew. What there was before is shown until all of it is there. */
  start(size: StudySize): void {
    this.stopWork();
    const pieces = this.study.pieces(size);
    const order = mixedOrder(pieces.map((piece) => piece.study));
    const jobs = order.map((i): PieceJob => ({ kind: 'piece', piece: pieces[i] }));
    const began = this.now();
    const onError = (failure: Failure) => this.set({ work: { kind: 'trouble', failure } });
    this.set({
      work: { kind: 'computing', done: 0, of: pieces.length, share: 0, secondsLeft: null },
    });
    this.stopWork = this.compute.spread(jobs, {
      onProgress: ({ done, of, share }) => {
        const { work } = this.current;
        if (work.kind === 'computing' && work.share === share) return;
        const left = ((this.now() - began) * (1 - share)) / share / 1000;
        const secondsLeft = done > 0 ? left : null;
        this.set({ work: { kind: 'computing', done, of, share, secondsLeft } });
      },
      onResults: (results) => {
        this.set({ work: { kind: 'concluding' } });
        const values = new Array<PieceValue>(results.length);
        results.forEach(({ value }, i) => {
          values[order[i]] = value;
        });
        const { name: study } = this;
        this.stopWork = this.compute.spread([{ kind: 'answers', study, pieces, values }], {
          onResults: ([{ answers }]) => {
            const seconds = (this.now() - began) / 1000;
            const here = { ...size, answers, seconds };
            this.set({ shown: 'here', here, work: { kind: 'idle' } });
          },
          onError,
        });
      },
      onError,
    });
  }

  stop(): void {
    this.stopWork();
    const { kind } = this.current.work;
    if (kind === 'computing' || kind === 'concluding') this.set({ work: { kind: 'stopped' } });
  }

  show(shown: 'stored' | 'here'): void {
    if (shown === 'stored' || this.current.here) this.set({ shown });
  }

  /** Workers are asked for again: what is missing will be computed, or refused once more. */
  resumed(): void {
    const { work } = this.current;
    if (work.kind !== 'trouble' || work.failure.kind !== 'unavailable') return;
    this.set({ work: { kind: 'computing', done: 0, of: 0, share: 0, secondsLeft: null } });
  }

  dispose(): void {
    this.stopWork();
    this.listeners.clear();
  }

  private set(change: Partial<RecomputationState>): void {
    this.current = { ...this.current, ...change };
    for (const listener of [...this.listeners]) listener();
  }
}

/** How many answers of a study differ in anything from the stored ones. */
export function differences(stored: readonly Answer[], here: readonly Answer[]): number {
  const known = new Map(stored.map((answer) => [answer.id, JSON.stringify(sorted(answer))]));
  return here.filter((answer) => known.get(answer.id) !== JSON.stringify(sorted(answer))).length;
}

const sorted = (answer: Answer) => Object.entries(answer).sort(([a], [b]) => (a < b ? -1 : 1));
