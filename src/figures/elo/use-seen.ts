import { type RefObject, useEffect } from 'react';

/** Calls once, as soon as a part of an element is in view. */
export function useSeen(element: RefObject<HTMLElement | null>, seen: () => void): void {
  useEffect(() => {
    const target = element.current;
    if (!target) return;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      seen();
    });
    observer.observe(target);
    return () => observer.disconnect();
  }, [element, seen]);
}
