import { quadtree } from 'd3';
import type { Layout } from './layout.ts';

/** Finds the step nearest to a point, within a reach; -1 when there is none. */
export type HitTest = (x: number, y: number, reach: number) => number;

/** How far from a step a pointer may be and still mean it, in CSS pixels. */
export const REACH = { mouse: 18, touch: 26 } as const;

/** Builds the search tree on first use: many layouts are replaced before anybody points at them. */
export function hitTester(layout: Layout): HitTest {
  let find: HitTest | null = null;
  return (x, y, reach) => {
    find ??= build(layout);
    return find(x, y, reach);
  };
}

function build({ x, y }: Layout): HitTest {
  const tree = quadtree<number>()
    .x((step) => x[step])
    .y((step) => y[step])
    .addAll(Array.from(x, (_, step) => step));
  return (px, py, reach) => tree.find(px, py, reach) ?? -1;
}
