import { existsSync, readFileSync } from 'node:fs';

/**
 * The lists of published numbers lie beside the repository, which holds them in its own form. Without them the tests
 * that compare the two are skipped, except where CI is to have them.
 */
const folder = new URL('../../../../shared/', import.meta.url);
const there = existsSync(new URL('claims.json', folder));
export const skipPublished = !there && process.env.CI !== 'true';
export const WITHOUT_PUBLISHED = skipPublished ? ' (skipped: ../shared is not there)' : '';

export function readPublished(name: 'claims.json' | 'september.json') {
  return JSON.parse(readFileSync(new URL(name, folder), 'utf8'));
}
