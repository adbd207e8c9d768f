import type { LinkState } from '../link/link-state.ts';
import { createLinkWriter, type LinkWriter } from '../link/link-writer.ts';
import { type ParsedLink, parseLink } from '../link/parse-link.ts';
import type { EditHistory } from '../state/edits.ts';
import { onTheme, shownTheme } from './theme.ts';

/** A store with a state that links carry: of the lab, or of the article. */
export interface LinkedStore {
  getState(): LinkState & {
    readonly history: Pick<EditHistory, 'edition'>;
    readonly actions: { open(link: ParsedLink): void };
  };
  subscribe(listener: () => void): () => void;
}

/** What of the state an address carries. */
const CARRIED = ['preset', 'parameters', 'view', 'figure', 'own', 'choices', 'pins'] as const;

/**
 * Ties a store to the address bar: what changes is written, what the reader goes back to is opened. A gesture is one
 * entry of the browser's history; where the playhead is, and the theme, change the entry that is there.
 */
export function syncLink(store: LinkedStore): LinkWriter {
  const writer = createLinkWriter(window);
  let written = store.getState();
  // Embedded figures alone say in their query what this page says by its own address.
  const linkOf = (state: LinkState): LinkState => ({
    ...state,
    theme: shownTheme(),
    language: null,
  });
  const unsubscribe = store.subscribe(() => {
    const state = store.getState();
    if (CARRIED.every((key) => state[key] === written[key])) return;
    const entry = state.history.edition === written.history.edition ? 'same' : 'new';
    written = state;
    writer.write(linkOf(state), entry);
  });
  const stopTheme = onTheme(() => writer.write(linkOf(store.getState())));
  // A link to a part of the page ends up here too, with a query that may be older than the state.
  const goBack = () => {
    if (!writer.moved()) return;
    store.getState().actions.open(parseLink(window.location.search));
  };
  window.addEventListener('popstate', goBack);
  return {
    ...writer,
    dispose() {
      window.removeEventListener('popstate', goBack);
      unsubscribe();
      stopTheme();
      writer.dispose();
    },
  };
}
