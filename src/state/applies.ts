import { deployment } from '../model/measure/sessions.ts';
import type { ParameterKey, Parameters, Rule } from '../model/parameters.ts';
import { isGlobalRule } from '../model/swarm/options.ts';

/** Why a parameter changes nothing at the moment; the sentences are in the messages. */
export type Idle =
  | 'no-swarm'
  | 'recursive-only'
  | 'own-branch-only'
  | 'sessions-only'
  | 'baseline-rules'
  | 'linear-only'
  | 'exponential-only'
  | 'steps-set'
  | 'layers-set'
  | 'peer-only'
  | 'group-only'
  | 'overhead-off'
  | 'run-noise'
  | 'task-scale';

type Test = (p: Parameters) => Idle | null;

const recursiveOnly: Test = (p) => (p.swarm === 'recursive' ? null : 'recursive-only');
const drawsSteps: Test = (p) => (p.steps === null ? null : 'steps-set');
const drawsLayers: Test = (p) => (p.layers === null ? null : 'layers-set');
/** An agent by itself pays nothing, and forks nobody. */
const together: Test = (p) => (deployment(p).agentsEach > 1 ? null : 'no-swarm');
const paid: Test = (p) => together(p) ?? (p.overhead ? null : 'overhead-off');

const TESTS: { readonly [K in ParameterKey]?: Test } = {
  agents: (p) => (p.swarm === 'single' ? 'no-swarm' : null),
  sessions: (p) => (p.swarm === 'sessions' ? null : 'sessions-only'),
  rule: (p) => (p.swarm === 'independent' ? 'baseline-rules' : null),
  backlog: (p) => (recursiveOnly(p) || p.rule !== 'own-branch' ? 'own-branch-only' : null),
  forkDepth: (p) => recursiveOnly(p) ?? together(p),
  refill: (p) => recursiveOnly(p) ?? together(p),
  meanSteps: drawsSteps,
  stepsSpread: drawsSteps,
  meanLayers: drawsLayers,
  layersSpread: drawsLayers,
  layersCounted: drawsLayers,
  durationRatio: (p) => (p.durationGrowth === 'linear' ? null : 'linear-only'),
  durationRate: (p) => (p.durationGrowth === 'exponential' ? null : 'exponential-only'),
  durationShape: (p) => (p.durationGrowth === 'exponential' ? null : 'exponential-only'),
  overhead: together,
  scheduling: paid,
  schedulingPays: paid,
  medianOf: (p) => paid(p) ?? (p.noiseOf === 'run' ? 'run-noise' : null),
  communication: paid,
  peerShare: (p) => (p.communication === 'peer' ? paid(p) : 'peer-only'),
  groupBase: (p) => (p.communication === 'group' ? paid(p) : 'group-only'),
  groupSlope: (p) => (p.communication === 'group' ? paid(p) : 'group-only'),
  scale: (p) => (deployment(p).sessions > 1 ? 'task-scale' : null),
};

/** Why moving a parameter changes nothing while the others stay as they are; null where it does change something. */
export function idle(parameters: Parameters, key: ParameterKey): Idle | null {
  return TESTS[key]?.(parameters) ?? null;
}

/** Whether a rule can be chosen for the swarm at hand: a recursive one has nobody who sees the whole graph. */
export function ruleFits(parameters: Pick<Parameters, 'swarm'>, rule: Rule): boolean {
  return parameters.swarm !== 'recursive' || !isGlobalRule(rule);
}

/** Parameters that set overhead in motion: moving one of them turns overhead on. */
export const OVERHEAD_KEYS: readonly ParameterKey[] = [
  'scheduling',
  'schedulingPays',
  'communication',
  'peerShare',
  'groupBase',
  'groupSlope',
  'medianOf',
];
