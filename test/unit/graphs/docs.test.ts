import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { REPAIRS } from '../../../src/graphs/build/repair.ts';
import { FORMAT_NAMES } from '../../../src/graphs/formats/format.ts';
import { NEEDS_NAMES } from '../../../src/graphs/formats/shared/needs.ts';
import { NO_UNIT, UNKNOWN_EDGES } from '../../../src/graphs/formats/task-graph.ts';
import { TRACE_RULES } from '../../../src/graphs/formats/traces/rules.ts';
import { readGraph } from '../../../src/graphs/read.ts';
import { TIME_UNITS } from '../../../src/model/time-unit.ts';

const text = readFileSync(new URL('../../../docs/graph-files.md', import.meta.url), 'utf8');
/** First cells of the rows of the table whose header begins so. */
const firstCells = (header: string) => {
  const tables = text.split('\n\n').map((block) =>
    block
      .trim()
      .split('\n')
      .map((row) => row.split('|')[1]?.trim()),
  );
  const table = tables.find(([first]) => first === header) ?? [];
  return table.slice(2).map((cell) => cell?.replaceAll('`', ''));
};

it('documents every format, repair, rule of traces and unit, in their order', () => {
  expect(firstCells('format')).toEqual(Object.values(FORMAT_NAMES));
  expect(firstCells('`--repair`')).toEqual([...REPAIRS]);
  expect(firstCells('key')).toEqual([...TRACE_RULES]);
  expect(text).toContain(`(${Object.keys(TIME_UNITS).join(', ')})`);
});

it('documents every name of needs, and what own JSON says of another format', () => {
  const named = Array.from(text.matchAll(/`([^`]+)`/g), ([, name]) => name.toLowerCase());
  expect(NEEDS_NAMES.filter((name) => !named.includes(name))).toEqual([]);
  const members = ['from', `"edges": "${UNKNOWN_EDGES}"`, `"unit": "${NO_UNIT}"`];
  expect(members.filter((member) => !named.includes(member))).toEqual([]);
});

it('documents files that are read', () => {
  const blocks = text.match(/(?:^ {4}.*\n)+/gm) ?? [];
  const read = blocks.map((block) => readGraph(block.replace(/^ {4}/gm, '')));
  expect(read.map(({ format, timeUnit, remarks }) => [format, timeUnit, remarks])).toEqual([
    ['task-graph', 's', []],
    ['csv', 's', []],
  ]);
});
