/** How near a section comes before it is laid out for good, in heights of the screen. */
const NEAR = '100% 0px';

/**
 * Sections far below are not laid out while the page opens (`[data-later]` in styles/article.css), because a dozen drawings
 * take a phone a second. Each is laid out for good before it is seen: from then on nothing in it is cut off at its edges.
 */
export function startLater(root: ParentNode): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        delete (target as HTMLElement).dataset.later;
      }
    },
    { rootMargin: NEAR },
  );
  for (const section of root.querySelectorAll('[data-later]')) observer.observe(section);
}
