import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import {
  mostZoom,
  movedBy,
  type View,
  type ViewBounds,
  WHOLE,
  zoomedAt,
} from '../../../draw/task/view.ts';
import { taskCatalogues } from '../../../messages/task/index.ts';
import { useLanguage } from '../../messages-context.tsx';
import type { ChangeView } from './change-view.ts';
import { useGestures } from './use-gestures.ts';
import { ZoomHint } from './zoom-hint.tsx';
import './zoomable.css';

export interface ZoomableProps {
  /** What it is called, and what keys do beside those of the zoom. */
  readonly label: string;
  readonly help: string;
  readonly view: View;
  readonly bounds: ViewBounds | null;
  readonly change: ChangeView;
  /** Keys that were used are prevented; the others zoom and move. */
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onBlur: () => void;
  /** Beside the buttons. */
  readonly status?: ReactNode;
  /** How tall the stage is: a class of zoomable.css. */
  readonly height: string;
  /** Of the stage: its canvas, and what lies over it. */
  readonly children: ReactNode;
  readonly axis?: ReactNode;
}

/** One press or key. */
const STEP = 1.6;
const STRIDE = 80;

const MOVES: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [STRIDE, 0],
  ArrowRight: [-STRIDE, 0],
  ArrowUp: [0, STRIDE],
  ArrowDown: [0, -STRIDE],
};

/** A picture that can be enlarged and moved, by hand and by keys; the page scrolls as if it were none. */
export function Zoomable(props: ZoomableProps) {
  const { label, help, view, bounds, change, status, height, children, axis } = props;
  const { graph, scale } = taskCatalogues[useLanguage()];
  const text = graph.zoom;
  const { between } = scale;
  const stage = useRef<HTMLDivElement>(null);
  const helpId = useId();
  useGestures(stage, change);
  const by = (factor: number) =>
    change((now, of) => zoomedAt(now, of, factor, { x: of.width / 2, y: of.height / 2 }));
  const whole = view.zoom <= 1;
  const most = bounds ? mostZoom(bounds) : 1;

  const keyDown = (event: KeyboardEvent) => {
    props.onKeyDown(event);
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const move = MOVES[event.key];
    if (event.key === '+' || event.key === '=') by(STEP);
    else if (event.key === '-' || event.key === '_') by(1 / STEP);
    else if (event.key === '0') change(() => WHOLE);
    else if (move && !whole && !event.shiftKey)
      change((now, of) => movedBy(now, of, move[0], move[1]));
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div className="zoomable">
      <div className="zoomable-head">
        <div className="zoomable-status">{status}</div>
        {most > 1 && (
          <fieldset className="zoomable-buttons" data-export-skip="">
            <legend className="visually-hidden">{text.buttons}</legend>
            <ZoomButton name={text.out} sign="−" disabled={whole} press={() => by(1 / STEP)} />
            <ZoomButton
              name={text.in}
              sign="+"
              disabled={view.zoom >= most}
              press={() => by(STEP)}
            />
            <ZoomButton
              name={text.whole}
              sign={text.fit}
              disabled={whole}
              press={() => change(() => WHOLE)}
            />
          </fieldset>
        )}
      </div>
      <div
        ref={stage}
        className={`zoomable-stage ${height}`}
        data-zoomed={!whole}
        role="application"
        aria-label={label}
        aria-describedby={helpId}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keys zoom, move and walk.
        tabIndex={0}
        onKeyDown={keyDown}
        onBlur={props.onBlur}
      >
        {children}
        <ZoomHint view={view} />
      </div>
      {axis}
      <p id={helpId} className="visually-hidden">
        {help}
        {most > 1 && between + text.help}
      </p>
    </div>
  );
}

function ZoomButton(props: {
  readonly name: string;
  readonly sign: string;
  readonly disabled: boolean;
  readonly press: () => void;
}) {
  return (
    <button
      type="button"
      className="zoomable-button"
      aria-label={props.name}
      title={props.name}
      // Stays in the order of focus: whoever presses it to the end is not thrown out.
      aria-disabled={props.disabled}
      onClick={() => !props.disabled && props.press()}
    >
      {props.sign}
    </button>
  );
}
