import { movedBy, type Point, zoomedAt } from '../../../draw/task/view.ts';
import type { ChangeView } from './change-view.ts';

type PlaceOf = (at: { clientX: number; clientY: number }) => Point;

/** A pinch on a touch pad as Safari alone tells it; on touch screens it does so beside the touches. */
export function pinchingPad(element: HTMLElement, place: PlaceOf, apply: ChangeView): () => void {
  if (navigator.maxTouchPoints > 0) return () => {};
  let before = 1;
  const begin = (event: Event) => {
    before = 1;
    event.preventDefault();
  };
  const move = (event: Event) => {
    const { scale, clientX, clientY } = event as MouseEvent & { readonly scale?: number };
    if (!scale) return;
    event.preventDefault();
    const by = scale / before;
    before = scale;
    const at = place({ clientX, clientY });
    apply((view, bounds) => zoomedAt(view, bounds, by, at));
  };
  element.addEventListener('gesturestart', begin);
  element.addEventListener('gesturechange', move);
  return () => {
    element.removeEventListener('gesturestart', begin);
    element.removeEventListener('gesturechange', move);
  };
}

/** Two fingers: what was between them stays between them. */
export function pinching(element: HTMLElement, place: PlaceOf, apply: ChangeView): () => void {
  let before: { readonly at: Point; readonly apart: number } | null = null;
  const read = ({ touches: [a, b] }: TouchEvent) => {
    if (!a || !b) return null;
    const [p, q] = [place(a), place(b)];
    return {
      at: { x: (p.x + q.x) / 2, y: (p.y + q.y) / 2 },
      apart: Math.max(1, Math.hypot(p.x - q.x, p.y - q.y)),
    };
  };
  const begin = (event: TouchEvent) => {
    before = event.touches.length === 2 ? read(event) : null;
    if (before) event.preventDefault();
  };
  const move = (event: TouchEvent) => {
    const now = before && event.touches.length === 2 ? read(event) : null;
    if (!before || !now) return;
    event.preventDefault();
    const from = before;
    before = now;
    apply((view, bounds) =>
      movedBy(
        zoomedAt(view, bounds, now.apart / from.apart, from.at),
        bounds,
        now.at.x - from.at.x,
        now.at.y - from.at.y,
      ),
    );
  };
  const end = () => {
    before = null;
  };
  element.addEventListener('touchstart', begin, { passive: false });
  element.addEventListener('touchmove', move, { passive: false });
  element.addEventListener('touchend', end);
  element.addEventListener('touchcancel', end);
  return () => {
    element.removeEventListener('touchstart', begin);
    element.removeEventListener('touchmove', move);
    element.removeEventListener('touchend', end);
    element.removeEventListener('touchcancel', end);
  };
}
