import type { StepEvent } from '../../draw/step-event.ts';
import type { Messages } from '../../messages/index.ts';
import type { Team } from '../race/teams.ts';
import type { Telling } from '../race/telling.tsx';

/** Which step is finished at an event, and by whom; how many, where they are several; nothing for none. */
export function nameEvent(
  text: Messages['figure']['transport'],
  telling: Telling,
  steps: readonly StepEvent[],
  teams: readonly [Team, Team],
): string {
  if (steps.length === 0) return '';
  if (steps.length > 1) return text.finishedMany(steps.length);
  return telling.finished(teams[steps[0].panel].short, steps[0].step);
}
