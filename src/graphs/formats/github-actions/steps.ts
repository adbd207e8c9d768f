import { MOST_EDGES, tooManyEdges } from '../../build/limits.ts';
import type { StepInput } from '../../build/step-input.ts';
import { GraphError } from '../../graph-error.ts';
import type { Place } from '../../place.ts';
import { distinctIds } from '../shared/distinct-ids.ts';
import type { Leg, Legs } from './legs.ts';
import type { WorkflowJob } from './workflow.ts';

/** A step of the graph, and where what it says stands. */
export interface PlacedStep {
  readonly step: StepInput;
  readonly place: Place;
  /** Of each need that is written in the workflow. */
  readonly needPlaces: readonly Place[];
  /** Of each need, the id of the job that is named and not there; '' where it is there. */
  readonly missing: readonly string[];
}

/** What a job is made of: itself, or its steps one after another. At least one. */
interface Part {
  readonly name: string;
  readonly duration: unknown;
  readonly place: Place;
}

export interface StepManner {
  /** A leg is the chain of its steps. */
  readonly asSteps: boolean;
  /** Durations are those of a run; else every part counts 1. */
  readonly timed: boolean;
}

/** Every leg waits for all legs of the jobs that its own job needs. Throws a GraphError where these are too many. */
export function placedSteps(
  workflow: readonly WorkflowJob[],
  { legs, legsOf }: Legs,
  { asSteps, timed }: StepManner,
): PlacedStep[] {
  const labels = distinctIds(legs.map(({ name }) => name));
  const parts = legs.map((leg) => (asSteps ? stepParts(leg, timed) : [jobPart(leg, timed)]));
  const ids = distinctIds(
    parts.flatMap((list, l) =>
      list.map(({ name }, p) => (asSteps ? `${labels[l]} / ${p + 1} ${name}`.trim() : labels[l])),
    ),
  );
  const firstOf: number[] = [];
  let filled = 0;
  for (const list of parts) {
    firstOf.push(filled);
    filled += list.length;
  }
  const lastId = (leg: number): string => ids[firstOf[leg] + parts[leg].length - 1];
  const jobs = new Map(workflow.map(({ id }, job) => [id, job]));
  let edges = 0;
  return legs.flatMap(({ job }, l) => {
    const sort = workflow[job]?.id ?? '';
    const waits = needsOf(workflow[job], jobs, (other) => legsOf[other].map(lastId));
    edges += waits.needs.length;
    if (edges > MOST_EDGES) throw new GraphError(null, tooManyEdges(edges), null, 'too-large');
    return parts[l].map(({ duration, place }, p): PlacedStep => {
      const id = ids[firstOf[l] + p];
      if (p === 0) {
        const { needs, needPlaces, missing } = waits;
        return { step: { id, duration, needs, sort }, place, needPlaces, missing };
      }
      const needs = [ids[firstOf[l] + p - 1]];
      return { step: { id, duration, needs, sort }, place, needPlaces: [place], missing: [''] };
    });
  });
}

function needsOf(
  job: WorkflowJob | undefined,
  jobs: ReadonlyMap<string, number>,
  idsOf: (job: number) => readonly string[],
): { needs: string[]; needPlaces: Place[]; missing: string[] } {
  const needs: string[] = [];
  const needPlaces: Place[] = [];
  const missing: string[] = [];
  const named = new Set<string>();
  job?.needs.forEach((need, j) => {
    // What is listed twice would be told once for each leg.
    if (named.has(need)) return;
    named.add(need);
    const other = jobs.get(need);
    // No id holds this character, so that it is that of no step.
    const found = other === undefined ? [`\0${need}`] : idsOf(other);
    for (const id of found) {
      needs.push(id);
      needPlaces.push(job.needPlace(j));
      missing.push(other === undefined ? need : '');
    }
  });
  return { needs, needPlaces, missing };
}

function jobPart({ name, ran, place }: Leg, timed: boolean): Part {
  return { name, duration: ran ? lengthOf(ran) : Number(!timed), place };
}

function stepParts(leg: Leg, timed: boolean): Part[] {
  const parts = leg.ran
    ? leg.ran.steps
        .filter(({ conclusion }) => conclusion !== 'skipped')
        .map((step) => ({ name: step.name, duration: lengthOf(step), place: step.place }))
    : leg.steps.map((name) => ({ name, duration: Number(!timed), place: leg.place }));
  return parts.length > 0 ? parts : [jobPart(leg, timed)];
}

/** In s; 0 for what was skipped or has not been through, of which the times say nothing. */
function lengthOf(ran: {
  readonly conclusion: string;
  readonly started: number | null;
  readonly completed: number | null;
}): number {
  if (ran.conclusion === 'skipped' || ran.started === null || ran.completed === null) return 0;
  // Times are whole ms.
  return Number((ran.completed - ran.started).toFixed(3));
}
