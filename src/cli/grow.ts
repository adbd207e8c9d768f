import { grownIds } from '../graphs/build/imported-graph.ts';
import { AS_READ } from '../graphs/build/unit.ts';
import { taskGraphLines } from '../graphs/formats/write-task-graph.ts';
import { grow } from '../model/graph/grow.ts';
import type { Arguments } from './arguments.ts';
import type { Command, Output } from './command.ts';
import { noteLink } from './note-link.ts';
import { noteGrowth } from './notes.ts';
import { MODEL_OPTIONS } from './options.ts';
import { print } from './print.ts';
import { settings } from './settings.ts';

export const growCommand: Command = {
  name: 'grow',
  summary: 'Grows a task graph and prints it',
  usage: '[model options]',
  options: MODEL_OPTIONS,
  details: [
    'Prints a task graph as JSON, which --graph of the other commands reads. With noiseOf=run the durations are those of the layers, because every run draws its own.',
  ],
  setsParameters: true,
  run: runGrow,
};

async function runGrow(args: Arguments, output: Output): Promise<void> {
  const parameters = settings(args, MODEL_OPTIONS);
  const graph = grow(parameters, parameters.graph);
  noteLink(args, output);
  noteGrowth(graph, output);
  await print(output, taskGraphLines({ graph, ids: grownIds(graph), unit: AS_READ }));
}
