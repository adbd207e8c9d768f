import type { DeployJob, DeployResult } from '../../compute/index.ts';
import { catalogues } from '../../messages/index.ts';
import type { FigureSpec } from '../article/spec.ts';
import { deployFigures } from './figures.ts';
import { type DeployOptions, deployJob, FIRST } from './goal.ts';
import { Options } from './options.tsx';
import { Picture } from './picture.tsx';
import { table } from './table.ts';
import { caption, describe } from './words.ts';

/** Which deployment of some agents reaches a goal soonest, and which for the least agent-time. */
export const spec: FigureSpec<DeployJob, DeployOptions> = {
  slug: 'deploy',
  controls: ['layers', 'fertility', 'overhead'],
  sets: { swarm: 'standard' },
  options: FIRST,
  job: deployJob,
  figures: ({ deployed }: DeployResult, _, options = FIRST) => deployFigures(deployed, options),
  lab: (_, { agents }) => ({ swarm: 'standard', agents, scale: 'task' }),
  Picture,
  Options,
  text: (language) => catalogues[language].figures.deploy,
  describe,
  caption,
  table,
};
