import type { EnsemblesJob } from '../../compute/index.ts';
import { firstChoices } from '../../link/figures.ts';
import { catalogues } from '../../messages/index.ts';
import type { SystemSummary } from '../../model/measure/family.ts';
import { LEVELS, SCORES } from '../../model/measure/graph-measure.ts';
import type { FigureSpec } from '../article/spec.ts';
import { systemFigures } from '../ensemble/figures.ts';
import { formatsOf } from '../ensemble/formats.ts';
import { shapeFigures } from '../ensemble/shape-figures.ts';
import { type SizeOption, SizeOptions } from '../ensemble/size-options.tsx';
import { asSwarm, ensembleJob, SIZES } from '../ensemble/systems.ts';
import { dataOfStandard } from './data.ts';
import { Picture } from './picture.tsx';

/** 1 to 64 agents with a coordinator, both scores in log time. */
export const spec: FigureSpec<EnsemblesJob, SizeOption> = {
  slug: 'standard',
  controls: ['layers', 'dispatch'],
  options: firstChoices('standard'),
  job: (parameters) =>
    ensembleJob(
      parameters,
      SIZES.map((size) => asSwarm(parameters, 'standard', size)),
    ),
  figures({ ensembles: [{ summary }] }) {
    const figures = { graphs: summary.graphs };
    const add = (name: string, system: SystemSummary) =>
      Object.assign(figures, systemFigures(name, system), shapeFigures(name, system, summary.time));
    add('single', summary.baseline);
    SIZES.forEach((size, i) => {
      add(`standard${size}`, summary.systems[i]);
    });
    return figures;
  },
  lab: (_, { size }) => ({ swarm: 'standard', agents: size }),
  Picture,
  Options: SizeOptions,
  text: (language) => catalogues[language].figures.standard,
  describe({ result, options }, language) {
    const { standard: text } = catalogues[language].figures;
    const formats = formatsOf(language);
    const { summary } = result.ensembles[0];
    const system = summary.systems[SIZES.indexOf(options.size)];
    const at = (score: 'coverage' | 'best', level: number) =>
      formats.value(system.speedup[score][LEVELS.indexOf(level as 0.5)], formats.factor);
    return text.describe(
      formats.wholeText(options.size),
      at('coverage', 0.5),
      at('coverage', 0.9),
      at('best', 0.5),
      at('best', 0.9),
    );
  },
  caption({ result, options }, language) {
    const { standard: text } = catalogues[language].figures;
    const formats = formatsOf(language);
    const { summary } = result.ensembles[0];
    const system = summary.systems[SIZES.indexOf(options.size)];
    const interval = formats.ranged(system.speedup.coverage[0], formats.factor);
    return text.caption(
      formats.wholeText(summary.graphs),
      formats.wholeText(options.size),
      interval,
    );
  },
  table({ result }, language) {
    const { standard: text } = catalogues[language].figures;
    const formats = formatsOf(language);
    const { frame } = formats;
    const { summary } = result.ensembles[0];
    const levels = SCORES.flatMap((score) => LEVELS.map((level, i) => ({ score, level, i })));
    return {
      caption: text.table,
      head: [
        frame.agentsAxis,
        ...levels.map(({ score, level }) => `${frame[score]} ${formats.percentText(level)}`),
      ],
      rows: SIZES.map((size, s) => [
        formats.wholeText(size),
        ...levels.map(({ score, i }) =>
          formats.withRange(summary.systems[s].speedup[score][i], formats.factor),
        ),
      ]),
    };
  },
  data: dataOfStandard,
};
