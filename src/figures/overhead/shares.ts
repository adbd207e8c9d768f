import type { Estimate } from '../../model/measure/estimate.ts';
import type { FamilySummary } from '../../model/measure/family.ts';
import { payingSystems } from './systems.ts';

/** Where the agent-time of a swarm goes; all three are shares of it. */
export interface Shares {
  /** What is left: 1 - communication - scheduling. */
  readonly work: number;
  readonly communication: Estimate;
  readonly scheduling: Estimate;
}

/** One entry per size, of the swarms that pay. */
export function sharesOf(summary: FamilySummary): Shares[] {
  return payingSystems(summary).map(({ communication, scheduling }) => ({
    work: 1 - (communication.share.value ?? 0) - (scheduling.share.value ?? 0),
    communication: communication.share,
    scheduling: scheduling.share,
  }));
}

/** Whole percent; one digit that is no zero where there is less than one. */
export function shareFormat(language: string): (share: number) => string {
  const whole = new Intl.NumberFormat(language, { style: 'percent' });
  const small = new Intl.NumberFormat(language, { style: 'percent', maximumSignificantDigits: 1 });
  return (share) => (share > 0 && share < 0.0095 ? small : whole).format(share);
}
