import type { FamilySummary } from '../model/measure/family.ts';
import type { Session } from '../model/measure/sessions.ts';
import {
  definition,
  PARAMETER_KEYS,
  type ParameterKey,
  type Parameters,
} from '../model/parameters.ts';

/** A race as the worker hands it over. */
export interface Race {
  readonly alone: Session;
  readonly swarm: readonly Session[];
  readonly sessions: number;
  readonly scale: number;
  /** Of the swarm's run; of several sessions, of those shown together. */
  readonly digest: string;
}

/**
 * What is on show. Race and family come from two jobs, and either may be a little older than the other,
 * so each says which parameters it belongs to.
 */
export interface Picture {
  readonly race: Race;
  readonly raceOf: Parameters;
  readonly family: FamilySummary | null;
  readonly familyOf: Parameters | null;
  /** Whether all graphs of the family are in. */
  readonly complete: boolean;
}

export type Work =
  /** Nothing was asked for yet. */
  | { readonly status: 'idle' }
  /** On its way; the picture on show, if any, is of earlier parameters. */
  | { readonly status: 'computing'; readonly share: number }
  /** The picture is of these parameters, the family of its first graphs. */
  | { readonly status: 'partial'; readonly share: number }
  | { readonly status: 'complete' }
  | { readonly status: 'error'; readonly message: string }
  /** No worker can run here; the picture that came with the page stays. */
  | { readonly status: 'unavailable'; readonly message: string };

export interface ResultSlice {
  readonly picture: Picture | null;
  readonly work: Work;
}

export const NO_RESULT: ResultSlice = { picture: null, work: { status: 'idle' } };

/** Whether everything on show belongs to these parameters. */
export function isCurrent(picture: Picture | null, parameters: Parameters): boolean {
  return picture !== null && picture.raceOf === parameters && picture.familyOf === parameters;
}

/** Whether a parameter is the swarm's alone: of neither the graphs, nor the single agent and its clock. */
function isOfSwarm(key: ParameterKey): boolean {
  const { group } = definition(key);
  return (group === 'swarm' || group === 'overhead') && key !== 'baseline' && key !== 'dispatch';
}

/** Whether two settings have the same graphs and the same single agent. */
export function sameTask(a: Parameters, b: Parameters): boolean {
  return PARAMETER_KEYS.every((key) => a[key] === b[key] || isOfSwarm(key));
}

/** One t_mid in the time unit of the graph of a race. */
export interface RaceUnit {
  readonly length: number;
  /** Whether it is the family's; else it is only near to it. */
  readonly known: boolean;
}

/**
 * On the family's clock where the family has the same graphs, else (a moment, while a family is on its way)
 * half the coverage of this one graph.
 */
export function raceUnit({ family, familyOf, race, raceOf }: Picture): RaceUnit {
  if (family?.tMid && familyOf && sameTask(raceOf, familyOf)) {
    const clock = family.clocks.find(({ graph }) => graph === raceOf.graph);
    if (clock) return { length: clock.tMid, known: true };
    if (raceOf.clock === 'raw') return { length: family.tMid, known: true };
  }
  const { run } = race.alone;
  const half = run.order[Math.ceil(run.steps / 2) - 1];
  const length = half === undefined ? 0 : run.end[half];
  return { length: length > 0 ? length : Math.max(run.makespan, 1), known: false };
}
