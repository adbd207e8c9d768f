import { averageParallelism, type WorkAndSpan } from '../../../model/measure/bounds.ts';
import type { ScalePoint } from '../../../model/measure/task/scale-point.ts';
import type { TaskShown } from '../spec.ts';
import { spanOf } from './formats.ts';
import { byAgents, paysAnything, type Slower, slowerThanFewer } from './points.ts';

/** What the plots of the scaling are drawn from. */
export interface ShownScale {
  /** As 1 of the file. */
  readonly span: WorkAndSpan;
  /** Ascending in agents, at least one. */
  readonly points: readonly ScalePoint[];
  /** W/C. */
  readonly parallelism: number;
  /** Numbers of agents that take longer than fewer; ascending. */
  readonly slower: readonly Slower[];
  /** Whether Graham's bound holds for the swarm at any size above one. */
  readonly graham: boolean;
  readonly free: boolean;
  readonly recorded: number | null;
  /** Of the settings. */
  readonly agents: number;
}

/** null while too little is in, or where no step takes any time. */
export function shownScale(shown: TaskShown): ShownScale | null {
  const span = spanOf(shown);
  const points = byAgents(shown.results.scale);
  if (span === null || points.length === 0 || span.work === 0) return null;
  const { recorded } = shown.task.read;
  return {
    span,
    points,
    parallelism: averageParallelism(span),
    slower: slowerThanFewer(points),
    graham: points.some(({ agents, grahamBound }) => agents > 1 && grahamBound !== null),
    free: !paysAnything(points),
    recorded: recorded !== null && recorded > 0 ? recorded : null,
    agents: shown.settings.parameters.agents,
  };
}
