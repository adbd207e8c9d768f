/**
 * How often each player would beat another in the sessions' games against themselves, which do not count.
 *
 * A session's table of such games (2 for a win, 1 for a tie) changes only where the value of a player differs from
 * that of the player before. Its second differences, over rows and columns, are therefore few when players are
 * budgets in ascending order: for 124 players some hundreds instead of 15,376. They are kept for each session,
 * added up for each replicate, and summed over rows and columns once.
 */
export class OwnPairs {
  private readonly players: number;
  /** Session s has the entries `start[s]` to `start[s + 1] - 1`. */
  private readonly start: Int32Array;
  private readonly place: Int32Array;
  private readonly difference: Int8Array;

  /** `rank[p][s]` orders the values of all players and sessions; equal for equal ones. */
  constructor(rank: readonly Int32Array[]) {
    const players = rank.length;
    const sessions = rank[0].length;
    this.players = players;
    this.start = new Int32Array(sessions + 1);
    const place: number[] = [];
    const difference: number[] = [];
    const value = new Int32Array(players);
    const begins = new Int32Array(players);
    const above = new Int32Array(players);
    for (let s = 0; s < sessions; s++) {
      let runs = 0;
      for (let p = 0; p < players; p++) {
        value[p] = rank[p][s];
        if (p === 0 || value[p] !== value[p - 1]) begins[runs++] = p;
      }
      above.fill(0, 0, runs);
      for (let i = 0; i < runs; i++) {
        const mine = value[begins[i]];
        let before = 0;
        for (let j = 0; j < runs; j++) {
          const other = value[begins[j]];
          const score = mine > other ? 2 : mine === other ? 1 : 0;
          const change = score - above[j];
          above[j] = score;
          if (change !== before) {
            place.push(begins[i] * players + begins[j]);
            difference.push(change - before);
          }
          before = change;
        }
      }
      this.start[s + 1] = place.length;
    }
    this.place = Int32Array.from(place);
    this.difference = Int8Array.from(difference);
  }

  /** players × players: wins of the row, ties as halves, a session drawn w times counting w² times. */
  wins(counts: ArrayLike<number>): Float64Array {
    const { players, start, place, difference } = this;
    const wins = new Float64Array(players * players);
    for (let s = 0; s + 1 < start.length; s++) {
      if (counts[s] === 0) continue;
      const weight = (counts[s] * counts[s]) / 2;
      for (let e = start[s]; e < start[s + 1]; e++) wins[place[e]] += weight * difference[e];
    }
    for (let i = 0; i < players; i++) {
      let sum = 0;
      for (let j = 0; j < players; j++) {
        const at = i * players + j;
        sum += wins[at];
        wins[at] = i === 0 ? sum : sum + wins[at - players];
      }
    }
    return wins;
  }
}
