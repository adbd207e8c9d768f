import { describe, expect, it } from 'vitest';
import { RELEVANT, sameSessions } from '../../../../src/figures/elo/relevant.ts';
import { takingEloRecords } from '../../../../src/model/measure/elo/records.ts';
import { finished } from '../../../../src/model/measure/pausing.ts';
import { PARAMETER_KEYS, type Parameters } from '../../../../src/model/parameters.ts';
import { flips, small } from '../../state/flips.ts';

const recordsOf = (parameters: Parameters) => finished(takingEloRecords(parameters, 0, 3));
const before = recordsOf(small);
const differs = (changed: Parameters) =>
  JSON.stringify(recordsOf(changed)) !== JSON.stringify(before);

describe('what the sessions depend on', () => {
  const others = PARAMETER_KEYS.filter((key) => !RELEVANT.includes(key));

  it.each(others)('is not %s', (key) => {
    for (const changed of flips(small, key)) {
      expect(sameSessions(small, changed)).toBe(true);
      expect(differs(changed)).toBe(false);
    }
  });

  it.each(['seed', 'merge', 'changeAtEnd', 'rule', 'baseline', 'dispatch'] as const)(
    'is %s',
    (key) => {
      const changed = flips(small, key);
      expect(changed.some((each) => !sameSessions(small, each))).toBe(true);
      expect(changed.some(differs)).toBe(true);
    },
  );
});
