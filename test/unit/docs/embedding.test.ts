import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { ChoiceDefinition } from '../../../src/link/choices.ts';
import { choiceTable, FIGURE_NAMES } from '../../../src/link/figures.ts';
import {
  AT_BOUNDS,
  LINK_LANGUAGES,
  LINK_THEMES,
  LINK_VERSION,
  PARTS,
  TIME_SCALES,
  VIEW_KEYS,
} from '../../../src/link/link-state.ts';
import { PRESETS } from '../../../src/model/presets.ts';
import { MOST_GROWTHS, MOST_HEIGHT } from '../../../src/pages/embed/talk/height-gate.ts';
import {
  COMMAND_TYPES,
  MESSAGE_THEMES,
  STATEMENT_TYPES,
} from '../../../src/pages/embed/talk/messages.ts';

const text = readFileSync(new URL('../../../docs/embedding.md', import.meta.url), 'utf8')
  // As the formatter aligns the columns.
  .replace(/ {2,}/g, ' ');

/** The rows of the table with this heading: the names in the first cell, and the last cell. */
function rows(heading: string): [names: string[], last: string][] {
  const [, table = ''] = text.split(`\n${heading}\n`);
  const lines = table.split('\n').slice(1);
  const end = lines.findIndex((line) => !line.startsWith('|'));
  return lines.slice(0, end).map((line) => {
    const cells = line.split('|').map((cell) => cell.trim());
    return [codes(cells[1]), cells.at(-2) ?? ''];
  });
}

const codes = (cell: string) => [...cell.matchAll(/`([^`]*)`/g)].map(([, code]) => code);

it('lists every key of a link, and what it may be', () => {
  const table = new Map(
    rows('| key | what it says | values |').map(([[key], last]) => [key, last]),
  );
  expect([...table.keys()].sort()).toEqual([...VIEW_KEYS].sort());
  const values = (key: string) => codes(table.get(key) ?? '');
  expect(values('v')).toEqual(Array.from({ length: LINK_VERSION }, (_, i) => String(i + 1)));
  expect(values('preset')).toEqual(Object.keys(PRESETS));
  expect(values('time')).toEqual([...TIME_SCALES]);
  expect(values('theme')).toEqual([...LINK_THEMES]);
  expect(values('lang')).toEqual([...LINK_LANGUAGES]);
  expect(values('hide')).toEqual([...PARTS]);
  expect(table.get('at')).toBe(`a number from ${AT_BOUNDS[0]} to ${AT_BOUNDS[1]}`);
});

it('lists every figure, and what can be chosen at it', () => {
  const accepted = (definition: ChoiceDefinition) =>
    definition.kind === 'one-of'
      ? definition.options.map((each) => `\`${each}\``).join(', ')
      : `a number from ${definition.bounds[0]} to ${definition.bounds[1]}`;
  const expected = FIGURE_NAMES.map((figure) => {
    const choices = Object.entries(choiceTable(figure)).map(
      ([name, definition]) => `\`${figure}.${name}\`: ${accepted(definition)}`,
    );
    return [[figure], choices.join('; ') || 'none'];
  });
  expect(rows('| figure | choices |')).toEqual(expected);
});

it('lists every message, and the bounds that are kept', () => {
  const commands = rows('| type | fields | what happens |').flatMap(([types]) => types);
  expect(commands).toEqual([...COMMAND_TYPES]);
  const statements = rows('| type | fields | when |').flatMap(([types]) => types);
  expect(statements).toEqual([...STATEMENT_TYPES]);
  for (const theme of MESSAGE_THEMES) expect(text).toMatch(new RegExp(`\`theme\`: .*\`${theme}\``));
  const flowing = text.replace(/\s+/g, ' ');
  expect(flowing).toContain(`${MOST_GROWTHS} times in a row`);
  expect(flowing).toContain(`above ${MOST_HEIGHT} pixels`);
});
