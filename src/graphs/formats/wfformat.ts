import type { Places, StepInput } from '../build/step-input.ts';
import { GraphError } from '../graph-error.ts';
import { type Remark, remark } from '../remark.ts';
import { say } from '../said.ts';
import { within } from '../text/reading.ts';
import { isObject, type JsonObject, objectAt, shown } from '../text/shape.ts';
import type { GraphFormat, Reading } from './format.ts';
import { decided } from './shared/decide.ts';
import { oneFile } from './shared/one-file.ts';
import { joinEdges } from './wfformat/edges.ts';
import { filesWithoutEdges } from './wfformat/files.ts';
import { notUsed } from './wfformat/ignored.ts';
import { separateTasks, type WfTasks, wholeTasks } from './wfformat/tasks.ts';

/** Of a workflow that was never executed. */
const EACH_ONE = { key: 'one', about: say`each step counts 1` };

const VERSIONS = ['1.0', '1.1', '1.2', '1.3', '1.4', '1.5'];

/**
 * WfFormat of WfCommons (https://github.com/wfcommons/WfFormat), 1.5 and older. 1.5 holds tasks twice: what they need in
 * `workflow.specification`, how long they took in `workflow.execution`, which may be left out. Older versions hold them once, in
 * `workflow.tasks` or, before 1.2, `workflow.jobs`. Which it is is told by what is there, not by the version it states.
 * An edge counts when either end names it.
 */
export const wfformat: GraphFormat = {
  id: 'wfformat',
  signs: { json: '"workflow"' },
  recognises(file) {
    const json = file.jsonIfAny();
    return isObject(json) && Object.hasOwn(json, 'workflow');
  },
  *read(files) {
    return yield* reading(objectAt('', oneFile(files).json()));
  },
};

function* reading(file: JsonObject): Reading {
  const workflow = objectAt('workflow', file.workflow);
  const tasks = yield* within(tasksOf(workflow), 0, 0.5);
  const remarks: Remark[] = [];
  const edges = yield* within(joinEdges(tasks, remarks), 0.5, 0.9);
  const waits = edges.some(({ needs }) => needs.length > 0);
  const alone = waits ? [] : filesWithoutEdges(tasks.written);
  remarks.push(...alone);
  const steps = tasks.list.map(({ id, duration, sort }, i): StepInput => {
    return { id, duration, sort, needs: edges[i].needs };
  });
  const places: Places = {
    step: (i) => tasks.list[i].place,
    id: (i) => `${tasks.list[i].place}.${tasks.key}`,
    duration: (i) => tasks.list[i].durationPlace,
    need: (i, j) => edges[i].place(j),
    unknown: (i, j) => edges[i].unknown(j),
  };
  yield 0.9;
  return {
    steps,
    places,
    unit: tasks.timed ? ('s' as const) : null,
    unitless: !tasks.timed,
    edgesUnknown: alone.length > 0,
    remarks: [...version(file), ...tasks.remarks, ...remarks, ...notUsed(workflow)],
    recorded: recordedOf(workflow),
    ...(tasks.timed ? {} : { durations: decided([EACH_ONE], null) }),
  };
}

function* tasksOf(workflow: JsonObject): Reading<WfTasks> {
  if (workflow.specification !== undefined) return yield* separateTasks(workflow);
  for (const key of ['tasks', 'jobs']) {
    if (workflow[key] !== undefined) return yield* wholeTasks(`workflow.${key}`, workflow[key]);
  }
  throw new GraphError(
    'workflow',
    say`there is neither ${'"specification"'} (WfFormat 1.5) nor ${'"tasks"'} or ${'"jobs"'} (before)`,
  );
}

function version({ schemaVersion }: JsonObject): Remark[] {
  if (VERSIONS.some((known) => known === schemaVersion)) return [];
  if (schemaVersion === undefined) {
    const said = say`the file does not say its version of WfFormat; what is there is read`;
    return [remark('oddity', 'schemaVersion', said)];
  }
  return [
    remark(
      'oddity',
      'schemaVersion',
      say`WfFormat is known in versions ${VERSIONS[0]} to ${VERSIONS[VERSIONS.length - 1]}, not ${shown(schemaVersion)}; what is there is read`,
    ),
  ];
}

/** Seconds. Workflows that were generated rather than run say 0. */
function recordedOf(workflow: JsonObject): number | null {
  const execution = isObject(workflow.execution) ? workflow.execution : workflow;
  const recorded = execution.makespanInSeconds ?? execution.makespan;
  const usable = typeof recorded === 'number' && Number.isFinite(recorded) && recorded > 0;
  return usable ? recorded : null;
}
