import type { FigureName } from '../../link/figures.ts';
import { DEFAULT_LINK_STATE, LINK_VERSION, type LinkState } from '../../link/link-state.ts';
import { type ParsedLink, parseLink } from '../../link/parse-link.ts';
import { writeLink } from '../../link/write-link.ts';
import { isParameterKey } from '../../model/parameters.ts';

/** What is shown where a link names no figure, or none that there is. */
const USUAL_FIGURE: FigureName = 'standard';

/** A link of which one figure is shown. */
export type EmbedLink = ParsedLink & { readonly figure: FigureName };

/** What a query asks of an embed: there is always a figure. */
export function readEmbedLink(query: string): EmbedLink {
  const link = parseLink(query);
  if (link.figure !== null) return { ...link, figure: link.figure };
  const notices = link.notices.map((notice) =>
    notice.kind === 'value' && notice.scope.kind === 'page' && notice.key === 'figure'
      ? { ...notice, used: USUAL_FIGURE }
      : notice,
  );
  return { ...link, figure: USUAL_FIGURE, notices };
}

/**
 * The link of a state after some of its entries were changed; keys and values as in links. A parameter is the
 * figure's own where it has its own. The figure, and the version, stay.
 */
export function changedLink(
  state: LinkState & { readonly figure: FigureName },
  changes: Readonly<Record<string, string>>,
): EmbedLink {
  const entries = new URLSearchParams(writeLink(state));
  entries.set('v', String(LINK_VERSION));
  const own = state.own[state.figure] !== undefined;
  for (const [key, value] of Object.entries(changes)) {
    if (key === 'figure' || key === 'v') continue;
    entries.set(own && isParameterKey(key) ? `${state.figure}.${key}` : key, String(value));
  }
  return readEmbedLink(`?${entries}`);
}

/** The same embed as at first, for where it broke: its figure, its looks, nothing of its state. */
export function freshLink({ figure, chrome, theme, language }: LinkState): EmbedLink {
  const { preset, parameters } = DEFAULT_LINK_STATE;
  return readEmbedLink(writeLink({ preset, parameters, figure, chrome, theme, language }));
}
