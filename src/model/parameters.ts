/**
 * Every parameter of the model, once. Controls, links, the command line (`--set key=value`), the
 * reference in `docs/parameters.md` and the tests are derived from this table; a new parameter is a new
 * entry here, its value in `presets.ts`, and its use.
 *
 * `bounds` are what the model accepts; `slider` is the narrower range that a control offers.
 */

interface Described {
  /** Short name, in sentence case without a full stop. */
  readonly label: string;
  /** What it means, in one sentence. */
  readonly meaning: string;
  /** Which block of a panel or a reference page it belongs to. */
  readonly group: ParameterGroup;
}

export interface NumberParameter extends Described {
  readonly kind: 'number' | 'integer';
  /** '' for a pure number. */
  readonly unit: Unit;
  readonly bounds: readonly [number, number];
  readonly step: number;
  readonly slider?: readonly [number, number];
  /** How a slider spreads the range. */
  readonly spacing?: 'linear' | 'log';
  /** May be `null`, and what that means. */
  readonly none?: string;
}

export interface ChoiceParameter extends Described {
  readonly kind: 'choice';
  readonly options: readonly string[];
}

export interface SwitchParameter extends Described {
  readonly kind: 'switch';
}

export type ParameterDefinition = NumberParameter | ChoiceParameter | SwitchParameter;
export type ParameterGroup =
  | 'task'
  | 'shape'
  | 'value'
  | 'duration'
  | 'swarm'
  | 'overhead'
  | 'measure';
export type Unit = '' | 'steps' | 'layers' | 'agents' | 'graphs' | 'sessions' | 'share';

export const SWARM_KINDS = ['single', 'standard', 'recursive', 'independent', 'sessions'] as const;
export const RULES = [
  'own-branch',
  'own-list',
  'random',
  'shallowest',
  'deepest',
  'shortest',
  'critical-path',
  'input-order',
] as const;
export const DISPATCHES = ['random', 'oldest'] as const;
export const BACKLOGS = ['lifo', 'fifo'] as const;
export const COMMUNICATION_LAWS = ['none', 'peer', 'group'] as const;

export type SwarmKind = (typeof SWARM_KINDS)[number];
export type Rule = (typeof RULES)[number];
export type Dispatch = (typeof DISPATCHES)[number];
export type Backlog = (typeof BACKLOGS)[number];

const share = (
  label: string,
  meaning: string,
  step: number,
  most: number,
  slider: readonly [number, number],
) =>
  ({
    label,
    meaning,
    group: 'overhead',
    kind: 'number',
    unit: 'share',
    bounds: [0, most],
    step,
    slider,
  }) as const;

