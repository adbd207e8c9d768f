import { type RefObject, useEffect, useState } from 'react';
import { onPrinting } from '../../../components/stage/printing.ts';

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
    const stopPrinting = onPrinting('mount', () => setNear(true));
    return () => {
      observer.disconnect();
      stopPrinting();
    };
  }, [element, near]);
  return near;
}
