/**
 * MODEL.md section 4 once more, word by word: every session of every system, every budget, every pair of sessions,
 * one at a time. Of the model it uses the graphs, the runs, and the draws of the bootstrap, which are not in question.
 */
import { grow } from '../../src/model/graph/grow.ts';
import { resamples } from '../../src/model/measure/estimate.ts';
import type { Parameters } from '../../src/model/parameters.ts';
import type { SwarmOptions } from '../../src/model/swarm/options.ts';
import { PreparedGraph } from '../../src/model/swarm/prepare.ts';
import { run } from '../../src/model/swarm/run.ts';
import { type Finding, findings, interval, quantileOf } from './post-family.ts';

/** Members, each on a graph of its own, and the agents that a member has. */
export const NAIVE_SYSTEMS = {
  'pass@1': { members: 1, agents: 1 },
  'pass@4': { members: 4, agents: 1 },
  'group@4': { members: 1, agents: 4 },
  'pass@2 group@2': { members: 2, agents: 2 },
} as const;
export type NaiveSystem = keyof typeof NAIVE_SYSTEMS;
export const NAIVE_NAMES = Object.keys(NAIVE_SYSTEMS) as NaiveSystem[];

/** By session, then by member: what is found, step by step. */
type Sessions = readonly (readonly (readonly Finding[])[])[];

export interface NaiveField {
  readonly sessions: number;
  /** Mean work of the graphs of all members, four a session. */
  readonly meanWork: number;
  readonly found: Readonly<Record<NaiveSystem, Sessions>>;
}

export function naiveField(parameters: Parameters, first: number, sessions: number): NaiveField {
  const swarm: SwarmOptions = {
    kind: 'standard',
    agents: 0,
    rule: parameters.rule,
    dispatch: parameters.dispatch,
    backlog: 'lifo',
    forkDepth: null,
    refill: false,
    scheduling: 0,
    schedulingPays: 'once',
    communication: { law: 'none' },
    medianOf: 'durations',
  };
  const single: SwarmOptions = { ...swarm, kind: 'single', agents: 1, rule: parameters.baseline };
  const found = bySystem<Finding[][][]>(() => []);
  let total = 0;
  for (let s = first; s < first + sessions; s++) {
    const members = [0, 1, 2, 3].map((j) => grow(parameters, 4 * s + j));
    for (const graph of members) for (const d of graph.duration) total += d;
    for (const system of NAIVE_NAMES) {
      const { members: m, agents } = NAIVE_SYSTEMS[system];
      found[system].push(
        members.slice(0, m).map((graph, j) => {
          const options = agents === 1 ? single : { ...swarm, agents };
          const name = { seed: parameters.seed, graph: 4 * s + j, attempt: 0, run: 0 };
          return findings(run(new PreparedGraph(graph), options, name), graph.value ?? []);
        }),
      );
    }
  }
  return { sessions, meanWork: total / (4 * sessions), found };
}

/** 31 budgets, three decades up to a share of the mean work. */
export function naiveBudgets({ meanWork }: NaiveField, share: number): number[] {
  return Array.from({ length: 31 }, (_, i) => share * meanWork * 10 ** (-3 + i / 10));
}

/** The best value among the steps that a session has finished, each member having an equal share of the budget. */
export function naiveValue(members: readonly (readonly Finding[])[], budget: number): number {
  let best = 0;
  for (const steps of members)
    for (const { spent, value } of steps)
      if (spent <= budget / members.length && value > best) best = value;
  return best;
}

/** Chance that the row beats the column over all pairs of different sessions among those drawn, copies included. */
export function naiveChances(values: readonly (readonly number[])[], drawn: readonly number[]) {
  return values.map((mine) =>
    values.map((theirs) => {
      let pairs = 0;
      let won = 0;
      for (const a of drawn) {
        for (const b of drawn) {
          if (a === b) continue;
          pairs++;
          if (mine[a] > theirs[b]) won += 1;
          else if (mine[a] === theirs[b]) won += 1 / 2;
        }
      }
      return won / pairs;
    }),
  );
}

/**
 * Bradley and Terry's strengths by minorisation and maximisation (Hunter, Annals of Statistics 32, 2004), as Elo over
 * the first player's. Its steps shrink geometrically; now and then one is lengthened accordingly.
 */
export function naiveElo(chances: readonly (readonly number[])[], pseudo = 1e-4): number[] {
  const n = chances.length;
  const wins = chances.map((row, i) =>
    row.reduce((sum, p, j) => sum + (j === i ? 0 : p + pseudo / 2), 0),
  );
  const update = (from: readonly number[]) => {
    const to = from.map((own, i) => {
      let meetings = 0;
      for (let j = 0; j < n; j++) if (j !== i) meetings += (1 + pseudo) / (own + from[j]);
      return wins[i] / meetings;
    });
    return to.map((x) => x / to[0]);
  };
  const logs = (x: readonly number[]) => x.map(Math.log);
  let at: number[] = new Array(n).fill(1);
  for (let round = 0; round < 20_000; round++) {
    const one = update(at);
    const two = update(one);
    const [a, b, c] = [logs(at), logs(one), logs(two)];
    const r = b.map((x, i) => x - a[i]);
    const v = c.map((x, i) => x - b[i] - r[i]);
    const size = (x: readonly number[]) => Math.sqrt(x.reduce((sum, y) => sum + y * y, 0));
    at = two;
    if (size(r) < 1e-13 * n) break;
    // Squared extrapolation (Varadhan and Roland, Scandinavian Journal of Statistics 35, 2008).
    const length = Math.max(1, Math.min(1000, size(r) / size(v)));
    const far = a.map((x, i) => Math.exp(x + 2 * length * r[i] + length * length * v[i]));
    at = likelihood(update(far)) >= likelihood(two) ? update(far) : two;
  }
  return at.map((x) => 400 * Math.log10(x));

  function likelihood(strength: readonly number[]): number {
    let sum = 0;
    for (let i = 0; i < n; i++)
      for (let j = 0; j < n; j++)
        if (i !== j)
          sum += (chances[i][j] + pseudo / 2) * Math.log(strength[i] / (strength[i] + strength[j]));
    return sum;
  }
}

