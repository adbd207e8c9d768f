type Kind = 'one' | 'swarm' | 'several' | 'independent';

/** Text of the figure `deploy`. Times and agent-times come with their unit. */
export const deploy = {
  title: 'One swarm, several, or everyone alone',
  subtitle: 'Choose a goal, then move the point: agents across, agent-time that may be spent up.',
  goal: 'Goal',
  level: 'To a level of',
  aim: 'Best is the',
  aims: { soonest: 'soonest', cheapest: 'cheapest' },
  agents: 'At most so many agents',
  budget: 'Budget of agent-time',
  kinds: {
    one: 'one agent',
    swarm: 'one swarm',
    several: 'several swarms',
    independent: 'independent sessions',
  },
  name: (kind: Kind, sessions: number, each: number) =>
    ({
      one: 'one agent',
      swarm: `one swarm of ${each}`,
      several: `${sessions} swarms of ${each}`,
      independent: `${sessions} independent sessions`,
    })[kind],
  short: (sessions: number, each: number) => `${sessions}×${each}`,
  map: { soonest: 'Soonest deployment', cheapest: 'Cheapest deployment' },
  mapMeans: 'by agents and budget, in t_mid',
  agentsAxis: 'agents, at most',
  never: 'never',
  overBudget: 'not within this budget',
  point: 'Agents and budget',
  candidates: (agents: string, one: boolean) => `With at most ${agents} agent${one ? '' : 's'}`,
  candidatesMeans: 'agent-time spent, in t_mid',
  timeAxis: 'time to the goal in t_mid',
  candidatesReads: 'Deployments by the time they take',
  costs: (cost: string) => `spends ${cost}`,
  answer: {
    /** `range`: of what is aimed at; empty where there is none. */
    soonest: (name: string, time: string, cost: string, range: string) =>
      `Soonest: ${name}, after ${time}${range && ` (${range})`}, for ${cost} of agent-time.`,
    cheapest: (name: string, time: string, cost: string, range: string) =>
      `Cheapest: ${name}, for ${cost}${range && ` (${range})`} of agent-time, after ${time}.`,
  },
  runnerUp: (name: string, time: string, cost: string, close: boolean) =>
    `Runner-up: ${name}, after ${time}, for ${cost}${close ? '; the difference is within chance' : ''}.`,
  nothingElse: 'No other deployment gets there within this budget.',
  unreachable: (agents: string, one: boolean, most: string) =>
    `Never: with ${one ? 'one agent' : `at most ${agents} agents`} no deployment gets there on average, whatever it spends. The furthest ends at ${most}.`,
  unaffordable: (name: string, cost: string) =>
    `Not within this budget: the cheapest deployment, ${name}, spends ${cost} of agent-time until it gets there.`,
  why: {
    coverageNotShared: {
      soonest: (name: string, factor: string) =>
        `Coverage does not add up over graphs: who works on another graph finds the same things again. The best with more than one session, ${name}, takes ${factor} the time.`,
      cheapest: (name: string, factor: string) =>
        `Coverage does not add up over graphs: who works on another graph finds the same things again. The best with more than one session, ${name}, spends ${factor} as much.`,
    },
    furthestAhead:
      'The session that is furthest ahead counts, and among more graphs one that goes fast is likelier.',
    graphTooPoor: (share: string, oneGraph: string) =>
      `In ${share} of the graphs the best value lies below the goal, and one graph ends at ${oneGraph} on average, so that fresh graphs are needed.`,
    luckySession: 'One graph would do on average, but among several a rich one comes up sooner.',
    graphRichEnough: (oneGraph: string, shared: boolean) =>
      `One graph ends at ${oneGraph} on average, which is enough${shared ? ', and agents on one graph share its steps' : ''}.`,
    company: (factor: string) =>
      `The same number of agents, each alone, would take ${factor} the time: two or more on a graph work through it sooner.`,
    fewerFallShort: (sessions: string, most: string) =>
      `Shared among ${sessions} sessions only, the same agents end at ${most} on average, short of the goal.`,
    soonerTooDear: (name: string, time: string, cost: string) =>
      `Sooner, after ${time}, but beyond the budget: ${name}, for ${cost}.`,
    agentsLeft: {
      soonest: (n: string, one: boolean) =>
        one
          ? 'The other agent stays out: with it every deployment is later.'
          : `The other ${n} agents stay out: deployments that use more of them are later.`,
      cheapest: (n: string, one: boolean) =>
        one
          ? 'The other agent stays out: with it every deployment spends more.'
          : `The other ${n} agents stay out: deployments that use more of them spend more.`,
    },
  },
  describe: (score: string, percent: string, aim: string) =>
    `A map of the best deployment by the number of agents and the budget of agent-time. Goal: ${score} of ${percent}; best is the ${aim}.`,
  noneWith: (agents: string) => `With ${agents} no deployment gets there.`,
  from: (budget: string, name: string) => `from ${budget} on ${name}`,
  column: (agents: string, stretches: readonly string[]) =>
    `With at most ${agents}: ${stretches.join(', ')}.`,
  here: (agents: string, budget: string) => `The point is at ${agents} and ${budget}.`,
  /** `intervals`: whether they are there already. */
  caption: (tasks: string, intervals: boolean) =>
    `${tasks === '1' ? 'One task, so there is no interval' : `Means over ${tasks} tasks${intervals ? '; bars and brackets: 95%, bootstrap over the tasks, none where over 5% of its draws miss the goal. Within chance: neither is ahead in 97.5% of the draws' : ', without intervals'}`}. Labels: sessions × agents in each. Every session has a graph of its own, is a standard swarm or a single agent, and works until the goal is reached; agent-time is what all of them spend until then. The best score is on the task’s scale, where 1 is about what one graph in ten contains; coverage is that of the session furthest ahead. Dashed: nothing is both sooner and cheaper than these.`,
  table: (score: string) =>
    `${score}: time to each level and agent-time spent until then, in t_mid, and the mean score when all is done`,
  deployment: 'deployment',
  timeTo: (percent: string) => `time to ${percent}`,
  costTo: (percent: string) => `agent-time to ${percent}`,
  end: 'in the end',
};
