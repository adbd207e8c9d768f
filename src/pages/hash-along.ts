/** What stands behind the `#` is state on the page of a task graph alone. */
export function hashAlong(from: string, to: string, hash: string): string {
  return from === 'task' && to === 'task' ? hash : '';
}
