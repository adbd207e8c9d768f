/** Not every browser tells when it has nothing else to do. Milliseconds. */
const WAIT_MS = 300;

/** Calls back when the browser has nothing else to do; the function returned calls it off. */
export function whenIdle(callback: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const request = window.requestIdleCallback(callback);
    return () => window.cancelIdleCallback(request);
  }
  const timer = setTimeout(callback, WAIT_MS);
  return () => clearTimeout(timer);
}
