import type { Layout } from './layout.ts';

/** What the painters use of a canvas context; a test hands in one that only writes down what it is told. */
export type Pen = Pick<
  CanvasRenderingContext2D,
  | 'arc'
  | 'beginPath'
  | 'bezierCurveTo'
  | 'clearRect'
  | 'drawImage'
  | 'fill'
  | 'fillRect'
  | 'fillStyle'
  | 'fillText'
  | 'font'
  | 'globalAlpha'
  | 'lineCap'
  | 'lineJoin'
  | 'lineTo'
  | 'lineWidth'
  | 'moveTo'
  | 'restore'
  | 'save'
  | 'setLineDash'
  | 'setTransform'
  | 'stroke'
  | 'strokeStyle'
  | 'strokeText'
  | 'textAlign'
  | 'textBaseline'
  | 'translate'
>;

/** A picture off screen, of the same size and scale as the panel. */
export interface Layer {
  readonly pen: Pen;
  readonly image: CanvasImageSource;
  /** In CSS pixels; with the scale of the screen they are whole device pixels. */
  readonly width: number;
  readonly height: number;
}

/** Makes layers; width and height in CSS pixels. */
export type LayerMaker = (width: number, height: number) => Layer;

/** Copies a layer, device pixel by device pixel. */
export function drawLayer(pen: Pen, { image, width, height }: Layer): void {
  pen.drawImage(image, 0, 0, width, height);
}

export function clearLayer({ pen, width, height }: Layer): void {
  pen.clearRect(0, 0, width, height);
}

const TURN = 2 * Math.PI;

/** Adds an edge to the path: level at both ends, so that fans stay readable. */
export function traceEdge(pen: Pen, { x, y }: Layout, from: number, to: number): void {
  const middle = (x[from] + x[to]) / 2;
  pen.moveTo(x[from], y[from]);
  pen.bezierCurveTo(middle, y[from], middle, y[to], x[to], y[to]);
}

/** Adds a circle to the path. */
export function traceCircle(pen: Pen, x: number, y: number, radius: number): void {
  pen.moveTo(x + radius, y);
  pen.arc(x, y, radius, 0, TURN);
}

/** Adds the dot of a step to the path. */
export function traceStep(pen: Pen, layout: Layout, step: number, more = 0): void {
  traceCircle(pen, layout.x[step], layout.y[step], layout.radius[step] + more);
}

/** Adds an arc from the top, clockwise; share 1 is the whole circle. */
export function traceShare(pen: Pen, x: number, y: number, radius: number, share: number): void {
  pen.moveTo(x, y - radius);
  pen.arc(x, y, radius, -TURN / 4, -TURN / 4 + TURN * share);
}
