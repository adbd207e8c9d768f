import type { EnsemblesJob } from '../../compute/index.ts';
import { firstChoices } from '../../link/figures.ts';
import { catalogues } from '../../messages/index.ts';
import { LEVELS, SCORES } from '../../model/measure/graph-measure.ts';
import type { FigureSpec } from '../article/spec.ts';
import { bothSwarmsJob, SWARMS, swarmOf } from '../ensemble/both-swarms.ts';
import { systemFigures } from '../ensemble/figures.ts';
import { formatsOf } from '../ensemble/formats.ts';
import { withoutOverhead } from '../ensemble/free.ts';
import type { LevelOption } from '../ensemble/level-segments.tsx';
import { cellText, sizesNote, spokenSizes } from '../ensemble/size-words.ts';
import { SIZES } from '../ensemble/systems.ts';
import { dataOfCompute } from './data.ts';
import { Options } from './options.tsx';
import { Picture } from './picture.tsx';
import { computeSeries, extent, ratiosOfBoth } from './systems.ts';

/** Agent-time to a level of either score over one agent's, both kinds of swarm, 2 to 64 agents. */
export const spec: FigureSpec<EnsemblesJob, LevelOption> = {
  slug: 'compute',
  controls: ['layers', 'durationRate'],
  options: firstChoices('compute'),
  // Free of overhead: waiting and talking are not what is counted here.
  job: (parameters) => bothSwarmsJob(withoutOverhead(parameters)),
  figures({ ensembles: [{ summary }] }) {
    const [[least, most], [bestLeast, bestMost]] = SCORES.map((score) =>
      extent(ratiosOfBoth(summary, score, 0.9)),
    );
    const figures = {
      graphs: summary.graphs,
      least,
      most,
      'best.least': bestLeast,
      'best.most': bestMost,
    };
    for (const swarm of SWARMS) {
      for (const size of SIZES) {
        Object.assign(figures, systemFigures(`${swarm}${size}`, swarmOf(summary, swarm, size)));
      }
    }
    return figures;
  },
  lab: () => ({ swarm: 'standard', overhead: false }),
  Picture,
  Options,
  text: (language) => catalogues[language].figures.compute,
  describe({ result, options: { level } }, language) {
    const { compute: text, frame } = catalogues[language].figures;
    const formats = formatsOf(language);
    const { summary } = result.ensembles[0];
    const [coverage, best] = SCORES.map((score) => {
      const series = computeSeries(language, summary, score, level);
      const [least, most] = extent(series);
      const values = spokenSizes(language, formats, series, formats.ratio);
      return text.described(
        frame[score],
        formats.percentText(level),
        Number.isNaN(least) ? null : frame.interval(formats.ratio(least), formats.ratio(most)),
        values,
      );
    });
    return text.describe(coverage, best);
  },
  caption({ result, options: { level } }, language) {
    const { compute: text } = catalogues[language].figures;
    const formats = formatsOf(language);
    const { summary } = result.ensembles[0];
    const series = SCORES.flatMap((score) => computeSeries(language, summary, score, level));
    return text.caption(sizesNote(language, formats, summary.graphs, series));
  },
  table({ result }, language) {
    const { compute: text, frame } = catalogues[language].figures;
    const formats = formatsOf(language);
    const { summary } = result.ensembles[0];
    const columns = SCORES.flatMap((score) => LEVELS.map((level) => ({ score, level })));
    const series = columns.map(({ score, level }) =>
      computeSeries(language, summary, score, level),
    );
    return {
      caption: text.table,
      head: [
        text.swarm,
        ...columns.map(({ score, level }) => `${frame[score]} ${formats.percentText(level)}`),
      ],
      rows: SWARMS.flatMap((_, k) =>
        SIZES.map((size, s) => [
          text.row(series[0][k].name, formats.wholeText(size)),
          ...series.map((each) => cellText(language, formats, each[k].estimates[s], formats.ratio)),
        ]),
      ),
    };
  },
  data: dataOfCompute,
};
