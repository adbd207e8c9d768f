/**
 * The swarms of MODEL.md section 2 once more, written from its text for reading rather than for speed:
 * plain objects, lists searched from end to end, nothing shared with the simulator but its types.
 *
 * Where the text leaves a choice to chance, `Choices` makes it. A recorded run supplies its own
 * (`recorded-choices.ts`), so that the two simulators can be compared step by step.
 */
import type { TaskGraph } from '../../src/model/graph/task-graph.ts';
import { isGlobalRule, type SwarmOptions } from '../../src/model/swarm/options.ts';
import { fromRows } from './build-graph.ts';

export interface Agent {
  /** Agents are numbered in order of starting. */
  readonly id: number;
  /** null: started by a coordinator, or the first of all. */
  readonly forker: Agent | null;
  /** Layer of forking; the first agent is layer 1. */
  readonly layer: number;
  alive: boolean;
  /** Steps taken so far, in order. */
  readonly steps: number[];
  /** own-list: every step that was ever put on the agent's list. */
  readonly list: Set<number>;
  /** own-branch, recursive: steps that could not be forked, in order of being pushed. */
  readonly backlog: number[];
}

export interface Choices {
  /** One of the ready steps, for an agent that starts or is dispatched. */
  ready(ready: readonly number[], agent: Agent): number;
  /** One of the deepest open steps on an agent's list. */
  listed(deepest: readonly number[], agent: Agent): number;
  /**
   * The order in which an agent goes through what it unlocked (own-list): it keeps the first and forks
   * for the following `forks`, whose agents are numbered from `child`.
   */
  shuffled(unlocked: readonly number[], agent: Agent, forks: number, child: number): number[];
  /** The time at which a step ends, given the time at which it should: the place to allow for rounding. */
  ending(step: number, expected: number): number;
}

export interface Trace {
  readonly order: readonly number[];
  readonly start: readonly number[];
  readonly end: readonly number[];
  readonly agent: readonly number[];
  readonly forker: readonly number[];
  readonly agentsStarted: number;
  readonly handoffs: number;
  readonly makespan: number;
  readonly work: number;
  readonly scheduling: number;
  readonly communication: number;
}

