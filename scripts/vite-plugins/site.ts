import { loadStills, type Stills } from '../../src/figures/article/stills.tsx';
import { finish } from '../../workers/jobs/running.ts';
import { start } from '../../workers/jobs/start.ts';

export * from '../../src/pages/static-page.tsx';

let loading: Promise<Stills> | undefined;

/** All figures at the default settings, computed once, in Node and at once. */
export function stills(): Promise<Stills> {
  loading ??= loadStills((job) => finish(start(job)));
  return loading;
}
