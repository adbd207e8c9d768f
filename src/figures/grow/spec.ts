import type { RaceJob } from '../../compute/index.ts';
import { firstChoices } from '../../link/figures.ts';
import { catalogues } from '../../messages/index.ts';
import type { FigureSpec } from '../article/spec.ts';
import { dataOfGrow } from './data.ts';
import { growFigures } from './figures.ts';
import { type GrowOptions, growJob, growShape } from './job.ts';
import { StepsChoice } from './options.tsx';
import { GrowPicture } from './picture.tsx';
import { GrowStill } from './still.tsx';
import { captionGrow, describeGrow, tableGrow } from './texts.ts';

/** A small task graph growing by trial and error. */
export const spec: FigureSpec<RaceJob, GrowOptions> = {
  slug: 'grow',
  controls: ['preference', 'fertility', 'seed'],
  options: firstChoices('grow'),
  job: growJob,
  figures: growFigures,
  lab: growShape,
  Picture: GrowPicture,
  Still: GrowStill,
  Options: StepsChoice,
  text: (language) => {
    const { title, subtitle } = catalogues[language].figures.grow;
    return { title, subtitle };
  },
  describe: describeGrow,
  caption: captionGrow,
  table: tableGrow,
  data: dataOfGrow,
};
