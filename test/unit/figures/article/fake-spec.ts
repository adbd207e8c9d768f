import type { FamilyJob } from '../../../../src/compute/index.ts';
import type { FigureSpec } from '../../../../src/figures/article/spec.ts';
import { PRESETS } from '../../../../src/model/presets.ts';

export interface FakeOptions {
  /** Asks for another result. */
  readonly replicates: number;
  /** Only drawn. */
  readonly lit: boolean;
}

/** A figure whose job depends on the agents and on one of its options, and on nothing else. */
export const fakeSpec: FigureSpec<FamilyJob, FakeOptions> = {
  slug: 'standard',
  controls: ['agents', 'layers'],
  options: { replicates: 0, lit: false },
  job: ({ agents }, { replicates }) => ({
    kind: 'family',
    parameters: { ...PRESETS.post, agents },
    replicates,
  }),
  figures: ({ complete }, { agents }) => ({ agents, complete: Number(complete) }),
  lab: () => ({}),
  Picture: () => null,
  text: () => ({ title: 'fake' }),
  describe: () => '',
  caption: () => '',
  table: () => ({ caption: '', head: [], rows: [] }),
};
