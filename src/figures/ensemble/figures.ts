import type { Figures } from '../../claims/claim.ts';
import type { SystemSummary } from '../../model/measure/family.ts';
import { LEVELS, SCORES } from '../../model/measure/graph-measure.ts';

const orNaN = (value: number | null) => value ?? Number.NaN;
const COMPUTE_LEVEL = LEVELS.indexOf(0.9);

/** A system's figures by the names that the claims and the prose use; NaN: never reached. */
export function systemFigures(name: string, system: SystemSummary): Figures {
  const figures: Record<string, number> = {};
  for (const score of SCORES) {
    LEVELS.forEach((level, i) => {
      figures[`${name}.${score}.${level}`] = orNaN(system.speedup[score][i].value);
      figures[`${name}.time.${score}.${level}`] = orNaN(system.time[score][i].value);
    });
    figures[`${name}.agentTime.${score}`] = orNaN(system.agentTime[score][COMPUTE_LEVEL].value);
  }
  figures[`${name}.scheduling`] = orNaN(system.scheduling.share.value);
  figures[`${name}.communication`] = orNaN(system.communication.share.value);
  figures[`${name}.makespan`] = orNaN(system.makespan.value);
  return figures;
}
