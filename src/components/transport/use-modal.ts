import { type RefObject, useLayoutEffect, useRef } from 'react';
import { COVERED } from './watch-sight.ts';

/** A dialog that lies over the page as long as it is there: what plays beneath stops, and the focus comes back to where it was. */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const { current } = dialog;
    current?.showModal();
    document.dispatchEvent(new Event(COVERED));
    return () => {
      // Before it is taken out of the page, so that the browser gives the focus back.
      current?.close();
      document.dispatchEvent(new Event(COVERED));
    };
  }, []);
  return dialog;
}