/** Runs a swarm over a graph; `duration` are the run's own durations, with whatever noise it has. */
export function simulate(
  graph: TaskGraph,
  options: SwarmOptions,
  choices: Choices,
  duration: ArrayLike<number> = graph.duration,
): Trace {
  const n = graph.steps;
  const { kind, rule } = options;
  const cap = kind === 'single' ? 1 : options.agents;
  const needs = fromRows(graph.prerequisites);
  const unlocks: number[][] = needs.map(() => []);
  needs.forEach((list, i) => {
    for (const p of list) unlocks[p].push(i);
  });

  const agents: Agent[] = [];
  const doer: Agent[] = new Array(n);
  const finished: boolean[] = new Array(n).fill(false);
  /** Ready steps that nobody has started, as the array of section 6: a taken entry is replaced by the last. */
  const ready: number[] = [];
  const becameReady: number[] = [];
  const holder: Agent[] = new Array(n);
  const unlocker: number[] = new Array(n).fill(-1);
  let running: { step: number; end: number }[] = [];
  let starting: { step: number; agent: Agent; dispatched: boolean }[] = [];
  const order: number[] = [];
  const start: number[] = new Array(n);
  const end: number[] = new Array(n);
  let now = 0;
  let handoffs = 0;
  let scheduling = 0;
  let communication = 0;

  const atWork = () => agents.filter((a) => a.alive).length;
  const isOpen = (s: number) => ready.includes(s);
  const ascending = (steps: readonly number[]) => [...steps].sort((a, b) => a - b);

  const newAgent = (forker: Agent | null): Agent => {
    const layer = forker ? forker.layer + 1 : 1;
    const agent: Agent = {
      id: agents.length,
      forker,
      layer,
      alive: true,
      steps: [],
      list: new Set(),
      backlog: [],
    };
    agents.push(agent);
    return agent;
  };
  const take = (agent: Agent, s: number, dispatched: boolean) => {
    const at = ready.indexOf(s);
    if (at < 0) throw new Error(`step ${s} is not open to agent ${agent.id}`);
    ready[at] = ready[ready.length - 1];
    ready.pop();
    agent.steps.push(s);
    doer[s] = agent;
    starting.push({ step: s, agent, dispatched });
  };
  const becomeReady = (steps: readonly number[]) => {
    for (const s of ascending(steps)) {
      ready.push(s);
      becameReady.push(s);
    }
  };

  /** What the coordinator, or an agent without a branch, takes from the whole ready set. */
  const byDispatch = (agent: Agent): number => {
    if (options.dispatch === 'random' || kind === 'recursive') return choices.ready(ready, agent);
    return becameReady.filter(isOpen)[0];
  };
  const chain = memo(
    (s: number): number => graph.duration[s] + Math.max(0, ...unlocks[s].map(chain)),
  );
  const byGlobalRule = (agent: Agent): number => {
    const least = (key: (s: number) => number) =>
      ascending(ready).reduce((best, s) => (key(s) < key(best) ? s : best));
    switch (rule) {
      case 'random':
        return choices.ready(ready, agent);
      case 'shallowest':
        return least((s) => graph.layer[s]);
      case 'deepest':
        return least((s) => -graph.layer[s]);
      case 'shortest':
        return least((s) => duration[s]);
      case 'critical-path':
        return least((s) => -chain(s));
      default:
        return least(() => 0);
    }
  };
  const fromList = (agent: Agent): number | undefined => {
    const open = [...agent.list].filter(isOpen);
    const deepest = Math.max(...open.map((s) => graph.layer[s]));
    const candidates = open.filter((s) => graph.layer[s] === deepest);
    return candidates.length > 0 ? choices.listed(ascending(candidates), agent) : undefined;
  };
  const fromBacklog = (agent: Agent): number | undefined => {
    const open = agent.backlog.filter(isOpen);
    return options.backlog === 'lifo' ? open.at(-1) : open[0];
  };

  const mayFork = (agent: Agent) => options.forkDepth === null || agent.layer < options.forkDepth;

  /** Recursive: an agent forks for what it has just unlocked, then goes on or stops. */
  const forkAndGoOn = (agent: Agent, unlocked: readonly number[], first: boolean) => {
    const room = mayFork(agent) ? Math.max(0, cap - atWork()) : 0;
    const forks = Math.max(0, Math.min(room, unlocked.length - 1));
    const list = rule === 'own-list';
    const sorted = list
      ? choices.shuffled(ascending(unlocked), agent, forks, agents.length)
      : ascending(unlocked);
    for (const s of sorted.slice(1, 1 + forks)) take(newAgent(agent), s, true);
    const left = sorted.slice(1 + forks);
    let next: number | undefined;
    if (list) {
      for (const s of [...sorted.slice(0, 1), ...left]) agent.list.add(s);
      next = fromList(agent);
    } else {
      agent.backlog.push(...left);
      next = sorted.length > 0 ? sorted[0] : fromBacklog(agent);
    }
    if (next === undefined) agent.alive = false;
    else take(agent, next, first);
  };

  /** Phase 1: completions of one round, by index, and what they unlock. */
  const record = (steps: readonly number[]) => {
    const opened: number[] = [];
    for (const s of steps) {
      finished[s] = true;
      order.push(s);
      for (const c of unlocks[s]) {
        if (!needs[c].every((p) => finished[p])) continue;
        holder[c] = doer[s];
        unlocker[c] = s;
        opened.push(c);
      }
    }
    becomeReady(opened);
    if (rule !== 'own-list') return;
    for (const c of opened) {
      for (const p of needs[c]) {
        const agent = doer[p];
        // In a recursive swarm the holder forks before anything goes on its own list.
        const forksFirst = kind === 'recursive' && agent === holder[c];
        if (agent.alive && !forksFirst) agent.list.add(c);
      }
    }
  };

  /** Phase 2: the agent that finished this step chooses. */
  const choose = (s: number) => {
    const agent = doer[s];
    const unlocked = ascending(unlocks[s].filter((c) => unlocker[c] === s && isOpen(c)));
    if (kind === 'recursive') {
      forkAndGoOn(agent, unlocked, false);
    } else if (isGlobalRule(rule)) {
      if (ready.length > 0) take(agent, byGlobalRule(agent), true);
      else agent.alive = false;
    } else {
      const own = rule === 'own-list' ? fromList(agent) : unlocked[0];
      if (own !== undefined) take(agent, own, false);
      else if (kind === 'single' && ready.length > 0) take(agent, byDispatch(agent), false);
      else agent.alive = false;
    }
  };

  /** Phase 3: free slots. */
  const fill = () => {
    if (kind === 'single' && agents.length > 0) return;
    if (kind === 'recursive' && !options.refill) return;
    while (atWork() < cap && ready.length > 0) {
      if (kind !== 'recursive') {
        const agent = newAgent(null);
        take(agent, isGlobalRule(rule) ? byGlobalRule(agent) : byDispatch(agent), true);
        continue;
      }
      // The step is drawn first, and decides whose child the new agent is.
      const drawn = choices.ready(ready, { ...nobody, id: agents.length });
      const forks = holder[drawn].alive && mayFork(holder[drawn]);
      take(newAgent(forks ? holder[drawn] : null), drawn, true);
    }
  };

  /** Phase 4: what everything that starts now costs. */
  const median = upperMedian(
    options.medianOf === 'layer-costs' && graph.growth ? graph.growth.layerCost : graph.duration,
  );
  const pays = kind !== 'single' && options.agents >= 2;
  const fixOverheads = () => {
    const alive = agents.filter((a) => a.alive);
    for (const { step: s, agent, dispatched } of starting) {
      const handoff = needs[s].some((p) => doer[p] !== agent);
      if (handoff) handoffs++;
      let fee = 0;
      let talk = 0;
      if (pays) {
        const reasons = (dispatched ? 1 : 0) + (handoff ? 1 : 0);
        const times = options.schedulingPays === 'both' ? reasons : Math.min(1, reasons);
        fee = times * options.scheduling * median;
        talk = duration[s] * communicationShare(agent, alive, options);
      }
      scheduling += fee;
      communication += talk;
      start[s] = now;
      end[s] = choices.ending(s, now + (duration[s] + (fee + talk)));
      running.push({ step: s, end: end[s] });
    }
    starting = [];
  };

  const roots = ascending(needs.flatMap((list, i) => (list.length === 0 ? [i] : [])));
  becomeReady(roots);
  if (kind === 'recursive') {
    const first = newAgent(null);
    for (const r of roots) holder[r] = first;
    forkAndGoOn(first, roots, true);
  }
  fill();
  fixOverheads();
  while (running.length > 0) {
    now = Math.min(...running.map((r) => r.end));
    const done = running.filter((r) => r.end === now).map((r) => r.step);
    running = running.filter((r) => r.end !== now);
    record(ascending(done));
    for (const s of ascending(done)) choose(s);
    fill();
    fixOverheads();
  }
  if (order.length < n) throw new Error('the run ended with steps left over');
  let work = 0;
  for (let i = 0; i < n; i++) work += duration[i];
  return {
    order,
    start,
    end,
    agent: doer.map((a) => a.id),
    forker: agents.map((a) => a.forker?.id ?? -1),
    agentsStarted: agents.length,
    handoffs,
    makespan: now,
    work,
    scheduling,
    communication,
  };
}

