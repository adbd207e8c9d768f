import { percentileInterval, REPLICATES, resamples } from '../../model/measure/estimate.ts';
import type { Parameters } from '../../model/parameters.ts';
import { PRESETS } from '../../model/presets.ts';
import { numberAnswer } from '../answers.ts';
import type { Answer, Figures, NumberClaim } from '../claim.ts';
import type { Study } from '../study.ts';
import { STILL } from './family.ts';
import { GENERATOR, type Published, SINGLE, SWARMS } from './table.ts';

/** A claim for each figure of the table; its id is the name of the figure. */
const CLAIMS: readonly NumberClaim[] = [
  ...claimsOf('single', SINGLE, { swarm: 'single' }),
  ...claimsOf('generator', GENERATOR, STILL),
  ...SWARMS.flatMap(({ kind, agents, figures }) =>
    claimsOf(`${kind}${agents}`, figures, { swarm: kind, agents }),
  ),
];

function claimsOf(
  row: string,
  figures: Readonly<Record<string, Published>>,
  state: Partial<Parameters>,
): NumberClaim[] {
  return Object.entries(figures).map(([figure, { value, unit }]) => {
    const id = `${row}-${figure}`;
    return { kind: 'number', id, published: value, unit, state, of: (own) => own[id] };
  });
}

/**
 * The independent table of September: the mean of each figure over the families that have it, with its 95% bootstrap
 * interval over them. It is the table's figures, not this interval, that a family may miss.
 */
export const septemberStudy: Study = {
  parameters: PRESETS.september,
  claims: CLAIMS,
  usual: { families: 256, sessions: 0 },
  pieces: ({ families }) =>
    Array.from({ length: families }, (_, family) => ({
      study: 'september',
      parameters: PRESETS.september,
      family,
    })),
  *concluding(_pieces, values) {
    const families = values as readonly Figures[];
    const answers: Answer[] = [];
    for (const claim of CLAIMS) {
      const own = families.map((figures) => claim.of(figures)).filter(Number.isFinite);
      const { mean, interval } = meanOf(own);
      answers.push(
        numberAnswer(claim, mean, interval?.[0] ?? null, interval?.[1] ?? null, own.length),
      );
      yield;
    }
    return answers;
  },
};

/** Mean and 95% interval; null where there are too few. */
function meanOf(values: readonly number[]): {
  mean: number | null;
  interval: readonly [number, number] | null;
} {
  const n = values.length;
  if (n === 0) return { mean: null, interval: null };
  const mean = values.reduce((sum, value) => sum + value, 0) / n;
  if (n === 1) return { mean, interval: null };
  const replicates = new Float64Array(REPLICATES);
  let r = 0;
  for (const counts of resamples(n, REPLICATES)) {
    let sum = 0;
    for (let i = 0; i < n; i++) sum += counts[i] * values[i];
    replicates[r++] = sum / n;
  }
  return { mean, interval: percentileInterval(replicates) };
}
