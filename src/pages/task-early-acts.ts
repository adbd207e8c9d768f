import type { Carried } from './drop-file-hand.ts';

/** What a reader did before the page was alive. */
export type EarlyAct =
  | { readonly kind: 'files'; readonly files: readonly File[] }
  | { readonly kind: 'carried'; readonly carried: Carried }
  | { readonly kind: 'example'; readonly slug: string }
  /** The button that opens the box for text. */
  | { readonly kind: 'paste-box' };

/** Left on the window by the first script of the page (`task-early.ts`), which is built by itself. */
interface EarlyActs {
  /** Ends the watch. `to` is told, in their order, of what has been done, and of a file that a box open since then still gives. */
  hand(to: (act: EarlyAct) => void): void;
}

declare global {
  interface Window {
    taskEarly?: EarlyActs;
  }
}

/** Takes up what was done early; nothing where that script is not there, as while developing. */
export function takeEarly(to: (act: EarlyAct) => void): void {
  window.taskEarly?.hand(to);
}
