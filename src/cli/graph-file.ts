import { readFileSync } from 'node:fs';
import { GraphError } from '../graphs/graph-error.ts';
import { readFiles } from '../graphs/read.ts';
import type { FileInput, ReadGraph } from '../graphs/read-graph.ts';
import { remarkText } from '../graphs/remark.ts';
import { sentence } from '../graphs/said.ts';
import { tooLarge } from '../graphs/text/decode.ts';
import { finishedReading } from '../graphs/text/reading.ts';
import { quoted } from '../model/quoted.ts';
import { RunError } from '../model/swarm/run-error.ts';
import type { Arguments } from './arguments.ts';
import type { Output } from './command.ts';
import { checkChoices, GRAPH, REPAIR_DOES, readOptions } from './graph-options.ts';
import { note } from './notes.ts';
import { UsageError } from './usage-error.ts';

const STANDARD_INPUT = 0;

/** Reads the task graph of `--graph`. Throws a UsageError that names the file. */
export function readGraphFiles(args: Arguments): ReadGraph {
  const files = args.texts(GRAPH.name);
  const options = readOptions(args);
  const inputs = files.map((file): FileInput => ({ name: file, bytes: readBytes(file) }));
  const read = blaming(files, () => finishedReading(readFiles(inputs, options)));
  checkChoices(args, read);
  return read;
}

/** Says on standard error what is to be said of a graph that is run; what is not used of its file is `inspect`'s to say. */
export function noteReading({ remarks }: ReadGraph, output: Output): void {
  for (const each of remarks) if (each.kind !== 'ignored') note(output, remarkText(each));
}

/** What is made of files. Throws a UsageError that names them where their graph or a run on it cannot be. */
export function blaming<T>(files: readonly string[], make: () => T): T {
  try {
    return make();
  } catch (error) {
    if (!(error instanceof GraphError || error instanceof RunError)) throw error;
    throw new UsageError(`${files.map(shownName).join(', ')}: ${error.message}${remedy(error)}`);
  }
}

function remedy(error: GraphError | RunError): string {
  if (!(error instanceof GraphError) || error.repair === null) return '';
  return ` (--repair ${error.repair} ${REPAIR_DOES[error.repair]})`;
}

function shownName(file: string): string {
  if (file === '-') return 'standard input';
  return /^[^\s"\p{C}]+$/u.test(file) ? file : quoted(file);
}

function readBytes(file: string): Uint8Array {
  try {
    return readFileSync(file === '-' ? STANDARD_INPUT : file);
  } catch (error) {
    const why = whyUnreadable((error as NodeJS.ErrnoException).code);
    throw new UsageError(`${shownName(file)}: ${why}`);
  }
}

function whyUnreadable(code: string | undefined): string {
  switch (code) {
    case 'ENOENT':
      return 'there is no such file';
    case 'EISDIR':
      return 'this is a directory, not a file';
    case 'EACCES':
    case 'EPERM':
      return 'the file may not be read';
    case 'ERR_FS_FILE_TOO_LARGE':
      return sentence(tooLarge());
    default:
      return `the file cannot be read (${code ?? 'unknown reason'})`;
  }
}
