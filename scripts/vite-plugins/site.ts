import path from 'node:path';
import { loadStills, type Stills } from '../../src/figures/article/stills.tsx';
import { finish } from '../../workers/jobs/running.ts';
import { start } from '../../workers/jobs/start.ts';
import { cachedJobs } from './job-cache.ts';

export * from '../../src/pages/static-page.tsx';

let loading: Promise<Stills> | undefined;

/** All figures at the default settings, computed in Node and at once: the first time, and after the simulator changed. */
export function stills(root: string): Promise<Stills> {
  loading ??= loadStills(
    cachedJobs((job) => finish(start(job)), {
      folder: path.join(root, 'node_modules/.cache/stills'),
      sources: ['src/model', 'src/claims', 'workers'].map((folder) => path.join(root, folder)),
    }),
  );
  return loading;
}
