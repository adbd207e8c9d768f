import { grow } from '../../src/model/graph/grow.ts';
import { largestValue } from '../../src/model/measure/score-scale.ts';
import {
  deployment,
  digestOfSessions,
  type Session,
  sessionOptions,
} from '../../src/model/measure/sessions.ts';
import { baselineOptions, type SwarmOptions } from '../../src/model/swarm/options.ts';
import { PreparedGraph } from '../../src/model/swarm/prepare.ts';
import type { RunName } from '../../src/model/swarm/run-result.ts';
import { Simulation } from '../../src/model/swarm/simulation.ts';
import { MOST_SESSIONS_SHOWN, type RaceJob, type RaceResult } from '../protocol.ts';
import { rememberedTaskScale } from './remembered.ts';
import { type Pause, pause, type Running, within } from './running.ts';

/** Completions between two pauses: a few milliseconds. */
const SLICE = 5_000;

/**
 * One graph, the single agent on it, and the sessions of the deployment, of which no more are run than
 * are shown. Throws an Error with one sentence where the parameters describe no swarm.
 */
export function* race({ parameters }: RaceJob): Running<RaceResult> {
  const { seed, graph } = parameters;
  const { sessions } = deployment(parameters);
  const shown = Math.min(sessions, MOST_SESSIONS_SHOWN);
  const options = sessionOptions(parameters);
  const parts = shown + 2;
  yield pause(0);
  const first = new PreparedGraph(grow(parameters, graph));
  yield pause(1 / parts);
  const share = (part: number) => (within: number) => (part + within) / parts;
  const alone = yield* session(
    first,
    baselineOptions(parameters),
    { seed, graph, attempt: 0, run: 0 },
    share(1),
  );
  const swarm: Session[] = [];
  for (let attempt = 0; attempt < shown; attempt++) {
    yield pause(share(2 + attempt)(0));
    const prepared = attempt === 0 ? first : new PreparedGraph(grow(parameters, graph, attempt));
    const name = { seed, graph, attempt, run: 0 };
    swarm.push(yield* session(prepared, options, name, share(2 + attempt)));
  }
  yield pause(1);
  const scale =
    parameters.scale === 'graph' && sessions === 1
      ? largestValue(first.graph)
      : yield* within(rememberedTaskScale(parameters, graph), 1);
  const digest = digestOfSessions(swarm.map((session) => session.run));
  return { kind: 'race', alone, swarm, sessions, scale, digest };
}

/** One run, in slices; `share` turns a share of the run into one of the job. */
function* session(
  prepared: PreparedGraph,
  options: SwarmOptions,
  name: RunName,
  share: (within: number) => number,
): Generator<Pause<never>, Session, void> {
  const simulation = new Simulation(prepared, options, name);
  while (!simulation.advance(SLICE)) yield pause(share(simulation.done / prepared.graph.steps));
  return { graph: prepared.graph, run: simulation.result() };
}
