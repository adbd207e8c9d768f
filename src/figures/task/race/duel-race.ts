import type { RaceData } from '../../../draw/race-data.ts';
import type { TaskGraph } from '../../../model/graph/task-graph.ts';
import type { Duel, TaskOnShow } from '../../../state/task/task-state.ts';

const known = new WeakMap<Duel, RaceData>();

/** A duel as the race draws it: both runs on one graph, whose durations are in the unit of the runs. The same object each time. */
export function duelRace(task: TaskOnShow, duel: Duel): RaceData {
  let race = known.get(duel);
  if (!race) {
    const { alone, swarm, scale, perOne } = duel.result;
    const graph = graphOf(task, perOne, scale);
    race = { alone: { graph, run: alone }, swarm: [{ graph, run: swarm }], sessions: 1, scale };
    known.set(duel, race);
  }
  return race;
}

/** The graph of the file with durations as `perOne` of a run has them; values that are never positive make no score. */
function graphOf({ input }: TaskOnShow, perOne: number, scale: number): TaskGraph {
  const { graph, unit } = input;
  const value = scale > 0 ? graph.value : null;
  if (perOne === unit.perOne && value === graph.value) return graph;
  const duration =
    perOne === unit.perOne
      ? graph.duration
      : graph.duration.map((each) => (each / unit.perOne) * perOne);
  return { ...graph, duration, value };
}
