import { quoted } from '../../../model/quoted.ts';
import { GraphError } from '../../graph-error.ts';
import { atLine } from '../../place.ts';
import { type Said, say } from '../../said.ts';
import type { DaxWorkflow } from './workflow.ts';

export interface JoinedEdges {
  /** For each job the ids of those before it, and where that stands. */
  readonly needs: readonly string[][];
  readonly needLines: readonly number[][];
  /** What is wrong with a need of a job, by `job need`, where it is a child that is not there. */
  readonly unknown: ReadonlyMap<string, Said>;
}

/** Edges by the job that they lead to. Throws a GraphError for an edge between two jobs that are not there. */
export function joinedEdges({ jobs, edges }: DaxWorkflow): JoinedEdges {
  const indexOf = new Map<string, number>();
  jobs.forEach(({ id }, i) => {
    if (!indexOf.has(id)) indexOf.set(id, i);
  });
  const needs: string[][] = jobs.map(() => []);
  const needLines: number[][] = jobs.map(() => []);
  const unknown = new Map<string, Said>();
  for (const { parent, child, line } of edges) {
    const c = indexOf.get(child);
    const wrong = say`${quoted(parent)} has the child ${quoted(child)}, which is not the id of a job`;
    // A child that is not there is refused, or left out, as a need of its parent.
    const at = c ?? indexOf.get(parent);
    if (at === undefined) throw new GraphError(atLine(line), wrong);
    needs[at].push(c === undefined ? child : parent);
    needLines[at].push(line);
    if (c === undefined) unknown.set(`${at} ${child}`, wrong);
  }
  return { needs, needLines, unknown };
}
