import type { Language } from '../../messages/index.ts';
import type { Interval } from '../../model/measure/deploy-intervals.ts';
import type { FigureTable } from '../article/spec.ts';
import { formatsOf } from '../ensemble/formats.ts';
import { kindOf } from './choose.ts';
import { type DeployShown, rangeText, textOf } from './words.ts';

/** All deployments, to each level of the chosen score. */
export function table({ result, options }: DeployShown, language: Language): FigureTable {
  const text = textOf(language);
  const formats = formatsOf(language);
  const { frame } = formats;
  const { score } = options;
  const { splits, levels } = result.deployed;
  const written = (value: number, interval: Interval = null) => {
    if (!Number.isFinite(value)) return frame.none;
    return interval
      ? `${formats.exact(value)} (${rangeText(formats, interval)})`
      : formats.exact(value);
  };
  return {
    caption: text.table(frame[score]),
    head: [
      text.deployment,
      ...levels.flatMap((level) => {
        const percent = formats.percentText(level);
        return [text.timeTo(percent), text.costTo(percent)];
      }),
      text.end,
    ],
    rows: splits.map((split) => [
      text.name(kindOf(split), split.sessions, split.agentsEach),
      ...levels.flatMap((_, i) => [
        written(split.time[score][i], split.intervals?.time[score][i]),
        written(split.spent[score][i], split.intervals?.spent[score][i]),
      ]),
      formats.score(split.end[score]),
    ]),
  };
}
