import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Height of the screen's lower end that the bar may cover, in pixels. */
const BAND = 96;

/** Whether the hand works at the lower end of the screen, at the time that `edition` changes: the bar is elsewhere then. */
export function useAside(edition: number): boolean {
  const [aside, setAside] = useState(false);
  /** Where a hand was last. Not all browsers give what it touches the focus. */
  const hand = useRef<number | null>(null);
  useEffect(() => {
    const remember = ({ clientY, target }: PointerEvent) => {
      if (!(target instanceof Element && target.closest('.undo'))) hand.current = clientY;
    };
    document.addEventListener('pointerdown', remember, { capture: true, passive: true });
    return () => document.removeEventListener('pointerdown', remember, { capture: true });
  }, []);
  useLayoutEffect(() => {
    if (edition < 0) return;
    const { activeElement: held, body } = document;
    if (held?.closest('.undo')) return;
    const at = held && held !== body ? held.getBoundingClientRect().bottom : hand.current;
    setAside(at !== null && at > window.innerHeight - BAND && at < window.innerHeight + BAND);
  }, [edition]);
  return aside;
}
