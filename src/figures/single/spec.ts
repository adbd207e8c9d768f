import type { EnsemblesJob } from '../../compute/index.ts';
import { firstChoices } from '../../link/figures.ts';
import { catalogues } from '../../messages/index.ts';
import type { FigureSpec } from '../article/spec.ts';
import { dataOfSingle } from './data.ts';
import { singleFigures } from './figures.ts';
import { singleJob } from './job.ts';
import { ShowChoice, type SingleOptions } from './options.tsx';
import { Picture } from './picture.tsx';
import { captionSingle, describeSingle, tableSingle } from './texts.ts';

/** One agent, graph by graph: both scores in log time. */
export const spec: FigureSpec<EnsemblesJob, SingleOptions> = {
  slug: 'single',
  controls: ['layers', 'durationRate', 'durationNoise', 'graphs'],
  options: firstChoices('single'),
  job: singleJob,
  figures: ({ ensembles: [ensemble] }) => singleFigures(ensemble),
  lab: () => ({ swarm: 'single', agents: 1 }),
  Picture,
  Options: ShowChoice,
  text: (language) => {
    const { title, subtitle } = catalogues[language].figures.single;
    return { title, subtitle };
  },
  describe: describeSingle,
  caption: captionSingle,
  table: tableSingle,
  data: dataOfSingle,
};
