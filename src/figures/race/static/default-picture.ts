import { grow } from '../../../model/graph/grow.ts';
import { type FamilySummary, summarise } from '../../../model/measure/family.ts';
import { measureGraph } from '../../../model/measure/graph-measure.ts';
import { largestValue } from '../../../model/measure/score-scale.ts';
import { runSessions, type Session } from '../../../model/measure/sessions.ts';
import { DEFAULT_PRESET, PRESETS } from '../../../model/presets.ts';
import { baselineOptions } from '../../../model/swarm/options.ts';
import { PreparedGraph } from '../../../model/swarm/prepare.ts';
import { run } from '../../../model/swarm/run.ts';
import { OPENING_AT } from '../playhead.ts';

/** Enough for curves of half a page's width. */
const SAMPLES = 90;

export interface DefaultPicture {
  readonly alone: Session;
  readonly swarm: Session;
  readonly scale: number;
  readonly family: FamilySummary;
  readonly agents: number;
  /** One t_mid, and the moment on show, in the unit of the durations. */
  readonly unit: number;
  readonly time: number;
}

/** What the workers would answer at the default settings, without intervals. */
export function defaultPicture(): DefaultPicture {
  const parameters = PRESETS[DEFAULT_PRESET];
  const { seed, graph, graphs, agents } = parameters;
  const prepared = new PreparedGraph(grow(parameters, graph));
  const name = { seed, graph, attempt: 0, run: 0 };
  const alone = { graph: prepared.graph, run: run(prepared, baselineOptions(parameters), name) };
  const [swarm] = runSessions(parameters, prepared, graph);
  const measures = Array.from({ length: graphs }, (_, i) =>
    measureGraph(parameters, [parameters], i),
  );
  const family = summarise(measures, { replicates: 0, samples: SAMPLES });
  const unit = family.tMid ?? 1;
  return {
    alone,
    swarm,
    scale: largestValue(prepared.graph),
    family,
    agents,
    unit,
    time: OPENING_AT * unit,
  };
}
