/**
 * Tells whether something can be seen: a part of one of the elements is on the screen, and the tab is not hidden. At first
 * once it is known, then at every change. The function returned ends it.
 */
export function watchSight(
  elements: readonly Element[],
  onChange: (seen: boolean) => void,
): () => void {
  /** Those that are known. */
  const onScreen = new Map<Element, boolean>();
  let told: boolean | null = null;
  const tell = () => {
    if (onScreen.size < elements.length) return;
    const seen = !document.hidden && [...onScreen.values()].includes(true);
    if (seen === told) return;
    told = seen;
    onChange(seen);
  };
  const sight = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) onScreen.set(target, isIntersecting);
    tell();
  });
  for (const element of elements) sight.observe(element);
  document.addEventListener('visibilitychange', tell);
  return () => {
    sight.disconnect();
    document.removeEventListener('visibilitychange', tell);
  };
}
