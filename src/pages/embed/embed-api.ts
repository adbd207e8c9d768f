import type { FigureName } from '../../link/figures.ts';
import type { LinkState } from '../../link/link-state.ts';
import type { LinkNotice } from '../../link/notices.ts';

export type EmbedTheme = 'light' | 'dark' | 'auto';

/**
 * What happened: `ready` once the first whole result is drawn; `result` with every whole one; `state` when the state
 * of the link changed; `error` when nothing can be computed.
 */
export type EmbedEventKind = 'ready' | 'state' | 'result' | 'play' | 'pause' | 'error';

export interface EmbedEvent {
  readonly kind: EmbedEventKind;
}

/** An embedded figure as its surroundings may talk to it. */
export interface EmbedApi {
  /** What the figure is drawn in: its height is the figure's. */
  readonly root: HTMLElement;
  readonly figure: FigureName;
  /** Figures without a playhead do nothing. */
  play(): void;
  pause(): void;
  /** Moves the playhead: the race in t_mid, the others in the unit of their `at`. Values beyond the bounds are the nearest one. */
  seek(at: number): void;
  /** Changes parameters and choices; keys and values as in links. Returns what could not be used as it stands. */
  set(changes: Readonly<Record<string, string>>): readonly LinkNotice[];
  setTheme(theme: EmbedTheme): void;
  /** What is shown now, as a link carries it. */
  state(): LinkState;
  /** Fingerprint of the result on show; null while there is none of the settings as they are. */
  digest(): string | null;
  /** The function returned ends it. */
  subscribe(listener: (event: EmbedEvent) => void): () => void;
}
