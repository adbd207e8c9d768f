import { GraphError } from '../../graph-error.ts';
import { atLine } from '../../place.ts';
import { say } from '../../said.ts';
import type { Reading } from '../format.ts';
import type { NumberLine } from './number-lines.ts';

export interface StgTask {
  readonly id: number;
  readonly duration: number;
  readonly needs: readonly number[];
  readonly line: number;
  /** Where each need stands, if not on the line of the task. */
  readonly needLines: readonly number[];
}

export interface StgTasks {
  readonly tasks: readonly StgTask[];
  /** How many edges have a cost of communication. */
  readonly costs: number;
}

const BETWEEN_PAUSES = 2 ** 14;

/** The tasks of the lines behind the header. Throws a GraphError for a line that is not what the counts say. */
export function* stgTasks(lines: readonly NumberLine[]): Reading<StgTasks> {
  const tasks: StgTask[] = [];
  const forms: LineForms = { plain: false, costed: null };
  let costs = 0;
  let next = 0;
  while (next < lines.length) {
    if (tasks.length % BETWEEN_PAUSES === 0) yield next / lines.length;
    const { line, numbers } = lines[next];
    if (numbers.length < 3) {
      throw new GraphError(
        atLine(line),
        say`a task has a number, a duration and a count of predecessors: at least 3 numbers, not ${numbers.length}`,
      );
    }
    const [id, duration, count, ...rest] = numbers;
    const before = predecessors(lines, next, count, rest);
    costs += before.costs;
    checkForms(forms, lines[next], before);
    next += 1 + before.lines;
    const { needs, needLines } = before;
    for (const number of [id, ...needs]) {
      if (!Number.isInteger(number)) {
        throw new GraphError(atLine(line), say`tasks have whole numbers, not ${number}`);
      }
    }
    tasks.push({ id, duration, needs, line, needLines });
  }
  return { tasks, costs };
}

/** Whether predecessors stand alone on the lines of tasks; and the first line on which each would have a cost behind it. */
interface LineForms {
  plain: boolean;
  costed: NumberLine | null;
}

/** Throws a GraphError for a file that has both: the count of the one with costs is wrong, or that of the other. */
function checkForms(
  forms: LineForms,
  line: NumberLine,
  { needs, costs, lines }: Predecessors,
): void {
  if (needs.length === 0 || lines > 0) return;
  if (costs > 0) forms.costed ??= line;
  else forms.plain = true;
  if (forms.plain && forms.costed) throw wrongCount(forms.costed);
}

function wrongCount({ line, numbers }: NumberLine): GraphError {
  return new GraphError(
    atLine(line),
    say`the count of predecessors says ${numbers[2]}, the line has ${numbers.length - 3}`,
  );
}

interface Predecessors {
  readonly needs: readonly number[];
  readonly needLines: readonly number[];
  readonly costs: number;
  /** Lines that they take behind the first one. */
  readonly lines: number;
}

function predecessors(
  lines: readonly NumberLine[],
  at: number,
  count: number,
  rest: readonly number[],
): Predecessors {
  if (rest.length === count) return { needs: rest, needLines: [], costs: 0, lines: 0 };
  // With costs of communication: predecessor and cost, each pair on a line of its own or all behind the task.
  if (rest.length === 2 * count) {
    return { needs: rest.filter((_, i) => i % 2 === 0), needLines: [], costs: count, lines: 0 };
  }
  const below = rest.length === 0 ? lines.slice(at + 1, at + 1 + count) : [];
  if (below.length === count && below.every(({ numbers }) => numbers.length === 2)) {
    return {
      needs: below.map(({ numbers }) => numbers[0]),
      needLines: below.map(({ line }) => line),
      costs: count,
      lines: count,
    };
  }
  throw wrongCount(lines[at]);
}

/** Throws a GraphError where the first line counts other tasks than there are. */
export function checkCount({ line, numbers }: NumberLine, tasks: readonly StgTask[]): void {
  const [announced] = numbers;
  const dummies = tasks.length - announced;
  const none = (i: number) => tasks.at(i)?.duration === 0;
  // The standard set has a dummy at either end that does not count, the prototype set one at the end.
  if (dummies === 0 || (dummies === 1 && numbers.length === 2 && none(-1))) return;
  if (dummies === 2 && none(0) && none(-1)) return;
  throw new GraphError(
    atLine(line),
    say`the first line gives ${announced} as the number of tasks (${announced + 2} with a dummy at either end), and the file has ${tasks.length}`,
  );
}
