/**
 * How wide labels are, measured once for each text: asking the browser makes it lay out the page, which a
 * playhead must not do sixty times a second.
 */
const measured = new WeakMap<SVGTextElement, { readonly text: string; readonly width: number }>();

export function labelWidth(label: SVGTextElement): number {
  const text = label.textContent ?? '';
  const before = measured.get(label);
  if (before?.text === text) return before.width;
  const width = label.getComputedTextLength();
  measured.set(label, { text, width });
  return width;
}
