/** Text of the figure `rules`. */
export const rules = {
  title: 'Five rules for the next step',
  subtitle: 'How much sooner than one agent, by the rule that the swarm goes by.',
  rule: 'rule, agents',
  names: {
    'own-branch': 'Own branch',
    random: 'Random',
    shallowest: 'Shallowest',
    shortest: 'Shortest',
    'critical-path': 'Critical path',
  },
  row: (rule: string, agents: string) => `${rule}, ${agents}`,
  describe: (coverage: string, best: string) =>
    `Two plots of speedup over one agent against swarm size from 2 to 64 agents, both axes logarithmic, a line for each of five rules, and a dotted line where the speedup is the size. ${coverage} ${best}`,
  described: (score: string, level: string, values: string) => `${score}, to ${level}. ${values}`,
  caption: (note: string, baseline: string) =>
    `${note} The one agent goes by the rule “${baseline}”, whatever rule the swarm goes by. Marks stand slightly apart so that their intervals can be told from each other.`,
  table: 'Speedup over one agent, with 95% intervals',
};
