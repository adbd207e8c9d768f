import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { REPAIRS } from '../../../src/graphs/build/repair.ts';
import { GraphError } from '../../../src/graphs/graph-error.ts';
import { readFiles, readGraph } from '../../../src/graphs/read.ts';
import type { ReadGraph, ReadOptions } from '../../../src/graphs/read-graph.ts';
import { remarkText } from '../../../src/graphs/remark.ts';
import { finishedReading } from '../../../src/graphs/text/reading.ts';
import { criticalPathFirst } from '../../../src/model/measure/bounds.ts';
import { PreparedGraph } from '../../../src/model/swarm/prepare.ts';
import { run } from '../../../src/model/swarm/run.ts';
import { EXAMPLE_TEXTS } from './example-texts.ts';

const ONE_LINE = /^[^\r\n]{5,1500}$/;
const PLAIN: ReadOptions = { durations: null, precedence: null, repairs: [] };
const REPAIRED: ReadOptions = { ...PLAIN, repairs: REPAIRS };

/** Reading gives a graph that can be run to its end, or refuses in one sentence on one line. */
function isAnswered(read: () => ReadGraph): void {
  let imported: ReadGraph;
  try {
    imported = read();
  } catch (error) {
    if (!(error instanceof GraphError)) throw error;
    expect(error.message).toMatch(ONE_LINE);
    return;
  }
  for (const each of imported.remarks) expect(remarkText(each)).toMatch(ONE_LINE);
  const name = { seed: 0, graph: 0, attempt: 0, run: 0 };
  const { makespan } = run(new PreparedGraph(imported.graph), criticalPathFirst(2), name);
  expect(makespan).toBeGreaterThanOrEqual(0);
  expect(makespan).toBeLessThan(Number.POSITIVE_INFINITY);
  expect(imported.ids).toHaveLength(imported.graph.steps);
  expect(new Set(imported.ids).size).toBe(imported.graph.steps);
}
const isAnsweredText = (text: string, options = PLAIN) =>
  isAnswered(() => readGraph(text, options));

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** Every place in a value: setters that put something else there, undefined taking it away. */
function places(value: Json): ((other: Json | undefined) => void)[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, below]) => [
    (other: Json | undefined) => {
      const container = value as { [key: string]: Json };
      if (other === undefined) delete container[key];
      else container[key] = other;
    },
    ...places(below),
  ]);
}

const oddValues = fc.oneof(
  fc.constantFrom<Json | undefined>(undefined, null, '', 'a', 'b_2', '0', '__proto__', -1, 1e308),
  fc.constantFrom<Json>(
    {},
    [],
    2 ** 53,
    1e-9,
    '1.4',
    2,
    ['a'],
    ['b', 'b'],
    [[1, 0]],
    [null],
    '9'.repeat(40),
  ),
  fc.jsonValue().map((v) => v as Json),
);
const anyText = (texts: readonly string[]) => fc.constantFrom(...texts);
const all = Object.values(EXAMPLE_TEXTS);
const jsonTexts = all.filter((text) => /^[[{]/.test(text));
const options = fc.constantFrom(PLAIN, REPAIRED);

describe('files that went wrong', () => {
  it('in a value or several are answered', () => {
    const changes = fc.array(fc.tuple(fc.nat(), oddValues), { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(anyText(jsonTexts), changes, options, (text, changes, options) => {
        const file = JSON.parse(text) as Json;
        for (const [at, value] of changes) {
          const everywhere = places(file);
          if (everywhere.length > 0) everywhere[at % everywhere.length](structuredClone(value));
        }
        isAnsweredText(JSON.stringify(file), options);
      }),
      { numRuns: 4000 },
    );
  });

  it('in a letter or several are answered', () => {
    const letter = fc.constantFrom(...' "\',;:{}[]<>/-=#|&\\\n\t09.et', '', '\r\n', '\u2028', '𝄞');
    const changes = fc.array(fc.tuple(fc.nat(), fc.nat(2), letter), { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(anyText(all), changes, options, (text, changes, options) => {
        let broken = text;
        for (const [at, drop, put] of changes) {
          const i = at % (broken.length + 1);
          broken = broken.slice(0, i) + put + broken.slice(i + drop);
        }
        isAnsweredText(broken, options);
      }),
      { numRuns: 6000 },
    );
  });

  it('in a number or a word or several are answered', () => {
    const word = fc.constantFrom(
      '-1',
      '0',
      '1e999',
      '4294967296',
      '9'.repeat(30),
      'NaN',
      'a',
      'b',
      '__proto__',
      'ID1',
      '""',
      '5 5',
    );
    const changes = fc.array(fc.tuple(fc.nat(), word), { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(anyText(all), changes, options, (text, changes, options) => {
        const words = text.split(/(\w+)/);
        for (const [at, put] of changes) words[2 * (at % (words.length >> 1)) + 1] = put;
        isAnsweredText(words.join(''), options);
      }),
      { numRuns: 6000 },
    );
  });

  it('in their lines are answered', () => {
    const changes = fc.array(fc.tuple(fc.nat(), fc.nat(), fc.nat(2)), {
      minLength: 1,
      maxLength: 4,
    });
    const many = all.filter((text) => text.split('\n').length > 3);
    fc.assert(
      fc.property(anyText(many), changes, options, (text, changes, options) => {
        const lines = text.split('\n');
        for (const [from, to, kind] of changes) {
          const [line = ''] = lines.splice(from % lines.length, kind === 0 ? 0 : 1);
          if (kind !== 1)
            lines.splice(to % (lines.length + 1), 0, line || (lines[to % lines.length] ?? ''));
        }
        isAnsweredText(lines.join('\n'), options);
      }),
      { numRuns: 3000 },
    );
  });

  it('cut off anywhere are answered', () => {
    for (const text of all) {
      for (let length = 0; length <= text.length; length++) isAnsweredText(text.slice(0, length));
    }
  });

  it('altogether are answered', () => {
    const texts = fc.oneof(fc.string({ unit: 'binary' }), fc.json(), fc.string());
    fc.assert(
      fc.property(texts, (text) => isAnsweredText(text)),
      { numRuns: 2000 },
    );
    const bytes = fc.uint8Array({ maxLength: 60 });
    const magic = fc.constantFrom([], [0x1f, 0x8b, 8, 0], [0xff, 0xfe], [0x50, 0x4b, 3, 4]);
    fc.assert(
      fc.property(magic, bytes, (head, bytes) => {
        const file = { name: 'x', bytes: Uint8Array.from([...head, ...bytes]) };
        isAnswered(() => finishedReading(readFiles([file])));
      }),
      { numRuns: 2000 },
    );
  });

  it('and were given together are answered', () => {
    fc.assert(
      fc.property(fc.array(anyText(all), { minLength: 2, maxLength: 3 }), (texts) => {
        const files = texts.map((text, i) => ({
          name: `${i}`,
          bytes: new TextEncoder().encode(text),
        }));
        isAnswered(() => finishedReading(readFiles(files)));
      }),
      { numRuns: 500 },
    );
  });
});