export const PARAMETERS = {
  seed: {
    label: 'Seed',
    meaning: 'Names the draw: the same seed and parameters give the same run in every engine.',
    group: 'task',
    kind: 'integer',
    unit: '',
    bounds: [0, 4294967295],
    step: 1,
  },
  steps: {
    label: 'Steps',
    meaning:
      'Number of steps of every graph, the root included; sets aside the draw of the preset.',
    group: 'task',
    kind: 'integer',
    unit: 'steps',
    bounds: [2, 1000000],
    step: 1,
    slider: [10, 5000],
    spacing: 'log',
    none: 'as the preset draws it',
  },
  layers: {
    label: 'Layers',
    meaning:
      'Layers below the root, each with at least one step; sets aside the draw of the preset.',
    group: 'task',
    kind: 'integer',
    unit: 'layers',
    bounds: [1, 1000],
    step: 1,
    slider: [4, 136],
    spacing: 'log',
    none: 'as the preset draws it',
  },
  meanSteps: {
    label: 'Mean steps',
    meaning: 'Steps of a graph whose own draw is at its median.',
    group: 'task',
    kind: 'integer',
    unit: 'steps',
    bounds: [10, 1500],
    step: 1,
  },
  stepsSpread: {
    label: 'Spread of steps',
    meaning: 'Standard deviation of the logarithm of the number of steps from graph to graph.',
    group: 'task',
    kind: 'number',
    unit: '',
    bounds: [0, 2],
    step: 0.01,
  },
  meanLayers: {
    label: 'Mean layers',
    meaning: 'Layers below the root of a graph whose own draw is at its median.',
    group: 'task',
    kind: 'integer',
    unit: 'layers',
    bounds: [3, 30],
    step: 1,
  },
  layersSpread: {
    label: 'Spread of layers',
    meaning: 'Standard deviation of the logarithm of the number of layers from graph to graph.',
    group: 'task',
    kind: 'number',
    unit: '',
    bounds: [0, 2],
    step: 0.01,
  },
  layersCounted: {
    label: 'Layers counted',
    meaning:
      'Whether the draw and its clamp count the layers below the root, or the root layer too.',
    group: 'task',
    kind: 'choice',
    options: ['below-root', 'with-root'],
  },
  peak: {
    label: 'Peak',
    meaning: 'Where the widest layer lies, as a share of the depth.',
    group: 'shape',
    kind: 'number',
    unit: 'share',
    bounds: [0.1, 0.9],
    step: 0.01,
    slider: [0.1, 0.9],
  },
  peakSpread: {
    label: 'Spread of the peak',
    meaning: 'Standard deviation of the peak from graph to graph.',
    group: 'shape',
    kind: 'number',
    unit: '',
    bounds: [0, 1],
    step: 0.01,
  },
  steepness: {
    label: 'Steepness',
    meaning: 'How narrow the bell of layer sizes is; the larger, the fewer layers hold most steps.',
    group: 'shape',
    kind: 'number',
    unit: '',
    bounds: [0.1, 100],
    step: 0.1,
    slider: [1, 20],
  },
  layerNoise: {
    label: 'Layer noise',
    meaning: 'Standard deviation of the logarithm of a layer’s share around the bell.',
    group: 'shape',
    kind: 'number',
    unit: '',
    bounds: [0, 3],
    step: 0.01,
  },
  merge: {
    label: 'Merging',
    meaning: 'Probability that a step needs more than its main parent.',
    group: 'shape',
    kind: 'number',
    unit: 'share',
    bounds: [0, 0.9],
    step: 0.01,
    slider: [0, 0.9],
  },
  mergeSpread: {
    label: 'Spread of merging',
    meaning: 'Standard deviation of the logarithm of the merge probability from graph to graph.',
    group: 'shape',
    kind: 'number',
    unit: '',
    bounds: [0, 2],
    step: 0.01,
  },
  siblingShare: {
    label: 'Sibling share',
    meaning:
      'Probability that a further parent is looked for among the siblings of the main parent.',
    group: 'shape',
    kind: 'number',
    unit: 'share',
    bounds: [0, 1],
    step: 0.01,
  },
  furtherUp: {
    label: 'One further up',
    meaning: 'Probability that the search for a further parent goes up one more layer.',
    group: 'shape',
    kind: 'number',
    unit: 'share',
    bounds: [0, 0.999],
    step: 0.01,
  },
  preference: {
    label: 'Preference',
    meaning: 'How strongly parents that improved are preferred: weight exp(preference × change).',
    group: 'value',
    kind: 'number',
    unit: '',
    bounds: [-5, 5],
    step: 0.01,
    slider: [0, 3],
  },
  changeAtRoot: {
    label: 'Change at the root',
    meaning: 'Mean change of value of a step over its best parent, at the root.',
    group: 'value',
    kind: 'number',
    unit: '',
    bounds: [-10, 10],
    step: 0.05,
  },
  changeAtEnd: {
    label: 'Change at the end',
    meaning: 'Mean change of value of a step over its best parent, in the deepest layer.',
    group: 'value',
    kind: 'number',
    unit: '',
    bounds: [-10, 10],
    step: 0.05,
  },
  fertility: {
    label: 'Fertility',
    meaning: 'Standard deviation of the shift of all changes of a graph, drawn once per graph.',
    group: 'value',
    kind: 'number',
    unit: '',
    bounds: [0, 5],
    step: 0.01,
    slider: [0, 2],
  },
  durationGrowth: {
    label: 'Duration growth',
    meaning:
      'How the median duration grows with depth x: linear 1 + (ratio - 1) x, or exponential exp(rate x^shape).',
    group: 'duration',
    kind: 'choice',
    options: ['linear', 'exponential'],
  },
  durationRatio: {
    label: 'Duration ratio',
    meaning: 'Linear growth: the median duration in the deepest layer over that of the root.',
    group: 'duration',
    kind: 'number',
    unit: '',
    bounds: [0.01, 10000],
    step: 0.1,
  },
  durationRate: {
    label: 'Duration rate',
    meaning:
      'Exponential growth: the logarithm of the deepest layer’s median duration over the root’s.',
    group: 'duration',
    kind: 'number',
    unit: '',
    bounds: [-20, 20],
    step: 0.1,
    slider: [0, 10],
  },
  durationShape: {
    label: 'Duration shape',
    meaning: 'Exponential growth: the power of the depth.',
    group: 'duration',
    kind: 'number',
    unit: '',
    bounds: [0.1, 10],
    step: 0.01,
  },
  durationNoise: {
    label: 'Duration noise',
    meaning: 'Standard deviation of the logarithm of a step’s duration around its layer’s median.',
    group: 'duration',
    kind: 'number',
    unit: '',
    bounds: [0, 3],
    step: 0.01,
    slider: [0, 1.5],
  },
  noiseOf: {
    label: 'Noise of',
    meaning: 'Whether the duration noise belongs to the graph or is drawn anew in each run.',
    group: 'duration',
    kind: 'choice',
    options: ['graph', 'run'],
  },
  swarm: {
    label: 'Swarm',
    meaning:
      'Who works: one agent, a standard swarm, a recursive swarm, independent sessions, or several swarms.',
    group: 'swarm',
    kind: 'choice',
    options: SWARM_KINDS,
  },
  agents: {
    label: 'Agents',
    meaning: 'The cap on agents at work at once; with several swarms, the sum over them.',
    group: 'swarm',
    kind: 'integer',
    unit: 'agents',
    bounds: [1, 65536],
    step: 1,
    slider: [1, 256],
    spacing: 'log',
  },
  sessions: {
    label: 'Swarms',
    meaning: 'Standard swarms that share the agents, each on a graph of its own (pass@sessions).',
    group: 'swarm',
    kind: 'integer',
    unit: 'sessions',
    bounds: [1, 4096],
    step: 1,
  },
  rule: {
    label: 'Next step',
    meaning: 'How an agent that finishes a step chooses the next one.',
    group: 'swarm',
    kind: 'choice',
    options: RULES,
  },
  baseline: {
    label: 'Baseline rule',
    meaning: 'The rule of the single agent that every speedup is measured against.',
    group: 'swarm',
    kind: 'choice',
    options: ['own-branch', 'own-list'],
  },
  dispatch: {
    label: 'Dispatch',
    meaning:
      'Which ready step a newly started agent gets: one at random, or the one ready longest.',
    group: 'swarm',
    kind: 'choice',
    options: DISPATCHES,
  },
  backlog: {
    label: 'Backlog',
    meaning:
      'Recursive swarm: which of the steps an agent could not fork it works off first, the newest or the oldest.',
    group: 'swarm',
    kind: 'choice',
    options: BACKLOGS,
  },
  forkDepth: {
    label: 'Fork depth',
    meaning:
      'Recursive swarm: cap on the depth of forking; the first agent is layer 1, at the cap nobody forks.',
    group: 'swarm',
    kind: 'integer',
    unit: 'layers',
    bounds: [1, 1000],
    step: 1,
    slider: [1, 8],
    none: 'no cap',
  },
  refill: {
    label: 'Refill',
    meaning: 'Recursive swarm: a slot that frees is given a random ready step.',
    group: 'swarm',
    kind: 'switch',
  },
  overhead: {
    label: 'Overhead',
    meaning: 'Whether swarms pay for scheduling and communication.',
    group: 'overhead',
    kind: 'switch',
  },
  scheduling: share(
    'Scheduling',
    'Paid when an agent starts, is dispatched, or builds on another’s step, as a share of a median step.',
    0.005,
    10,
    [0, 0.5],
  ),
  schedulingPays: {
    label: 'First step pays',
    meaning:
      'Whether a first or dispatched step that is also a hand-off pays scheduling once or twice.',
    group: 'overhead',
    kind: 'choice',
    options: ['once', 'both'],
  },
  communication: {
    label: 'Communication law',
    meaning:
      'Whether talking costs nothing, a share per other agent at work, or a share per group.',
    group: 'overhead',
    kind: 'choice',
    options: COMMUNICATION_LAWS,
  },
  peerShare: share(
    'Communication per peer',
    'How much longer a step takes for each other agent at work, as a share of its duration.',
    0.0025,
    10,
    [0, 0.1],
  ),
  groupBase: share(
    'Communication of two',
    'How much longer a step takes in a group of two, as a share of its duration.',
    0.005,
    10,
    [0, 0.5],
  ),
  groupSlope: share(
    'Communication per further member',
    'What each further member of a group adds, as a share of the duration.',
    0.0025,
    10,
    [0, 0.1],
  ),
  medianOf: {
    label: 'Median of',
    meaning:
      'Which median the scheduling share refers to: of the durations, or of the layer costs of the steps.',
    group: 'overhead',
    kind: 'choice',
    options: ['durations', 'layer-costs'],
  },
  scale: {
    label: 'Score scale',
    meaning:
      'What a best score of 1 is: the graph’s own largest value, or a high value for its task.',
    group: 'measure',
    kind: 'choice',
    options: ['graph', 'task'],
  },
  clock: {
    label: 'Clock',
    meaning: 'Whether the times of a family are averaged as they are or on each task’s own clock.',
    group: 'measure',
    kind: 'choice',
    options: ['raw', 'own'],
  },
  graphs: {
    label: 'Graphs',
    meaning: 'How many task graphs are measured together.',
    group: 'measure',
    kind: 'integer',
    unit: 'graphs',
    bounds: [1, 4096],
    step: 1,
    slider: [4, 64],
  },
  graph: {
    label: 'Graph',
    meaning: 'Which graph of the seed is drawn; family f is graphs 16f to 16f + 15.',
    group: 'measure',
    kind: 'integer',
    unit: '',
    bounds: [0, 1000000],
    step: 1,
  },
} as const satisfies Record<string, ParameterDefinition>;

export type ParameterKey = keyof typeof PARAMETERS;

type ValueOf<D> = D extends { kind: 'choice'; options: readonly (infer O)[] }
  ? O
  : D extends { kind: 'switch' }
    ? boolean
    : D extends { none: string }
      ? number | null
      : number;

/** A value for every parameter. Plain data: it travels to workers, into links and exports. */
export type Parameters = { readonly [K in ParameterKey]: ValueOf<(typeof PARAMETERS)[K]> };

export const PARAMETER_KEYS = Object.keys(PARAMETERS) as ParameterKey[];

/** The definition of a parameter, without the literal types of the table. */
export function definition(key: ParameterKey): ParameterDefinition {
  return PARAMETERS[key];
}

/** Whether a text names a parameter. Own keys only, so that `__proto__` does not. */
export function isParameterKey(text: string): text is ParameterKey {
  return Object.hasOwn(PARAMETERS, text);
}
