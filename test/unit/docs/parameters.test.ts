import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parametersReference } from '../../../scripts/docs/parameters.ts';

test('docs/parameters.md says what the table of parameters says (npm run docs)', () => {
  const written = readFileSync(new URL('../../../docs/parameters.md', import.meta.url), 'utf8');
  expect(written).toBe(parametersReference());
});
