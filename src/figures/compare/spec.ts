import type { EnsemblesJob } from '../../compute/index.ts';
import { firstChoices } from '../../link/figures.ts';
import { catalogues } from '../../messages/index.ts';
import type { FigureSpec } from '../article/spec.ts';
import { bothSwarmsJob } from '../ensemble/both-swarms.ts';
import { dataOfCompare } from './data.ts';
import { compareFigures } from './figures.ts';
import { Picture } from './picture.tsx';
import { captionCompare, describeCompare, tableCompare } from './texts.ts';

/** Both swarms against each other: speedup by swarm size, both scores. */
export const spec: FigureSpec<EnsemblesJob> = {
  slug: 'compare',
  controls: ['layers', 'merge'],
  options: firstChoices('compare'),
  job: bothSwarmsJob,
  figures: ({ ensembles: [ensemble] }) => compareFigures(ensemble),
  lab: () => ({ swarm: 'recursive', agents: 16 }),
  Picture,
  text: (language) => {
    const { title, subtitle } = catalogues[language].figures.compare;
    return { title, subtitle };
  },
  describe: describeCompare,
  caption: captionCompare,
  table: tableCompare,
  data: dataOfCompare,
};
