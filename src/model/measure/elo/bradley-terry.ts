import { exp } from '../../random/elementary.ts';

/** Elo points per factor of ten in strength. */
export const ELO_PER_DECADE = 400;
const ELO_PER_UNIT = ELO_PER_DECADE / Math.LN10;

export interface FitOptions {
  /** Weight of the symmetric pseudo-game of each pair, which keeps records of wins alone finite. */
  readonly pseudo?: number;
  /** Ratings in Elo to begin with; the result does not depend on them. Length: players. */
  readonly from?: Float64Array;
}

const PSEUDO_GAME = 1e-4;
const MOST_STEPS = 200;
/** Newton's steps square the error: behind one this small, what is left is below rounding. */
const SMALL = 1e-5;

/**
 * Ratings that explain a table of chances: Bradley and Terry's model (Biometrika 39, 1952), fitted by Newton's
 * method. `chance[i * players + j]` is the share of games that i wins against j, ties counted as halves; each
 * pair counts as one game. Returns Elo, the first player's 0; length: players.
 * Throws an Error with one sentence when there is no finite fit (wins alone, and no pseudo-games).
 */
export function bradleyTerry(
  chance: Float64Array,
  players: number,
  { pseudo = PSEUDO_GAME, from }: FitOptions = {},
): Float64Array {
  const likelihood = new Likelihood(chance, players, pseudo);
  let rating = new Float64Array(players);
  if (from) rating = from.map((elo) => (elo - from[0]) / ELO_PER_UNIT);
  likelihood.lookAt(rating);
  for (let step = 0; step < MOST_STEPS; step++) {
    const move = likelihood.newtonMove();
    // The likelihood is concave: it has risen all the way to a point where it still rises along the move. And it
    // always rises with a move that changes no difference of ratings by more than 1, because a logistic
    // curve's bend cannot change by more than a factor e on the way (F. Bach, Electronic J. of Statistics 4, 2010).
    const reach = spread(move);
    let factor = 1;
    let next = moved(rating, move, factor);
    likelihood.lookAt(next);
    while (factor * reach > 1 && likelihood.slopeAlong(move) < 0) {
      factor /= 2;
      next = moved(rating, move, factor);
      likelihood.lookAt(next);
    }
    rating = next;
    if (reach < SMALL) return rating.map((r) => ELO_PER_UNIT * r);
  }
  throw new Error('there are no finite ratings: somebody has won or lost every game');
}

function moved(
  rating: Float64Array,
  move: Float64Array,
  factor: number,
): Float64Array<ArrayBuffer> {
  return Float64Array.from(rating, (r, i) => (i === 0 ? 0 : r + factor * move[i - 1]));
}

/** The largest change in a difference of ratings, the first player's held. */
function spread(move: Float64Array): number {
  let low = 0;
  let high = 0;
  for (const m of move) {
    low = Math.min(low, m);
    high = Math.max(high, m);
  }
  return high - low;
}

/** The log-likelihood's gradient and bend at a point; the first player's rating is held at 0. */
class Likelihood {
  private readonly free: number;
  private readonly gradient: Float64Array;
  /** Minus the matrix of second derivatives, lower triangle. */
  private readonly bend: Float64Array;

  constructor(
    private readonly chance: Float64Array,
    private readonly players: number,
    private readonly pseudo: number,
  ) {
    this.free = players - 1;
    this.gradient = new Float64Array(this.free);
    this.bend = new Float64Array(this.free * this.free);
  }

  lookAt(rating: Float64Array): void {
    const { chance, players, pseudo, free, gradient, bend } = this;
    const games = 1 + pseudo;
    gradient.fill(0);
    bend.fill(0);
    for (let i = 1; i < players; i++) {
      const row = (i - 1) * free;
      for (let j = 0; j < i; j++) {
        const difference = rating[i] - rating[j];
        const odds = exp(-Math.abs(difference));
        const larger = 1 / (1 + odds);
        const smaller = odds * larger;
        const wins = chance[i * players + j] + pseudo / 2;
        // Counted from the nearer end, so that the last surprise of a sure winner is not lost in rounding.
        const slope = difference > 0 ? wins - games + games * smaller : wins - games * smaller;
        const curve = games * smaller * larger;
        gradient[i - 1] += slope;
        bend[row + i - 1] += curve;
        if (j === 0) continue;
        gradient[j - 1] -= slope;
        bend[(j - 1) * free + j - 1] += curve;
        bend[row + j - 1] -= curve;
      }
    }
  }

  slopeAlong(move: Float64Array): number {
    let sum = 0;
    for (let i = 0; i < this.free; i++) sum += this.gradient[i] * move[i];
    return sum;
  }

  /** Solves bend · move = gradient by Cholesky's factors, which take the place of the bend. */
  newtonMove(): Float64Array {
    const { bend: a, free: n } = this;
    const x = this.gradient.slice();
    for (let i = 0; i < n; i++) {
      for (let j = 0; j <= i; j++) {
        let sum = a[i * n + j];
        for (let k = 0; k < j; k++) sum -= a[i * n + k] * a[j * n + k];
        // Games so one-sided that their bend is lost in rounding must not divide by zero.
        a[i * n + j] = i === j ? Math.sqrt(Math.max(sum, 1e-300)) : sum / a[j * n + j];
      }
      for (let k = 0; k < i; k++) x[i] -= a[i * n + k] * x[k];
      x[i] /= a[i * n + i];
    }
    for (let i = n - 1; i >= 0; i--) {
      for (let k = i + 1; k < n; k++) x[i] -= a[k * n + i] * x[k];
      x[i] /= a[i * n + i];
    }
    return x;
  }
}
