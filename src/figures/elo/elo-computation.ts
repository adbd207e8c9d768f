import type { Compute, Failure, Status } from '../../compute/index.ts';
import type { EloSummary } from '../../model/measure/elo/summary.ts';
import type { Parameters } from '../../model/parameters.ts';
import { PRESETS } from '../../model/presets.ts';
import { sameSessions } from './relevant.ts';
import { Sessions } from './sessions.ts';
import { FIRST_SESSIONS, REPLICATES, USUAL_SESSIONS } from './sizes.ts';

/** What is drawn. */
export interface ShownElo {
  /** The settings that it belongs to. */
  readonly of: Parameters;
  readonly summary: EloSummary;
  /** How long it took here; null for what came with the page. */
  readonly seconds: number | null;
}

export type EloWork =
  | { readonly kind: 'idle' }
  | {
      readonly kind: 'computing';
      /** Sessions that are in. */
      readonly done: number;
      readonly of: number;
      /** How far their ratings are; null before all sessions are in. */
      readonly rating: number | null;
    }
  | { readonly kind: 'stopped' }
  /** Out of view, in the middle. */
  | { readonly kind: 'resting' }
  | { readonly kind: 'trouble'; readonly failure: Failure };

export interface EloState {
  readonly parameters: Parameters;
  /** How many sessions a system are wanted. */
  readonly sessions: number;
  readonly shown: ShownElo | null;
  readonly work: EloWork;
}

export interface EloOptions {
  readonly compute: Pick<Compute, 'spread' | 'retry' | 'status'>;
  readonly parameters?: Parameters;
  /** What there is before anything is computed. */
  readonly stored?: ShownElo | null;
  /** Sessions of each system that are wanted at first. */
  readonly sessions?: number;
  /** Told when another number is wanted. */
  readonly onSessions?: (sessions: number) => void;
  /** Milliseconds. */
  readonly now?: () => number;
}

/** Computes the figure: sessions in blocks on all workers, then their ratings in one. */
export class EloComputation {
  private current: EloState;
  private readonly listeners = new Set<() => void>();
  private readonly options: EloOptions;
  private readonly now: () => number;
  private sessions: Sessions;
  private begun = false;
  /** Milliseconds: when the work under way began, and what went into these sessions before. */
  private since = 0;
  private spent = 0;

  constructor(options: EloOptions) {
    this.options = options;
    this.now = options.now ?? (() => performance.now());
    const { parameters = PRESETS.post, stored = null, sessions = USUAL_SESSIONS } = options;
    const shown = stored && sameSessions(stored.of, parameters) ? stored : null;
    this.current = { parameters, sessions, shown, work: { kind: 'idle' } };
    this.sessions = new Sessions(options.compute, parameters, this.fail);
  }

  readonly state = (): EloState => this.current;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  status(): Status {
    return this.options.compute.status();
  }

  /** The figure is in view: computes what nobody has asked for yet, once. */
  begin(): void {
    if (!this.begun) this.start();
  }

  /** Other settings: what is drawn stays until there is something to draw of them. */
  change(parameters: Parameters): void {
    const { parameters: before } = this.current;
    if (sameSessions(before, parameters)) return;
    this.set({ parameters });
    this.forget();
    this.set({ work: { kind: 'idle' } });
    const { stored } = this.options;
    if (stored && sameSessions(stored.of, parameters)) this.set({ shown: stored });
    if (this.begun) this.start();
  }

  /** Computes the picture from so many sessions; those that are in already are not run again. */
  start(sessions: number = this.current.sessions): void {
    this.halt();
    this.begun = true;
    this.since = this.now();
    if (sessions !== this.current.sessions) this.options.onSessions?.(sessions);
    this.set({ sessions });
    if (sessions <= FIRST_SESSIONS || this.isShown()) this.refine();
    else {
      this.run(FIRST_SESSIONS, () => {
        this.rate(FIRST_SESSIONS, 0);
        this.refine();
      });
    }
  }

  /** Computes all of it anew. */
  restart(): void {
    this.forget();
    this.start();
  }

  /** By the reader. */
  stop(): void {
    this.cease('stopped');
  }

  /** Until it is started again: the figure has left the screen. */
  rest(): void {
    this.cease('resting');
  }

  /** After workers were refused: asks for them again. */
  retry(): void {
    this.options.compute.retry();
    this.resumed();
  }

  /** Workers were asked for again: what is missing will be computed, or refused once more. */
  resumed(): void {
    const { work } = this.current;
    if (work.kind === 'trouble' && work.failure.kind === 'unavailable') this.counted(0, null);
  }

  dispose(): void {
    this.halt();
    this.listeners.clear();
  }

  /** Whether there is a picture of these settings: a first one from few sessions would be no better. */
  private isShown(): boolean {
    const { shown, parameters } = this.current;
    return shown !== null && sameSessions(shown.of, parameters);
  }

  /** All sessions that are wanted, then their ratings with intervals. */
  private refine(): void {
    const { sessions } = this.current;
    this.run(sessions, () => this.rate(sessions, REPLICATES));
  }

  private run(wanted: number, then: () => void): void {
    this.sessions.run(wanted, (count) => this.counted(count, null), then);
  }

  private rate(count: number, replicates: number): void {
    const first = replicates === 0;
    if (!first) this.counted(count, 0);
    this.sessions.rate(
      { count, replicates },
      (share) => {
        if (!first) this.counted(count, share);
      },
      (summary) => {
        if (first && this.isShown()) return;
        const time = this.spent + this.now() - this.since;
        this.set({ shown: { of: this.current.parameters, summary, seconds: time / 1000 } });
        if (first) return;
        this.spent = time;
        this.set({ work: { kind: 'idle' } });
      },
    );
  }

  private readonly fail = (failure: Failure): void => {
    if (failure.kind === 'failed') this.halt();
    this.set({ work: { kind: 'trouble', failure } });
  };

  private counted(done: number, rating: number | null): void {
    this.set({ work: { kind: 'computing', done, of: this.current.sessions, rating } });
  }

  private cease(kind: 'stopped' | 'resting'): void {
    if (this.current.work.kind !== 'computing') return;
    this.halt();
    this.set({ work: { kind } });
  }

  private forget(): void {
    this.halt();
    this.spent = 0;
    this.sessions = new Sessions(this.options.compute, this.current.parameters, this.fail);
  }

  private halt(): void {
    if (this.current.work.kind === 'computing') this.spent += this.now() - this.since;
    this.sessions.halt();
  }

  private set(change: Partial<EloState>): void {
    this.current = { ...this.current, ...change };
    for (const listener of [...this.listeners]) listener();
  }
}
