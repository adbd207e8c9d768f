import type { StepEvent } from '../../draw/step-event.ts';
import type { Messages } from '../../messages/index.ts';
import type { Team } from '../race/teams.ts';

/** Which step is finished at an event, and by whom; how many, where they are several; nothing for none. */
export function nameEvent(
  text: Messages['figure']['transport'],
  steps: readonly StepEvent[],
  teams: readonly [Team, Team],
): string {
  if (steps.length === 0) return '';
  if (steps.length > 1) return text.finishedMany(steps.length);
  return text.finished(teams[steps[0].panel].short, steps[0].step);
}
