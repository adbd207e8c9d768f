import type { DataTable } from '../../export/data-table.ts';
import type { FigureName } from '../../link/figures.ts';
import type { LinkState } from '../../link/link-state.ts';
import type { Language } from '../../messages/index.ts';
import type { ParameterKey } from '../../model/parameters.ts';
import type { FilmSource } from './film-source.ts';

/** A figure as it can be sent, embedded and taken along. Everything is asked for when it is wanted. */
export interface Shareable {
  readonly figure: FigureName;
  title(language: Language): string;
  /** The page that it stands on, as it is now. */
  page(): LinkState;
  /** The figure by itself: its settings, its choices, the pins, the playhead. */
  state(): LinkState;
  /** Fingerprint of the result on show; null while it is not whole, or not of these settings. */
  digest(): string | null;
  /** The values on show; null while there are none. */
  data(): DataTable | null;
  /** Who works on what from when to when, where the figure is about runs. */
  schedule?(): DataTable | null;
  /** What is drawn: the element of the picture with its caption. null while there is none. */
  picture(): HTMLElement | null;
  /** The key of the picture where it stands beside it, as that of pinned runs; null where none is needed. */
  key?(): HTMLElement | null;
  /** Parameters that can be moved at it; none where left out. */
  controls?(): readonly ParameterKey[];
  /** What a film of it is made of; null while there is nothing to film. Left out where nothing moves. */
  film?(): FilmSource | null;
}
