import type { Decision } from '../graphs/formats/format.ts';
import { remarkText } from '../graphs/remark.ts';
import { MOST_STEPS_FOR_ANTICHAIN } from '../model/graph/width.ts';
import { finished } from '../model/measure/pausing.ts';
import { takingFacts } from '../model/measure/task/take-facts.ts';
import { PreparedGraph } from '../model/swarm/prepare.ts';
import type { Arguments } from './arguments.ts';
import type { Command, Output } from './command.ts';
import { blaming, readGraphFiles } from './graph-file.ts';
import { graphFiles, READING_OPTIONS, UNIT, unitOf } from './graph-options.ts';
import { jsonFields, print } from './print.ts';
import { UsageError } from './usage-error.ts';

export const inspectCommand: Command = {
  name: 'inspect',
  summary: 'Describes a task graph: its size, its bounds, and how many agents are worth having',
  usage: '--graph FILE',
  options: [...READING_OPTIONS, UNIT],
  details: [
    'work is the total of all durations, criticalPath the longest chain of them, averageParallelism their ratio, width the most steps that can be at work at once, levels the number of layers, and agentsWorthHaving the smallest number of agents whose makespan, critical path first and without overhead, is within 5% of the critical path (null above 1,024). warnings says what is odd in the file, what of it is not used, how it was read where that was a decision, what was repaired, and what of the numbers is approximate.',
    'Times are those of the file: unit says what 1 is, null where nobody knows. recorded is the makespan that the file records of a real run, any queueing included. durations and precedence are null, or say which way of reading was used and which there are.',
  ],
  setsParameters: false,
  run: runInspect,
};

async function runInspect(args: Arguments, output: Output): Promise<void> {
  const files = graphFiles(args);
  if (files.length === 0) throw new UsageError('inspect needs a task graph: --graph FILE');
  const read = readGraphFiles(args);
  const { graph, unit } = read;
  const timeUnit = unitOf(args, read);
  const facts = blaming(files, () => finished(takingFacts(new PreparedGraph(graph))));
  const { span, width, worth } = facts;
  const remarks = read.remarks.map((each) => remarkText(each));
  if (width.kind === 'layer') {
    remarks.push(
      `width is that of the fullest layer; the greatest, which may be more, is computed up to ${MOST_STEPS_FOR_ANTICHAIN} steps`,
    );
  }
  if (worth.agents === null) {
    remarks.push('agentsWorthHaving is null: 1024 agents are not within 5% of the critical path');
  } else if (worth.about) {
    remarks.push(
      'agentsWorthHaving is approximate: in a graph of this size it is found by bisection',
    );
  }
  const description = {
    steps: facts.steps,
    edges: facts.edges,
    work: span.work / unit.perOne,
    criticalPath: span.criticalPath / unit.perOne,
    averageParallelism: facts.averageParallelism,
    width: width.steps,
    levels: facts.layers,
    roots: facts.roots,
    sinks: facts.sinks,
    zeroDuration: facts.zeroDuration,
    agentsWorthHaving: worth.agents,
    warnings: remarks,
    format: read.format,
    unit: timeUnit,
    recorded: read.recorded,
    durations: decision(read.durations),
    precedence: decision(read.precedence),
  };
  await print(output, jsonFields(description));
}

function decision(decision: Decision | null) {
  return decision && { used: decision.used, options: decision.options.map(({ key }) => key) };
}
