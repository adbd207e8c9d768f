import { rereadTheme } from '../draw/painted.ts';

export type ExportTheme = 'light' | 'dark';

/**
 * Reads something off the page while it has another theme. The page gets its own back in the same task, so that no frame
 * shows it; who watches the attribute is told once, afterwards, and finds what it had before.
 */
export function inTheme<T>(theme: ExportTheme, read: () => T): T {
  const root = document.documentElement;
  const before = root.getAttribute('data-theme');
  if (shownTheme() === theme) return read();
  root.setAttribute('data-theme', theme);
  try {
    rereadTheme();
    return read();
  } finally {
    if (before === null) root.removeAttribute('data-theme');
    else root.setAttribute('data-theme', before);
    rereadTheme();
  }
}

/** What the page shows now, chosen or as the system has it. */
export function shownTheme(): ExportTheme {
  const chosen = document.documentElement.getAttribute('data-theme');
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}
