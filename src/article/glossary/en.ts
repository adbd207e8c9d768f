/** The terms of the article, by the ids of `<T>`: one or two sentences each, without markup. */
export const glossary = {
  'task-graph': {
    term: 'task graph',
    definition:
      'A task drawn as steps and arrows: an arrow runs from a step to one that needs it. There are no cycles.',
  },
  step: {
    term: 'step',
    definition:
      'The smallest piece of work. One agent works on it, without a break, for the duration of the step.',
  },
  prerequisite: {
    term: 'prerequisite',
    definition: 'A step that must be finished before another one can start.',
  },
  ready: {
    term: 'ready',
    definition: 'Said of a step that nobody has started and whose prerequisites are all finished.',
  },
  'ready-queue': {
    term: 'ready queue',
    definition: 'All ready steps of a graph that are open to anybody.',
  },
  agent: {
    term: 'agent',
    definition: 'A worker that does one step at a time. All agents of the model are equally fast.',
  },
  swarm: {
    term: 'swarm',
    definition: 'Agents that share one task graph, under a cap on how many work at once.',
  },
  'standard-swarm': {
    term: 'standard swarm',
    definition:
      'A swarm with a coordinator: whenever a slot is free and a step is ready, an agent is started on it.',
  },
  'recursive-swarm': {
    term: 'recursive swarm',
    definition:
      'A swarm without a coordinator: it begins with one agent, and agents fork children when a step of theirs opens several others.',
  },
  coordinator: {
    term: 'coordinator',
    definition:
      'Whoever starts new agents on ready steps. It does no steps itself and is not counted as an agent.',
  },
  session: {
    term: 'session',
    definition:
      'One swarm, or one agent alone, on a graph of its own. Several sessions share nothing but the budget.',
  },
  family: {
    term: 'family',
    definition: 'Task graphs that are grown by the same rules and measured together, usually 16.',
  },
  coverage: {
    term: 'coverage',
    definition: 'Finished steps as a share of all steps of the graph.',
  },
  'best-score': {
    term: 'best score',
    definition:
      'The highest value among the finished steps, scaled so that the best step scores 1; never below the root’s 0.',
  },
  't-mid': {
    term: 't_mid',
    definition:
      'The unit of time: the first moment at which one agent’s coverage, averaged over the family, reaches one half.',
  },
  speedup: {
    term: 'speedup',
    definition:
      'How many times sooner: the time at which the mean curve of one agent reaches a level, divided by the same for the swarm on the same graphs.',
  },
  'agent-time': {
    term: 'agent-time',
    definition: 'Working time summed over all agents. An empty slot costs nothing.',
  },
  makespan: {
    term: 'makespan',
    definition: 'The time from the start until the last step is finished.',
  },
  work: {
    term: 'work',
    definition: 'The sum of the durations of all steps; what one agent needs for the whole graph.',
  },
  span: {
    term: 'span',
    definition: 'The length of the critical path: what even unlimited agents need.',
  },
  'critical-path': {
    term: 'critical path',
    definition:
      'The chain of steps, each needed by the next, whose durations have the largest sum.',
  },
  'average-parallelism': {
    term: 'average parallelism',
    definition:
      'Work divided by span. For the whole task no number of agents gives a larger speedup.',
  },
  bound: {
    term: 'bound',
    definition:
      'A limit that no schedule can beat. No swarm of k finishes before the span has passed, nor before a k-th of the work.',
  },
  'grahams-bound': {
    term: 'Graham’s bound',
    definition:
      'If nobody idles beside a ready step, k agents finish by W/k + (1 − 1/k) C, with the work W and the span C.',
  },
  layer: {
    term: 'layer',
    definition: 'All steps that are equally far from the root, which is layer 0.',
  },
  width: {
    term: 'width',
    definition:
      'The largest number of steps of which none waits for another, directly or through others.',
  },
  preference: {
    term: 'preference',
    definition:
      'How strongly parents that improved are drawn more often: a parent has the weight exp(preference × its own change).',
  },
  fertility: {
    term: 'fertility',
    definition:
      'How much graphs differ in quality: the standard deviation of a shift that is drawn once per graph and added to all its changes.',
  },
  merge: {
    term: 'merge',
    definition: 'A step with several parents. It is ready when all of them are finished.',
  },
  'own-branch': {
    term: 'own branch',
    definition:
      'The rule by which an agent goes on with the first step that its last one unlocked, until there is none.',
  },
  'hand-off': {
    term: 'hand-off',
    definition: 'An agent takes a step with a prerequisite that another agent has finished.',
  },
  'scheduling-overhead': {
    term: 'scheduling overhead',
    definition:
      'What is paid when an agent starts, is sent to a step, or takes a hand-off: a share of the median step.',
  },
  'communication-overhead': {
    term: 'communication overhead',
    definition:
      'How much longer a step takes because others are at work too: a share of its duration for each of them, or for the group.',
  },
  elo: {
    term: 'Elo',
    definition:
      'A rating made from wins: 400 points more mean ten times the odds of having found the better solution.',
  },
  'self-elo': {
    term: 'self-Elo',
    definition:
      'Elo of a system at each budget against the same system at its other budgets; 0 at the first.',
  },
  'joint-elo': {
    term: 'joint Elo',
    definition: 'Elo of all systems at all budgets, rated together.',
  },
  'inflection-point': {
    term: 'scaling inflection point',
    definition:
      'The last budget at which self-Elo still climbs faster than the 400 points per decade of repeated sampling.',
  },
  'pass-at-k': {
    term: 'pass@k',
    definition:
      'The best of k single agents, each on a graph of its own and with a k-th of the budget.',
  },
  'group-at-k': {
    term: 'group@k',
    definition: 'One standard swarm of k agents on one graph.',
  },
  'bootstrap-interval': {
    term: 'bootstrap interval',
    definition:
      'The middle 95% of a figure when its graphs are drawn again many times from those measured, each time with repeats.',
  },
  seed: {
    term: 'seed',
    definition:
      'A number that names the draw. The same seed and settings give the same run in every browser.',
  },
  digest: {
    term: 'digest',
    definition:
      'A short fingerprint of the order and the times of all completions. Two readers with the same digest saw the same run.',
  },
} as const;

export type TermId = keyof typeof glossary;
