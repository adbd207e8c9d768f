import type { PackedElo } from '../../../../src/figures/elo/pack.ts';

export interface MadeUp {
  /** Of pass@1: value, low, high. */
  readonly firstSlope?: string;
  readonly inflection?: string;
  /** Chance of group@4 to beat pass@1 with the whole budget: value, low, high. */
  readonly tracking?: string;
}

/** A summary with round numbers; with the whole budget pass@1 has 1,000. */
export function madeUp(changes: MadeUp = {}): PackedElo {
  const {
    firstSlope = '410 380 440',
    inflection = '-2 -3 -1',
    tracking = '0.495 0.46 0.53',
  } = changes;
  const line = (to: number) => Array.from({ length: 31 }, (_, b) => (to * b) / 30).join(' ');
  const curve = (to: number, low = to - 50, high = to + 50) => ({
    value: line(to),
    low: line(low),
    high: line(high),
  });
  const system = (lead: number, wins: number) => ({
    self: curve(1200 + lead),
    joint: curve(1000 + lead),
    inflection: '0 0 0',
    firstSlope: '600 550 650',
    lastSlope: '420 400 440',
    lead: `${lead} ${lead - 20} ${lead + 20}`,
    wins: { 'pass@1': `${wins} ${wins - 0.03} ${wins + 0.03}` },
  });
  return {
    modelVersion: 1,
    sessions: 400,
    replicates: 200,
    budget: 10_000,
    tracking,
    systems: {
      'pass@1': {
        ...system(0, 0.5),
        self: curve(1000),
        inflection,
        firstSlope,
        lastSlope: '250 230 270',
      },
      'pass@4': system(150, 0.6),
      'group@4': { ...system(-4, 0.5), joint: curve(996, 950, 1040) },
      'pass@2 group@2': system(90, 0.57),
    },
  };
}
