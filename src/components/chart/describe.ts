import type { Messages } from '../../messages/index.ts';
import type { FamilySummary } from '../../model/measure/family.ts';
import type { Score } from '../../model/measure/graph-measure.ts';
import { HALF, MOST, type Side, timeTo } from './chart-data.ts';

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
