import { hashAlong } from './hash-along.ts';
import { queryAlong } from './query-along.ts';

/**
 * Links of the header take the state along: what stands in the address, once it is up to date, behind the `#` too. The function
 * returned ends it.
 */
export function watchHeaderLinks(flush: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const take = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link) return;
    flush();
    const to = link.dataset.to ?? 'task';
    const { search, hash } = window.location;
    link.search = queryAlong('task', to, search);
    link.hash = hashAlong('task', to, hash);
  };
  // Before the header's own listener, which knows of the query alone.
  document.getElementById('header')?.addEventListener('click', take, { signal, capture: true });
  return () => listening.abort();
}
