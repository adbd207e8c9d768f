import { writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LINK_VERSION } from '../../../src/link/link-state.ts';
import { parseLink } from '../../../src/link/parse-link.ts';
import { writeLink } from '../../../src/link/write-link.ts';
import { MODEL_VERSION } from '../../../src/model/version.ts';
import { opened } from '../../../src/state/link-slice.ts';
import { frozenLinks, modelVersion, replayed } from './frozen-links.ts';

const found = frozenLinks.map(({ query }) => replayed(query));

if (process.env.UPDATE_LINKS) {
  const text = JSON.stringify({ modelVersion: MODEL_VERSION, links: found }, null, 2);
  writeFileSync(new URL('../../fixtures/links.json', import.meta.url), `${text}\n`);
}

// Where one of these fails, links that readers have sent show something else. Do not record them anew: see frozen-links.ts.
describe.skipIf(process.env.UPDATE_LINKS !== undefined)('links of old', () => {
  it('are of this version of the model', () => {
    expect(modelVersion).toBe(MODEL_VERSION);
  });

  it.each(found.map((link, i) => [link.query, link, frozenLinks[i]] as const))(
    'show what they showed: %s',
    (_, now, then) => {
      expect(now).toEqual(then);
    },
  );

  it('show the same once they are written as links are today', () => {
    for (const { query, written } of frozenLinks) {
      const { notices, ...state } = opened(parseLink(written));
      expect({ ...state, written: writeLink(state) }).toEqual({
        ...opened(parseLink(query)),
        notices: undefined,
        written,
      });
      expect(notices).toEqual([]);
    }
  });
});

it('the list has every version, and differs in what it shows', () => {
  for (let version = 1; version <= LINK_VERSION; version++)
    expect(
      frozenLinks.filter(({ query }) => query.includes(`v=${version}&`)).length,
    ).toBeGreaterThan(9);
  const digests = found.flatMap((link) => Object.values(link.digests));
  expect(new Set(digests).size).toBeGreaterThan(30);
});
