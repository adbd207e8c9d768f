/** The reader's choice of colours. Read before the first paint by public/theme.js, under the same name. */
export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const KEY = 'theme';

/** What the page shows now. */
export function currentTheme(): Theme {
  const { theme } = document.documentElement.dataset;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

/** Shows a theme, and remembers it where that is possible. */
export function applyTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  try {
    if (theme === 'system') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, theme);
  } catch {
    // No storage here: the choice holds until the page is left.
  }
}

/** The theme that was chosen, by the reader or by a link; null where the system decides. */
export function shownTheme(): 'light' | 'dark' | null {
  const theme = currentTheme();
  return theme === 'system' ? null : theme;
}

/** Calls when the theme of the page changes; the function returned ends it. */
export function onTheme(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}
