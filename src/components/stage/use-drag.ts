import { type PointerEvent, useRef } from 'react';

export interface DragHandlers {
  /** A hand has taken hold: at once with a mouse; with a finger once it taps or moves sideways. */
  begin(event: PointerEvent): void;
  /** It is here now; follows `begin` at once. */
  move(event: PointerEvent): void;
  end(): void;
}

/** A finger that moved this far sideways is dragging. */
const SLOP = 6;

/**
 * Dragging along something horizontal. A finger that comes down may be about to scroll the page, so that nothing
 * happens until it shows what it wants; the element lets it scroll with `touch-action: pan-y`.
 */
export function useDrag({ begin, move, end }: DragHandlers) {
  const down = useRef<{ readonly x: number; readonly y: number; readonly id: number } | null>(null);
  const holding = useRef(false);

  const take = (event: PointerEvent) => {
    holding.current = true;
    begin(event);
    move(event);
  };
  const letGo = () => {
    down.current = null;
    if (!holding.current) return;
    holding.current = false;
    end();
  };

  return {
    /** Whether a hand holds it now. */
    holding,
    props: {
      onPointerDown(event: PointerEvent) {
        if (event.button !== 0 || down.current) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        down.current = { x: event.clientX, y: event.clientY, id: event.pointerId };
        if (event.pointerType !== 'touch') take(event);
      },
      onPointerMove(event: PointerEvent) {
        if (down.current?.id !== event.pointerId) return;
        const across = Math.abs(event.clientX - down.current.x);
        // Steeper than that, and the browser scrolls.
        const steep = Math.abs(event.clientY - down.current.y) >= across;
        if (holding.current) move(event);
        else if (across > SLOP && !steep) take(event);
      },
      onPointerUp(event: PointerEvent) {
        if (down.current?.id !== event.pointerId) return;
        if (!holding.current) take(event);
        letGo();
      },
      onPointerCancel: letGo,
      onLostPointerCapture: letGo,
    },
  };
}
