import { type GraphScene, radiiAt } from './graph-scene.ts';
import { stretchOf, type View } from './view.ts';

/** A scene at a view: where everything is on the stage. */
export interface PlacedScene {
  readonly scene: GraphScene;
  readonly view: View;
  /** Length n, in CSS pixels of the stage. */
  readonly x: Float32Array;
  readonly y: Float32Array;
  readonly radius: Float32Array;
}

/** O(n). */
export function placeScene(scene: GraphScene, view: View): PlacedScene {
  const { layout, bounds } = scene;
  const stretch = stretchOf(view, bounds);
  return {
    scene,
    view,
    x: Float32Array.from(layout.x, (x) => x * stretch.x + view.x),
    y: Float32Array.from(layout.y, (y) => y * stretch.y + view.y),
    radius: radiiAt(scene, view),
  };
}

/** Whether a step is on the stage: for a file of marks, the whole of it. */
export function inSight({ scene, x, y, radius }: PlacedScene, step: number): boolean {
  const { width, height } = scene.bounds;
  const r = radius[step];
  return x[step] + r >= 0 && x[step] - r <= width && y[step] + r >= 0 && y[step] - r <= height;
}

/** The step nearest to a place on the stage, within a reach of its edge; -1 when there is none. O(n). */
export function stepNear(
  { x, y, radius }: PlacedScene,
  at: { x: number; y: number },
  reach: number,
) {
  let found = -1;
  let least = reach;
  for (let i = 0; i < x.length; i++) {
    const distance = Math.hypot(x[i] - at.x, y[i] - at.y) - radius[i];
    if (distance >= least) continue;
    least = distance;
    found = i;
  }
  return found;
}
