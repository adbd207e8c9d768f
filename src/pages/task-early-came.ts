/*
 * Whether the other scripts of the page have come. Nothing else on the page can tell that they have not.
 */

/** On the root element once they have not come; the page then says so. */
const FAILED = 'task-failed';
/** So long a page may be on its way before it says that it has not come. It comes to life even then, if it still can. Milliseconds. */
const PATIENCE_MS = 30_000;

/** Watches until the function returned is called: they are there. `folder`: where the site's own scripts are. */
export function watchComing(folder: string): () => void {
  const { classList } = document.documentElement;
  const ending = new AbortController();
  const fail = () => classList.add(FAILED);
  const timer = setTimeout(fail, PATIENCE_MS);
  const failed = (event: Event) => {
    const { target } = event;
    // One that does not load, or imports one that does not; or one that breaks while it starts. Those of others are not ours.
    const from =
      target instanceof HTMLScriptElement
        ? target.src
        : event instanceof ErrorEvent
          ? event.filename
          : '';
    if (from.startsWith(folder)) fail();
  };
  // What happens to a script does not bubble: it is met on its way down.
  window.addEventListener('error', failed, { capture: true, signal: ending.signal });
  return () => {
    clearTimeout(timer);
    ending.abort();
    classList.remove(FAILED);
  };
}

export const hasFailed = () => document.documentElement.classList.contains(FAILED);
