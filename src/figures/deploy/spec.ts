import type { DeployJob, DeployResult } from '../../compute/index.ts';
import { firstChoices } from '../../link/figures.ts';
import { catalogues } from '../../messages/index.ts';
import type { FigureSpec } from '../article/spec.ts';
import { dataOfDeploy } from './data.ts';
import { deployFigures } from './figures.ts';
import { type DeployOptions, deployJob } from './goal.ts';
import { Options } from './options.tsx';
import { Picture } from './picture.tsx';
import { table } from './table.ts';
import { caption, describe } from './words.ts';

/** Which deployment of some agents reaches a goal soonest, and which for the least agent-time. */
export const spec: FigureSpec<DeployJob, DeployOptions> = {
  slug: 'deploy',
  controls: ['layers', 'fertility', 'overhead'],
  sets: { swarm: 'standard' },
  options: firstChoices('deploy'),
  job: deployJob,
  figures: ({ deployed }: DeployResult, _, options = firstChoices('deploy')) =>
    deployFigures(deployed, options),
  lab: (_, { most }) => ({ swarm: 'standard', agents: most, scale: 'task' }),
  Picture,
  Options,
  text: (language) => catalogues[language].figures.deploy,
  describe,
  caption,
  table,
  data: dataOfDeploy,
};
