/**
 * Brings the section of the figure that a link is about into view, once letters have their widths. Not where the address
 * names a place itself, nor where the reader, or the browser for a reader who comes back, has scrolled already.
 */
export async function startAtFigure(root: HTMLElement, figure: string | null): Promise<void> {
  const section = figure === null ? null : document.getElementById(figure);
  if (!section || !root.contains(section) || hasPlace()) return;
  // Where everything is must be known before.
  for (const later of root.querySelectorAll<HTMLElement>('[data-later]'))
    delete later.dataset.later;
  await document.fonts.ready;
  if (!hasPlace()) section.scrollIntoView();
}

function hasPlace(): boolean {
  return window.location.hash !== '' || window.scrollY > 0;
}
