import { type KeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { PLACES, type SliderScale } from './slider-scale.ts';
import './slider.css';

export interface SliderProps {
  readonly id: string;
  readonly describedBy: string;
  readonly scale: SliderScale;
  /** Where the thumb stands. */
  readonly value: number;
  /** Whether that is only a hint at what is drawn: the parameter itself is not set. */
  readonly unset: boolean;
  /** How the value is spoken. */
  readonly text: string;
  /** Whenever the thumb moves under a hand; the store paces what follows. */
  readonly onDrag: (value: number) => void;
  /** When the hand lets go, and for every key. */
  readonly onCommit: (value: number) => void;
}

/**
 * A native range input on a scale of its own: drawn to its ticks, by keys in steps that fit the scale, and
 * without trapping a thumb that means to scroll the page.
 *
 * The input keeps its own place while it is dragged; React only corrects it afterwards, so that a thumb is
 * never pulled back by a value that is still on its way.
 */
export function Slider(props: SliderProps) {
  const { id, describedBy, scale, value, unset, text, onDrag, onCommit } = props;
  const input = useRef<HTMLInputElement>(null);
  /** Whether a hand has moved the thumb and not let go. */
  const moving = useRef(false);
  const grabbedAt = useRef<number | null>(null);
  const place = scale.placeOf(value);

  useLayoutEffect(() => {
    const element = input.current;
    if (!element || moving.current) return;
    element.value = String(place);
    fill(element);
  }, [place]);

  const commit = (next: number) => {
    moving.current = false;
    grabbedAt.current = null;
    onCommit(next);
  };

  const onInput = () => {
    const element = input.current;
    if (!element) return;
    moving.current = true;
    const next = scale.valueAt(Number(element.value));
    // The thumb stands where the value is: on a tick, on a whole number.
    element.value = String(scale.placeOf(next));
    fill(element);
    onDrag(next);
  };

  /** The native `change`, which comes when the hand lets go, wherever it does. React's is another word for `input`. */
  const letGo = useRef(() => {});
  letGo.current = () => {
    if (moving.current && input.current) commit(scale.valueAt(Number(input.current.value)));
  };
  useEffect(() => {
    const element = input.current;
    const onChange = () => letGo.current();
    element?.addEventListener('change', onChange);
    return () => element?.removeEventListener('change', onChange);
  }, []);

  const onPointerDown = () => {
    grabbedAt.current = value;
  };

  /** The finger turned out to be scrolling the page: everything as it was. */
  const onPointerCancel = () => {
    const before = grabbedAt.current;
    if (before === null || !moving.current) return;
    commit(before);
    if (input.current) {
      input.current.value = String(scale.placeOf(before));
      fill(input.current);
    }
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const next = afterKey(scale, value, event.key);
    if (next === null || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    commit(next);
  };

  return (
    <span className="slider" data-unset={unset || undefined}>
      <input
        ref={input}
        id={id}
        type="range"
        min={0}
        max={PLACES}
        step={1}
        defaultValue={place}
        // A page that is opened again stands as its link says.
        autoComplete="off"
        aria-valuetext={text}
        aria-describedby={describedBy}
        onInput={onInput}
        onPointerDown={onPointerDown}
        onPointerCancel={onPointerCancel}
        onKeyDown={onKeyDown}
      />
      <Ticks scale={scale} />
    </span>
  );
}

/** Tells the style sheet how much of the track lies behind the thumb. */
function fill(element: HTMLInputElement) {
  element.style.setProperty('--fill', String(Number(element.value) / PLACES));
}

function afterKey(scale: SliderScale, value: number, key: string): number | null {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return scale.small(value, 1);
    case 'ArrowLeft':
    case 'ArrowDown':
      return scale.small(value, -1);
    case 'PageUp':
      return scale.large(value, 1);
    case 'PageDown':
      return scale.large(value, -1);
    case 'Home':
      return scale.low;
    case 'End':
      return scale.high;
    default:
      return null;
  }
}

/** Marks at the values that draw the thumb. */
function Ticks({ scale }: { scale: SliderScale }) {
  if (scale.ticks.length === 0) return null;
  return (
    <svg className="slider-ticks" aria-hidden="true" focusable="false">
      {scale.ticks.map((tick) => {
        const x = `${(100 * scale.placeOf(tick)) / PLACES}%`;
        return <line key={tick} x1={x} x2={x} y1="0" y2="100%" />;
      })}
    </svg>
  );
}
