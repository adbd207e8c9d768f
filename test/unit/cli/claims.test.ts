import { describe, expect, it } from 'vitest';
import { agreements } from '../../../src/claims/september/agreement.ts';
import { septemberStudy } from '../../../src/claims/september/study.ts';
import { call, progressOf, refused } from './call.ts';

/** September's claims on tasks small enough for a test. */
const SMALL = ['claims', '--preset', 'september', '--families', '3', '--set', 'steps=20'];

interface Row {
  id: string;
  published: number;
  median: number | null;
  low: number | null;
  high: number | null;
  families: number;
  within: boolean;
}

describe('claims', () => {
  it('prints a row for each figure of the table, and how many agree beside it', async () => {
    const { code, out, err } = await call(...SMALL);
    expect(code).toBe(0);
    const rows = JSON.parse(out) as Row[];
    expect(rows.map(({ id }) => id)).toEqual(septemberStudy.claims.map(({ id }) => id));
    for (const row of rows) {
      expect(Object.keys(row)).toEqual([
        'id',
        'published',
        'median',
        'low',
        'high',
        'families',
        'within',
      ]);
      if (row.median === null) {
        expect(row).toMatchObject({ low: null, high: null, families: 0, within: false });
        continue;
      }
      expect(row.low ?? Number.NaN).toBeLessThanOrEqual(row.median);
      expect(row.high ?? Number.NaN).toBeGreaterThanOrEqual(row.median);
    }
    expect(rows.find(({ id }) => id === 'standard16-speedupCoverage50')).toMatchObject({
      published: 12.56325,
      families: 3,
      within: false,
    });
    const agreeing = agreements(rows).filter(({ agrees }) => agrees).length;
    // Not how many our own interval holds.
    expect(agreeing).not.toBe(rows.filter((row) => row.within).length);
    expect(err).toBe(
      `note: ${agreeing} of 134 figures are within 2% of the table or inside its interval\n`,
    );
  });

  it('says how far it is with its parts, and then with the answers', async () => {
    const lines = await progressOf(...SMALL, '--threads', '1');
    expect(lines.slice(0, 4)).toEqual([
      'parts of september’s claims: 1 of 3',
      'parts of september’s claims: 2 of 3',
      'parts of september’s claims: 3 of 3',
      'steps to september’s answers: 1',
    ]);
    expect(lines).toContain('steps to september’s answers: 134');
  });

  it('prints the same as a table, with empty cells for what is not there', async () => {
    const [json, csv] = [await call(...SMALL), await call(...SMALL, '--format', 'csv')];
    const rows = JSON.parse(json.out) as Row[];
    const [head, ...lines] = csv.out.trimEnd().split('\n');
    expect(head).toBe('id,published,median,low,high,families,within');
    expect(lines).toEqual(
      rows.map((row) =>
        [row.id, row.published, row.median, row.low, row.high, row.families, row.within]
          .map((cell) => (cell === null ? '' : String(cell)))
          .join(','),
      ),
    );
  });

  it('draws other families for another seed, and other numbers for other parameters', async () => {
    const { out } = await call(...SMALL);
    expect((await call(...SMALL)).out).toBe(out);
    expect((await call(...SMALL, '--threads', '1')).out).toBe(out);
    expect((await call(...SMALL, '--seed', '2')).out).not.toBe(out);
    const merged = JSON.parse(
      (await call(...SMALL, '--set', 'merge=0', '--set', 'mergeSpread=0')).out,
    ) as Row[];
    expect(merged.find(({ id }) => id === 'generator-meanParents')?.median).toBe(1);
  });

  it('names what it cannot use', async () => {
    expect(await refused('claims', '--preset', 'flat')).toBe(
      '--preset must be one of post, september, not "flat"',
    );
    expect(await refused('claims', '--families', '0')).toMatch(/^--families must be .* 1 to /);
    expect(await refused('claims', '--threads', 'two')).toMatch(/^--threads must be .* not "two"$/);
    expect(await refused(...SMALL, '--sessions', '100')).toMatch(/^--sessions .*september/);
    expect(await refused(...SMALL, '--set', 'agents=4')).toMatch(/^--set agents changes nothing/);
    expect(await refused(...SMALL, '--set', 'clock=raw')).toMatch(/^--set clock changes nothing/);
    expect(await refused(...SMALL, '--set', 'agnets=4')).toMatch(/"agnets".*agents/);
    expect(await refused(...SMALL, '--seed', '1', '--set', 'seed=2')).toMatch(/^seed is set/);
  });
});
