/**
 * How a picture is enlarged and moved. Whole, at zoom 1, it lies as it was laid out for the stage; each axis is stretched
 * from there, no further than it has something to show, so that a chain grows longer and no taller:
 *
 *     place on the stage = place in the layout * stretch of the axis + offset of the axis     (CSS pixels)
 */
export interface View {
  /** At least 1. */
  readonly zoom: number;
  /** Offsets, at most 0: the picture always covers the stage. */
  readonly x: number;
  readonly y: number;
}

/** The stage in CSS pixels, and how far each axis can be stretched, at least 1. */
export interface ViewBounds {
  readonly width: number;
  readonly height: number;
  readonly most: Point;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const WHOLE: View = { zoom: 1, x: 0, y: 0 };

export function mostZoom({ most }: ViewBounds): number {
  return Math.max(1, most.x, most.y);
}

export function stretchOf({ zoom }: View, { most }: ViewBounds): Point {
  return { x: Math.min(zoom, Math.max(1, most.x)), y: Math.min(zoom, Math.max(1, most.y)) };
}

/** Larger by a factor (smaller below 1), with what is at a place of the stage staying there as far as the edges let it. */
export function zoomedAt(view: View, bounds: ViewBounds, factor: number, at: Point): View {
  const zoom = Math.min(mostZoom(bounds), Math.max(1, view.zoom * factor));
  const before = stretchOf(view, bounds);
  const after = stretchOf({ ...view, zoom }, bounds);
  return within(
    {
      zoom,
      x: at.x - ((at.x - view.x) * after.x) / before.x,
      y: at.y - ((at.y - view.y) * after.y) / before.y,
    },
    bounds,
  );
}

export function movedBy(view: View, bounds: ViewBounds, dx: number, dy: number): View {
  return within({ ...view, x: view.x + dx, y: view.y + dy }, bounds);
}

/** Moved no further than that a place of the layout is in sight, `margin` away from the edges. */
export function showing(view: View, bounds: ViewBounds, place: Point, margin: number): View {
  const on = onStage(view, bounds, place);
  const shift = (at: number, size: number) =>
    at < margin ? margin - at : at > size - margin ? size - margin - at : 0;
  return movedBy(view, bounds, shift(on.x, bounds.width), shift(on.y, bounds.height));
}

/** The same view where the stage or the picture has changed. */
export function within(view: View, bounds: ViewBounds): View {
  const zoom = Math.min(mostZoom(bounds), Math.max(1, view.zoom));
  const stretch = stretchOf({ ...view, zoom }, bounds);
  const clamp = (offset: number, size: number, by: number) =>
    Math.min(0, Math.max(size - size * by, offset));
  return {
    zoom,
    x: clamp(view.x, bounds.width, stretch.x),
    y: clamp(view.y, bounds.height, stretch.y),
  };
}

/** Where a place of the layout is on the stage. */
export function onStage(view: View, bounds: ViewBounds, { x, y }: Point): Point {
  const stretch = stretchOf(view, bounds);
  return { x: x * stretch.x + view.x, y: y * stretch.y + view.y };
}

/** The part of an axis across that is in sight, in the layout's pixels. */
export function acrossInSight(view: View, bounds: ViewBounds): readonly [number, number] {
  const { x } = stretchOf(view, bounds);
  return [(0 - view.x) / x, (bounds.width - view.x) / x];
}
