import { Generator } from '../../src/model/random/generator.ts';
import { normal } from '../../src/model/random/normal.ts';
import { symmetricEigen } from './symmetric-eigen.ts';

/** Names the optimiser's stream, apart from those of the model. */
const STREAM_OF_SEARCH = 9001;

export interface CmaOptions {
  /** Length n: where the search starts. Coordinates should be scaled so that a step of 1 matters about equally. */
  readonly start: readonly number[];
  /** Standard deviation of the first generation. */
  readonly sigma: number;
  readonly seed: number;
  /** Candidates per generation; 4 + 3 log n when left out. */
  readonly population?: number;
}

/**
 * Minimises a function of n reals by CMA-ES: candidates are drawn from a normal distribution whose mean moves to
 * the better half and whose covariance learns the directions that helped (N. Hansen, The CMA Evolution Strategy: A
 * Tutorial, arXiv 1604.00772; constants of its table 1, without active updates). Reproducible: the draws depend on
 * the seed alone.
 *
 * Ask for candidates, evaluate them in any order, and tell their costs; NaN counts as the worst.
 */
export class CmaEs {
  readonly population: number;
  mean: number[];
  sigma: number;
  private readonly n: number;
  private readonly weights: readonly number[];
  private readonly rates: Rates;
  private readonly generator: Generator;
  private covariance: number[][];
  private pathSigma: number[];
  private pathCovariance: number[];
  private generations = 0;
  /** Of the generation asked for: the steps before they are scaled by sigma, and the normals they were made of. */
  private steps: number[][] = [];
  private normals: number[][] = [];
  private axes: readonly (readonly number[])[] = [];

  constructor({ start, sigma, seed, population }: CmaOptions) {
    const n = start.length;
    this.n = n;
    this.mean = [...start];
    this.sigma = sigma;
    this.population = population ?? 4 + Math.floor(3 * Math.log(n));
    const half = this.population / 2;
    const raw = Array.from(
      { length: Math.floor(half) },
      (_, i) => Math.log((this.population + 1) / 2) - Math.log(i + 1),
    );
    this.weights = raw.map((w) => w / sumOf(raw));
    this.rates = ratesOf(n, 1 / sumOf(this.weights.map((w) => w * w)));
    this.generator = new Generator(seed, STREAM_OF_SEARCH);
    this.covariance = start.map((_, i) => start.map((__, j) => (i === j ? 1 : 0)));
    this.pathSigma = start.map(() => 0);
    this.pathCovariance = start.map(() => 0);
  }

  /** The candidates of the next generation, each of length n. */
  ask(): number[][] {
    const { values, vectors } = symmetricEigen(this.covariance);
    const scale = values.map((value) => Math.sqrt(Math.max(value, 0)));
    this.axes = vectors;
    this.normals = Array.from({ length: this.population }, () =>
      Array.from({ length: this.n }, () => normal(this.generator)),
    );
    this.steps = this.normals.map((z) =>
      vectors.map((row) => sumOf(row.map((entry, j) => entry * scale[j] * z[j]))),
    );
    return this.steps.map((step) => step.map((y, i) => this.mean[i] + this.sigma * y));
  }

  /** What the candidates of the last `ask` cost, in their order. */
  tell(costs: readonly number[]): void {
    const { rates, n } = this;
    const order = costs.map((_, i) => i).sort((a, b) => worth(costs[a]) - worth(costs[b]) || a - b);
    const best = (of: readonly (readonly number[])[], i: number) =>
      sumOf(this.weights.map((w, k) => w * of[order[k]][i]));
    const step = Array.from({ length: n }, (_, i) => best(this.steps, i));
    const white = Array.from({ length: n }, (_, i) => best(this.normals, i));
    this.generations++;
    this.mean = this.mean.map((m, i) => m + this.sigma * step[i]);

    const turned = this.axes.map((row) => sumOf(row.map((entry, j) => entry * white[j])));
    const { cSigma, cPath, cOne, cMu, damping, mass, expectedLength } = rates;
    const gain = Math.sqrt(cSigma * (2 - cSigma) * mass);
    this.pathSigma = this.pathSigma.map((p, i) => (1 - cSigma) * p + gain * turned[i]);
    const length = Math.hypot(...this.pathSigma);
    const settled = Math.sqrt(1 - (1 - cSigma) ** (2 * this.generations));
    // While the path is long the step size is still growing, and the covariance would take its side.
    const stalled = length / settled >= (1.4 + 2 / (n + 1)) * expectedLength;
    const push = stalled ? 0 : Math.sqrt(cPath * (2 - cPath) * mass);
    this.pathCovariance = this.pathCovariance.map((p, i) => (1 - cPath) * p + push * step[i]);
    const kept = 1 - cOne - cMu + (stalled ? cOne * cPath * (2 - cPath) : 0);
    this.covariance = this.covariance.map((row, i) =>
      row.map(
        (c, j) =>
          kept * c +
          cOne * this.pathCovariance[i] * this.pathCovariance[j] +
          cMu *
            sumOf(
              this.weights.map((w, k) => w * this.steps[order[k]][i] * this.steps[order[k]][j]),
            ),
      ),
    );
    this.sigma *= Math.exp((cSigma / damping) * (length / expectedLength - 1));
  }
}

interface Rates {
  readonly cSigma: number;
  readonly cPath: number;
  readonly cOne: number;
  readonly cMu: number;
  readonly damping: number;
  /** Variance-effective number of selected candidates. */
  readonly mass: number;
  /** Expected length of a standard normal vector. */
  readonly expectedLength: number;
}

function ratesOf(n: number, mass: number): Rates {
  const cSigma = (mass + 2) / (n + mass + 5);
  const cOne = 2 / ((n + 1.3) ** 2 + mass);
  return {
    mass,
    cSigma,
    cPath: (4 + mass / n) / (n + 4 + (2 * mass) / n),
    cOne,
    cMu: Math.min(1 - cOne, (2 * (mass - 2 + 1 / mass)) / ((n + 2) ** 2 + mass)),
    damping: 1 + 2 * Math.max(0, Math.sqrt((mass - 1) / (n + 1)) - 1) + cSigma,
    expectedLength: Math.sqrt(n) * (1 - 1 / (4 * n) + 1 / (21 * n * n)),
  };
}

function worth(cost: number): number {
  return Number.isNaN(cost) ? Number.POSITIVE_INFINITY : cost;
}

function sumOf(values: readonly number[]): number {
  let sum = 0;
  for (const value of values) sum += value;
  return sum;
}
