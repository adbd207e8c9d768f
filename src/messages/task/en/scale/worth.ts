/** Text of the figure about how many agents are worth having. */
export const worth = {
  title: 'How many agents are worth having',
  price: 'Price of an agent-hour',
  priceWithoutUnit: 'Price of an agent for 1 of time',
  priceHint: 'In any currency. None is assumed.',
  paid: 'Agents are paid',
  paidWhile: { working: 'while they work', reserved: 'until the end, idle or not' },
  hour: 'An hour sooner is worth',
  hourWithoutUnit: '1 of time sooner is worth',
  hourHint: 'In the same currency; empty: not said.',
  notSaid: 'not said',
  noNumber: (label: string, typed: string) =>
    `${label}: “${typed}” is no number from 0 on. The value stays as it was.`,
  plot: 'Money against makespan',
  plotMeans: 'numbers: agents',
  makespanAxis: (unit: string) => (unit === '' ? 'makespan' : `makespan, ${unit}`),
  reads: 'Money by makespan',
  rows: {
    money: 'agents',
    delay: 'waiting',
    total: 'both',
    makespan: 'makespan',
  },
  /** `line`: several sizes are worth considering, with a line through them; `pale`: there are others. */
  note: (line: boolean, pale: boolean) =>
    `${line ? 'Line: the sizes to choose from.' : 'Bold: the size to choose.'}${pale ? ' Pale: another is no worse in time and money.' : ''}`,
  totalPlot: 'Money and waiting',
  totalMeans: 'by the number of agents',
  totalReads: 'Money and waiting by the number of agents',
  sameMoney: (money: string) =>
    `Every number of agents costs ${money}: they are paid for the work alone, which is the same. The fastest costs nothing extra.`,
  noMoney: 'At a price of 0 agents cost nothing.',
  cheapest: (agents: string, one: boolean, total: string, money: string, waiting: string) =>
    `With waiting at the price typed, ${agents} ${one ? 'is' : 'are'} cheapest of the sizes shown: ${total}, of which ${money} for agents and ${waiting} for waiting.`,
  beaten: (n: string, one: boolean) =>
    one
      ? `${n} size gains nothing: another is no worse in time and money.`
      : `${n} sizes gain nothing: for each, another is no worse in time and money.`,
  spends: (agents: string, makespan: string, money: string, one: string, oneMoney: string) =>
    `${agents} cost ${money} and are through in ${makespan}; one agent costs ${oneMoney} and takes ${one}.`,
  noCurrency: 'Money is in whatever currency the price is in.',
  table: 'Money by the number of agents',
  head: {
    agents: 'agents',
    makespan: 'makespan',
    money: 'money',
    perHour: 'money per hour saved, against the next smaller size',
    perOne: 'money per 1 of time saved, against the next smaller size',
    delay: 'waiting',
    total: 'money and waiting',
    beaten: 'no worse in both',
  },
  verdict: {
    noWork: 'No step takes any time: one agent is as good as any number.',
    noWorkBecause: 'There is no work to share.',
    oneStep: 'One agent is enough: there is one step.',
    oneStepBecause: 'A step is worked on by one agent, from beginning to end.',
    chain: 'One agent is enough: this graph is a chain.',
    chainBecause: (time: string) =>
      `Every step waits for the one before, so that any number of agents takes ${time}.`,
    almostChain: (share: string) => `One agent is enough: ${share} of the work lies on one chain.`,
    almostChainBecause: (work: string, path: string) =>
      `One agent takes ${work}; the longest chain alone takes ${path}, and no number of agents beats that.`,
    worth: (agents: string, about: boolean, time: string) =>
      `${about ? `About ${agents}` : agents} are worth having: they finish in ${time}, within 5% of the longest chain, which no number of agents can beat.`,
    exact: (agents: string, about: boolean, path: string) =>
      `${about ? `About ${agents}` : agents} are worth having: they finish in ${path}, which is the longest chain, and no number of agents can beat it.`,
    more: (most: string, path: string) =>
      `More than ${most} agents are worth having: even that many are not within 5% of the longest chain of ${path}.`,
    parallelism: (work: string, path: string, average: string) =>
      `The steps take ${work} in all and the longest chain ${path}: on average ${average} steps can be worked on at once.`,
    unlinked: (steps: string, longest: string) =>
      `No step waits for another: ${steps} share the work, and the longest of them takes ${longest}.`,
    /** Where the files are silent about it. */
    unlinkedAsRead: (steps: string, longest: string) =>
      `${steps} share the work, and the longest of them takes ${longest}.`,
    edgesUnknown:
      'That holds if no step waits for another: what was read does not say what waits for what.',
    /** `fewer`: one agent fewer; `share`: what the work takes when they share it evenly. */
    least: (agents: string, fewer: string, share: string) =>
      `Fewer than ${agents} cannot: shared evenly by ${fewer} the work takes ${share}, more than 5% longer than the longest chain.`,
    /** Work alone, shared evenly; `longer`: whether that takes longer than the longest chain, if by no more than 5%. */
    byWork: (least: string, one: boolean, share: string, longer: boolean) =>
      `By the work alone ${least} ${one ? 'would be enough' : 'would do'}: ${
        one ? 'it takes' : 'shared evenly it takes'
      } ${share}, ${longer ? 'no more than 5% longer than' : 'no longer than'} the longest chain.`,
    waiting: 'But steps wait for others, and that asks for more agents.',
    undivided: 'But each step is worked on by one agent as a whole, and that asks for more agents.',
    width: (width: string, _one: boolean) => `No more than ${width} can ever be at work at once.`,
    rule: 'Reckoned with the critical path first and without overhead.',
  },
  /** What the settings make of the verdict. */
  asSet: {
    overhead: 'overhead',
    rule: (name: string) => `the rule “${name}”`,
    recursive: 'a recursive swarm',
    and: (causes: readonly string[]) =>
      causes.length < 2
        ? causes.join('')
        : `${causes.slice(0, -1).join(', ')} and ${causes.at(-1)}`,
    /** `what`: the settings, joined by `and`. */
    same: (what: string, agents: string, one: boolean, time: string) =>
      `With ${what} it is as many: ${agents} ${one ? 'finishes' : 'finish'} in ${time}.`,
    /** `own`: what the number of the verdict takes, where it is a size shown and comes too late. */
    within: (what: string, own: string | null, sizes: string, agents: string, time: string) =>
      `With ${what} ${own === null ? '' : `${own}, and `}the smallest of the ${sizes} sizes shown that comes within 5% of the longest chain is ${agents}, with ${time}.`,
    none: (what: string, own: string | null, sizes: string, agents: string, time: string) =>
      `With ${what} ${own === null ? '' : `${own}, and `}none of the ${sizes} sizes shown comes within 5% of the longest chain: the fastest is ${agents}, with ${time}.`,
    takes: (agents: string, one: boolean, time: string) =>
      `${agents} ${one ? 'takes' : 'take'} ${time}`,
    prices: (price: string, hour: string | null, unit: boolean) => {
      const agent = unit ? 'an agent-hour' : 'an agent for 1 of time';
      const sooner = unit ? 'an hour sooner' : '1 of time sooner';
      return `At a price of ${price} for ${agent}${hour === null ? '' : ` and ${hour} for ${sooner}`}`;
    },
    cheapest: (prices: string, agents: string, one: boolean, total: string, time: string) =>
      `${prices}, ${agents} ${one ? 'is' : 'are'} cheapest of the sizes shown: ${total} with the waiting, in ${time}.`,
    leastMoney: (
      prices: string,
      agents: string,
      one: boolean,
      money: string,
      fastest: string,
      fastestMoney: string,
    ) =>
      `${prices}, ${agents} ${one ? 'costs' : 'cost'} least of the sizes shown, ${money}, and the fastest, ${fastest}, ${fastestMoney}: what it is worth to be through sooner decides between them.`,
    fastestIsCheapest: (prices: string, agents: string, one: boolean, money: string) =>
      `${prices}, the fastest of the sizes shown also ${one ? 'costs' : 'cost'} least: ${agents}, ${money}.`,
  },
};
