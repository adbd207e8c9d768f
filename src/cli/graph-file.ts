import { readFileSync } from 'node:fs';
import type { ImportedGraph } from '../graphs/build/imported-graph.ts';
import { GraphError } from '../graphs/graph-error.ts';
import { decodeText, readGraph, tooLarge } from '../graphs/read.ts';
import { sentence } from '../graphs/said.ts';
import { quoted } from '../model/quoted.ts';
import { RunError } from '../model/swarm/run-error.ts';
import { UsageError } from './usage-error.ts';

const STANDARD_INPUT = 0;

/** Reads a task graph from a file, `-` being standard input. Throws a UsageError that names the file. */
export function readGraphFile(file: string): ImportedGraph {
  const bytes = readBytes(file);
  return blaming(file, () => readGraph(decodeText(bytes)));
}

/** What is made of a file. Throws a UsageError that names the file where its graph or a run on it cannot be. */
export function blaming<T>(file: string, make: () => T): T {
  try {
    return make();
  } catch (error) {
    if (!(error instanceof GraphError || error instanceof RunError)) throw error;
    throw new UsageError(`${shownName(file)}: ${error.message}`);
  }
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
