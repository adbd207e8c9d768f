/** Why nothing can be computed; the sentence beside it is in English. */
export type UnavailableReason =
  /** The browser refused to start a worker: a policy, a file without a server, no workers at all. */
  | 'refused'
  /** The worker's script could not be loaded or failed while loading. */
  | 'not-loaded'
  /** The worker started and never said a word. */
  | 'silent'
  /** Workers keep breaking down. */
  | 'broken';

export type Status =
  /** Nothing was asked for yet. */
  | { readonly kind: 'idle' }
  | { readonly kind: 'starting' }
  | { readonly kind: 'ready' }
  | {
      readonly kind: 'unavailable';
      readonly reason: UnavailableReason;
      readonly message: string;
    };
