import { readFileSync } from 'node:fs';
import { GraphError } from '../graphs/graph-error.ts';
import type { ImportedGraph } from '../graphs/imported-graph.ts';
import { decodeText, readGraph } from '../graphs/read.ts';
import { quoted } from '../model/quoted.ts';
import { UsageError } from './usage-error.ts';

const STANDARD_INPUT = 0;

/** Reads a task graph from a file, `-` being standard input. Throws a UsageError that names the file. */
export function readGraphFile(file: string): ImportedGraph {
  const name = file === '-' ? 'standard input' : /^[^\s"\p{C}]+$/u.test(file) ? file : quoted(file);
  const bytes = readBytes(file, name);
  try {
    return readGraph(decodeText(bytes));
  } catch (error) {
    if (error instanceof GraphError) throw new UsageError(`${name}: ${error.message}`);
    throw error;
  }
}

function readBytes(file: string, name: string): Uint8Array {
  try {
    return readFileSync(file === '-' ? STANDARD_INPUT : file);
  } catch (error) {
    throw new UsageError(`${name}: ${whyUnreadable((error as NodeJS.ErrnoException).code)}`);
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
    default:
      return `the file cannot be read (${code ?? 'unknown reason'})`;
  }
}
