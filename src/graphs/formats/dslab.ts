import { quoted } from '../../model/quoted.ts';
import type { Places, StepInput } from '../build/step-input.ts';
import { GraphError } from '../graph-error.ts';
import { atLine } from '../place.ts';
import { type Remark, remark } from '../remark.ts';
import { type Said, say } from '../said.ts';
import { counted } from '../text/counted.ts';
import { within } from '../text/reading.ts';
import type { SourceFile } from '../text/source-file.ts';
import { type DslabTask, readDslab } from './dslab/tasks.ts';
import type { GraphFormat, Reading } from './format.ts';
import { oneFile } from './shared/one-file.ts';

/**
 * Workflows of DSLab DAG in YAML (https://github.com/osukhoroslov/dslab): a task comes after those whose outputs it takes.
 * What the top-level `inputs` name is there from the beginning. Durations are `flops`, which are no times.
 */
export const dslab: GraphFormat = {
  id: 'dslab',
  signs: { text: 'tasks:' },

  recognises(file: SourceFile): boolean {
    if (file.looksLikeJson) return false;
    return /^tasks[ \t]*:/m.test(file.text) && /\bflops["']?[ \t]*:/.test(file.text);
  },

  *read(files: readonly SourceFile[]): Reading {
    const read = readDslab(oneFile(files).text);
    const { tasks, given, sizes } = yield* within(read, 0, PARSED);
    const outputs = yield* within(producers(tasks, given), PARSED, PRODUCED);
    const unknown = new Map<string, Said>();
    const lines: number[][] = [];
    const steps: StepInput[] = [];
    for (const [i, task] of tasks.entries()) {
      if (i % BETWEEN_PAUSES === 0) yield PRODUCED + (1 - PRODUCED) * (i / tasks.length);
      const { needs, needLines } = needsOf(task, i);
      lines.push(needLines);
      steps.push({ id: task.name, duration: task.flops, needs });
    }
    const places: Places = {
      step: (i) => atLine(tasks[i].line),
      id: (i) => atLine(tasks[i].line),
      duration: (i) => atLine(tasks[i].flopsLine),
      need: (i, j) => atLine(lines[i][j]),
      unknown: (i, j) => unknown.get(`${i} ${j}`) ?? null,
    };
    const remarks: Remark[] = [
      remark('rule', null, say`durations are counts of operations (${'flops'}), not times`),
    ];
    if (sizes > 0) {
      remarks.push(
        remark(
          'ignored',
          null,
          say`memory, cores and the sizes of data items (${counted(sizes)}) are not used: a task takes one agent, and data no time`,
        ),
      );
    }
    return { steps, places, unit: null, remarks };

    /** Several items of one task are one need; of an item that nobody makes, its name stands for the missing task. */
    function needsOf({ name, inputs }: DslabTask, i: number) {
      const needs: string[] = [];
      const needLines: number[] = [];
      const taken = new Set<string>();
      for (const { item, line } of inputs) {
        const producer = outputs.get(item);
        if (producer === null) continue;
        const need = producer?.name ?? MISSING + item;
        if (taken.has(need)) continue;
        taken.add(need);
        if (producer === undefined) {
          unknown.set(
            `${i} ${needs.length}`,
            say`${quoted(name)} takes ${quoted(item)}, which no task puts out and ${quoted('inputs')} does not name`,
          );
        }
        needs.push(need);
        needLines.push(line);
      }
      return { needs, needLines };
    }
  },
};

const BETWEEN_PAUSES = 2 ** 10;
/** Shares of the whole at which tasks are there, and it is known who makes what. */
const PARSED = 0.8;
const PRODUCED = 0.9;

/** No name in YAML holds it, so that a missing item is never taken for the task of that name. */
const MISSING = '\0';

/** The task that puts out each item; null for what is there from the beginning. */
function* producers(
  tasks: readonly DslabTask[],
  given: readonly string[],
): Reading<Map<string, DslabTask | null>> {
  const producer = new Map<string, DslabTask | null>(given.map((item) => [item, null]));
  for (const [i, task] of tasks.entries()) {
    if (i % BETWEEN_PAUSES === 0) yield i / tasks.length;
    for (const { item, line } of task.outputs) {
      const other = producer.get(item);
      if (other !== undefined) {
        throw new GraphError(
          atLine(line),
          other === null
            ? say`${quoted(task.name)} puts out ${quoted(item)}, which ${quoted('inputs')} names too`
            : say`${quoted(task.name)} puts out ${quoted(item)}, which ${quoted(other.name)} puts out too`,
        );
      }
      producer.set(item, task);
    }
  }
  return producer;
}
