import { movedBy } from '../../../draw/task/view.ts';
import type { ChangeView } from './change-view.ts';

/** A mouse that moved this far is dragging. */
const SLOP = 4;

/** A mouse or a pen takes hold of the picture; a finger does not. */
export function dragging(element: HTMLElement, apply: ChangeView): () => void {
  let last: { x: number; y: number; readonly id: number; held: boolean } | null = null;
  const down = (event: PointerEvent) => {
    if (event.pointerType === 'touch' || event.button !== 0) return;
    last = { x: event.clientX, y: event.clientY, id: event.pointerId, held: false };
  };
  const move = (event: PointerEvent) => {
    if (!last || last.id !== event.pointerId) return;
    if (event.buttons === 0) return up();
    const dx = event.clientX - last.x;
    const dy = event.clientY - last.y;
    if (!last.held && Math.hypot(dx, dy) < SLOP) return;
    if (!last.held) {
      last.held = true;
      element.setPointerCapture(event.pointerId);
      element.dataset.dragging = 'true';
    }
    last.x = event.clientX;
    last.y = event.clientY;
    apply((view, bounds) => movedBy(view, bounds, dx, dy));
  };
  const up = () => {
    last = null;
    delete element.dataset.dragging;
  };
  element.addEventListener('pointerdown', down);
  element.addEventListener('pointermove', move);
  element.addEventListener('pointerup', up);
  element.addEventListener('pointercancel', up);
  return () => {
    element.removeEventListener('pointerdown', down);
    element.removeEventListener('pointermove', move);
    element.removeEventListener('pointerup', up);
    element.removeEventListener('pointercancel', up);
  };
}
