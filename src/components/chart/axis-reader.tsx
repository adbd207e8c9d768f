import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import type { PlotScales } from '../../draw/s-curve.ts';
import { useDrag } from '../stage/use-drag.ts';
import { stepsOfKey } from './axis-keys.ts';

export interface AxisReaderProps {
  readonly scales: Pick<PlotScales, 'box' | 'x'>;
  readonly label: string;
  /** Where the reader reads off; null: nowhere, and the keys begin in the middle. */
  readonly reading: number | null;
  readonly onRead: (at: number | null) => void;
  /** What the curves are there, in words. */
  readonly spoken: (at: number) => string;
  /** Steps of an arrow key from one end of the axis to the other. */
  readonly steps: number;
  /** A hand takes hold of the plot. */
  readonly onHold?: () => void;
  /** It drags something there, or sends it there with Enter. */
  readonly onSeek?: (at: number) => void;
}

/**
 * Lies over a plot with a logarithmic axis: a pointer reads off where it is; with the keys it is a slider along
 * the axis whose value is what the curves are there.
 */
export function AxisReader(props: AxisReaderProps) {
  const { scales, label, reading, onRead, spoken, steps, onHold, onSeek } = props;
  const area = useRef<HTMLDivElement>(null);
  const { box, x } = scales;
  const [low, high] = x.domain();
  const placeOf = (event: PointerEvent) => {
    const left = area.current?.getBoundingClientRect().left ?? 0;
    return x.invert(box.left + event.clientX - left);
  };
  const drag = useDrag({
    begin: () => onHold?.(),
    move(event) {
      onSeek?.(placeOf(event));
      onRead(placeOf(event));
    },
    end: () => {},
  });
  const share = (at: number) => Math.log(at / low) / Math.log(high / low);
  const here = reading ?? Math.sqrt(low * high);

  const keyDown = (event: KeyboardEvent) => {
    const by = stepsOfKey(event);
    if (event.key === 'Enter' && onSeek) onSeek(here);
    else if (event.key === 'Escape') onRead(null);
    else if (by !== undefined && !event.shiftKey) {
      const to = Math.min(1, Math.max(0, share(here) + by / steps));
      onRead(low * (high / low) ** to);
    } else return;
    event.preventDefault();
  };

  return (
    // The area of the curves alone; its place is set where it is known, in CSS pixels.
    <div
      ref={area}
      className="plot-area"
      style={{ left: box.left, top: 0, width: box.right - box.left, height: box.bottom }}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(100 * share(here))}
      aria-valuetext={spoken(here)}
      onKeyDown={keyDown}
      onFocus={(event) => {
        if (event.currentTarget.matches(':focus-visible')) onRead(here);
      }}
      onBlur={() => onRead(null)}
      {...drag.props}
      onPointerMove={(event) => {
        drag.props.onPointerMove(event);
        if (event.pointerType === 'mouse' && !drag.holding.current) onRead(placeOf(event));
      }}
      onPointerLeave={(event) => {
        if (event.pointerType === 'mouse' && !drag.holding.current) onRead(null);
      }}
    />
  );
}
