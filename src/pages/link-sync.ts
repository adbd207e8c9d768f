import type { LinkState } from '../link/link-state.ts';
import { createLinkWriter, type LinkWriter, untied } from '../link/link-writer.ts';
import { type ParsedLink, parseLink } from '../link/parse-link.ts';
import type { EditHistory } from '../state/edits.ts';
import { onTheme, shownTheme } from './theme.ts';

/** A store with a state that links carry: of the lab, or of the article. */
export interface LinkedStore {
  getState(): LinkState & {
    readonly history: Pick<EditHistory, 'entries'>;
    readonly actions: {
      open(link: ParsedLink): void;
      goTo(link: ParsedLink): void;
      /** A pointer is pressed, or let go again. */
      hold?(pressed: boolean): void;
    };
  };
  subscribe(listener: () => void): () => void;
}

/** What of the state an address carries. */
const CARRIED = ['preset', 'parameters', 'view', 'figure', 'own', 'choices', 'pins'] as const;

/**
 * Ties a store to the address bar: what changes is written, what the reader goes back to is opened. A gesture is one
 * entry of the browser's history; undo, redo, where the playhead is, and the theme change the entry that is there.
 */
export function syncLink(store: LinkedStore): LinkWriter {
  const writer = createLinkWriter(window);
  let written = store.getState();
  // This page says its language by its own address; embedded figures alone do so in their query.
  const linkOf = (state: LinkState): LinkState => ({
    ...state,
    theme: shownTheme(),
    language: null,
  });
  const press = () => store.getState().actions.hold?.(true);
  const release = () => store.getState().actions.hold?.(false);
  const unsubscribe = store.subscribe(() => {
    const state = store.getState();
    if (CARRIED.every((key) => state[key] === written[key])) return;
    const entry = state.history.entries === written.history.entries ? 'same' : 'new';
    written = state;
    writer.write(linkOf(state), entry);
  });
  const stopTheme = onTheme(() => writer.write(linkOf(store.getState())));
  // A link to a part of the page ends up here too, with a query that may be older than the state.
  const goBack = () => {
    if (!writer.moved()) return;
    store.getState().actions.goTo(parseLink(window.location.search));
  };
  const listening = new AbortController();
  const { signal } = listening;
  window.addEventListener('popstate', goBack, { signal });
  window.addEventListener('pointerdown', press, { capture: true, signal });
  // With a menu, or in another window, nobody says that the pointer was let go.
  for (const end of ['pointerup', 'pointercancel', 'contextmenu', 'blur'])
    window.addEventListener(end, release, { capture: true, signal });
  return untied(writer, [() => listening.abort(), unsubscribe, stopTheme]);
}
