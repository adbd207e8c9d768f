import type { Places, StepInput } from '../build/step-input.ts';
import { atLine } from '../place.ts';
import { type Remark, remark } from '../remark.ts';
import { say } from '../said.ts';
import { counted } from '../text/counted.ts';
import { within } from '../text/reading.ts';
import type { SourceFile } from '../text/source-file.ts';
import type { GraphFormat, Reading } from './format.ts';
import { oneFile } from './shared/one-file.ts';
import { numberLines } from './stg/number-lines.ts';
import { checkCount, stgTasks } from './stg/tasks.ts';

const LINE_END = String.raw`[ \t]*(?:#[^\r\n]*)?[\r\n]`;
const BLANK_LINE = new RegExp(LINE_END, 'y');

/** The number of tasks, and of processors in the prototype set; then a line that has three numbers or more. */
const BEGINNING = new RegExp(
  String.raw`^[ \t]*\d+(?:[ \t]+\d+)?${LINE_END}(?:${LINE_END})*[ \t]*\d+[ \t]+[\d.]+[ \t]+\d+\s`,
);

/** The text behind lines that are blank or notes, however many. */
function behindNotes(text: string): string {
  BLANK_LINE.lastIndex = 0;
  let at = 0;
  while (BLANK_LINE.test(text)) at = BLANK_LINE.lastIndex;
  return text.slice(at, at + 4096);
}

/**
 * Kasahara's Standard Task Graph set (https://www.kasahara.cs.waseda.ac.jp/schedule/format_e.html): the number of tasks,
 * then `id duration count predecessors…` a task, a dummy entry and a dummy exit among them or not; `#` begins a comment.
 * The prototype set has the number of processors on the first line too; sets with communication costs have each
 * predecessor on a line of its own, with its cost.
 */
export const stg: GraphFormat = {
  id: 'stg',
  signs: { text: 'n; n + 2 × (id duration count …)' },

  recognises({ text }: SourceFile): boolean {
    return BEGINNING.test(`${behindNotes(text)}\n`);
  },

  *read(files: readonly SourceFile[]): Reading {
    const [header, ...lines] = yield* within(numberLines(oneFile(files).text), 0, 0.6);
    const { tasks, costs } = yield* within(stgTasks(lines), 0.6, 1);
    checkCount(header, tasks);
    const remarks: Remark[] = [];
    if (header.numbers.length > 1) {
      const processors = say`the number of processors (${header.numbers[1]}) is not used`;
      remarks.push(remark('ignored', atLine(header.line), processors));
    }
    if (costs > 0) {
      remarks.push(
        remark('ignored', null, say`costs of communication (${counted(costs)}) are not used`),
      );
    }
    const places: Places = {
      step: (i) => atLine(tasks[i].line),
      id: (i) => atLine(tasks[i].line),
      duration: (i) => atLine(tasks[i].line),
      need: (i, j) => atLine(tasks[i].needLines[j] ?? tasks[i].line),
    };
    const steps = tasks.map(
      ({ id, duration, needs }): StepInput => ({
        id: String(id),
        duration,
        needs: needs.map(String),
      }),
    );
    return { steps, places, unit: null, remarks };
  },
};
