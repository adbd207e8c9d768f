/**
 * Where labels stand, measured once for each text and place: asking the browser for a box makes it lay
 * out the page, which a playhead must not do sixty times a second.
 */
const measured = new WeakMap<SVGGraphicsElement, { readonly key: string; readonly box: DOMRect }>();

export function labelBox(label: SVGGraphicsElement): DOMRect {
  const key = `${label.getAttribute('x')} ${label.getAttribute('y')} ${label.textContent}`;
  const before = measured.get(label);
  if (before?.key === key) return before.box;
  const box = label.getBBox();
  measured.set(label, { key, box });
  return box;
}
