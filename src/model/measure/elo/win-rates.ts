import { OwnPairs } from './own-pairs.ts';

/**
 * How often one player's session beats another player's, over all pairs of different sessions, ties as halves.
 *
 * `values[p][s]` is what session s has found as player p (a system within a budget). Sessions of equal index are
 * not compared: they share graphs, or are copies of one another in a bootstrap. Prepared once, in O(N log N) for
 * N values, and then asked for each replicate. All counts are of halves, so that rates are exact to the last bit
 * whatever the order of the sessions.
 */
export class WinRates {
  private readonly players: number;
  private readonly sessions: number;
  /** Values by rank: those of rank r are entries `rankStart[r]` to `rankStart[r + 1] - 1`, by player, then session. */
  private readonly rankStart: Int32Array;
  private readonly playerOf: Int32Array;
  private readonly sessionOf: Int32Array;
  private readonly own: OwnPairs;

  constructor(values: readonly Float64Array[]) {
    this.players = values.length;
    this.sessions = values[0].length;
    const ranks = ranksOf(values);
    const { most } = ranks;
    const cells = this.players * this.sessions;
    this.rankStart = new Int32Array(most + 2);
    this.playerOf = new Int32Array(cells);
    this.sessionOf = new Int32Array(cells);
    for (const row of ranks.rank) for (const r of row) this.rankStart[r + 1]++;
    for (let r = 0; r <= most; r++) this.rankStart[r + 1] += this.rankStart[r];
    const next = this.rankStart.slice();
    ranks.rank.forEach((row, p) => {
      row.forEach((r, s) => {
        const at = next[r]++;
        this.playerOf[at] = p;
        this.sessionOf[at] = s;
      });
    });
    this.own = new OwnPairs(ranks.rank);
  }

  /**
   * The table of chances, players × players, that the row beats the column. `counts[s]` says how often a
   * bootstrap replicate has drawn session s, all 1 when left out; null when it has drawn one session only.
   * O(players² · sessions).
   */
  rates(counts: ArrayLike<number> = new Int32Array(this.sessions).fill(1)): Float64Array | null {
    const { players } = this;
    let total = 0;
    let squares = 0;
    for (let s = 0; s < this.sessions; s++) {
      total += counts[s];
      squares += counts[s] * counts[s];
    }
    const pairs = total * total - squares;
    if (pairs === 0) return null;
    const wins = this.wins(counts);
    const ownWins = this.own.wins(counts);
    const rates = new Float64Array(players * players).fill(1 / 2);
    for (let i = 1; i < players; i++) {
      for (let j = 0; j < i; j++) {
        const at = i * players + j;
        rates[at] = (wins[at] - ownWins[at]) / pairs;
        rates[j * players + i] = (pairs - (wins[at] - ownWins[at])) / pairs;
      }
    }
    return rates;
  }

  /**
   * Wins over all pairs, those of equal index included, below the diagonal only. Goes up through the ranks and
   * keeps each row as its difference from the one before, until the end.
   */
  private wins(counts: ArrayLike<number>): Float64Array {
    const { players, rankStart, playerOf, sessionOf } = this;
    // One row more, where the rows of the last player end.
    const wins = new Float64Array((players + 1) * players);
    /** By player: weight of the sessions below the rank, and half of those at it. */
    const beaten = new Float64Array(players);
    const who = new Int32Array(players);
    const weight = new Float64Array(players);
    for (let r = 0; r + 1 < rankStart.length; r++) {
      let present = 0;
      for (let e = rankStart[r]; e < rankStart[r + 1]; e++) {
        const count = counts[sessionOf[e]];
        if (count === 0) continue;
        const player = playerOf[e];
        if (present > 0 && who[present - 1] === player) weight[present - 1] += count;
        else {
          who[present] = player;
          weight[present++] = count;
        }
      }
      for (let k = 0; k < present; k++) beaten[who[k]] += weight[k] / 2;
      for (let k = 0; k < present; ) {
        const begin = who[k];
        const w = weight[k];
        let end = begin + 1;
        for (k++; k < present && who[k] === end && weight[k] === w; k++) end++;
        // One session has found the same within several budgets: its rows begin here and end there.
        const from = begin * players;
        const to = end * players;
        for (let j = 0; j < end; j++) {
          const more = w * beaten[j];
          wins[from + j] += more;
          wins[to + j] -= more;
        }
      }
      for (let k = 0; k < present; k++) beaten[who[k]] += weight[k] / 2;
    }
    for (let i = players; i < players * players; i++) wins[i] += wins[i - players];
    return wins;
  }
}

/** Every value by its place among the different values of all players, from 0 to `most`. */
function ranksOf(values: readonly Float64Array[]): { rank: Int32Array[]; most: number } {
  const sessions = values[0].length;
  const sorted = new Float64Array(values.length * sessions);
  values.forEach((row, p) => {
    sorted.set(row, p * sessions);
  });
  sorted.sort();
  let most = 0;
  for (let i = 1; i < sorted.length; i++) {
    if (sorted[i] !== sorted[most]) sorted[++most] = sorted[i];
  }
  const rank = values.map((row) =>
    Int32Array.from(row, (value) => {
      let low = 0;
      let high = most;
      while (low < high) {
        const middle = (low + high) >>> 1;
        if (sorted[middle] >= value) high = middle;
        else low = middle + 1;
      }
      return low;
    }),
  );
  return { rank, most };
}
