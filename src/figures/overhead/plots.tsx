import type { PlotData, ReadingRow } from '../../components/plot/types.ts';
import { catalogues, type Language } from '../../messages/index.ts';
import type { FamilySummary } from '../../model/measure/family.ts';
import { SCORES } from '../../model/measure/graph-measure.ts';
import { factorAxis, sizeAxis } from '../ensemble/axes.ts';
import { formatsOf } from '../ensemble/formats.ts';
import type { Level } from '../ensemble/level-segments.tsx';
import {
  emptyNote,
  equalSizeLine,
  sizeLine,
  sizeReadable,
  valuesOf,
} from '../ensemble/size-plot.tsx';
import { SIZES } from '../ensemble/systems.ts';
import { ShareBars } from './share-bars.tsx';
import { shareFormat, sharesOf } from './shares.ts';
import { overheadSeries } from './systems.ts';

/** Speedup against size, free and paying, one plot a score. */
export function speedupPlots(language: Language, summary: FamilySummary, level: Level): PlotData[] {
  const formats = formatsOf(language);
  const { frame } = formats;
  const { sizes, overhead: text } = catalogues[language].figures;
  const all = SCORES.map((score) => overheadSeries(text.names, summary, score, level));
  const y = factorAxis(formats, [...SIZES, ...all.flatMap(valuesOf)]);
  return SCORES.map((score, i) => ({
    title: frame[score],
    means: sizes.speedup(formats.percentText(level)),
    height: 220,
    x: sizeAxis(formats, SIZES),
    y,
    ends: 'large',
    lines: [equalSizeLine(sizes.equal), ...all[i].map(sizeLine)],
    readable: sizeReadable(formats, frame[score], all[i], formats.factor),
    ...emptyNote(all[i], frame.none),
  }));
}

/** Room beside the outermost bars, in doublings. */
const EDGE = 0.5;

/** Shares of agent-time against size, as bars. */
export function sharesPlot(language: Language, summary: FamilySummary): PlotData {
  const formats = formatsOf(language);
  const { overhead: text } = catalogues[language].figures;
  const format = shareFormat(language);
  const shares = sharesOf(summary);
  const axis = sizeAxis(formats, SIZES);
  return {
    title: text.sharesTitle,
    means: text.sharesMean,
    height: 150,
    wide: true,
    x: { ...axis, domain: [SIZES[0] / 2 ** EDGE, SIZES[SIZES.length - 1] * 2 ** EDGE] },
    y: {
      scale: 'linear',
      domain: [0, 1],
      ticks: [0, 0.5, 1].map((value) => ({ value, label: formats.percentText(value) })),
    },
    ends: 'large',
    lines: [],
    behind: (scales) => <ShareBars names={text.parts} {...{ shares, format, scales }} />,
    readable: {
      label: text.sharesTitle,
      stops: SIZES,
      title: (size) => formats.frame.agents(formats.wholeText(size), size === 1),
      rows: (size): ReadingRow[] => {
        const { work, scheduling, communication } = shares[SIZES.indexOf(size as 2)];
        return [
          { key: 'work', name: text.parts.work, value: format(work), colour: 'var(--closed)' },
          {
            key: 'scheduling',
            name: text.parts.scheduling,
            value: formats.value(scheduling, format),
            range: formats.ranged(scheduling, format),
            colour: 'var(--ink)',
          },
          {
            key: 'communication',
            name: text.parts.communication,
            value: formats.value(communication, format),
            range: formats.ranged(communication, format),
            colour: 'var(--cost-communication)',
          },
        ];
      },
    },
  };
}
