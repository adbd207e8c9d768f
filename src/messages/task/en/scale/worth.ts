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
  note: 'Line: the sizes to choose from. Pale: another is no worse in time and money.',
  totalPlot: 'Money and waiting',
  totalMeans: 'by the number of agents',
  totalReads: 'Money and waiting by the number of agents',
  sameMoney: (money: string) =>
    `Every number of agents costs ${money}: they are paid for the work alone, which is the same. The fastest costs nothing extra.`,
  noMoney: 'At a price of 0 agents cost nothing.',
  cheapest: (agents: string, one: boolean, total: string, money: string, waiting: string) =>
    `With waiting at the price typed, ${agents} ${one ? 'is' : 'are'} cheapest: ${total}, of which ${money} for agents and ${waiting} for waiting.`,
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
    least: (agents: string) =>
      `Fewer than ${agents} cannot: the work shared among them takes longer than that.`,
    leastAndOrder: (least: string, one: boolean) =>
      `By the work alone ${least} ${one ? 'would be enough' : 'would do'}; the order in which steps become ready asks for more.`,
    width: (width: string, _one: boolean) => `No more than ${width} can ever be at work at once.`,
    rule: 'Reckoned with the critical path first and without overhead.',
  },
};
