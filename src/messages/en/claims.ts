/** Text of the page of claims. Numbers in the sentences are the settings that their ids name, never results. */
export const claims = {
  nav: 'Claims',
  title: 'Published numbers, recomputed',
  lead: 'The post states numbers and findings about swarms. Here each of them is computed again, over many families of task graphs in place of one.',
  skip: 'Skip to the table',
  /** Words between asterisks are terms that are introduced here. */
  paragraphs: [
    'A *family* is 16 task graphs that are measured together. The post shows one, so its numbers hold the luck of one draw. Here many are drawn. The dot is their median, the bar the middle 90% of them, and a published value is *inside* where the bar covers it, give or take its rounding.',
    'What is outside stays in the table. The free constants of the model were fitted to all these numbers together, and none to a single one; where a number is outside, the rules as we read them do not give it, and we do not know which of them the post applied differently.',
  ],
  summary: {
    numbers: (inside: string, all: string, families: string) =>
      `${inside} of ${all} published numbers lie inside the spread of ${families} families.`,
    near: (count: string, share: string) =>
      `With those whose median is off by no more than ${share}, ${count} are near.`,
    statements: (hold: string, all: string, families: string) =>
      `${hold} of ${all} statements hold for the medians of ${families} families.`,
    september: (agree: string, all: string) =>
      `${agree} of ${all} figures of the independent table agree.`,
    none: 'No answers are stored with this page; they can be computed below.',
  },

  postTitle: 'The post',
  tableLabel: 'Claims of the post, and what this model gives',
  columns: {
    claim: 'Claim',
    published: 'Published',
    here: 'Here',
    range: '5% to 95%',
    ratio: 'Here over published',
    verdict: 'Verdict',
    lab: 'See it',
  },
  axis: { below: '½', one: '1', above: '2' },
  legend: {
    inside: 'inside',
    outside: 'outside',
    published: 'published, with its rounding',
    beyond: 'goes on beyond the scale',
    scale: 'scale: a third to three times what was published, which stands in the middle',
  },
  verdict: {
    inside: 'inside',
    outside: 'outside',
    holds: 'holds',
    fails: 'does not hold',
    definition: 'a definition',
    unknown: 'not computed',
  },
  medians: (families: string) => `medians of ${families} families`,
  range: (low: string, high: string) => `${low} to ${high}`,
  open: 'open in the lab',
  none: '–',

  topics: {
    standard: 'Standard swarm',
    recursive: 'Recursive swarm',
    rules: 'Which step next',
    overhead: 'Overhead',
    compute: 'Total compute',
    width: 'Width of the graph',
    elo: 'Elo at equal budgets',
  },

  post: {
    steps: 'A task graph has this many steps on average.',
    'standard16-coverage-50':
      'A standard swarm of 16 reaches half coverage this many times sooner than one agent.',
    'standard16-coverage-90':
      'A standard swarm of 16 reaches 90% coverage this many times sooner than one agent.',
    'recursive16-coverage-50':
      'A recursive swarm of 16 reaches half coverage this many times sooner than one agent.',
    'recursive16-coverage-90':
      'A recursive swarm of 16 reaches 90% coverage this many times sooner than one agent.',
    'standard16-best-50':
      'A standard swarm of 16 reaches half the best score this many times sooner than one agent.',
    'standard16-best-90':
      'A standard swarm of 16 reaches 90% of the best score this many times sooner than one agent.',
    'recursive16-best-50':
      'A recursive swarm of 16 reaches half the best score this many times sooner than one agent.',
    'recursive16-best-90':
      'A recursive swarm of 16 reaches 90% of the best score this many times sooner than one agent.',
    'standard-faster-from-4':
      'With 4 to 64 agents, the standard swarm is at 90% of either score before the recursive one.',
    'curves-shift-earlier':
      'Each doubling from 1 to 64 agents brings every level of both scores sooner, and both curves stay S-shaped in log time.',
    'shallowest2-coverage-50':
      'Two agents that take the shallowest ready step reach half coverage this many times sooner than one agent.',
    'own2-coverage-50':
      'Two agents that follow their own branch reach half coverage this many times sooner than one agent.',
    'critical-path-slowest-on-coverage':
      'Of five rules, critical path first is the slowest to half coverage, with 2 to 32 agents.',
    'critical-path-first-to-half-best':
      'Of five rules, critical path first is the soonest to half the best score, with 2 to 32 agents.',
    'communication-share-2': 'Two agents spend this share of agent-time on communication.',
    'communication-share-8': '8 agents spend this share of agent-time on communication.',
    'communication-share-64': '64 agents spend this share of agent-time on communication.',
    'scheduling-under-1-percent':
      'Scheduling stays under 1% of agent-time, however large the swarm.',
    'little-gain-past-32':
      'With overhead, 64 agents are less than 1.35 times as fast as 32 at 90% of either score.',
    'agent-time-90-standard16':
      'To 90% coverage, a standard swarm of 16 spends this much agent-time for each unit that one agent spends.',
    'agent-time-90-least': 'The least such ratio of both swarms, with 2 to 64 agents.',
    'agent-time-90-most': 'The greatest such ratio of both swarms, with 2 to 64 agents.',
    'agent-time-best-under-one':
      'To 90% of the best score, no swarm needs much more agent-time than one agent.',
    'narrow-coverage-90':
      'On 136 layers, a standard swarm of 16 reaches 90% coverage this many times sooner than one agent.',
    'narrow-coverage-99':
      'On 136 layers, a standard swarm of 16 reaches 99% coverage this many times sooner than one agent.',
    'narrow-best-90':
      'On 136 layers, a standard swarm of 16 reaches 90% of the best score this many times sooner than one agent.',
    'wide-coverage-90':
      'On 8 layers, a standard swarm of 16 reaches 90% coverage this many times sooner than one agent.',
    'wide-best-90':
      'On 8 layers, a standard swarm of 16 reaches 90% of the best score this many times sooner than one agent.',
    'widest-recursive-coverage-90':
      'On 4 layers, a recursive swarm of 16 reaches 90% coverage this many times sooner than one agent.',
    'elo-reference': 'Repeated sampling gains this much Elo with every decade of budget.',
    'elo-bends':
      'pass@1 starts on the reference of repeated sampling, is slower in the last decade, and passes its inflection point before the last half decade.',
    'elo-order':
      'With the whole budget pass@4 is first, pass@2 group@2 lies between, and group@4 is level with pass@1.',
  },

  september: {
    title: 'The September revision',
    /** `source`: the name of a public repository. */
    lead: (source: string, families: string) =>
      `A revision of the post, of September 2026, was built once more by others, who published a table of means with intervals (${source}, ${families} families). The preset “September” follows its protocol on the simulator of this site. No constant was tuned for it.`,
    agree: (percent: string) =>
      `A figure agrees where its mean differs from the table by ${percent} at most, or lies inside the interval of the table.`,
    matrixLabel: 'Means of this model against the independent table',
    legend: (scale: string, band: string) =>
      `Large: here. Small: the table’s value, and by how much we differ. The dot shows the difference on a scale of ±${scale}, of which ±${band} are shaded.`,
    help: 'Arrow keys move from figure to figure; the line below says everything about it.',
    swarm: 'Swarm',
    standard: 'Standard',
    recursive: 'Recursive',
    /** A cell of the matrix. */
    cell: (kind: string, agents: string, figure: string) => `${kind}, ${agents} agents, ${figure}`,
    groups: { speedup: 'Speedup at', overhead: 'Overhead over work' },
    figures: {
      speedupCoverage50: { short: 'half coverage', long: 'speedup at half coverage' },
      speedupCoverage90: { short: '90% coverage', long: 'speedup at 90% coverage' },
      speedupBest50: { short: 'best 0.5', long: 'speedup at best score 0.5' },
      speedupBest80: { short: 'best 0.8', long: 'speedup at best score 0.8' },
      schedulingOverWork: { short: 'scheduling', long: 'scheduling over work' },
      communicationOverWork: { short: 'communic.', long: 'communication over work' },
      lambda: { short: 'λ', long: 'λ: log of the speedup at half coverage over log of agents' },
      t50: { short: 't50', long: 'time to half coverage' },
      familyFinish: { short: 'finish', long: 'finish of the family' },
      handoffsPerStep: { short: 'hand-offs', long: 'hand-offs per step' },
    },
    singleTitle: 'One agent',
    single: {
      t50: 'time to half coverage',
      t90: 'time to 90% coverage',
      best50: 'time to best score 0.5',
      best80: 'time to best score 0.8',
      bestFinal: 'best score at the end',
      meanTaskFinish: 'mean finish of a task',
    },
    generatorTitle: 'Task graphs',
    generator: {
      crossLayerEdgeShare: 'edges that span two or more layers',
      leafShare: 'steps without children',
      multiParentShare: 'steps with two or more parents',
      meanParents: 'parents of a step, on average',
      siblingMergeShare: 'of steps with several parents, those with two that share a parent',
      outdegreeGini: 'inequality of the numbers of children (Gini)',
      top10ChildShare: 'links held by the top tenth of parents',
      bestDepthShare: 'depth of the best value over the depth of the graph',
    },
    columns: {
      figure: 'Figure',
      published: 'Table',
      here: 'Here',
      interval: '95% interval',
      difference: 'Difference',
      families: 'Families',
      verdict: 'Verdict',
      id: 'Id',
    },
    verdict: { agrees: 'agrees', differs: 'differs', unknown: 'not computed' },
    /** All that is known of one figure, in a line. */
    detail: (
      what: string,
      here: string,
      low: string,
      high: string,
      published: string,
      difference: string,
      families: string,
    ) =>
      `${what}: ${here} here (95% interval ${low} to ${high}, ${families} families), ${published} in the table: ${difference}.`,
    exact: 'All values, with every digit',
    exactLabel: 'All figures of September with their intervals',
  },

  recompute: {
    title: 'Recompute it in this browser',
    sizeLabel: 'How much',
    families: (families: string) => `${families} families`,
    sessions: (families: string, sessions: string) =>
      `${families} families, ${sessions} Elo sessions a system`,
    start: 'Recompute',
    stop: 'Stop',
    progress: 'Progress',
    parts: (done: string, of: string) => `${done} of ${of} parts`,
    starting: 'starting; the time is estimated from the first parts',
    left: (time: string) => `about ${time} left`,
    concluding: 'all parts are in; working out the answers',
    seconds: (n: string) => `${n} s`,
    minutes: (n: string) => `${n} min`,
    stored: (families: string, version: string) =>
      `Shown: the stored numbers, of ${families} families, computed with version ${version} of the model when the site was made.`,
    nothing: 'Shown: the published numbers alone; nothing is stored with this page.',
    here: (families: string, time: string) =>
      `Shown: recomputed here, now, ${families} families in ${time}.`,
    toStored: 'Back to the stored numbers',
    toHere: 'Show the recomputed numbers',
    same: 'They are the stored numbers to the last digit.',
    differs: (count: string, all: string) =>
      `They differ from the stored numbers in ${count} of ${all} answers.`,
    otherSize: 'The stored numbers are of another size; fewer families scatter more.',
    stopped: 'Stopped. What there was before stays.',
    spoken: {
      started: 'Computing.',
      at: (percent: string) => `${percent} done.`,
      finished: 'Done: the table shows the recomputed numbers.',
      stopped: 'Stopped.',
    },
  },
};
