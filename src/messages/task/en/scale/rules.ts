/** Text of the figure that compares rules on one task graph. */
export const rules = {
  title: 'Rules compared',
  nothing: 'No step takes any time, so that all rules are through at once.',
  plot: 'Makespan over its lower bound',
  means: '1 is the least possible',
  reads: 'Makespan over its lower bound, by the number of agents',
  ceiling: '2 − 1/k',
  ceilingLong: 'Graham: no more than 2 − 1/k',
  note: (ceiling: boolean) =>
    `Every rule with a standard swarm on the same graph. Of steps that are alike to a rule, the one that stands first in the file goes first: other rows first may give other times. ${
      ceiling
        ? 'Dashed: Graham’s ceiling. No rule that leaves nobody idle beside a ready step takes more than 2 − 1/k times as long as the best order there is.'
        : 'With overhead Graham’s ceiling of 2 − 1/k does not hold, and is left out.'
    }`,
  head: {
    rule: 'rule',
    makespan: 'makespan',
    ratio: 'over its lower bound',
    behind: 'behind the best',
    agents: 'agents',
    speedup: 'speedup',
    lowerBound: 'lower bound',
  },
  best: 'best',
  oneDraw: 'one draw',
  at: (agents: string) => `With ${agents}`,
  /** While not every rule is in at the number of agents that is set. */
  atMeanwhile: (agents: string, set: string) => `With ${agents}, until ${set} are computed`,
  allAlike: (agents: string, makespan: string) =>
    `With ${agents} all rules take ${makespan}: which of them is taken makes no difference.`,
  bestIs: (agents: string, best: string, one: boolean, makespan: string, above: string | null) =>
    `With ${agents} the fastest ${one ? 'is' : 'are'} ${best}, with ${makespan}, ${
      above === null ? 'which is the lower bound' : `${above} above the lower bound`
    }.`,
  worstIs: (worst: string, one: boolean, makespan: string, longer: string) =>
    `The slowest ${one ? 'is' : 'are'} ${worst}, with ${makespan}, ${longer} longer.`,
  bestFixed: (names: string, one: boolean, makespan: string) =>
    `Of the rules without chance, ${names} ${one ? 'is' : 'are'} fastest, with ${makespan}.`,
  and: (names: readonly string[]) =>
    names.length < 2
      ? names.join('')
      : `${names.slice(0, -1).join(', ')} and ${names[names.length - 1]}`,
  fixed:
    'A rule without chance gives the same run every time, so that a difference between two of them is real.',
  drawn: (names: string, one: boolean) =>
    `${names} ${one ? 'chooses' : 'choose'} by chance, and ${one ? 'stands' : 'stand'} here with ${one ? 'one run' : 'one run each'}: another seed may give another makespan.`,
  table: 'By rule and number of agents',
};
