import type { Score } from '../model/measure/graph-measure.ts';
import type { RunColumns } from './run-columns.ts';
import { countUpTo } from './search.ts';

/** A score over time as it jumps: 0 before `time[0]`, then `level[i]` from `time[i]` on. Both ascend. */
export interface ScoreSteps {
  readonly time: Float64Array;
  readonly level: Float64Array;
}

/** The exact score of a run, or the highest of several sessions. `scale` as in RaceData. */
export function scoreSteps(
  sessions: readonly RunColumns[],
  score: Score,
  scale: number,
): ScoreSteps {
  const curves = sessions.map((columns) => sessionSteps(columns, score, scale));
  if (curves.length === 1) return curves[0];
  const entries: { time: number; level: number }[] = [];
  for (const { time, level } of curves)
    for (let i = 0; i < time.length; i++) entries.push({ time: time[i], level: level[i] });
  entries.sort((a, b) => a.time - b.time);
  return rising(entries);
}

/** The level at a time. O(log n). */
export function levelAt({ time, level }: ScoreSteps, at: number): number {
  const reached = countUpTo(time, at);
  return reached > 0 ? level[reached - 1] : 0;
}

function sessionSteps(
  { graph, endings, leader }: RunColumns,
  score: Score,
  scale: number,
): ScoreSteps {
  const n = graph.steps;
  if (score === 'coverage')
    return { time: endings, level: Float64Array.from(endings, (_, i) => (i + 1) / n) };
  const { value } = graph;
  if (!value) return { time: new Float64Array(0), level: new Float64Array(0) };
  const level = (i: number) => (scale > 0 ? Math.min(1, Math.max(0, value[leader[i]]) / scale) : 1);
  return rising(Array.from(endings, (time, i) => ({ time, level: level(i) })));
}

/** Keeps the entries that are higher than all before them. */
function rising(entries: readonly { time: number; level: number }[]): ScoreSteps {
  let reached = 0;
  const kept = entries.filter(({ level }) => {
    if (level <= reached) return false;
    reached = level;
    return true;
  });
  return {
    time: Float64Array.from(kept, ({ time }) => time),
    level: Float64Array.from(kept, ({ level }) => level),
  };
}
