import { type FamilySummary, summarise } from '../../../model/measure/family.ts';
import { groundOf, measureGraph } from '../../../model/measure/graph-measure.ts';
import { largestValue } from '../../../model/measure/score-scale.ts';
import { runSessions, type Session } from '../../../model/measure/sessions.ts';
import { DEFAULT_PRESET, PRESETS } from '../../../model/presets.ts';
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
  const { graph, graphs, agents } = parameters;
  const { prepared, alone } = groundOf(parameters, graph);
  const [swarm] = runSessions(parameters, prepared, graph);
  const measures = Array.from({ length: graphs }, (_, i) =>
    measureGraph(parameters, [parameters], i),
  );
  const family = summarise(measures, { replicates: 0, samples: SAMPLES });
  const unit = family.tMid ?? 1;
  return {
    alone: { graph: prepared.graph, run: alone[0] },
    swarm,
    scale: largestValue(prepared.graph),
    family,
    agents,
    unit,
    time: OPENING_AT * unit,
  };
}
