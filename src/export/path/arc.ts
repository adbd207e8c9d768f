/** A cubic curve of path data, from where the path is: both control points, and its end. */
export type Cubic = ['C', number, number, number, number, number, number];

/** An elliptic arc of SVG path data, from a point. Radii in user units, rotation in degrees. */
export interface Arc {
  readonly from: readonly [number, number];
  readonly radii: readonly [number, number];
  readonly rotation: number;
  readonly large: boolean;
  readonly sweep: boolean;
  readonly to: readonly [number, number];
}

const QUARTER = Math.PI / 2;

/**
 * The arc as cubic curves, at most a quarter of a turn each. Endpoint to centre parameterisation as in appendix B.2.4 of
 * SVG 2; radii that are too small are scaled up, as told there.
 */
export function arcToCubics(arc: Arc): Cubic[] {
  const { from, to, large, sweep } = arc;
  let [rx, ry] = arc.radii.map(Math.abs);
  if (rx === 0 || ry === 0) return [['C', ...from, ...to, ...to]];
  if (from[0] === to[0] && from[1] === to[1]) return [];
  const turn = (arc.rotation * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const halfX = (from[0] - to[0]) / 2;
  const halfY = (from[1] - to[1]) / 2;
  const x = cos * halfX + sin * halfY;
  const y = cos * halfY - sin * halfX;
  const reach = (x / rx) ** 2 + (y / ry) ** 2;
  if (reach > 1) {
    rx *= Math.sqrt(reach);
    ry *= Math.sqrt(reach);
  }
  const square = Math.max(0, 1 / Math.min(1, reach) - 1);
  const root = (large === sweep ? -1 : 1) * Math.sqrt(square);
  const centreX = (root * rx * y) / ry;
  const centreY = (-root * ry * x) / rx;
  const begin = Math.atan2((y - centreY) / ry, (x - centreX) / rx);
  const end = Math.atan2((-y - centreY) / ry, (-x - centreX) / rx);
  let span = end - begin;
  if (sweep && span < 0) span += 4 * QUARTER;
  if (!sweep && span > 0) span -= 4 * QUARTER;

  const place = (u: number, v: number): [number, number] => [
    cos * (rx * u + centreX) - sin * (ry * v + centreY) + (from[0] + to[0]) / 2,
    sin * (rx * u + centreX) + cos * (ry * v + centreY) + (from[1] + to[1]) / 2,
  ];
  const pieces = Math.max(1, Math.ceil(Math.abs(span) / QUARTER - 1e-9));
  const step = span / pieces;
  const pull = (4 / 3) * Math.tan(step / 4);
  return Array.from({ length: pieces }, (_, i): Cubic => {
    const [c0, s0] = [Math.cos(begin + i * step), Math.sin(begin + i * step)];
    const [c1, s1] = [Math.cos(begin + (i + 1) * step), Math.sin(begin + (i + 1) * step)];
    const last = i === pieces - 1 ? to : place(c1, s1);
    return [
      'C',
      ...place(c0 - pull * s0, s0 + pull * c0),
      ...place(c1 + pull * s1, s1 - pull * c1),
      ...last,
    ];
  });
}
