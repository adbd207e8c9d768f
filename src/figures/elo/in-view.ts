import type { Parameters } from '../../model/parameters.ts';
import type { EloComputation } from './elo-computation.ts';
import { sameSessions } from './relevant.ts';

/** Lets a computation work only while its figure is in view: out of view it rests, and what is wanted waits. */
export class InView {
  private seen = false;
  private wanted: { readonly parameters: Parameters; readonly sessions: number } | null = null;

  constructor(private readonly elo: Pick<EloComputation, 'state' | 'change' | 'start' | 'rest'>) {}

  see(seen: boolean): void {
    this.seen = seen;
    if (seen) this.update();
    else this.elo.rest();
  }

  want(parameters: Parameters, sessions: number): void {
    this.wanted = { parameters, sessions };
    if (this.seen) this.update();
  }

  private update(): void {
    const { elo, wanted } = this;
    if (wanted) elo.change(wanted.parameters);
    const { shown, work, parameters, sessions: before } = elo.state();
    const sessions = wanted?.sessions ?? before;
    const isShown =
      shown !== null && sameSessions(shown.of, parameters) && shown.summary.sessions >= sessions;
    const isWanted = sessions !== before || (!isShown && work.kind === 'idle');
    if (work.kind === 'resting' || isWanted) elo.start(sessions);
  }
}
