import { flushSync } from 'react-dom';

/**
 * A browser takes the picture that it prints as soon as the listeners of `beforeprint` are done; no frame, no observer and no
 * effect comes before that. What is to be on paper is made ready in this order, each step after the one before is done:
 *
 *     theme    the colours of paper
 *     mount    what was to be made when it comes near the screen
 *     measure  canvases without a size, also those that were just made; what depends on a size is rendered at once
 */
interface Steps {
  theme: () => void;
  mount: () => void;
  /** Whether a size has changed. */
  measure: () => boolean;
}

const steps: { readonly [S in keyof Steps]: Set<Steps[S]> } = {
  theme: new Set(),
  mount: new Set(),
  measure: new Set(),
};
const endings = new Set<() => void>();
/** What a size brings (an axis, say) may take room from another, and that once more. */
const MOST_ROUNDS = 3;

let now = false;

/** From `beforeprint` to `afterprint`. */
export function isPrinting(): boolean {
  return now;
}

/** Calls `ready` at its step of each print, and `over` after it. The function returned ends that. */
export function onPrinting<S extends keyof Steps>(
  step: S,
  ready: Steps[S],
  over: () => void = () => {},
): () => void {
  listen();
  steps[step].add(ready);
  endings.add(over);
  return () => {
    steps[step].delete(ready);
    endings.delete(over);
  };
}

let listens = false;
function listen(): void {
  if (listens) return;
  listens = true;
  window.addEventListener('beforeprint', begin);
  window.addEventListener('afterprint', end);
}

function begin(): void {
  now = true;
  for (const ready of steps.theme) ready();
  flushSync(() => {
    for (const ready of steps.mount) ready();
  });
  for (let round = 0; round < MOST_ROUNDS; round++) {
    let changed = false;
    flushSync(() => {
      for (const measure of steps.measure) changed = measure() || changed;
    });
    if (!changed) return;
  }
}

function end(): void {
  now = false;
  for (const over of endings) over();
}
