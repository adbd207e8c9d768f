import {
  grahamBound,
  grahamBoundApplies,
  lowerBound,
  workAndSpan,
} from '../model/measure/bounds.ts';
import type { Parameters } from '../model/parameters.ts';
import { type Arguments, chosen } from './arguments.ts';
import type { Command, Output } from './command.ts';
import { familyRows } from './family-rows.ts';
import { blaming, noteReading, readGraphFiles } from './graph-file.ts';
import { graphFiles, READING_OPTIONS } from './graph-options.ts';
import { ImportedRuns, importedSwarm } from './imported-runs.ts';
import { noteLink } from './note-link.ts';
import { noteAgents, noteOverhead } from './notes.ts';
import { AGENTS_LIST, FORMAT, MODEL_OPTIONS, RUN_DETAILS, RUN_OPTIONS } from './options.ts';
import { csv, jsonRows, print } from './print.ts';
import { coverageReach } from './run-report.ts';
import { settings } from './settings.ts';
import { flatten, type ScaleRow } from './table.ts';
import { UsageError } from './usage-error.ts';
import { valueList } from './value-list.ts';

const OPTIONS = [...READING_OPTIONS, ...MODEL_OPTIONS, AGENTS_LIST, ...RUN_OPTIONS, FORMAT];

export const scaleCommand: Command = {
  name: 'scale',
  summary: 'Prints how long swarms of several sizes take, beside the bounds',
  usage: '(--graph FILE | model options) --agents K,K,… [run options]',
  options: OPTIONS,
  details: [
    ...RUN_DETAILS,
    'speedup is the makespan of one agent over that of the swarm (with --graph: work over makespan), reach the first time at which each share of the steps is finished, grahamBound null where it does not apply, and lowerBound too under noiseOf=run, where every run draws durations of its own. Without --graph figures are means over a family: graphs of them, from 16f on for --graph-index 16f to 16f + 15, as many as --set graphs says. reach is then that of the mean coverage, speedupAt the ratio of one agent’s to the swarm’s, and interval holds 95% bootstrap intervals over graphs (null for a single graph). Under clock=own times are on the family’s clock, on which the slowest single agent finishes at 1.',
  ],
  setsParameters: true,
  run: runScale,
};

async function runScale(args: Arguments, output: Output): Promise<void> {
  const format = chosen(args, FORMAT.name, ['json', 'csv']);
  const sizes = agentCounts(args);
  const parameters = settings(args, OPTIONS);
  const files = graphFiles(args);
  const rows =
    files.length === 0
      ? familyRows(parameters, sizes, output)
      : importedRows(parameters, args, sizes, output);
  noteLink(args, output);
  for (const agents of sizes) noteAgents(parameters, agents, output);
  noteOverhead(args, parameters, output);
  if (format === 'json') {
    await print(output, jsonRows(rows));
    return;
  }
  const flat = rows.map(flatten);
  await print(output, csv(Object.keys(flat[0]), flat.map(Object.values)));
}

function agentCounts(args: Arguments): number[] {
  const text = args.text(AGENTS_LIST.name);
  if (text === null) throw new UsageError('scale needs numbers of agents: --agents 1,2,4,8,16');
  if (args.texts('--set').some((set) => /^\s*agents\s*=/.test(set))) {
    throw new UsageError('agents is set by --agents and by --set');
  }
  return valueList('agents', text, AGENTS_LIST.name).map(Number);
}

function importedRows(
  parameters: Parameters,
  args: Arguments,
  sizes: readonly number[],
  output: Output,
): ScaleRow[] {
  const swarms = sizes.map((agents) => importedSwarm(parameters, agents));
  const imported = readGraphFiles(args);
  noteReading(imported, output);
  const runs = new ImportedRuns(imported);
  const span = workAndSpan(imported.graph);
  return swarms.map((options, i) => {
    const { run, perOne } = blaming(graphFiles(args), () => runs.run(options, parameters.seed));
    const makespan = run.makespan / perOne;
    return {
      agents: sizes[i],
      makespan,
      lowerBound: lowerBound(span, options.agents, runs.perOne),
      grahamBound: grahamBoundApplies(imported.graph, options)
        ? grahamBound(span, options.agents, runs.perOne)
        : null,
      // Nothing to do is done as fast by any number.
      speedup: makespan > 0 ? span.work / (run.makespan * (runs.perOne / perOne)) : 1,
      agentTime: run.agentTime / perOne,
      reach: coverageReach([run], perOne),
    };
  });
}
