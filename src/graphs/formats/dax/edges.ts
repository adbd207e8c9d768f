import { quoted } from '../../../model/quoted.ts';
import { GraphError } from '../../graph-error.ts';
import { atLine } from '../../place.ts';
import { type Said, say } from '../../said.ts';
import type { Reading } from '../format.ts';
import type { DaxWorkflow } from './workflow.ts';

export interface JoinedEdges {
  /** For each job the ids of those before it, and where that stands. */
  readonly needs: readonly string[][];
  readonly needLines: readonly number[][];
  /** What is wrong with a need of a job, by `job need`, where it is a child that is not there. */
  readonly unknown: ReadonlyMap<string, Said>;
}

const BETWEEN_PAUSES = 2 ** 15;

/** Edges by the job that they lead to. Throws a GraphError for an edge between two jobs that are not there. */
export function* joinedEdges({ jobs, edges }: DaxWorkflow): Reading<JoinedEdges> {
  const indexOf = new Map<string, number>();
  jobs.forEach(({ id }, i) => {
    if (!indexOf.has(id)) indexOf.set(id, i);
  });
  const needs: string[][] = jobs.map(() => []);
  const needLines: number[][] = jobs.map(() => []);
  const unknown = new Map<string, Said>();
  for (let e = 0; e < edges.length; e++) {
    if (e % BETWEEN_PAUSES === 0) yield e / edges.length;
    const { parent, child, line } = edges[e];
    const c = indexOf.get(child);
    // A child that is not there is refused, or left out, as a need of its parent.
    const at = c ?? indexOf.get(parent);
    if (at === undefined) throw new GraphError(atLine(line), isMissing(parent, child));
    needs[at].push(c === undefined ? child : parent);
    needLines[at].push(line);
    if (c === undefined) unknown.set(`${at} ${child}`, isMissing(parent, child));
  }
  return { needs, needLines, unknown };
}

function isMissing(parent: string, child: string): Said {
  return say`${quoted(parent)} has the child ${quoted(child)}, which is not the id of a job`;
}
