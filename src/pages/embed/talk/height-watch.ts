/**
 * The height that a frame needs for an element, in CSS pixels: from the top of the document to the element's lower edge,
 * with the margins and paddings below it. It does not depend on the height that the frame has.
 */
export function neededHeight(root: HTMLElement): number {
  const { defaultView } = root.ownerDocument;
  if (!defaultView) return 0;
  let height = root.getBoundingClientRect().bottom + defaultView.scrollY;
  for (let each: HTMLElement | null = root; each; each = each.parentElement) {
    const style = defaultView.getComputedStyle(each);
    height += Number.parseFloat(style.marginBottom) || 0;
    if (each === root) continue;
    height += Number.parseFloat(style.paddingBottom) || 0;
    height += Number.parseFloat(style.borderBottomWidth) || 0;
  }
  return height;
}

/** Calls when the size of an element may have changed, at most once a frame; the function returned ends it. */
export function watchSize(root: HTMLElement, listener: () => void): () => void {
  const observer = new ResizeObserver(listener);
  observer.observe(root);
  return () => observer.disconnect();
}
