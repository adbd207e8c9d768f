import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { linksReference } from '../../../scripts/docs/links.ts';
import { parseLink } from '../../../src/link/parse-link.ts';

const text = linksReference();

it('docs/links.md is what npm run docs makes', () => {
  expect(readFileSync('docs/links.md', 'utf8')).toBe(text);
});

it('its examples are links without anything to be adjusted', () => {
  const examples = text.match(/\?[a-z0-9=&.]+/gi)?.filter((each) => each.includes('=')) ?? [];
  expect(examples.length).toBeGreaterThan(1);
  for (const example of examples) expect(parseLink(example).notices).toEqual([]);
});
