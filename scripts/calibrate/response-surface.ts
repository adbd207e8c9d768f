import { ridgeRegression } from './least-squares.ts';

export interface Sample {
  /** Length n. */
  readonly x: readonly number[];
  /** What was measured there, with noise; the same length in every sample. */
  readonly responses: readonly number[];
}

/** How strongly slopes and bends are held towards 0, in samples: noise must not be taken for a bend. */
const RIDGE = { slope: 0.3, bend: 6 } as const;
/** Samples count half at about this distance, in radii a coordinate. */
const REACH = 2;

/**
 * A smooth picture of noisy responses around a centre: each one a constant, a slope and a bend for each coordinate, by
 * regression over all samples, near ones counting most.
 */
export class ResponseSurface {
  private readonly coefficients: readonly (readonly number[])[];

  constructor(
    samples: readonly Sample[],
    private readonly centre: readonly number[],
    private readonly radius: number,
  ) {
    const n = centre.length;
    const usable = samples.filter(({ responses }) => responses.every(Number.isFinite));
    const rows = usable.map(({ x }) => this.features(x));
    const weights = usable.map(({ x }) => {
      const distance = squared(x.map((v, i) => (v - centre[i]) / radius)) / n;
      return 2 ** (-distance / (REACH * REACH));
    });
    const ridge = [
      0,
      ...new Array<number>(n).fill(RIDGE.slope),
      ...new Array<number>(n).fill(RIDGE.bend),
    ];
    this.coefficients = ridgeRegression(
      rows,
      usable.map(({ responses }) => responses),
      weights,
      ridge,
    );
  }

  /** The responses to be expected at x. */
  at(x: readonly number[]): number[] {
    const row = this.features(x);
    return this.coefficients.map((c) => c.reduce((sum, value, i) => sum + value * row[i], 0));
  }

  private features(x: readonly number[]): number[] {
    const u = x.map((v, i) => (v - this.centre[i]) / this.radius);
    return [1, ...u, ...u.map((v) => v * v - 1)];
  }
}

function squared(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value * value, 0);
}
