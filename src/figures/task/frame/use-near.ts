import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** A picture is made a little before it is scrolled into view. */
const NEAR = '1000px';

/** Whether an element has been near the screen yet; stays true. Printing brings all of them. */
export function useNear(element: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const target = element.current;
    if (near || !target) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: NEAR },
    );
    observer.observe(target);
    // What is printed is what is there when this returns.
    const all = () => flushSync(() => setNear(true));
    window.addEventListener('beforeprint', all);
    return () => {
      observer.disconnect();
      window.removeEventListener('beforeprint', all);
    };
  }, [element, near]);
  return near;
}
