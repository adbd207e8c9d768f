import type { Places, StepInput } from '../build/step-input.ts';
import { GraphError } from '../graph-error.ts';
import { type Remark, remark } from '../remark.ts';
import { listed, type SaidValue, say } from '../said.ts';
import { counted } from '../text/counted.ts';
import { isObject, listAt, notShown, objectAt } from '../text/shape.ts';
import type { GraphFormat, Reading } from './format.ts';
import { oneFile } from './shared/one-file.ts';

/**
 * Task graphs of Estee (https://github.com/It4innovations/estee): a list of tasks, each `{"d", "inputs": [[task,
 * output], …]}` with tasks by their place in the list, from 0; the ids of steps are those numbers. `d` is how long a task
 * takes, in a unit that the file does not tell; `e_d`, what its user had guessed, is not used.
 */
export const estee: GraphFormat = {
  id: 'estee',
  signs: { json: '[{"d": …, "inputs": …}]' },
  recognises(file) {
    const json = file.jsonIfAny();
    if (!Array.isArray(json)) return false;
    const [first] = json;
    return isObject(first) && Object.hasOwn(first, 'd') && Object.hasOwn(first, 'inputs');
  },
  *read(files) {
    return yield* reading(listAt('', oneFile(files).json()));
  },
};

const BETWEEN_PAUSES = 2 ** 14;

function* reading(tasks: readonly unknown[]): Reading {
  const steps: StepInput[] = [];
  const counts = { cpus: 0, sizes: 0, guesses: 0 };
  for (let i = 0; i < tasks.length; i++) {
    if (i % BETWEEN_PAUSES === 0) yield i / tasks.length;
    const task = objectAt(`[${i}]`, tasks[i]);
    const inputs = listAt(`[${i}].inputs`, task.inputs);
    const needs = inputs.map((input, j) => String(taskOf(`[${i}].inputs[${j}]`, input)));
    // A task may take several outputs of another one, which makes one edge.
    steps.push({ id: String(i), duration: task.d, needs: Array.from(new Set(needs)) });
    if (typeof task.cpus === 'number' && task.cpus > 1) counts.cpus++;
    if (Array.isArray(task.outputs)) counts.sizes += task.outputs.length;
    if (Object.hasOwn(task, 'e_d')) counts.guesses++;
  }
  const places: Places = {
    step: (i) => `[${i}]`,
    id: (i) => `[${i}]`,
    duration: (i) => `[${i}].d`,
    need: (i, j) => `[${i}].inputs[${inputOf(tasks[i], steps[i].needs[j])}]`,
  };
  return { steps, places, unit: null, remarks: notUsed(counts) };
}

function taskOf(place: string, input: unknown): number {
  const [task] = listAt(place, input);
  if (typeof task === 'number' && Number.isInteger(task) && task >= 0) return task;
  throw new GraphError(
    `${place}[0]`,
    say`the number of a task is expected, from 0 on, ${notShown(task)}`,
  );
}

/** Which of a task's inputs is the first from another one. */
function inputOf(task: unknown, need: string): number {
  const inputs = isObject(task) && Array.isArray(task.inputs) ? task.inputs : [];
  return inputs.findIndex((input) => Array.isArray(input) && String(input[0]) === need);
}

function notUsed(counts: { cpus: number; sizes: number; guesses: number }): Remark[] {
  const parts: SaidValue[] = [];
  if (counts.cpus > 0) parts.push(say`tasks of several CPUs (${counted(counts.cpus)})`);
  if (counts.sizes > 0) parts.push(say`sizes of outputs (${counted(counts.sizes)})`);
  if (counts.guesses > 0)
    parts.push(say`durations as a user had guessed them (${counted(counts.guesses)})`);
  if (parts.length === 0) return [];
  return [remark('ignored', null, say`what the file tells and is not used here: ${listed(parts)}`)];
}