/** Stands for an agent that does not exist yet. */
const nobody: Agent = {
  id: -1,
  forker: null,
  layer: 1,
  alive: false,
  steps: [],
  list: new Set(),
  backlog: [],
};

/** What talking adds to a step, as a share of its duration. */
function communicationShare(
  agent: Agent,
  alive: readonly Agent[],
  { communication }: SwarmOptions,
): number {
  if (communication.law === 'none') return 0;
  if (communication.law === 'peer') return communication.share * (alive.length - 1);
  const { base, slope } = communication;
  const share = (size: number) => (size >= 2 ? base + slope * (size - 2) : 0);
  const superior = agent.forker;
  const around = superior
    ? alive.filter((a) => a.forker === superior || a === superior).length
    : alive.filter((a) => a.forker === null).length;
  const below = alive.filter((a) => a.forker === agent).length;
  return share(around) + (below > 0 ? share(1 + below) : 0);
}

function upperMedian(values: ArrayLike<number>): number {
  const positive = Array.from(values)
    .filter((x) => x > 0)
    .sort((a, b) => a - b);
  return positive.length > 0 ? positive[Math.floor(positive.length / 2)] : 0;
}

function memo(of: (s: number) => number): (s: number) => number {
  const known = new Map<number, number>();
  return (s) => {
    const old = known.get(s);
    if (old !== undefined) return old;
    const value = of(s);
    known.set(s, value);
    return value;
  };
}
