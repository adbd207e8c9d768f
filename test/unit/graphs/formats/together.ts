import { expect } from 'vitest';
import { GraphError } from '../../../../src/graphs/graph-error.ts';
import { readFiles } from '../../../../src/graphs/read.ts';
import {
  PLAIN_READING,
  type ReadGraph,
  type ReadOptions,
} from '../../../../src/graphs/read-graph.ts';
import { remarkText } from '../../../../src/graphs/remark.ts';
import { finishedReading } from '../../../../src/graphs/text/reading.ts';

/** Files that are given together, by their names. */
export function readTogether(
  files: Readonly<Record<string, string>>,
  options: Partial<ReadOptions> = {},
): ReadGraph {
  const inputs = Object.entries(files).map(([name, text]) => {
    return { name, bytes: new TextEncoder().encode(text) };
  });
  return finishedReading(readFiles(inputs, { ...PLAIN_READING, ...options }));
}

/** The sentence with which files are refused. */
export function refusedTogether(files: Readonly<Record<string, string>>): string {
  try {
    readTogether(files);
  } catch (error) {
    return String((error as Error).message);
  }
  throw new Error('they were read');
}

/** What is said of a file, of one kind. */
export function said({ remarks }: ReadGraph, kind?: string): string[] {
  return remarks.filter((each) => !kind || each.kind === kind).map((each) => remarkText(each));
}

/** Files are either a graph or refused in one sentence on one line. */
export function areAnswered(files: Readonly<Record<string, string>>): void {
  try {
    expect(readTogether(files).graph.steps).toBeGreaterThan(0);
  } catch (error) {
    expect(error).toBeInstanceOf(GraphError);
    expect((error as GraphError).message).toMatch(/^[^\r\n]{5,1200}$/);
  }
}
