import { onPrinting } from './printing.ts';

/** Paper is white: while a page is being printed it shows the light theme, whatever the reader's is. */
export function onPrintInLight(before: () => void, after: () => void): () => void {
  const root = document.documentElement;
  const dark = window.matchMedia('(prefers-color-scheme: dark)');
  /** What to put back; undefined while there is nothing to. */
  let chosen: string | null | undefined;
  const begin = () => {
    const theme = root.getAttribute('data-theme');
    if (chosen !== undefined || !(theme === 'dark' || (theme !== 'light' && dark.matches))) return;
    chosen = theme;
    root.setAttribute('data-theme', 'light');
    before();
  };
  const end = () => {
    if (chosen === undefined) return;
    if (chosen === null) root.removeAttribute('data-theme');
    else root.setAttribute('data-theme', chosen);
    chosen = undefined;
    after();
  };
  const stop = onPrinting('theme', begin, end);
  return () => {
    end();
    stop();
  };
}
