import { useEffect, useRef } from 'react';

/** Tells whenever an element comes onto the screen or leaves it; hidden tabs count as away. */
export function useInView(element: Element, tell: (inView: boolean) => void): void {
  const latest = useRef(tell);
  useEffect(() => {
    latest.current = tell;
  });
  useEffect(() => {
    let near = false;
    const say = () => latest.current(near && document.visibilityState !== 'hidden');
    const observer = new IntersectionObserver((entries) => {
      near = entries.at(-1)?.isIntersecting ?? false;
      say();
    });
    observer.observe(element);
    document.addEventListener('visibilitychange', say);
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', say);
      latest.current(false);
    };
  }, [element]);
}
