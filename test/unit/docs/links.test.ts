import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { linksReference } from '../../../scripts/docs/links.ts';
import { parseLink } from '../../../src/link/parse-link.ts';
import { parseTaskLink } from '../../../src/link/task/parse-task-link.ts';

const text = linksReference();

it('docs/links.md is what npm run docs makes', () => {
  expect(readFileSync('docs/links.md', 'utf8')).toBe(text);
});

it('its examples are links without anything to be adjusted, each of its own page', () => {
  const [before = '', rest = ''] = text.split('## The page of a task graph');
  const end = rest.indexOf('\n## ');
  const examples = (part: string) =>
    part.match(/\?[a-z0-9=&.-]+/gi)?.filter((each) => each.includes('=')) ?? [];
  const shared = examples(before + rest.slice(end));
  expect(shared.length).toBeGreaterThan(1);
  for (const example of shared) expect(parseLink(example).notices).toEqual([]);
  const ofTask = examples(rest.slice(0, end));
  expect(ofTask.length).toBeGreaterThan(0);
  for (const example of ofTask) expect(parseTaskLink(example).notices).toEqual([]);
});
