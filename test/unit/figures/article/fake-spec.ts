import type { FamilyJob } from '../../../../src/compute/index.ts';
import type { FigureSpec } from '../../../../src/figures/article/spec.ts';
import { type Choices, firstChoices } from '../../../../src/link/figures.ts';
import { PRESETS } from '../../../../src/model/presets.ts';

/**
 * A figure whose job depends on the agents and on one of its options, the budget, and on nothing else: the aim is only
 * drawn. It takes the place, and so the choices, of a figure that has several.
 */
export const fakeSpec: FigureSpec<FamilyJob, Choices<'deploy'>> = {
  slug: 'deploy',
  controls: ['agents', 'layers'],
  options: firstChoices('deploy'),
  job: ({ agents }, { budget }) => ({
    kind: 'family',
    parameters: { ...PRESETS.post, agents },
    replicates: budget,
  }),
  figures: ({ complete }, { agents }) => ({ agents, complete: Number(complete) }),
  lab: () => ({}),
  Picture: () => null,
  text: () => ({ title: 'fake' }),
  describe: () => '',
  caption: () => '',
  table: () => ({ caption: '', head: [], rows: [] }),
  data: () => ({ columns: [], rows: [] }),
};
