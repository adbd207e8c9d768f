/** The page itself: bringing a graph, what was recognised, settings. Figures have texts of their own. */
export const page = {
  title: 'Your own task graph',
  lead: 'How many agents is it worth? Bring a workflow, a build, a pipeline or the trace of an agent, and see its shape, what 1 to 64 agents would do with it, and what stops them.',
  skip: 'Skip to the graph',
  noScript:
    'Files are read, and runs computed, by scripts in your browser; without JavaScript this page only tells what it would do.',

  drop: {
    title: 'Drop a file anywhere on this page',
    /** Where nothing can be dropped. */
    titleOfTouch: 'Choose a file of a task graph',
    choose: 'Choose files…',
    chooseTitle: 'Files that belong together can be chosen together',
    paste: 'Paste text',
    pasteLabel: 'Text of a task graph, in any of the formats below',
    read: 'Read this text',
    pastedName: 'Pasted text',
    note: 'It is read here, in your browser. Nothing is sent anywhere. Files that belong together go together: build.ninja with its .ninja_log, a workflow with the list of its jobs.',
    /** What was brought or pressed before the page's scripts were there. */
    waiting: 'Still loading: this is taken up as soon as the page is ready.',
    /** They did not come. */
    failed: 'Part of this page did not load, so that it can read nothing: load it again.',
    again: 'Load again',
    /** Before the name of what was brought. */
    brought: 'Not read yet: ',
    over: 'Let go to read it',
    overMeans: 'a task graph in one of the formats of this page, or a figure file',
    formats: 'What is read',
    formatsNote:
      'The format is told from the content. Files of the examples show how it is written. What a file carries beyond steps, durations and precedence is not used, and the page says so.',
  },

  /** What each kind of files holds, in the order in which they are listed. */
  formats: {
    'task-graph': 'this site’s own: steps with id, duration and needs',
    csv: 'id, duration, needs, and value if there is one',
    wfformat: '1.5 and older: the workflows of WfCommons',
    dax: 'XML',
    dslab: 'its DAG files',
    estee: 'its task graphs',
    dot: 'of daggen too; you pick the attribute that holds durations',
    stg: 'Kasahara’s standard task graphs',
    psplib: '.sm: precedence and durations, without resources',
    'cargo-timings': 'the HTML page of a build',
    ninja: '.ninja_log, with build.ninja for its edges',
    'github-actions': 'the workflow, with its jobs from the API',
    'chrome-trace': 'JSON',
    otlp: 'traces as JSON',
    'swe-agent': '.traj: the session of an agent',
  },

  gallery: {
    title: 'Examples, made up for this site',
    kept: 'Kept on this device',
    steps: (steps: string) => `${steps} steps`,
    remove: 'Remove',
    removeOf: (name: string) => `Remove ${name} from this device`,
    removed: (name: string) => `${name} is no longer kept.`,
    download: (file: string) => `Download ${file}`,
  },
  examples: {
    workflow: {
      name: 'A scientific workflow',
      look: 'Samples side by side, one merge of all of them, then regions side by side.',
    },
    build: { name: 'A build', look: 'Compiling is wide; linking waits for all of it.' },
    pipeline: {
      name: 'A CI pipeline',
      look: 'Jobs that wait for whole stages: which of them holds up the rest?',
    },
    'agent-session': {
      name: 'An agent’s session',
      look: 'Every step needs the one before: a chain, and no swarm helps.',
    },
    map: { name: 'A wide map', look: 'One split, many alike, one merge: the swarm’s best case.' },
    graham: {
      name: 'Graham’s anomaly',
      look: 'A few steps: in the order of the file, four agents finish later than three.',
    },
  },

  reading: {
    title: (name: string) => `Reading ${name}…`,
    again: 'Reading it again…',
    share: (percent: string) => `${percent} read`,
    cancel: 'Stop',
  },

  refused: {
    title: (name: string) => `${name} is not read`,
    back: (name: string) => `Back to ${name}`,
    /** What would be done about it, on a button. */
    repairs: {
      'skip-missing-needs': 'Go on without edges to steps that are not there',
      'skip-self-needs': 'Go on without edges from a step to itself',
      'keep-first-of-id': 'Go on with the first step of each id',
      'zero-durations': 'Go on with 0 where a duration is not one',
      'cut-cycles': 'Go on without the edges that close a cycle',
    },
    note: 'What was changed is then said above the figures.',
    /** What can be done where there is no button: it depends on what is wrong. */
    without: {
      'no-graph':
        'This is no task graph that the page knows. Another file is needed: “What is read” lists the kinds, with examples.',
      'not-together':
        'Each of them may be fine. Give one of them alone, or those that belong together.',
      defect:
        'The page cannot mend this without guessing: put it right in the file and give it again.',
      'too-large': 'There is more of it than is read here: give a part of it.',
    },
  },

  asking: {
    title: 'In which unit are its durations?',
    /** Overhead is in shares of the graph's own durations, so that no run depends on the unit. */
    why: 'The file does not say. Every time and every cost depends on it; the shape of the graph, the speedups and how many agents are worth having do not. Nothing is computed before you tell.',
    work: (total: string) => `All durations add up to ${total}. That would be:`,
  },

  /** Names of units, in a list. */
  unitNames: {
    ns: 'nanoseconds',
    us: 'microseconds',
    ms: 'milliseconds',
    s: 'seconds',
    min: 'minutes',
    h: 'hours',
    none: 'no unit',
  },

  head: {
    example: 'Example',
    fromLink: 'Graph from the link',
    /** By the names of two formats. */
    writtenFrom: (own: string, before: string) => `${own}, from ${before}`,
    counts: (steps: string, edges: string) => `${steps}, ${edges}`,
    steps: (n: number, text: string) => (n === 1 ? `${text} step` : `${text} steps`),
    edges: (n: number, text: string) => (n === 1 ? `${text} edge` : `${text} edges`),
    work: 'Total work',
    path: 'Critical path',
    parallelism: 'Average parallelism',
    width: 'Widest',
    widthAtLeast: (n: string) => `at least ${n}`,
    recorded: 'Recorded makespan',
    /** What the recorded makespan shows beside the work and the longest chain, which are those of the file too. */
    recordedIs: {
      aboveWork: 'longer than all the work: waiting or start-up is in it; it is no bound',
      between: 'it may include waiting; it is no bound',
      likePath: 'as long as the critical path',
      belowPath:
        'shorter than the critical path: that run was not bound by these edges and durations',
    },
    unit: 'Unit of durations',
    working: (percent: string) => `computing… ${percent}`,
    showWorth: (n: number, text: string) =>
      n === 1 ? `Show ${text} agent` : `Show ${text} agents`,
    worthShown: (n: number, text: string) =>
      n === 1 ? `The figures show ${text} agent.` : `The figures show ${text} agents.`,
  },

  decisions: {
    durations: 'Durations come from',
    precedence: 'What counts as precedence',
  },

  remarks: {
    title: 'About this file',
    more: (n: string) => `About this file: ${n} remarks`,
    kinds: {
      repair: 'Changed, as you asked',
      rule: 'How it was read',
      ignored: 'Not used',
      oddity: 'Unexpected',
    },
  },

  keep: {
    keep: 'Keep this graph on this device',
    means: 'It stays in this browser, with its settings, until you remove it.',
    kept: 'Kept on this device.',
    stop: 'Keep it no longer',
    inLink: 'The graph is in the address of this page: whoever has the link has the graph.',
    notInLink:
      'This graph is too large to travel in the link, which carries its name and its settings alone. To the other language of this page it goes along, on this device.',
    keptLink: 'On this device the address of this page leads back to it; elsewhere it cannot.',
    troubles: {
      none: 'This browser keeps nothing for this page: it may be in private mode, or refuse storage. The graph stays on show.',
      full: 'There is no room left for it on this device. The graph stays on show.',
      failed: 'It could not be kept. The graph stays on show.',
    },
    /** Of the name of a graph that was to be kept no longer. */
    notRemoved: (name: string) => `${name} could not be removed: this device still keeps it.`,
  },

  missing: {
    'no-example':
      'The link asks for an example that this page does not have. The others are above.',
    'left-out':
      'The graph of this link was too large to travel in it. Drop its file here, and it is shown with the settings of the link.',
    gone: 'The graph of this link is kept on another device, or is no longer kept on this one. Drop its file here, and it is shown with the settings of the link.',
    withheld:
      'The graph of this link is kept on a device, and this browser gives out nothing that is kept: it may be in private mode, or refuse storage. Drop its file here, and it is shown with the settings of the link.',
    unreadable:
      'The link should hold a graph, but it is damaged: part of the address may have been lost on the way.',
  },

  troubles: {
    folder: 'A folder was dropped. Drop the files in it.',
    unreadable: 'The file could not be opened: it may have been moved, or be in use.',
    'too-large': 'The file is larger than any that can be read here. What is on show stays.',
    nothing: 'There was nothing in it that could be read.',
    example: 'The example did not load. The network may be away; the page works without it.',
    gone: 'That graph is no longer kept on this device, or the device did not give it out. What is on show stays.',
  },

  settings: {
    title: 'Settings',
    quick: 'Settings at hand',
    swarm: 'The swarm',
    overhead: 'Overhead',
    money: 'What it costs',
    price: 'Price of an agent-hour',
    paid: 'Paid while',
    paidOptions: { working: 'working', reserved: 'reserved' },
    paidMeans: {
      working: 'Only for the time in which an agent is at work.',
      reserved: 'For all agents from the beginning to the end, idle or not.',
    },
    hour: 'An hour sooner is worth',
    hourNone: 'not said',
    /** On paper, behind an address. */
    printedWithout: '(with these settings; the graph has to be brought again)',
    inFileOrder: 'The ready step that stands first in the file.',
    amount: (what: string, least: string, most: string, used: string) =>
      `${what} must be a number from ${least} to ${most}; ${used} is used.`,
    rounded: (what: string, typed: string, digits: number, used: string) =>
      `${what}: asked for “${typed}”; ${digits} digits are kept; ${used} is used.`,
    reset: 'Reset',
  },

  /** Keys of a link, as what they mean. */
  linkKeys: {
    v: 'version',
    example: 'example',
    graph: 'graph',
    kept: 'kept graph',
    name: 'name',
    unit: 'unit of durations',
    durations: 'source of durations',
    precedence: 'rule of precedence',
    price: 'price of an agent-hour',
    paid: 'what is paid for',
    hour: 'worth of an hour',
    theme: 'colours',
    lang: 'language',
  },
  linkAdjusted: (key: string, asked: string, used: string) =>
    `The link asks for “${asked}” as ${key}, which it cannot be; ${used} is used.`,
  linkIgnored: (key: string, asked: string) =>
    `The link asks for “${asked}” as ${key}, which it cannot be; it is passed over.`,

  failure: {
    title: 'The browser could not do this',
    reading: 'The file was too much for it, or the worker that reads it broke down.',
    computing: 'Computing broke down; what is on show is what there was.',
    detail: (message: string) => `In its own words: ${message}`,
    /** Their scripts did not come. */
    figures: 'The figures did not load: try again, or load the page again.',
    retry: 'Try again',
  },
};
