import fc from 'fast-check';
import { expect } from 'vitest';
import type { GraphFormat } from '../../../../src/graphs/formats/format.ts';
import { GraphError } from '../../../../src/graphs/graph-error.ts';
import { readGraph } from '../../../../src/graphs/read.ts';
import {
  PLAIN_READING,
  type ReadGraph,
  type ReadOptions,
} from '../../../../src/graphs/read-graph.ts';
import { SourceFile } from '../../../../src/graphs/text/source-file.ts';
import { needsById } from '../arbitrary-graphs.ts';

export function read(text: string, options: Partial<ReadOptions> = {}): ReadGraph {
  return readGraph(text, { ...PLAIN_READING, ...options });
}

/** A graph as id -> [duration, needs…], in the order of its steps; needs in the order of steps too. */
export function stepsOf(read: ReadGraph): [string, number, ...string[]][] {
  const needs = needsById(read);
  return read.ids.map((id, i) => [id, read.graph.duration[i] / read.unit.perOne, ...needs[id]]);
}

/** The sentence with which a text is refused. */
export function refusal(text: string, options: Partial<ReadOptions> = {}): string {
  return refused(text, options).message;
}

export function refused(text: string, options: Partial<ReadOptions> = {}): GraphError {
  try {
    read(text, options);
  } catch (error) {
    if (error instanceof GraphError) return error;
    throw error;
  }
  throw new Error('it was read');
}

/** A text is either a graph or refused in one sentence on one line. */
export function isAnswered(text: string): void {
  try {
    expect(read(text).graph.steps).toBeGreaterThan(0);
  } catch (error) {
    expect(error).toBeInstanceOf(GraphError);
    expect((error as GraphError).message).toMatch(/^[^\r\n]{5,1200}$/);
  }
}

/** A text in which a few letters were dropped, put in or moved. */
export function mutated(texts: fc.Arbitrary<string>, letters: readonly string[]) {
  const change = fc.tuple(fc.nat(), fc.nat(2), fc.constantFrom('', ...letters));
  return fc.tuple(texts, fc.array(change, { minLength: 1, maxLength: 3 })).map(([text, changes]) =>
    changes.reduce((broken, [place, drop, put]) => {
      const at = place % (broken.length + 1);
      return broken.slice(0, at) + put + broken.slice(at + drop);
    }, text),
  );
}

/** The shares at which a format pauses while it reads a text. */
export function pauses(format: GraphFormat, text: string): number[] {
  return [...format.read([new SourceFile('', text)], PLAIN_READING)];
}

/** There are several, and they rise from 0 to at most 1. */
export function expectRising(shares: readonly number[]): void {
  expect(shares.length).toBeGreaterThan(5);
  expect(shares[0]).toBeLessThan(0.1);
  expect(shares.at(-1)).toBeLessThanOrEqual(1);
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
}

/** Graphs printed in a format are the same graphs when they are read; `name`: what the format calls a step of an id. */
export function expectSameBack(
  printed: fc.Arbitrary<{ readonly steps: readonly PrintedStep[]; readonly text: string }>,
  name = (id: string) => id,
): void {
  fc.assert(
    fc.property(printed, ({ steps, text }) => {
      const order = steps.map(({ id }) => id);
      expect(stepsOf(read(text))).toEqual(
        steps.map(({ id, duration, needs }) => [
          name(id),
          duration,
          ...order.filter((other) => needs.includes(other)).map(name),
        ]),
      );
    }),
    { numRuns: 200 },
  );
}

interface PrintedStep {
  readonly id: string;
  readonly duration: unknown;
  readonly needs: readonly string[];
}
