import { grownIds } from '../graphs/build/imported-graph.ts';
import { grow } from '../model/graph/grow.ts';
import { largestValue, taskScale } from '../model/measure/score-scale.ts';
import { deployment, runSessions } from '../model/measure/sessions.ts';
import type { Parameters } from '../model/parameters.ts';
import { PreparedGraph } from '../model/swarm/prepare.ts';
import { type Arguments, chosen } from './arguments.ts';
import type { Command, Output } from './command.ts';
import { blaming, noteReading, readGraphFiles } from './graph-file.ts';
import { graphFiles, READING_OPTIONS } from './graph-options.ts';
import { checkedSwarm, ImportedRuns, importedSwarm } from './imported-runs.ts';
import { noteLink } from './note-link.ts';
import { noteAgents, noteGrowth, noteOverhead } from './notes.ts';
import { AGENTS, FORMAT, MODEL_OPTIONS, RUN_DETAILS, RUN_OPTIONS } from './options.ts';
import { csv, jsonObject, print } from './print.ts';
import { type FinishedRun, runFields, type ScheduledStep, schedule } from './run-report.ts';
import { settings } from './settings.ts';

const RUN_FORMAT = {
  ...FORMAT,
  help: 'json prints all of it, csv the schedule alone (the default is json).',
};
const OPTIONS = [...READING_OPTIONS, ...MODEL_OPTIONS, AGENTS, ...RUN_OPTIONS, RUN_FORMAT];

export const runCommand: Command = {
  name: 'run',
  summary: 'Runs one swarm on one task graph and prints what it did',
  usage: '(--graph FILE | model options) --swarm KIND --agents K [run options]',
  options: OPTIONS,
  details: [
    ...RUN_DETAILS,
    'reach is the first time at which each share of the steps is finished, best the first time at which the best score is at a level (null when steps carry no value, or for a level that is never reached). The schedule is sorted by start. With several sessions totals are sums, reach and best those of the best session, and rows say their session, in which agents are numbered.',
  ],
  setsParameters: true,
  run: runRun,
};

async function runRun(args: Arguments, output: Output): Promise<void> {
  const format = chosen(args, FORMAT.name, ['json', 'csv']);
  const parameters = settings(args, OPTIONS);
  const files = graphFiles(args);
  const finished =
    files.length === 0 ? onGrown(parameters, output) : onImported(parameters, args, output);
  noteLink(args, output);
  noteAgents(parameters, parameters.agents, output);
  noteOverhead(args, parameters, output);
  const columns = finished.several
    ? (['session', 'step', 'agent', 'start', 'end'] as const)
    : (['step', 'agent', 'start', 'end'] as const);
  if (format === 'csv') {
    await print(output, csv(columns, cells(schedule(finished), columns)));
  } else {
    const rows = finished.several ? schedule(finished) : withoutSession(schedule(finished));
    await print(output, jsonObject(runFields(finished), 'schedule', rows));
  }
}

function onGrown(parameters: Parameters, output: Output): FinishedRun {
  const { sessions: count, agentsEach } = deployment(parameters);
  if (parameters.swarm !== 'independent') checkedSwarm(parameters, agentsEach);
  const graph = grow(parameters, parameters.graph);
  noteGrowth(graph, output);
  const ofTask = parameters.scale === 'task' || count > 1;
  return {
    sessions: runSessions(parameters, new PreparedGraph(graph), parameters.graph),
    ids: grownIds(graph),
    perOne: 1,
    scale: ofTask ? taskScale(parameters, parameters.graph) : largestValue(graph),
    several: parameters.swarm === 'independent' || parameters.swarm === 'sessions',
  };
}

function onImported(parameters: Parameters, args: Arguments, output: Output): FinishedRun {
  const options = importedSwarm(parameters, parameters.agents);
  const imported = readGraphFiles(args);
  noteReading(imported, output);
  const runs = new ImportedRuns(imported);
  const { run, perOne } = blaming(graphFiles(args), () => runs.run(options, parameters.seed));
  const { graph, ids } = imported;
  return {
    sessions: [{ graph, run }],
    ids,
    perOne,
    scale: graph.value === null ? null : largestValue(graph),
    several: false,
  };
}

function* withoutSession(
  rows: Iterable<ScheduledStep>,
): IterableIterator<Omit<ScheduledStep, 'session'>> {
  for (const { step, agent, start, end } of rows) yield { step, agent, start, end };
}

function* cells(
  rows: Iterable<ScheduledStep>,
  columns: readonly (keyof ScheduledStep)[],
): IterableIterator<(string | number)[]> {
  for (const row of rows) yield columns.map((column) => row[column]);
}
