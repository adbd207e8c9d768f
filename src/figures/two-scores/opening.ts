import { type Axis, positionAt, timeAt } from './axis.ts';
import { reaches, type TwoScores } from './facts.ts';

/** Where an untouched figure stands, in t_mid: when half of the steps are finished. */
export function openingOf(facts: TwoScores, axis: Axis): number {
  return (reaches(facts.coverage, 0.5) ?? axis.last * facts.unit) / facts.unit;
}

/** What the player plays: its length, the completions to stop at, and where it opens. Places are times in t_mid. */
export function playedOf(facts: TwoScores, axis: Axis) {
  const positions = facts.columns.endings.map((time) => positionAt(axis, time / facts.unit));
  return {
    length: positionAt(axis, axis.last),
    events: positions,
    opening: positionAt(axis, openingOf(facts, axis)),
    placeOf: (position: number) => timeAt(axis, position),
    positionOf: (time: number) => positionAt(axis, time),
  };
}
