import type { LinkState } from '../link/link-state.ts';
import { createLinkWriter, type LinkWriter } from '../link/link-writer.ts';
import { type ParsedLink, parseLink } from '../link/parse-link.ts';

/** A store with a state that links carry: of the lab, or of the article. */
export interface LinkedStore {
  getState(): LinkState & { readonly actions: { open(link: ParsedLink): void } };
  subscribe(listener: () => void): () => void;
}

/** Ties a store to the address bar: what changes is written, what the reader goes back to is opened. */
export function syncLink(store: LinkedStore): LinkWriter {
  const writer = createLinkWriter(window);
  let written = store.getState();
  const unsubscribe = store.subscribe(() => {
    const state = store.getState();
    const same =
      state.parameters === written.parameters &&
      state.preset === written.preset &&
      state.view === written.view;
    if (same) return;
    written = state;
    writer.write(state);
  });
  // A link to a part of the page ends up here too, with a query that may be older than the state.
  const goBack = () => {
    if (writer.moved()) store.getState().actions.open(parseLink(window.location.search));
  };
  window.addEventListener('popstate', goBack);
  return {
    ...writer,
    dispose() {
      window.removeEventListener('popstate', goBack);
      unsubscribe();
      writer.dispose();
    },
  };
}
