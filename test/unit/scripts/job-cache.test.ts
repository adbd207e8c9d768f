import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cachedJobs } from '../../../scripts/vite-plugins/job-cache.ts';

describe('results that are kept between builds', () => {
  let root: string;
  let runs: number;
  const folder = () => path.join(root, 'kept');
  const source = () => path.join(root, 'model');
  /** What a build has: a cache of its own over the same folder. */
  const build = () =>
    cachedJobs(
      (job: { n: number }) => {
        runs++;
        return { double: Float64Array.of(2 * job.n, Number.NaN), none: null };
      },
      { folder: folder(), sources: [source()] },
    );

  beforeEach(() => {
    root = mkdtempSync(path.join(os.tmpdir(), 'cache-'));
    runs = 0;
    mkdirSync(source());
    writeFileSync(path.join(source(), 'grow.ts'), 'one');
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('are computed once for a job, and come back as they were', () => {
    const first = build()({ n: 4 });
    expect(build()({ n: 4 })).toEqual(first);
    expect(first.double).toEqual(Float64Array.of(8, Number.NaN));
    expect(runs).toBe(1);
    expect(build()({ n: 5 }).double[0]).toBe(10);
    expect(runs).toBe(2);
  });

  it('are computed anew, and the old ones thrown away, when the simulator changes', () => {
    build()({ n: 4 });
    const before = readdirSync(folder());
    writeFileSync(path.join(source(), 'grow.ts'), 'two');
    build()({ n: 4 });
    expect(runs).toBe(2);
    const after = readdirSync(folder());
    expect(after).toHaveLength(1);
    expect(after).not.toEqual(before);
  });

  it('that were cut off are computed anew', () => {
    build()({ n: 4 });
    const [file] = readdirSync(folder());
    writeFileSync(path.join(folder(), file), 'half');
    expect(build()({ n: 4 }).double[0]).toBe(8);
    expect(runs).toBe(2);
  });
});
