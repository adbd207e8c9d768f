import type { Messages } from '../../messages/index.ts';
import type { FamilySummary } from '../../model/measure/family.ts';
import type { Score } from '../../model/measure/graph-measure.ts';
import type { PinnedFamily } from '../../state/lab-pins.ts';
import { HALF, MOST, type Side, timeTo } from './chart-data.ts';
import type { GhostFamily } from './ghost-curves.tsx';

type Text = Messages['figure']['chart'];

/** What the two plots show, in sentences. */
export function describeCurves(
  text: Text,
  sides: Readonly<Record<Score, readonly [Side, Side]>>,
  family: FamilySummary,
  factorOf: (x: number) => string,
): string {
  const sentences = [text.describe.graphs(family.graphs)];
  for (const score of ['coverage', 'best'] as const) {
    const name = text[score];
    for (const side of sides[score]) {
      const at = (level: number) => {
        const time = timeTo(side, score, level);
        return time === null ? text.never : text.at(time);
      };
      sentences.push(text.describe.reached(name, side.name, at(HALF), at(MOST)));
    }
    const factor = (level: number) => {
      const value = family.systems[0]?.speedup[score][level]?.value ?? null;
      return value === null ? text.never : factorOf(value);
    };
    sentences.push(text.describe.sooner(name, factor(HALF), factor(MOST)));
  }
  return sentences.join(' ');
}

/** What the curves of the pinned runs are, in sentences. */
export function describePinned(
  { figure: { chart, number, race }, pins }: Messages,
  sides: Readonly<Record<Score, readonly [Side, Side]>>,
  pinned: readonly PinnedFamily[],
  ghosts: readonly GhostFamily[],
): string {
  const told = ghosts.map(({ place, name }, i) => {
    const { settings, family } = pinned[i];
    const { swarm, agents, sessions } = settings.parameters;
    const own = (score: Score): [Side, Side] => {
      const [one, all] = sides[score];
      return [
        { ...one, system: family.baseline, run: null },
        {
          ...all,
          name: race.team(swarm, agents, sessions),
          system: family.systems[0] ?? null,
          run: null,
        },
      ];
    };
    const both = { coverage: own('coverage'), best: own('best') };
    return pins.behind(
      pins.numbered(String(place + 1), name),
      describeCurves(chart, both, family, number.factor),
    );
  });
  return told.join(' ');
}
