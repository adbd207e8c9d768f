import type { FigureName } from '../../link/figures.ts';
import type { ParsedLink } from '../../link/parse-link.ts';
import type { LinkSlice } from '../../state/link-slice.ts';
import type { EmbedEventKind } from './embed-api.ts';

export type Tell = (kind: EmbedEventKind) => void;

/** The store of the article, or that of the lab. */
export interface EngineStore {
  getState(): LinkSlice & {
    readonly actions: { open(link: ParsedLink): void; dismiss(): void };
  };
  subscribe(listener: () => void): () => void;
}

/** One figure with its store, its workers and its playhead, whatever kind it is of; nothing of how it is drawn. */
export interface EngineOf<K extends string> {
  readonly kind: K;
  readonly figure: FigureName;
  readonly store: EngineStore;
  readonly player: {
    /** Whether there is something to play yet. */
    readonly playable: boolean;
    readonly playing: boolean;
    play(): void;
    pause(): void;
  };
  /** Puts the playhead there, where it rests. */
  seek(at: number): void;
  /** Fingerprint of the result on show; null while it is of other settings, or where there is none. */
  digest(): string | null;
  dispose(): void;
}
