import { createLinkWriter, type LinkWriter } from '../link/link-writer.ts';
import { parseLink } from '../link/parse-link.ts';
import type { LabStore } from '../state/lab-store.ts';

/** Ties a store to the address bar: what changes is written, what the reader goes back to is opened. */
export function syncLink(store: LabStore): LinkWriter {
  const writer = createLinkWriter(window);
  let written = store.getState();
  const unsubscribe = store.subscribe((state) => {
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
