import type { EloSystem } from '../../model/measure/elo/records.ts';
import type { EloSummary } from '../../model/measure/elo/summary.ts';

/** The system that the others are compared with. */
export const ALONE: EloSystem = 'pass@1';

/** The systems of a summary, in its order. */
export function systemsOf({ systems }: EloSummary): EloSystem[] {
  return Object.keys(systems) as EloSystem[];
}

/** By rating at the largest budget, the highest first; equals in the order of the summary. */
export function ranked(summary: EloSummary): EloSystem[] {
  const lead = (system: EloSystem) => summary.systems[system].lead.value ?? Number.NaN;
  return systemsOf(summary).sort((a, b) => lead(b) - lead(a));
}
