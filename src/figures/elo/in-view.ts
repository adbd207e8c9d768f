import type { Parameters } from '../../model/parameters.ts';
import type { EloComputation } from './elo-computation.ts';
import { sameSessions } from './relevant.ts';

/** Lets a computation work only while its figure is in view: out of view it rests, and what is wanted waits. */
export class InView {
  private seen = false;
  private wanted: Parameters | null = null;
  /** Whether it was us who stopped it. */
  private rests = false;

  constructor(private readonly elo: Pick<EloComputation, 'state' | 'change' | 'start' | 'stop'>) {}

  see(seen: boolean): void {
    this.seen = seen;
    if (seen) this.update();
    else if (this.elo.state().work.kind === 'computing') {
      this.elo.stop();
      this.rests = true;
    }
  }

  want(parameters: Parameters): void {
    this.wanted = parameters;
    if (this.seen) this.update();
  }

  private update(): void {
    const { elo, wanted } = this;
    if (wanted) elo.change(wanted);
    const { shown, work, parameters } = elo.state();
    const isShown = shown !== null && sameSessions(shown.of, parameters);
    if (this.rests || (!isShown && work.kind === 'idle')) elo.start();
    this.rests = false;
  }
}
