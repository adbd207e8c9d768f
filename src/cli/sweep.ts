import { type Arguments, chosen } from './arguments.ts';
import type { Command, Output } from './command.ts';
import { familyRows } from './family-rows.ts';
import { noteLink } from './note-link.ts';
import { noteAgents, noteOverhead } from './notes.ts';
import { AGENTS_LIST, FORMAT, MODEL_OPTIONS, RUN_OPTIONS, SET } from './options.ts';
import { progress } from './progress.ts';
import { Remembered } from './remembered.ts';
import { Cells } from './sweep/cells.ts';
import { FORMATS } from './sweep/format.ts';
import { cellsOf, costOf, shardOf, WHOLE } from './sweep/shard.ts';

const SET_LIST = {
  ...SET,
  value: 'NAME=V,V,…',
  help: 'Values that a parameter takes one after the other, by its name in the list below; may be repeated.',
};
const SHARD = {
  name: '--shard',
  value: 'I/N',
  help: 'Prints part I of N only. The parts in order from 1 to N are the whole, byte for byte.',
};
const SWEEP_FORMAT = {
  ...FORMAT,
  value: 'json|csv|jsonl',
  help: 'How the table is printed (the default is json, a list; jsonl is a row on each line).',
};
const OPTIONS = [
  ...MODEL_OPTIONS.map((option) => (option === SET ? SET_LIST : option)),
  AGENTS_LIST,
  ...RUN_OPTIONS,
  SHARD,
  SWEEP_FORMAT,
];

export const sweepCommand: Command = {
  name: 'sweep',
  summary: 'Prints the rows of scale for every combination of settings',
  usage: '--set NAME=V,V,… --agents K,K,… [options] [--shard I/N]',
  options: OPTIONS,
  details: [
    'Every --set is an axis, one with a single value too. Rows are in the order of the product: the first --set varies slowest, the agents fastest. A row has the values of the axes in the order given, then what scale prints over a family with these settings (scale --help tells). In a table switches and parameters without a value are written as --set takes them, in JSON as true, false and null. At most 1000000 rows; each is written as soon as it is there.',
    'Defaults are those of the preset (post: standard, own-branch, no overhead). --scheduling or --communication turn overhead on; where it was off, only what they name is paid.',
    'Combinations that no swarm can work by, as --set swarm=standard,recursive with --set rule=shallowest, are an error before anything is printed: sweep them apart. Combinations that differ in their swarm only share their graphs and single-agent runs; it is fastest to name parameters of the swarm last.',
    'Shards are of about equal work, for job arrays: seq 8 | parallel -k npm run -s swarm -- sweep … --shard {}/8. With more shards than rows some print nothing. Column names are in the shard that has the first row, and of --format json a single shard is a fragment of the list; --format jsonl is an object a line, of which every shard can be read by itself.',
  ],
  setsParameters: true,
  run: runSweep,
};

async function runSweep(args: Arguments, output: Output): Promise<void> {
  const format = FORMATS[chosen(args, SWEEP_FORMAT.name, ['json', 'csv', 'jsonl'])];
  const part = args.text(SHARD.name);
  const shard = part === null ? WHOLE : shardOf(part);
  const cells = new Cells(args, OPTIONS);
  const { first, end } = cellsOf(shard, costs(cells));
  noteLink(args, output);
  const bar = progress(output, 'cells', end - first);
  const notes = once(output, bar.end);
  const remembered = new Remembered();
  try {
    for (let cell = first; cell < end; ) {
      const combination = Math.floor(cell / cells.sizes.length);
      const at = cell % cells.sizes.length;
      const sizes = cells.sizes.slice(at, at + end - cell);
      const parameters = cells.at(combination);
      const rows = familyRows(parameters, sizes, notes, remembered);
      for (const agents of sizes) noteAgents(parameters, agents, notes);
      noteOverhead(args, parameters, notes);
      const texts = rows.map((row, i) => {
        const place = { first: cell + i === 0, last: cell + i === cells.count - 1 };
        return format({ keys: cells.keys, parameters, row }, place);
      });
      // On a terminal, not behind the line that is there.
      bar.end();
      await output.out(texts.join(''));
      cell += rows.length;
      bar.step(cell - first);
    }
  } finally {
    bar.end();
  }
}

/** By cell. Throws a UsageError for the first combination that cannot be run. */
function costs(cells: Cells): Float64Array {
  const { sizes, combinations } = cells;
  const costs = new Float64Array(cells.count);
  for (let combination = 0; combination < combinations; combination++) {
    const parameters = cells.at(combination);
    sizes.forEach((agents, s) => {
      costs[combination * sizes.length + s] = costOf(parameters, agents, sizes.length);
    });
  }
  return costs;
}

/** Says nothing twice, however many cells give reason to. */
function once(output: Output, before: () => void): Output {
  const said = new Set<string>();
  return {
    ...output,
    err: (text) => {
      if (said.has(text)) return;
      said.add(text);
      before();
      output.err(text);
    },
  };
}
