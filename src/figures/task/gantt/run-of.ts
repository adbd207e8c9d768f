import { type GanttRun, ganttRun } from '../../../draw/task/gantt-scene.ts';
import type { GraphFacts } from '../../../model/measure/task/facts.ts';
import type { Duel, TaskOnShow } from '../../../state/task/task-state.ts';

const made = new WeakMap<Duel['result'], GanttRun>();

/** The swarm's run in lanes; the same object for the same duel. As long as `packLanes`, once. */
export function runOf(task: TaskOnShow, facts: GraphFacts, { result }: Duel): GanttRun {
  const found = made.get(result);
  if (found) return found;
  const { graph, unit } = task.input;
  const run = ganttRun(graph, result.swarm, facts.path.steps, result.perOne / unit.perOne);
  made.set(result, run);
  return run;
}

export interface LaneSums {
  readonly agents: number;
  readonly steps: number;
  /** In the unit of the run. */
  readonly work: number;
  readonly overhead: number;
}

/** What each of the first lanes does. O(steps). */
export function laneSums({ lanes, run, overhead }: GanttRun, most: number): LaneSums[] {
  const agents = new Int32Array(lanes.count);
  for (const lane of lanes.ofAgent) agents[lane]++;
  return Array.from({ length: Math.min(most, lanes.count) }, (_, lane) => {
    let work = 0;
    let paid = 0;
    for (let i = lanes.start[lane]; i < lanes.start[lane + 1]; i++) {
      const step = lanes.item[i];
      work += run.end[step] - run.start[step] - overhead[step];
      paid += overhead[step];
    }
    return {
      agents: agents[lane],
      steps: lanes.start[lane + 1] - lanes.start[lane],
      work,
      overhead: paid,
    };
  });
}
