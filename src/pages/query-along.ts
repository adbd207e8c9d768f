/**
 * What of a page's query goes along to another page, both by their kinds. The article, the lab and the others share one
 * state; the page of a task graph has its own, so that of it, and to it, goes the theme alone.
 */
export function queryAlong(from: string, to: string, search: string): string {
  const isShared = from === to || (from !== 'task' && to !== 'task');
  return isShared ? search : (/\btheme=\w+/.exec(search)?.[0] ?? '');
}
