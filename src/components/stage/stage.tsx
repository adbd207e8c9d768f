import {
  type PointerEvent,
  type Ref,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react';
import { type Repaint, registerPainted } from '../../draw/painted.ts';
import { CanvasStage, type Paint, type StageSize } from './canvas-stage.ts';
import './stage.css';

export interface StageHandle {
  /** Asks for a new picture in the next frame. */
  invalidate(): void;
}

/** A place on the stage, in CSS pixels from its upper left corner. */
export interface StagePoint {
  readonly x: number;
  readonly y: number;
  /** A finger covers more than a mouse points at. */
  readonly coarse: boolean;
}

export interface StageProps {
  readonly ref?: Ref<StageHandle>;
  /** What a reader who does not see it is told. */
  readonly label: string;
  readonly paint: Paint;
  /** The same picture with any pen, for who takes it along. */
  readonly repaint?: Repaint;
  readonly onSize?: (size: StageSize) => void;
  /** The pointer is over this place; null: over none. */
  readonly onPoint?: (point: StagePoint | null) => void;
  /** A click or a tap; a finger that scrolls the page is none. */
  readonly onPress?: (point: StagePoint) => void;
}

/** A finger that moved further than this was not tapping. */
const TAP_SLOP = 10;

/** The one canvas of the site: see CanvasStage. Painting never goes through React. */
export function Stage({ ref, label, paint, repaint, onSize, onPoint, onPress }: StageProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const stage = useRef<CanvasStage>(null);
  const latest = useRef({ paint, repaint, onSize });
  const pressed = useRef<{ x: number; y: number } | null>(null);

  useLayoutEffect(() => {
    latest.current = { paint, repaint, onSize };
    stage.current?.invalidate();
  }, [paint, repaint, onSize]);

  useEffect(() => {
    if (!canvas.current) return;
    const made = new CanvasStage(
      canvas.current,
      (pen, size) => latest.current.paint(pen, size),
      (size) => latest.current.onSize?.(size),
    );
    stage.current = made;
    registerPainted(canvas.current, () => {
      const { repaint } = latest.current;
      return repaint && made.size.width > 0 ? { size: made.size, repaint } : null;
    });
    return () => {
      made.dispose();
      stage.current = null;
    };
  }, []);

  useImperativeHandle(ref, () => ({ invalidate: () => stage.current?.invalidate() }), []);

  const pointOf = (event: PointerEvent<HTMLCanvasElement>): StagePoint => {
    const box = event.currentTarget.getBoundingClientRect();
    return {
      x: event.clientX - box.left,
      y: event.clientY - box.top,
      coarse: event.pointerType !== 'mouse',
    };
  };

  return (
    <canvas
      ref={canvas}
      className="stage"
      role="img"
      aria-label={label}
      onPointerMove={(event) => {
        if (event.pointerType === 'mouse') onPoint?.(pointOf(event));
      }}
      onPointerLeave={(event) => {
        if (event.pointerType === 'mouse') onPoint?.(null);
        pressed.current = null;
      }}
      onPointerCancel={() => {
        pressed.current = null;
      }}
      onPointerDown={(event) => {
        pressed.current = { x: event.clientX, y: event.clientY };
      }}
      onPointerUp={(event) => {
        const from = pressed.current;
        pressed.current = null;
        if (!from || Math.hypot(event.clientX - from.x, event.clientY - from.y) > TAP_SLOP) return;
        onPress?.(pointOf(event));
      }}
    />
  );
}
