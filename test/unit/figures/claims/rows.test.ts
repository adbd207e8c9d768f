import { describe, expect, it } from 'vitest';
import type { Claim, NumberClaim } from '../../../../src/claims/claim.ts';
import { STUDIES } from '../../../../src/claims/studies.ts';
import { measuredOf, rowsById, tally } from '../../../../src/figures/claims/rows.ts';
import { agreement, compare } from '../../../../src/figures/claims/september-table.ts';
import { sizesOf } from '../../../../src/figures/claims/sizes.ts';
import { NOTHING, SAMPLES } from './samples.ts';

const number = (id: string): NumberClaim => ({
  kind: 'number',
  id,
  published: 10,
  unit: 1,
  state: {},
  of: () => 0,
});
const answer = (id: string, within: boolean, median: number | null = 11) => ({
  id,
  published: 10,
  median,
  low: 9,
  high: 12,
  families: 8,
  within,
});

describe('rows', () => {
  const claims: Claim[] = [
    number('in'),
    number('out'),
    number('none'),
    { ...number('defined'), kind: 'definition' },
    { kind: 'statement', id: 'yes', state: {}, margin: () => 0 },
    { kind: 'statement', id: 'no', state: {}, margin: () => 0 },
  ];
  const rowOf = rowsById(claims, [
    answer('in', true),
    answer('out', false),
    answer('defined', false),
    { id: 'yes', families: 8, within: true },
    { id: 'no', families: 8, within: false },
  ]);
  const rows = claims.map(({ id }) => rowOf(id)).filter((row) => row !== null);

  it('have the verdict of their kind; a definition has none', () => {
    expect(rows.map(({ verdict }) => verdict)).toEqual([
      'inside',
      'outside',
      'unknown',
      'definition',
      'holds',
      'fails',
    ]);
    expect(rowOf('other')).toBeNull();
  });

  it('are counted without definitions and without what is not known', () => {
    expect(tally(rows)).toEqual({ inside: 1, numbers: 2, hold: 1, statements: 2 });
  });

  it('have nothing to draw where nothing was measured', () => {
    const missing = rowsById([number('never')], [answer('never', false, null)])('never');
    expect(missing && measuredOf(missing)).toBeNull();
    expect(missing?.verdict).toBe('outside');
  });
});

describe('agreement with the table of September', () => {
  const { claims } = STUDIES.september;
  const off = (id: string, by: number) => {
    const rowOf = rowsById(
      claims,
      SAMPLES.september.answers.map((each) =>
        each.id === id && 'median' in each ? { ...each, median: each.published * (1 + by) } : each,
      ),
    );
    return { rowOf, row: rowOf(id) };
  };

  it('is within 2% of it', () => {
    for (const [by, agrees] of [
      [0.019, true],
      [-0.019, true],
      [0.021, false],
      [-0.3, false],
    ] as const) {
      const { row, rowOf } = off('recursive64-lambda', by);
      const compared = row && compare(row);
      expect(compared?.agrees, String(by)).toBe(agrees);
      expect(compared?.difference).toBeCloseTo(by, 9);
      expect(agreement(rowOf)).toEqual({ agree: agrees ? 134 : 133, all: 134 });
    }
  });

  it('is not claimed where nothing is known', () => {
    expect(agreement(rowsById(claims, NOTHING.september.answers))).toEqual({ agree: 0, all: 0 });
  });
});

it('a reader can choose less than is stored, and exactly that', () => {
  expect(sizesOf('post', SAMPLES.post)).toEqual([
    { families: 16, sessions: 400 },
    { families: 32, sessions: 400 },
    { families: 64, sessions: 5000 },
  ]);
  expect(sizesOf('september', SAMPLES.september).map(({ families }) => families)).toEqual([
    8, 16, 64, 256,
  ]);
  const small = { ...SAMPLES.september, families: 16 };
  expect(sizesOf('september', small).map(({ families }) => families)).toEqual([8, 16]);
});
