import { remarkText } from '../graphs/remark.ts';
import { edgeCount, type Rows } from '../model/graph/task-graph.ts';
import { greatestWidth, MOST_STEPS_FOR_ANTICHAIN } from '../model/graph/width.ts';
import { agentsWorthHaving, averageParallelism, workAndSpan } from '../model/measure/bounds.ts';
import { PreparedGraph } from '../model/swarm/prepare.ts';
import type { Arguments } from './arguments.ts';
import type { Command, Output } from './command.ts';
import { blaming, readGraphFile } from './graph-file.ts';
import { GRAPH } from './options.ts';
import { jsonFields, print } from './print.ts';
import { UsageError } from './usage-error.ts';

export const inspectCommand: Command = {
  name: 'inspect',
  summary: 'Describes a task graph: its size, its bounds, and how many agents are worth having',
  usage: '--graph FILE',
  options: [GRAPH],
  details: [
    'work is the total of all durations, criticalPath the longest chain of them, averageParallelism their ratio, width the most steps that can be at work at once, levels the number of layers, and agentsWorthHaving the smallest number of agents whose makespan, critical path first and without overhead, is within 5% of the critical path (null above 1,024). warnings says what of this is approximate.',
  ],
  setsParameters: false,
  run: runInspect,
};

async function runInspect(args: Arguments, output: Output): Promise<void> {
  const file = args.text(GRAPH.name);
  if (file === null) throw new UsageError('inspect needs a task graph: --graph FILE');
  const { graph, unit, remarks: said } = readGraphFile(file);
  const span = workAndSpan(graph);
  const width = greatestWidth(graph);
  const worth = blaming(file, () => agentsWorthHaving(new PreparedGraph(graph)));
  const remarks = said.map((each) => remarkText(each));
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
    steps: graph.steps,
    edges: edgeCount(graph),
    work: span.work / unit.perOne,
    criticalPath: span.criticalPath / unit.perOne,
    averageParallelism: averageParallelism(span),
    width: width.steps,
    levels: graph.layers,
    roots: emptyRows(graph.prerequisites),
    sinks: emptyRows(graph.dependents),
    zeroDuration: graph.duration.filter((x) => x === 0).length,
    agentsWorthHaving: worth.agents,
    warnings: remarks,
  };
  await print(output, jsonFields(description));
}

function emptyRows({ start }: Rows): number {
  let count = 0;
  for (let i = 1; i < start.length; i++) if (start[i] === start[i - 1]) count++;
  return count;
}
