import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DIMENSIONS } from '../../../scripts/calibrate/search-space.ts';
import { START } from '../../../scripts/calibrate/start.ts';
import { PRESETS } from '../../../src/model/presets.ts';

const page = readFileSync(new URL('../../../docs/calibration.md', import.meta.url), 'utf8');

describe('docs/calibration.md', () => {
  it('tells the constants that the preset has, and those from which the search started', () => {
    const rows = [...page.matchAll(/^\| `(\w+)` \| ([-\d.]+) \| ([-\d.]+) \|/gm)];
    expect(rows.map(([, key, start, found]) => [key, Number(start), Number(found)])).toEqual(
      DIMENSIONS.map(({ key }) => [key, START[key], PRESETS.post[key]]),
    );
  });

  it('and the structure', () => {
    const { rule, dispatch, backlog, baseline } = PRESETS.post;
    expect(baseline).toBe(rule);
    expect(page).toContain(`\`rule=${rule}\`, \`dispatch=${dispatch}\`, \`backlog=${backlog}\``);
  });
});
