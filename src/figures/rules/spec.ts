import type { EnsemblesJob } from '../../compute/index.ts';
import { firstChoices } from '../../link/figures.ts';
import { catalogues } from '../../messages/index.ts';
import { SCORES } from '../../model/measure/graph-measure.ts';
import type { FigureSpec } from '../article/spec.ts';
import { systemFigures } from '../ensemble/figures.ts';
import { formatsOf } from '../ensemble/formats.ts';
import type { LevelOption } from '../ensemble/level-segments.tsx';
import { cellText, sizesNote, spokenSizes } from '../ensemble/size-words.ts';
import { asSwarm, ensembleJob, SIZES } from '../ensemble/systems.ts';
import { dataOfRules } from './data.ts';
import { Options } from './options.tsx';
import { Picture } from './picture.tsx';
import { COMPARED, figureName, ruleSeries, systemIndex } from './rules.ts';

/** Five rules for the next step, both scores, 2 to 64 agents. */
export const spec: FigureSpec<EnsemblesJob, LevelOption> = {
  slug: 'rules',
  controls: ['layers', 'durationNoise'],
  options: firstChoices('rules'),
  job: (parameters) =>
    ensembleJob(
      parameters,
      COMPARED.flatMap((rule) =>
        SIZES.map((size) => asSwarm({ ...parameters, rule }, 'standard', size)),
      ),
    ),
  figures({ ensembles: [{ summary }] }) {
    const figures = { graphs: summary.graphs };
    for (const rule of COMPARED) {
      for (const size of SIZES) {
        const system = summary.systems[systemIndex(rule, size)];
        Object.assign(figures, systemFigures(`${figureName(rule)}${size}`, system));
      }
    }
    return figures;
  },
  lab: () => ({ swarm: 'standard', rule: 'critical-path' }),
  Picture,
  Options,
  text: (language) => catalogues[language].figures.rules,
  describe({ result, options: { level } }, language) {
    const { rules: text, frame } = catalogues[language].figures;
    const formats = formatsOf(language);
    const { summary } = result.ensembles[0];
    const [coverage, best] = SCORES.map((score) =>
      text.described(
        frame[score],
        formats.percentText(level),
        spokenSizes(language, formats, ruleSeries(language, summary, score, level), formats.factor),
      ),
    );
    return text.describe(coverage, best);
  },
  caption({ result, of, options: { level } }, language) {
    const { rules: text } = catalogues[language].figures;
    const { baseline } = catalogues[language].page.controls.options;
    const formats = formatsOf(language);
    const { summary } = result.ensembles[0];
    const series = SCORES.flatMap((score) => ruleSeries(language, summary, score, level));
    return text.caption(
      sizesNote(language, formats, summary.graphs, series),
      baseline[of.baseline].label,
    );
  },
  table({ result }, language) {
    const { rules: text, frame } = catalogues[language].figures;
    const formats = formatsOf(language);
    const { summary } = result.ensembles[0];
    const levels = [0.5, 0.9] as const;
    const columns = SCORES.flatMap((score) => levels.map((level) => ({ score, level })));
    const series = columns.map(({ score, level }) => ruleSeries(language, summary, score, level));
    return {
      caption: text.table,
      head: [
        text.rule,
        ...columns.map(({ score, level }) => `${frame[score]} ${formats.percentText(level)}`),
      ],
      rows: COMPARED.flatMap((rule, r) =>
        SIZES.map((size, s) => [
          text.row(text.names[rule], formats.wholeText(size)),
          ...series.map((each) =>
            cellText(language, formats, each[r].estimates[s], formats.factor),
          ),
        ]),
      ),
    };
  },
  data: dataOfRules,
};
