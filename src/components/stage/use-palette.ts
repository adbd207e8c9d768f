import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { onPassingTheme } from '../../draw/painted.ts';
import { type Palette, readPalette } from '../../draw/palette.ts';
import { onPrint } from './print-light.ts';

/** The palette of the theme on show, read once for each theme and shared by all drawings. */
let current: Palette | null = null;
const listeners = new Set<() => void>();
let stop: (() => void) | null = null;

/** Renders anew when the theme changes: the system's, or the one chosen on the page (data-theme). */
export function usePalette(): Palette {
  return useSyncExternalStore(subscribe, snapshot);
}

function snapshot(): Palette {
  if (!current) {
    const style = getComputedStyle(document.documentElement);
    current = readPalette((name) => style.getPropertyValue(name));
  }
  return current;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  stop ??= watch();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    stop?.();
    stop = null;
    current = null;
  };
}

function watch(): () => void {
  const changed = () => {
    current = null;
    for (const listener of listeners) listener();
  };
  const dark = window.matchMedia('(prefers-color-scheme: dark)');
  const attributes = new MutationObserver(changed);
  dark.addEventListener('change', changed);
  attributes.observe(document.documentElement, {
    attributes: true,
    attributeFilter: ['data-theme'],
  });
  // No frame comes before the picture is taken: what depends on the palette is rendered at once.
  const changedNow = () => flushSync(changed);
  const stopPrint = onPrint(changedNow, changed);
  const stopPassing = onPassingTheme(changedNow);
  return () => {
    stopPrint();
    stopPassing();
    dark.removeEventListener('change', changed);
    attributes.disconnect();
  };
}
