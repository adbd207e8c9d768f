import { WIDTH_STEPS, WIDTHS } from '../../claims/post/setups.ts';
import type { EnsemblesJob } from '../../compute/index.ts';
import { firstChoices } from '../../link/figures.ts';
import { catalogues } from '../../messages/index.ts';
import type { FigureSpec } from '../article/spec.ts';
import { systemFigures } from '../ensemble/figures.ts';
import { dataOfWidth } from './data.ts';
import { Options, type WidthOptions } from './options.tsx';
import { Picture } from './picture.tsx';
import { pointsOf } from './points.ts';
import { atWidth, widthJob } from './widths.ts';
import { caption, describe, table } from './words.ts';

/** The same number of steps in 136 to 4 layers. */
export const spec: FigureSpec<EnsemblesJob, WidthOptions> = {
  slug: 'width',
  controls: ['agents', 'merge'],
  sets: { swarm: 'standard' },
  options: firstChoices('width'),
  job: widthJob,
  figures(result, { agents }) {
    const figures: Record<string, number> = { 'width.steps': WIDTH_STEPS, 'width.agents': agents };
    const points = pointsOf(result, agents);
    for (const [name, { layers, swarm }] of Object.entries(WIDTHS)) {
      const point = points.find((each) => each.layers === layers);
      if (!point) continue;
      Object.assign(figures, systemFigures(name, point.systems[swarm]), {
        [`${name}.perLayer`]: point.perLayer,
        [`${name}.parallelism`]: point.parallelism,
        [`${name}.widest`]: point.widest,
        [`${name}.whole`]: point.whole[swarm],
      });
    }
    return figures;
  },
  lab: (parameters) => {
    const { steps, layers } = atWidth(parameters, WIDTHS.wide.layers);
    return { swarm: 'standard', steps, layers };
  },
  Picture,
  Options,
  text: (language) => catalogues[language].figures.width,
  describe,
  caption,
  table,
  data: dataOfWidth,
};
