/** Starts a worker of the site. Throws where the browser does not allow workers. */
export function makeSiteWorker(): Worker {
  return new Worker(new URL('../../workers/worker.ts', import.meta.url), { type: 'module' });
}
