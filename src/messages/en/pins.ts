/** Text of pinned runs: how they are named, kept, shown and removed. */
export const pins = {
  pin: 'Pin',
  pinTitle: 'Keep this run on show behind the ones to come, in every figure',
  full: 'Three runs are pinned already: remove one first',
  already: 'This run is pinned already',
  list: 'Pinned runs',
  number: (n: string) => `Pin ${n}`,
  numbered: (n: string, name: string) => `Pin ${n}: ${name}`,
  remove: (name: string) => `Remove the pin: ${name}`,
  removeTitle: 'Remove',
  /** Spoken after it was done. */
  said: {
    pinned: (n: string) => `Pinned as number ${n}.`,
    removed: 'The pin is removed.',
  },
  /** How a pin stands in a figure. */
  status: {
    same: 'the same here',
    like: (n: string) => `as pin ${n}`,
    awaited: 'computing…',
    failed: 'could not be computed',
    costly: 'not shown here: its sessions would have to be run',
  },
  cannot: 'This figure cannot show pinned runs.',
  /** Where not all lines of pinned runs are drawn. */
  some: {
    marked:
      'Of pinned runs the marked swarm is drawn; the cross-hair and the table have the others.',
    level:
      'Of pinned runs the lines at 90% are drawn; the cross-hair and the table have the others.',
  },
  /** In the lab, which races one graph and measures many. */
  familyOnly: 'Of pinned runs the curves and the numbers are shown, not the race.',
  ownClock: 'A pinned run on other graphs is drawn in its own t_mid.',
  /** What a pinned deployment spends, and when it is there; both in t_mid. */
  atTime: (cost: string, time: string) => `${cost} at ${time}`,
  name: {
    asNow: 'as now',
    comma: ', ',
    more: (named: string, n: string) => `${named} and ${n} more`,
    setting: (label: string, value: string) =>
      `${label.charAt(0).toLowerCase()}${label.slice(1)} ${value.charAt(0).toLowerCase()}${value.slice(1)}`,
    agents: (n: string, one: boolean) => `${n} ${one ? 'agent' : 'agents'}`,
    sessions: (n: string, one: boolean) => `${n} ${one ? 'swarm' : 'swarms'}`,
    layers: (n: string, one: boolean) => `${n} ${one ? 'layer' : 'layers'}`,
    steps: (n: string) => `${n} steps`,
    graphs: (n: string, one: boolean) => `${n} ${one ? 'graph' : 'graphs'}`,
    drawnLayers: 'layers as drawn',
    drawnSteps: 'steps as drawn',
    swarm: {
      single: 'one agent',
      standard: 'standard',
      recursive: 'recursive',
      independent: 'independent',
      sessions: 'several swarms',
    },
    rule: (rule: string) => `rule ‘${rule}’`,
    overhead: { on: 'with overhead', off: 'without overhead' },
  },
  /** In the description of a figure. */
  behind: (name: string, description: string) => `Behind it, pinned, ${name}. ${description}`,
  /** A row of a table. */
  row: (row: string, name: string) => `${row} · ${name}`,
  rows: 'Rows with the name of a pin are of that pinned run.',
  /** Beside the numbers of the lab. */
  ratio: (x: string) => `(×${x})`,
  ratioMeaning:
    'Beneath a value, with the number of a pin: the value of that pinned run, and in brackets how many times as large the current one is.',
};
