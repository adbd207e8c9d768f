import { type RefObject, useEffect, useRef } from 'react';
import { type Point, zoomedAt } from '../../../draw/task/view.ts';
import type { ChangeView } from './change-view.ts';
import { dragging } from './dragging.ts';
import { pinching, pinchingPad } from './pinching.ts';

/** Zoom of a wheel: by this share for each pixel it says, and at most twofold at once. */
const WHEEL = { pixel: 0.008, line: 0.12, most: 0.7 };
const DOUBLE = 2;

/**
 * Zooming and moving by hand. A plain wheel and a single finger scroll the page; with Ctrl or Command the wheel zooms, as a
 * pinch on a touch pad does; two fingers zoom and move; a mouse drags; a double click comes nearer, with Shift further away.
 */
export function useGestures(box: RefObject<HTMLElement | null>, change: ChangeView): void {
  const latest = useRef(change);
  useEffect(() => {
    latest.current = change;
  }, [change]);

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const apply: ChangeView = (how) => latest.current(how);
    const place = (at: { clientX: number; clientY: number }): Point => {
      const { left, top } = element.getBoundingClientRect();
      return { x: at.clientX - left, y: at.clientY - top };
    };

    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const by = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? WHEEL.pixel : WHEEL.line;
      const power = Math.min(WHEEL.most, Math.max(-WHEEL.most, -event.deltaY * by));
      const at = place(event);
      apply((view, bounds) => zoomedAt(view, bounds, Math.exp(power), at));
    };

    const doubleClick = (event: MouseEvent) => {
      const at = place(event);
      apply((view, bounds) => zoomedAt(view, bounds, event.shiftKey ? 1 / DOUBLE : DOUBLE, at));
    };

    const stopSafari = pinchingPad(element, place, apply);
    const stopTouch = pinching(element, place, apply);
    const stopDrag = dragging(element, apply);
    element.addEventListener('wheel', wheel, { passive: false });
    element.addEventListener('dblclick', doubleClick);
    return () => {
      stopSafari();
      stopTouch();
      stopDrag();
      element.removeEventListener('wheel', wheel);
      element.removeEventListener('dblclick', doubleClick);
    };
  }, [box]);
}
