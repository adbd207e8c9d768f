/** How near a section comes before it is laid out for good, in heights of the screen. */
const NEAR = '100% 0px';

/**
 * Sections far below are not laid out while the page opens (`[data-later]` in styles/article.css), because a dozen drawings
 * take a phone a second. Each is laid out for good before it is seen, and all of them once the reader has begun: a jump, by
 * an address or by keys, has to know where everything is.
 */
export function startLater(root: HTMLElement): void {
  const later = () => root.querySelectorAll<HTMLElement>('[data-later]');
  const all = () => {
    for (const section of later()) delete section.dataset.later;
  };
  if (window.location.hash !== '') {
    all();
    return;
  }
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
  for (const section of later()) observer.observe(section);
  /** One after the other, whenever there is nothing else to do. */
  const next = () => {
    const [section] = later();
    if (!section) return;
    delete section.dataset.later;
    whenIdle(next);
  };
  let begun = false;
  const scrolled = () => {
    const [first] = later();
    if (!first) window.removeEventListener('scroll', scrolled);
    // The reader is past it already: what is shown must not move any more once it is shown.
    else if (first.getBoundingClientRect().top < window.innerHeight) all();
    else if (!begun) whenIdle(next);
    begun = true;
  };
  window.addEventListener('scroll', scrolled, { passive: true });
  window.addEventListener('keydown', all, { once: true, capture: true });
  const jump = ({ target }: Event) => {
    if (target instanceof Element && target.closest('a[href^="#"]')) all();
  };
  root.addEventListener('click', jump, { capture: true });
}

function whenIdle(then: () => void): void {
  // Safari has no idle time to give.
  if ('requestIdleCallback' in window) window.requestIdleCallback(then);
  else setTimeout(then, 50);
}
