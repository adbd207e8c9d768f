import type { Language } from '../../../messages/index.ts';
import { numberFormats } from '../../../messages/number-formats.ts';
import { taskCatalogues } from '../../../messages/task/index.ts';
import { cellSharesOf, sharesOf } from '../../../messages/task/small-share.ts';
import type { WorkAndSpan } from '../../../model/measure/bounds.ts';
import type { ScalePoint } from '../../../model/measure/task/scale-point.ts';
import { keptAmount } from '../kept-amount.ts';
import type { TaskShown } from '../spec.ts';
import { axisScale } from '../time-axis.ts';
import { axisNumber, exactTime, timeNumber } from '../time-scale.ts';
import { timeText } from '../time-text.ts';

/** Numbers and times of a task graph as texts of a language, and the texts themselves. */
export function taskFormats({ task: { unit } }: Pick<TaskShown, 'task'>, language: Language) {
  const formats = numberFormats(language);
  const messages = taskCatalogues[language].scale;
  const inFile = { unit, factor: 1, label: unit === null ? '' : messages.units[unit] };
  return {
    ...formats,
    ...messages,
    language,
    unit,
    /** The unit of the file as a scale: for columns of exact times. */
    inFile,
    count: (n: number) => formats.whole.format(n),
    time: (x: number) => timeText(x, unit, language),
    exactTime: (x: number) => exactTime(x, unit, language),
    /** For a column whose head names the unit of the file. */
    timeCell: (x: number) => timeNumber(x, inFile, language),
    scaleFor: (x: number) => axisScale(x, unit, language),
    agentsText: (k: number) => messages.agents(formats.whole.format(k), k === 1),
    /** Of a sentence, and of the cell of a table. */
    part: sharesOf(language),
    partCell: cellSharesOf(language),
    /** `14.1×`. */
    times: speedupText(language),
    /** On an axis, whose ticks are round: `2×`. */
    axisTimes: (x: number) => `${formats.threeDigits.format(x)}×`,
    /** To three places, for what is near 1. */
    ratio: (x: number) => ratio(x, language),
    /** An amount of whatever currency. */
    money: (x: number) => money(x, language),
    /** What the reader typed for 1 of something, as it is kept. */
    price: (x: number) => keptAmount(language).format(x),
    /** On an axis: to four digits. */
    plainNumber: (x: number) => timeText(x, null, language),
    /** On an axis, whatever its size. */
    axisNumber: (x: number) => axisNumber(x, language),
    /** The head of a column of times. */
    head: (name: string) => (unit === null ? name : messages.inUnit(name, inFile.label)),
  };
}

/** How a speedup is written wherever it stands on the page: `14.1×`, and `6.40×` beside it: all three digits are kept. */
export function speedupText(language: Language): (x: number) => string {
  return (x) => `${KEEPING_THREE[language].format(x)}×`;
}

const keepingThree = (language: Language) =>
  new Intl.NumberFormat(language, { minimumSignificantDigits: 3, maximumSignificantDigits: 3 });
const KEEPING_THREE: Readonly<Record<Language, Intl.NumberFormat>> = {
  en: keepingThree('en'),
  zh: keepingThree('zh'),
};

export type TaskFormats = ReturnType<typeof taskFormats>;

/** What is said where a run of another size stands in for that of the settings. */
export function meanwhile(
  formats: TaskFormats,
  point: Pick<ScalePoint, 'agents'> | null,
  set: number,
): string[] {
  if (point === null || point.agents === set) return [];
  return [formats.meanwhile(formats.agentsText(set), formats.agentsText(point.agents))];
}

/** W and C as 1 of the file; null until they are in. */
export function spanOf({ task, results }: TaskShown): WorkAndSpan | null {
  if (results.facts === null) return null;
  const { perOne } = task.input.unit;
  const { work, criticalPath } = results.facts.span;
  return { work: work / perOne, criticalPath: criticalPath / perOne };
}

function ratio(x: number, language: Language): string {
  return new Intl.NumberFormat(language, {
    minimumFractionDigits: 3,
    maximumFractionDigits: 3,
  }).format(x);
}

/** To the cent from 1 on, to three digits below; with a true minus sign. */
function money(x: number, language: Language): string {
  if (x < 0) return `−${money(-x, language)}`;
  if (x !== 0 && x < 1) return numberFormats(language).exact(x);
  if (x >= 1e15) return timeText(x, null, language);
  return new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(x);
}
