import type { Line, PlotData, ReadingRow } from '../../components/plot/types.ts';
import { catalogues, type Language } from '../../messages/index.ts';
import type { FamilySummary } from '../../model/measure/family.ts';
import { sizeAxis } from '../ensemble/axes.ts';
import { formatsOf } from '../ensemble/formats.ts';
import { SIZES } from '../ensemble/systems.ts';
import { ShareBars } from './share-bars.tsx';
import { type Shares, shareFormat, sharesOf } from './shares.ts';

/** Room beside the outermost bars, in doublings. */
const EDGE = 0.5;

/** The upper ends of what talking takes, and of what is paid in all. */
function outlineOf(shares: readonly Shares[]): Line[] {
  const talk = shares.map(({ communication }) => communication.value ?? Number.NaN);
  const paid = shares.map(({ work }) => 1 - work);
  const line = { colour: 'var(--ink)', x: SIZES, shape: 'circle' } as const;
  return [
    { ...line, key: 'communication', y: talk },
    { ...line, key: 'paid', y: paid, shape: 'square' },
  ];
}

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
    outline: outlineOf(shares),
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
