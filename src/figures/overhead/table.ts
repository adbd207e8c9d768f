import { catalogues, type Language } from '../../messages/index.ts';
import type { FamilySummary } from '../../model/measure/family.ts';
import { SCORES } from '../../model/measure/graph-measure.ts';
import type { FigureTable } from '../article/spec.ts';
import { formatsOf } from '../ensemble/formats.ts';
import { cellText } from '../ensemble/size-words.ts';
import { SIZES } from '../ensemble/systems.ts';
import { sharesOf } from './shares.ts';
import { overheadSeries } from './systems.ts';

const LEVELS = [0.5, 0.9] as const;

/** One row a size: speedups free and paying at both levels, then the shares of agent-time. */
export function overheadTable(language: Language, summary: FamilySummary): FigureTable {
  const { overhead: text, frame } = catalogues[language].figures;
  const formats = formatsOf(language);
  const exactly = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 });
  const percent = (share: number) => exactly.format(share);
  const columns = SCORES.flatMap((score) =>
    LEVELS.flatMap((level) =>
      overheadSeries(text.names, summary, score, level).map(({ name, estimates }) => ({
        head: `${frame[score]} ${formats.percentText(level)}, ${name}`,
        estimates,
      })),
    ),
  );
  const shares = sharesOf(summary);
  return {
    caption: text.table,
    head: [
      frame.agentsAxis,
      ...columns.map(({ head }) => head),
      text.parts.work,
      text.parts.communication,
      text.parts.scheduling,
    ],
    rows: SIZES.map((size, i) => [
      formats.wholeText(size),
      ...columns.map(({ estimates }) => cellText(language, formats, estimates[i], formats.factor)),
      percent(shares[i].work),
      cellText(language, formats, shares[i].communication, percent),
      cellText(language, formats, shares[i].scheduling, percent),
    ]),
  };
}
