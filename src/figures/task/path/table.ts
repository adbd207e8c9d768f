import { type DataTable, tableOf } from '../../../export/data-table.ts';
import type { Language } from '../../../messages/index.ts';
import type { FigureTable } from '../../article/spec.ts';
import { type TaskFormats, taskFormats } from '../scale/formats.ts';
import type { TaskShown } from '../spec.ts';
import { timeColumn } from '../time-column.ts';
import { shownPath, speedupAfter } from './chain.ts';

/** null: without a chain there is none. */
export const speedupText = (formats: TaskFormats, speedup: number | null) =>
  speedup === null ? '–' : formats.times(speedup);

/** The longest steps of the chain; null where no step takes any time. */
export function table(shown: TaskShown, language: Language): FigureTable | null {
  const of = shownPath(shown);
  if (of === null || of.shortened.length === 0) return null;
  const formats = taskFormats(shown, language);
  const { timeCell, path: text } = formats;
  const { head } = text;
  const sorted = of.sorts.length > 0;
  return {
    caption: text.table,
    head: [
      head.step,
      ...(sorted ? [head.sort] : []),
      formats.head(head.duration),
      head.share,
      formats.head(head.half),
      head.halfSpeedup,
      formats.head(head.none),
      head.noneSpeedup,
      formats.head(head.until),
    ],
    rows: of.shortened.map(({ step, duration, half, none, until }) => [
      of.name(step),
      ...(sorted ? [of.sort(step)] : []),
      timeCell(duration),
      formats.partCell(duration / of.criticalPath),
      timeCell(half),
      speedupText(formats, speedupAfter(of, duration / 2, half)),
      timeCell(none),
      speedupText(formats, speedupAfter(of, duration, none)),
      timeCell(until),
    ]),
  };
}

/** A row for each step of the chain, in the order of work; what shortening buys is known of the longest ones. */
export function data(shown: TaskShown): DataTable {
  const time = (name: string) => timeColumn(name, shown.task);
  const of = shownPath(shown);
  const columns = [
    'place in the chain',
    'step',
    'sort',
    time('start'),
    time('duration'),
    'share of the chain',
    time('chain with it halved'),
    time('chain without it'),
    time('gains until it takes'),
  ];
  const { facts } = shown.results;
  if (of === null || facts === null) return tableOf(columns, []);
  const { graph, unit } = shown.task.input;
  let units = 0;
  return tableOf(
    columns,
    Array.from(facts.path.steps, (step, i) => {
      const start = units / unit.perOne;
      units += graph.duration[step];
      const shortened = of.shortened.find((each) => each.step === step);
      const duration = graph.duration[step] / unit.perOne;
      return {
        'place in the chain': i + 1,
        step: of.name(step),
        sort: of.sort(step),
        [time('start')]: start,
        [time('duration')]: duration,
        'share of the chain': duration / of.criticalPath,
        [time('chain with it halved')]: shortened?.half ?? '',
        [time('chain without it')]: shortened?.none ?? '',
        [time('gains until it takes')]: shortened?.until ?? '',
      };
    }),
  );
}
