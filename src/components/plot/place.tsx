import type { ReactNode } from 'react';
import { FINENESS } from './path-text.ts';
import { STRETCH } from './paths.ts';
import { percent } from './scales.ts';

/** An origin somewhere in the plotted area, for what is drawn in pixels around it. `x` in percent, `y` in pixels. */
export function Place(props: {
  readonly x: number;
  readonly y: number;
  readonly children: ReactNode;
}) {
  return (
    <svg className="fplot-inner" x={percent(props.x)} y={props.y} aria-hidden="true">
      {props.children}
    </svg>
  );
}

/** The plotted area as a box of STRETCH by its height, stretched to its width; strokes keep theirs. */
export function Stretched(props: { readonly height: number; readonly children: ReactNode }) {
  return (
    <svg
      className="fplot-inner"
      width="100%"
      height={props.height}
      viewBox={`0 0 ${FINENESS * STRETCH} ${FINENESS * props.height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {props.children}
    </svg>
  );
}
