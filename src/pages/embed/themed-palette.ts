import { createContext, useContext, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { onPrint } from '../../components/stage/print-light.ts';
import { type Palette, readPalette } from '../../draw/palette.ts';

/** Whose `data-theme` decides the colours: the root of the page, or the host of a shadow tree. */
export const ThemedContext = createContext<HTMLElement>(document.documentElement);

/**
 * The palette of the theme that an element wears; takes the place of components/stage/use-palette.ts in embeds, where the
 * page around a figure has none of its tokens.
 */
export function usePalette(): Palette {
  const themed = useContext(ThemedContext);
  const shared = paletteOf(themed);
  return useSyncExternalStore(shared.subscribe, shared.read);
}

const palettes = new WeakMap<HTMLElement, ReturnType<typeof sharedPalette>>();

function paletteOf(themed: HTMLElement) {
  const found = palettes.get(themed) ?? sharedPalette(themed);
  palettes.set(themed, found);
  return found;
}

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
    const dark = window.matchMedia('(prefers-color-scheme: dark)');
    const attributes = new MutationObserver(changed);
    dark.addEventListener('change', changed);
    attributes.observe(themed, { attributeFilter: ['data-theme'] });
    const stopPrint = onPrint(() => flushSync(changed), changed);
    return () => {
      stopPrint();
      dark.removeEventListener('change', changed);
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
