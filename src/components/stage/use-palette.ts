import { createContext, useContext, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { onPassingTheme } from '../../draw/painted.ts';
import { type Palette, readPalette } from '../../draw/palette.ts';
import { onPrintInLight } from './print-light.ts';

/** Whose `data-theme` decides the colours: the host of a shadow tree, or the root of the page where this is null. */
export const ThemedContext = createContext<HTMLElement | null>(null);

/** Renders anew when the theme changes: the system's, or the one chosen (data-theme). */
export function usePalette(): Palette {
  const shared = paletteOf(useContext(ThemedContext) ?? document.documentElement);
  return useSyncExternalStore(shared.subscribe, shared.read);
}

const palettes = new WeakMap<HTMLElement, ReturnType<typeof sharedPalette>>();

function paletteOf(themed: HTMLElement) {
  const found = palettes.get(themed) ?? sharedPalette(themed);
  palettes.set(themed, found);
  return found;
}

/** What of the system decides about colours. */
const SYSTEMS = [
  '(prefers-color-scheme: dark)',
  '(prefers-contrast: more)',
  '(forced-colors: active)',
];

/** Read once for each theme and shared by all drawings. */
function sharedPalette(themed: HTMLElement) {
  let current: Palette | null = null;
  const listeners = new Set<() => void>();
  let stop = () => {};
  const changed = () => {
    current = null;
    for (const listener of listeners) listener();
  };
  const watch = () => {
    const systems = SYSTEMS.map((query) => window.matchMedia(query));
    const attributes = new MutationObserver(changed);
    for (const query of systems) query.addEventListener('change', changed);
    attributes.observe(themed, { attributeFilter: ['data-theme'] });
    // No frame comes before the picture is taken: what depends on the palette is rendered at once.
    const changedNow = () => flushSync(changed);
    const stopPrint = onPrintInLight(changedNow, changed);
    const stopPassing = onPassingTheme(changedNow);
    return () => {
      stopPrint();
      stopPassing();
      for (const query of systems) query.removeEventListener('change', changed);
      attributes.disconnect();
    };
  };
  return {
    read(): Palette {
      if (!current) {
        const style = getComputedStyle(themed);
        current = readPalette((name) => style.getPropertyValue(name));
      }
      return current;
    },
    subscribe(listener: () => void): () => void {
      if (listeners.size === 0) stop = watch();
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        stop();
        current = null;
      };
    },
  };
}
