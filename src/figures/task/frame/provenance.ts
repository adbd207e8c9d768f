import type { TaskProvenance } from '../../../export/task-file.ts';
import { DEFAULT_TASK_PARAMETERS, TASK_PARAMETERS } from '../../../link/task/index.ts';
import type { Language } from '../../../messages/index.ts';
import { edgeCount } from '../../../model/graph/task-graph.ts';
import type { ParameterKey, Parameters } from '../../../model/parameters.ts';
import { formatParameter } from '../../../model/parse-parameters.ts';
import { MODEL_VERSION } from '../../../model/version.ts';
import { hasGraph } from '../graph-in-link.ts';
import type { TaskFigureSpec, TaskShown } from '../spec.ts';
import { taskCommands } from './commands.ts';

/** Where the numbers of a figure come from, as files say it. */
export function taskProvenance(
  spec: TaskFigureSpec,
  shown: TaskShown,
  digest: string | null,
  language: Language,
): TaskProvenance {
  const { task, settings } = shown;
  const { read, input, name, unit } = task;
  const { parameters, reading } = settings;
  const { steps } = input.graph;
  return {
    figure: spec.id,
    title: spec.title(language),
    graph: {
      name,
      format: read.format,
      steps,
      edges: edgeCount(input.graph),
      unit,
      key: input.key,
    },
    reading: [
      ...(reading.durations === null ? [] : [`durations=${reading.durations}`]),
      ...(reading.precedence === null ? [] : [`precedence=${reading.precedence}`]),
      ...reading.repairs.map((repair) => `repair=${repair}`),
    ],
    ...pageLink(),
    parameters: Object.fromEntries(TASK_PARAMETERS.map((key) => [key, parameters[key]])),
    differing: differing(parameters).map(
      (key) => `${key}=${formatParameter(key, parameters[key])}`,
    ),
    model: MODEL_VERSION,
    digest,
    commands: taskCommands(spec.id, shown),
  };
}

/** Parameters of the runs that are otherwise than at first. */
export function differing(parameters: Parameters): ParameterKey[] {
  return TASK_PARAMETERS.filter((key) => parameters[key] !== DEFAULT_TASK_PARAMETERS[key]);
}

/** The page keeps its address as it is itself. */
export function pageLink(): Pick<TaskProvenance, 'link' | 'graphInLink'> {
  const { origin, pathname, search, hash } = window.location;
  return {
    link: origin + pathname + search + hash,
    graphInLink: hasGraph({ search, hash }),
  };
}
