/** The worker as one classic script; the build of the embed puts it in (scripts/vite-plugins/nested-build.ts). */
declare const WORKER_SCRIPT: string;

let address: string | null = null;

/**
 * Starts a worker from a script that is inside this one: a page in a sandboxed frame has an origin of its own, and may
 * load no worker from the site. Takes the place of make-worker.ts in embeds. Throws where the browser does not allow it.
 */
export function makeSiteWorker(): Worker {
  address ??= URL.createObjectURL(new Blob([WORKER_SCRIPT], { type: 'text/javascript' }));
  return new Worker(address);
}
