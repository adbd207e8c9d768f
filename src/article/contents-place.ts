/** Where on the screen, from its top, a section counts as the one that is read. */
const READING_LINE = 0.3;

/**
 * Marks in a list of contents the section that is being read: the last one that has begun above the reading line. Links
 * of the list lead to elements of the page by their ids. The function returned ends it.
 */
export function markPlace(contents: Element): () => void {
  const links = [...contents.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')];
  const parts = links.flatMap((link) => {
    const section = document.getElementById(link.hash.slice(1));
    return section ? [{ link, section }] : [];
  });
  let frame = 0;
  const mark = () => {
    frame = 0;
    const line = window.innerHeight * READING_LINE;
    const current = parts.findLast(({ section }) => section.getBoundingClientRect().top <= line);
    for (const { link } of parts) {
      if (link === current?.link) link.setAttribute('aria-current', 'location');
      else link.removeAttribute('aria-current');
    }
  };
  const soon = () => {
    if (frame === 0) frame = requestAnimationFrame(mark);
  };
  // With the next frame, which lays the page out anyway: at once it would be laid out for this alone.
  soon();
  window.addEventListener('scroll', soon, { passive: true });
  window.addEventListener('resize', soon, { passive: true });
  return () => {
    cancelAnimationFrame(frame);
    window.removeEventListener('scroll', soon);
    window.removeEventListener('resize', soon);
  };
}
