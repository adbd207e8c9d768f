import { type Palette, readPalette } from '../../draw/palette.ts';
import { inTheme, shownTheme } from '../../export/in-theme.ts';
import type { ThemeChoice } from './theme-choice.tsx';

/** The colours of the drawings in a theme. */
export function paletteOf(theme: ThemeChoice): Palette {
  return inTheme(theme === 'page' ? shownTheme() : theme, () => {
    const style = getComputedStyle(document.documentElement);
    return readPalette((name) => style.getPropertyValue(name));
  });
}
