import { describe, expect, it } from 'vitest';
import { makeStoredElo } from '../../../../src/figures/elo/make-stored.ts';
import { packed, unpacked } from '../../../../src/figures/elo/pack.ts';
import stored from '../../../../src/figures/elo/stored.json' with { type: 'json' };
import { STORED_ELO } from '../../../../src/figures/elo/stored.ts';
import { takingElo } from '../../../../src/model/measure/elo/elo.ts';
import { takingEloRecords } from '../../../../src/model/measure/elo/records.ts';
import type { EloSummary } from '../../../../src/model/measure/elo/summary.ts';
import { finished } from '../../../../src/model/measure/pausing.ts';
import { PRESETS } from '../../../../src/model/presets.ts';

const small = { ...PRESETS.post, meanSteps: 40, meanLayers: 5 };
const summaryOf = (replicates: number): EloSummary =>
  finished(takingElo(finished(takingEloRecords(small, 0, 12)), { replicates }));

/** All numbers of a value, with the way to each. */
function numbersOf(value: unknown, path = ''): [string, number | null][] {
  if (typeof value === 'number' || value === null) return [[path, value]];
  return Object.entries(value as object).flatMap(([key, inner]) =>
    numbersOf(inner, `${path}.${key}`),
  );
}

describe('a packed summary', () => {
  it.each([0, 6])('is the summary to its digits, with %s replicates', (replicates) => {
    const summary = summaryOf(replicates);
    const back = new Map(numbersOf(unpacked(packed(summary, 1))));
    const all = numbersOf(summary);
    expect([...back.keys()].sort()).toEqual(all.map(([path]) => path).sort());
    for (const [path, value] of all) {
      const digits = /winRate|tracking/.test(path) ? 4 : path.includes('inflection') ? 3 : 1;
      const close = path.includes('budgets') ? 1e-6 * Number(value) : 0.51 * 10 ** -digits;
      const packedValue = back.get(path);
      if (value === null || Number.isNaN(value)) expect(packedValue, path).toBe(value);
      else expect(Math.abs(Number(packedValue) - value), path).toBeLessThanOrEqual(close);
    }
  });
});

describe('what comes with the page', () => {
  it('is what a page computes at the default settings', () => {
    const fresh = makeStoredElo(0);
    expect(stored.modelVersion).toBe(fresh.modelVersion);
    expect(stored.sessions).toBe(fresh.sessions);
    expect(stored.budget).toBe(fresh.budget);
    for (const [name, { self, joint }] of Object.entries(fresh.systems)) {
      const known = stored.systems[name as keyof typeof stored.systems];
      expect(known.self.value).toBe(self.value);
      expect(known.joint.value).toBe(joint.value);
    }
  });

  it('comes back from its picture to the last digit, and so has the digest of one computed anew', () => {
    expect(packed(STORED_ELO.summary, stored.modelVersion)).toEqual(stored);
  });

  it('has bands, and belongs to the default preset', () => {
    expect(STORED_ELO.of).toBe(PRESETS.post);
    expect(STORED_ELO.summary.replicates).toBeGreaterThanOrEqual(100);
    const { value, low, high } = STORED_ELO.summary.systems['pass@4'].jointElo;
    value.forEach((elo, b) => {
      expect(low[b]).toBeLessThanOrEqual(elo);
      expect(high[b]).toBeGreaterThanOrEqual(elo);
    });
  });
});
