import type { EnsemblesJob } from '../../compute/index.ts';
import { firstChoices } from '../../link/figures.ts';
import { catalogues } from '../../messages/index.ts';
import type { FigureSpec } from '../article/spec.ts';
import { bothSwarmsJob } from '../ensemble/both-swarms.ts';
import { FIRST_SIZE, type SizeOption, SizeOptions } from '../ensemble/size-options.tsx';
import { dataOfRecursive } from './data.ts';
import { recursiveFigures } from './figures.ts';
import { Picture } from './picture.tsx';
import { captionRecursive, describeRecursive, tableRecursive } from './texts.ts';

/** 2 to 64 agents without a coordinator: both scores, and the agents at work, in log time. */
export const spec: FigureSpec<EnsemblesJob, SizeOption> = {
  slug: 'recursive',
  controls: ['backlog', 'forkDepth', 'refill', 'layers'],
  sets: { swarm: 'recursive', agents: FIRST_SIZE, rule: 'own-branch' },
  options: firstChoices('recursive'),
  job: bothSwarmsJob,
  figures: ({ ensembles: [ensemble] }) => recursiveFigures(ensemble),
  lab: (_, { size }) => ({ swarm: 'recursive', agents: size }),
  Picture,
  Options: SizeOptions,
  text: (language) => {
    const { title, subtitle } = catalogues[language].figures.recursive;
    return { title, subtitle };
  },
  describe: describeRecursive,
  caption: captionRecursive,
  table: tableRecursive,
  data: dataOfRecursive,
};
