import { describe, expect, it } from 'vitest';
import {
  GENERATOR,
  type Published,
  SINGLE,
  SWARM_FIGURES,
  SWARMS,
} from '../../../../src/claims/september/table.ts';
import { readPublished, skipPublished, WITHOUT_PUBLISHED } from '../published.ts';

interface Given {
  readonly single: Readonly<Record<string, number>>;
  readonly generator: Readonly<Record<string, readonly [number, number, number] | string>>;
  readonly scaling: readonly Readonly<Record<string, unknown>>[];
}

const value = (of: Readonly<Record<string, Published>>) =>
  Object.fromEntries(Object.entries(of).map(([name, published]) => [name, published.value]));

describe.skipIf(skipPublished)(`the table${WITHOUT_PUBLISHED}`, () => {
  const given: Given | null = skipPublished ? null : readPublished('september.json');

  it('has every published number of one agent and of the generator', () => {
    expect(value(SINGLE)).toEqual(given?.single);
    const { note, ...bands } = given?.generator ?? {};
    expect(note).toContain('1,024 graphs');
    const own = Object.entries(GENERATOR).map(([name, { value: mean, interval }]) => [
      name,
      [mean, ...(interval ?? [])],
    ]);
    expect(Object.fromEntries(own)).toEqual(bands);
  });

  it('has every row of swarms, and nothing else', () => {
    const rows = SWARMS.map(({ kind, agents, figures }) => ({
      kind,
      agents,
      ...value(figures),
      speedupCoverage50ci: figures.speedupCoverage50.interval,
    }));
    expect(rows).toEqual(given?.scaling);
  });
});

describe('the table', () => {
  it('gives no figure in more decimals than its unit', () => {
    const all: Published[] = [
      ...Object.values(SINGLE),
      ...Object.values(GENERATOR),
      ...SWARMS.flatMap(({ figures }) => Object.values(figures)),
    ];
    expect(all).toHaveLength(6 + 8 + 12 * SWARM_FIGURES.length);
    for (const { value: mean, unit } of all) {
      expect(Math.abs(mean / unit - Math.round(mean / unit))).toBeLessThan(1e-6);
    }
  });

  it('has lambdas that follow from its speedups, as far as means of logarithms do', () => {
    for (const { agents, figures } of SWARMS) {
      const lambda = Math.log(figures.speedupCoverage50.value) / Math.log(agents);
      // A mean of logarithms lies below the logarithm of the mean, by half the relative variance.
      expect(figures.lambda.value).toBeLessThan(lambda + 1e-5);
      expect(figures.lambda.value).toBeGreaterThan(lambda - 4e-4);
    }
  });
});
