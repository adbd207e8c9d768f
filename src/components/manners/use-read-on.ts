import { type RefObject, useLayoutEffect, useState } from 'react';

/** Whether the reader has scrolled on by the height of the screen since `edition` last changed. */
export function useReadOn(bar: RefObject<HTMLElement | null>, edition: number): boolean {
  const [gone, setGone] = useState<number | null>(null);
  useLayoutEffect(() => {
    const from = window.scrollY;
    const scrolled = () => {
      if (Math.abs(window.scrollY - from) < window.innerHeight) return;
      // Not from under the focus.
      if (bar.current?.contains(document.activeElement)) return;
      setGone(edition);
      window.removeEventListener('scroll', scrolled);
    };
    window.addEventListener('scroll', scrolled, { passive: true });
    return () => window.removeEventListener('scroll', scrolled);
  }, [bar, edition]);
  return gone === edition;
}
