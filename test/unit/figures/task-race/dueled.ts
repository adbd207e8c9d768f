import type { TaskShown } from '../../../../src/figures/task/spec.ts';
import type { StepInput } from '../../../../src/graphs/build/step-input.ts';
import { swarmOptions } from '../../../../src/model/swarm/options.ts';
import { finish } from '../../../../workers/jobs/running.ts';
import { duel } from '../../../../workers/jobs/task/duel.ts';
import { type ShownOptions, taskShown } from '../task/task-shown.ts';

/** What the page shows of a graph, its duel included. */
export function dueled(steps: readonly StepInput[], options: ShownOptions = {}): TaskShown {
  const shown = taskShown(steps, { sizes: [1], ...options });
  const { parameters } = shown.settings;
  const of = swarmOptions(parameters);
  const { input } = shown.task;
  const result = finish(duel({ kind: 'graph-duel', input, swarm: of, seed: parameters.seed }));
  return { ...shown, results: { ...shown.results, duel: { of, result } } };
}

/** A step, and what may follow it at once: n of them. */
export const fan = (n: number, duration = 1): StepInput[] => [
  { id: 'split', duration, needs: [] },
  ...Array.from({ length: n }, (_, i) => ({ id: `part ${i}`, duration, needs: ['split'] })),
];
