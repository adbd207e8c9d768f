import type { EnsemblesJob } from '../../compute/index.ts';
import { firstChoices } from '../../link/figures.ts';
import { catalogues } from '../../messages/index.ts';
import { SCORES } from '../../model/measure/graph-measure.ts';
import type { FigureSpec } from '../article/spec.ts';
import { systemFigures } from '../ensemble/figures.ts';
import { formatsOf } from '../ensemble/formats.ts';
import { withoutOverhead } from '../ensemble/free.ts';
import type { LevelOption } from '../ensemble/level-segments.tsx';
import { sizesNote, spokenSizes } from '../ensemble/size-words.ts';
import { ensembleJob, SIZES } from '../ensemble/systems.ts';
import { chargesOf } from './charges.ts';
import { dataOfOverhead } from './data.ts';
import { Options } from './options.tsx';
import { Picture } from './picture.tsx';
import { shareFormat, sharesOf } from './shares.ts';
import { freeSystems, overheadSeries, overheadSystems, payingSystems } from './systems.ts';
import { overheadTable } from './table.ts';

/** Standard swarms that pay for scheduling and communication, against the same swarms free. */
export const spec: FigureSpec<EnsemblesJob, LevelOption> = {
  slug: 'overhead',
  controls: chargesOf,
  sets: { swarm: 'standard', agents: 2, overhead: true },
  options: firstChoices('overhead'),
  job: (parameters) => ensembleJob(withoutOverhead(parameters), overheadSystems(parameters)),
  figures({ ensembles: [{ summary }] }) {
    const figures = { graphs: summary.graphs };
    SIZES.forEach((size, i) => {
      Object.assign(
        figures,
        systemFigures(`standard${size}`, freeSystems(summary)[i]),
        systemFigures(`paying${size}`, payingSystems(summary)[i]),
      );
    });
    return figures;
  },
  lab: () => ({ swarm: 'standard', overhead: true }),
  Picture,
  Options,
  text: (language) => catalogues[language].figures.overhead,
  describe({ result, options: { level } }, language) {
    const { overhead: text, frame } = catalogues[language].figures;
    const formats = formatsOf(language);
    const { summary } = result.ensembles[0];
    const [coverage, best] = SCORES.map((score) =>
      text.described(
        frame[score],
        formats.percentText(level),
        spokenSizes(
          language,
          formats,
          overheadSeries(text.names, summary, score, level),
          formats.factor,
        ),
      ),
    );
    const format = shareFormat(language);
    const shares = sharesOf(summary).map(({ communication, scheduling }, i) =>
      text.shared(
        frame.agents(formats.wholeText(SIZES[i]), false),
        formats.value(communication, format),
        formats.value(scheduling, format),
      ),
    );
    return text.describe(coverage, best, shares);
  },
  caption({ result, options: { level } }, language) {
    const { overhead: text } = catalogues[language].figures;
    const formats = formatsOf(language);
    const { summary } = result.ensembles[0];
    const series = SCORES.flatMap((score) => overheadSeries(text.names, summary, score, level));
    return text.caption(sizesNote(language, formats, summary.graphs, series));
  },
  table: ({ result }, language) => overheadTable(language, result.ensembles[0].summary),
  data: dataOfOverhead,
};
