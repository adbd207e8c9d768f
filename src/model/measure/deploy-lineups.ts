import type { Deployment } from './sessions.ts';

/** Sessions of so many agents each, and after how many of them, ascending, their common score is wanted. */
export interface Lineup {
  readonly agentsEach: number;
  readonly sessions: readonly number[];
}

/**
 * Every number of sessions that divides the agents, ascending. Throws an Error with one sentence for what is no number
 * of agents.
 */
export function splitsOf(agents: number): Deployment[] {
  if (!Number.isInteger(agents) || agents < 1) {
    throw new Error(`the number of agents must be a whole number of at least 1, not ${agents}`);
  }
  const splits: Deployment[] = [];
  for (let sessions = 1; sessions <= agents; sessions++) {
    if (agents % sessions === 0) splits.push({ sessions, agentsEach: agents / sessions });
  }
  return splits;
}

/** The splits of all sizes by the agents of a session: sizes have their sessions in common. Throws as `splitsOf`. */
export function lineupsOf(sizes: readonly number[]): Lineup[] {
  const wanted = new Map<number, Set<number>>();
  for (const { sessions, agentsEach } of sizes.flatMap(splitsOf)) {
    wanted.set(agentsEach, (wanted.get(agentsEach) ?? new Set()).add(sessions));
  }
  return [...wanted].map(([agentsEach, sessions]) => ({
    agentsEach,
    sessions: [...sessions].sort((a, b) => a - b),
  }));
}

/** Where a trial has the split: its lineup, and its place among the sessions of that. */
export function placeOf({ agentsEach, sessions }: Deployment, lineups: readonly Lineup[]) {
  const lineup = lineups.findIndex((each) => each.agentsEach === agentsEach);
  return { lineup, at: lineups[lineup].sessions.indexOf(sessions) };
}