/** Slope of a straight line by least squares. */
export function leastSquares(x: readonly number[], y: readonly number[]): number {
  const n = x.length;
  const sum = (of: (i: number) => number) => x.reduce((total, _, i) => total + of(i), 0);
  const sx = sum((i) => x[i]);
  const sy = sum((i) => y[i]);
  return (n * sum((i) => x[i] * y[i]) - sx * sy) / (n * sum((i) => x[i] * x[i]) - sx * sx);
}

/** Log10 of a budget over the largest; from -3 to 0. */
export const DECADES = Array.from({ length: 31 }, (_, i) => (i - 30) / 10);
/** Rounding in tenths of a decade must not decide which budgets are within a distance. */
const HAIR = 1e-9;

export function slopeWithin(elo: readonly number[], from: number, to: number): number {
  const within = DECADES.flatMap((d, i) => (d >= from - HAIR && d <= to + HAIR ? [i] : []));
  return leastSquares(
    within.map((i) => DECADES[i]),
    within.map((i) => elo[i]),
  );
}

/** The last budget at which the slope over a third of a decade to either side is above 400. */
export function naiveInflection(elo: readonly number[]): number {
  let last = DECADES[0];
  for (const d of DECADES) if (slopeWithin(elo, d - 1 / 3, d + 1 / 3) > 400) last = d;
  return last;
}

interface NaiveRatings {
  readonly chances: number[][];
  readonly self: Record<NaiveSystem, number[]>;
  readonly joint: Record<NaiveSystem, number[]>;
}

/** Every figure of the rating as a plain list: first as measured, then in each replicate of the bootstrap. */
export interface NaiveSummary {
  readonly budgets: number[];
  readonly values: Record<NaiveSystem, number[][]>;
  readonly ratings: readonly NaiveRatings[];
  figure(of: (ratings: NaiveRatings) => number): { value: number; interval: [number, number] };
  median(of: (ratings: NaiveRatings) => number): number;
  firstSlope(system: NaiveSystem): (ratings: NaiveRatings) => number;
  lead(system: NaiveSystem): (ratings: NaiveRatings) => number;
  winRate(a: NaiveSystem, b: NaiveSystem): (ratings: NaiveRatings) => number;
}

export function naiveSummary(field: NaiveField, replicates: number, share = 0.63): NaiveSummary {
  const budgets = naiveBudgets(field, share);
  const values = bySystem((system) =>
    budgets.map((budget) => field.found[system].map((members) => naiveValue(members, budget))),
  );
  const everyone = Array.from({ length: field.sessions }, (_, s) => s);
  const samples: number[][] = [];
  // The next replicate may overwrite the counts of the last.
  for (const counts of resamples(field.sessions, replicates))
    samples.push(everyone.flatMap((s) => new Array<number>(counts[s]).fill(s)));
  const ratings = [everyone, ...samples].map((drawn): NaiveRatings => {
    const chances = naiveChances(
      NAIVE_NAMES.flatMap((system) => values[system]),
      drawn,
    );
    const block = (system: NaiveSystem) => 31 * NAIVE_NAMES.indexOf(system);
    const all = naiveElo(chances);
    return {
      chances,
      self: bySystem((system) => {
        const b = block(system);
        return naiveElo(chances.slice(b, b + 31).map((row) => row.slice(b, b + 31)));
      }),
      joint: bySystem((system) => all.slice(block(system), block(system) + 31)),
    };
  });
  const spread = (of: (r: NaiveRatings) => number) => ratings.slice(1).map(of);
  return {
    budgets,
    values,
    ratings,
    figure: (of) => ({ value: of(ratings[0]), interval: interval(spread(of)) }),
    median: (of) => quantileOf(spread(of), 1 / 2),
    firstSlope(system) {
      const first = budgets.findIndex((budget) =>
        field.found[system].some((members) =>
          members.some((steps) => steps.some(({ spent }) => spent <= budget / members.length)),
        ),
      );
      const from = DECADES[first];
      return ({ self }) => slopeWithin(self[system], from, from + 1 / 2);
    },
    lead: (system) => (r) => r.joint[system][30] - r.joint['pass@1'][30],
    winRate: (a, b) => (r) =>
      r.chances[31 * NAIVE_NAMES.indexOf(a) + 30][31 * NAIVE_NAMES.indexOf(b) + 30],
  };
}

export function bySystem<T>(make: (system: NaiveSystem) => T): Record<NaiveSystem, T> {
  return Object.fromEntries(NAIVE_NAMES.map((system) => [system, make(system)])) as Record<
    NaiveSystem,
    T
  >;
}
