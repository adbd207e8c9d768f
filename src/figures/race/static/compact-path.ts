import type { Layout } from '../../../draw/layout.ts';

/**
 * Paths of many marks in few characters: places in whole half pixels, everything after the start of a mark relative
 * to it. The picture's viewBox is twice its size in CSS pixels.
 */
export const FINENESS = 2;

const at = (value: number) => Math.round(FINENESS * value);

/** Dots: lines of no length, which a round cap turns into circles as wide as the stroke. */
export function dotsPath({ x, y }: Layout, steps: Iterable<number>): string {
  let path = '';
  for (const step of steps) path += `M${at(x[step])} ${at(y[step])}h0`;
  return path;
}

/** Edges as the race draws them: level at both ends. */
export function edgesPath({ x, y }: Layout, edges: Iterable<readonly [number, number]>): string {
  let path = '';
  for (const [from, to] of edges) {
    const [x0, y0] = [at(x[from]), at(y[from])];
    const [dx, dy] = [at(x[to]) - x0, at(y[to]) - y0];
    const half = Math.round(dx / 2);
    path += `M${x0} ${y0}c${half} 0 ${half} ${dy} ${dx} ${dy}`;
  }
  return path.replaceAll(' -', '-');
}

/** Circles of one radius, or arcs of a share of it, clockwise from the top. */
export function arcsPath(
  { x, y }: Layout,
  arcs: Iterable<{ readonly step: number; readonly radius: number; readonly share: number }>,
): string {
  let path = '';
  for (const { step, radius, share } of arcs) {
    const r = at(radius);
    const top = `M${at(x[step])} ${at(y[step]) - r}`;
    if (share >= 1) {
      // An arc that ends where it begins is no arc.
      path += `${top}a${r} ${r} 0 0 1 0 ${2 * r}a${r} ${r} 0 0 1 0 ${-2 * r}`;
      continue;
    }
    const angle = 2 * Math.PI * share;
    const dx = Math.round(r * Math.sin(angle) * 10) / 10;
    const dy = Math.round(r * (1 - Math.cos(angle)) * 10) / 10;
    path += `${top}a${r} ${r} 0 ${share > 0.5 ? 1 : 0} 1 ${dx} ${dy}`;
  }
  return path;
}

/** Any path with its numbers to one decimal. */
export function shortened(path: string): string {
  return path.replace(/-?\d+\.\d+/g, (number) => String(Number(Number(number).toFixed(1))));
}
