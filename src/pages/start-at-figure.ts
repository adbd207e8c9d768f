/**
 * Brings the figure that a link is about into view, once letters have their widths. Not where the address names a place
 * itself, nor where the reader, or the browser for a reader who comes back, has scrolled already.
 */
export async function startAtFigure(root: HTMLElement, figure: string | null): Promise<void> {
  if (figure === null || hasPlace()) return;
  await reveal(root, `figure-${figure}`, () => !hasPlace());
}

/** Brings a part of the article into view, wherever the parts that are not laid out yet will be. */
export async function reveal(root: ParentNode, id: string, still = () => true): Promise<void> {
  const place = document.getElementById(id);
  if (!place || !root.contains(place)) return;
  // Where everything is must be known before.
  for (const later of root.querySelectorAll<HTMLElement>('[data-later]'))
    delete later.dataset.later;
  await document.fonts.ready;
  if (still()) place.scrollIntoView();
}

function hasPlace(): boolean {
  return window.location.hash !== '' || window.scrollY > 0;
}
