import { isCrowded } from '../../../draw/race-form.ts';
import type { Language } from '../../../messages/index.ts';
import { taskCatalogues } from '../../../messages/task/index.ts';
import { speedupText } from '../scale/formats.ts';
import type { TaskShown } from '../spec.ts';
import { timeText } from '../time-text.ts';
import { boundsOf } from './bounds.ts';
import { milestones } from './milestones.ts';

/** What the race shows, in short sentences. */
export function raceSays({ task, results }: TaskShown, language: Language): string[] {
  const { duel } = results;
  if (!duel) return [];
  const text = taskCatalogues[language].race;
  const factor = speedupText(language);
  const { unit } = task;
  const told = (time: number) => timeText(time, unit, language);
  const all = milestones(duel);
  const whole = all.at(-1);
  if (!whole || !(whole.alone > 0)) return [text.noTime];
  const { agents, kind } = duel.of;
  const says = [text.finishes(told(whole.alone), agents, kind === 'recursive', told(whole.swarm))];
  if (agents > 1) {
    says.push(text.comparison(factor(whole.speedup), compared(whole.speedup)));
    // What is told alike says nothing new.
    const factors = all.map(({ speedup }) => factor(speedup));
    if (new Set(factors).size > 1) says.push(text.sooner(factors[0], factors[1]), text.alone);
    const bounds = boundsOf({ task, duel, work: results.facts?.span ?? null });
    if (bounds) {
      const path = bounds.path >= bounds.share;
      const bound = told(Math.max(bounds.path, bounds.share));
      says.push(path ? text.notBeforePath(bound) : text.notBeforeShare(agents, bound));
    }
  }
  if (isCrowded(task.input.graph)) says.push(text.crowded);
  return says;
}

/** Within half a percent two times are the same to a reader. */
function compared(speedup: number): 'faster' | 'same' | 'slower' {
  if (speedup > 1.005) return 'faster';
  return speedup < 0.995 ? 'slower' : 'same';
}
