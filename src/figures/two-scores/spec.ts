import type { RaceJob } from '../../compute/index.ts';
import { firstChoices } from '../../link/figures.ts';
import { catalogues } from '../../messages/index.ts';
import type { FigureSpec } from '../article/spec.ts';
import { dataOfTwoScores } from './data.ts';
import { twoScoresFigures } from './figures.ts';
import { oneSession, type TwoScoresOptions, twoScoresJob } from './job.ts';
import { TwoScoresPicture } from './picture.tsx';
import { TwoScoresStill } from './still.tsx';
import { captionTwoScores, describeTwoScores, tableTwoScores } from './texts.ts';

/** Coverage against best score on one run of one graph. */
export const spec: FigureSpec<RaceJob, TwoScoresOptions> = {
  slug: 'two-scores',
  controls: ['swarm', 'agents', 'graph'],
  options: firstChoices('two-scores'),
  job: twoScoresJob,
  figures: twoScoresFigures,
  lab: oneSession,
  Picture: TwoScoresPicture,
  Still: TwoScoresStill,
  text: (language) => {
    const { title, subtitle } = catalogues[language].figures.twoScores;
    return { title, subtitle };
  },
  describe: describeTwoScores,
  caption: captionTwoScores,
  table: tableTwoScores,
  data: dataOfTwoScores,
};
