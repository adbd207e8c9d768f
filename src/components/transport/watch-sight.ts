/** Said on the document when a dialog opened over all of it, or closed. */
export const COVERED = 'covered';

/**
 * Tells whether something can be seen: a part of one of the elements is on the screen, the tab is not hidden, and no dialog lies
 * over the page. At first
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
    const free = !document.hidden && document.querySelector('dialog:modal') === null;
    const seen = free && [...onScreen.values()].includes(true);
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
  document.addEventListener(COVERED, tell);
  return () => {
    sight.disconnect();
    document.removeEventListener('visibilitychange', tell);
    document.removeEventListener(COVERED, tell);
  };
}
