import { plainColour } from '../../draw/css-colour.ts';
import type { Pen } from '../../draw/pen.ts';
import type { Mark } from '../drawing.ts';
import { circleArc, onCircle } from '../path/circle-arc.ts';
import { apply, compose, IDENTITY, type Matrix, translation } from '../path/matrix.ts';
import { boxOf, rectangle, type Segment, transform } from '../path/segments.ts';
import { parseFont } from './parse-font.ts';
import { finished, isInside, movedAndFaded, type Recorded } from './recorded.ts';

type Paint = string | CanvasGradient | CanvasPattern;

/** What `save` keeps. */
interface State {
  fillStyle: Paint;
  strokeStyle: Paint;
  lineWidth: number;
  lineCap: CanvasLineCap;
  lineJoin: CanvasLineJoin;
  globalAlpha: number;
  font: string;
  textAlign: CanvasTextAlign;
}

/**
 * A pen of a canvas that writes marks down. Of transforms it knows those that move, of arcs those that go clockwise, of
 * baselines the alphabetic one: what the painters use. A text that is stroked and then filled is a text with a halo.
 */
export class RecordingPen implements Pen, State {
  fillStyle: Paint = '#000000';
  strokeStyle: Paint = '#000000';
  lineWidth = 1;
  lineCap: CanvasLineCap = 'butt';
  lineJoin: CanvasLineJoin = 'miter';
  globalAlpha = 1;
  font = '10px sans-serif';
  textAlign: CanvasTextAlign = 'start';
  textBaseline: CanvasTextBaseline = 'alphabetic';
  private recorded: Recorded[] = [];
  private path: Segment[] = [];
  /** How much of the path the last mark fills, while a stroke of just that would be the same mark. */
  private filled = 0;
  private halo: { at: string; colour: string; width: number } | null = null;
  private dash: readonly number[] = [];
  private matrix: Matrix = IDENTITY;
  private readonly saved: (State & { dash: readonly number[]; matrix: Matrix })[] = [];

  get marks(): readonly Mark[] {
    return this.recorded.map(finished);
  }

  save(): void {
    const { fillStyle, strokeStyle, lineWidth, lineCap, lineJoin, globalAlpha, font, textAlign } =
      this;
    const { dash, matrix } = this;
    const state = {
      fillStyle,
      strokeStyle,
      lineWidth,
      lineCap,
      lineJoin,
      globalAlpha,
      font,
      textAlign,
    };
    this.saved.push({ ...state, dash, matrix });
  }

  restore(): void {
    Object.assign(this, this.saved.pop());
  }

  setTransform(...[a, , , , e, f]: unknown[]): void {
    if (a !== 1) throw new Error('a recording pen only moves');
    this.matrix = translation(e as number, f as number);
  }

  translate(x: number, y: number): void {
    this.matrix = compose(this.matrix, translation(x, y));
  }

  beginPath(): void {
    this.path = [];
    this.filled = 0;
  }

  moveTo(x: number, y: number): void {
    this.path.push(['M', ...apply(this.matrix, x, y)]);
  }

  lineTo(x: number, y: number): void {
    this.path.push([this.path.length > 0 ? 'L' : 'M', ...apply(this.matrix, x, y)]);
  }

  bezierCurveTo(x1: number, y1: number, x2: number, y2: number, x: number, y: number): void {
    const { matrix: m } = this;
    this.path.push(['C', ...apply(m, x1, y1), ...apply(m, x2, y2), ...apply(m, x, y)]);
  }

  arc(x: number, y: number, radius: number, from: number, to: number): void {
    const [left, top] = apply(this.matrix, x, y);
    const begin = onCircle(left, top, radius, from);
    const last = this.path.at(-1);
    const there =
      last !== undefined &&
      Math.abs((last[last.length - 2] as number) - begin[0]) < 1e-6 &&
      Math.abs((last[last.length - 1] as number) - begin[1]) < 1e-6;
    if (!there) this.path.push([last ? 'L' : 'M', ...begin]);
    this.path.push(...circleArc(left, top, radius, from, to));
  }

  fill(): void {
    const ink = this.ink(this.fillStyle);
    if (!ink || this.path.length === 0) return;
    const { colour, ...opacity } = ink;
    this.add({ kind: 'path', path: [...this.path], fill: colour, ...opacity });
    // Of a mark that lets through, what the stroke covers would show otherwise.
    if (opacity.opacity === undefined) this.filled = this.path.length;
  }

  stroke(): void {
    const ink = this.ink(this.strokeStyle);
    if (!ink || this.path.length === 0) return;
    const { colour, ...opacity } = ink;
    const { lineWidth, lineCap, lineJoin, dash } = this;
    const look = {
      stroke: colour,
      strokeWidth: lineWidth,
      ...opacity,
      ...(dash.length > 0 && { dash }),
      ...(lineCap !== 'butt' && { cap: lineCap }),
      ...(lineJoin !== 'miter' && { join: lineJoin }),
    };
    const last = this.recorded.at(-1);
    const same = this.filled === this.path.length && opacity.opacity === undefined;
    if (same && last?.kind === 'path') {
      this.recorded.pop();
      this.add({ ...last, ...look });
    } else {
      this.add({ kind: 'path', path: [...this.path], ...look });
    }
  }

  fillRect(x: number, y: number, width: number, height: number): void {
    const ink = this.ink(this.fillStyle);
    if (!ink) return;
    const { colour, ...opacity } = ink;
    const path = transform(rectangle(x, y, width, height), this.matrix);
    this.add({ kind: 'path', path, fill: colour, ...opacity });
  }

  /** What lies wholly inside is gone; the rest stays, as marks cannot be cut. */
  clearRect(x: number, y: number, width: number, height: number): void {
    const cleared = boxOf(transform(rectangle(x, y, width, height), this.matrix));
    this.recorded = this.recorded.filter((each) => !isInside(each, cleared));
    this.filled = 0;
  }

  setLineDash(dash: Iterable<number>): void {
    this.dash = [...dash];
  }

  strokeText(text: string, x: number, y: number): void {
    const ink = this.ink(this.strokeStyle);
    this.halo = ink && { at: `${text} ${x} ${y}`, colour: ink.colour, width: this.lineWidth };
  }

  fillText(text: string, x: number, y: number): void {
    const ink = this.ink(this.fillStyle);
    if (!ink) return;
    const { halo, textAlign } = this;
    const { colour, ...opacity } = ink;
    const font = parseFont(this.font);
    const [left, baseline] = apply(this.matrix, x, y);
    this.add({
      kind: 'text',
      text,
      x: left,
      y: baseline,
      anchor: ANCHOR[textAlign],
      font,
      fill: colour,
      ...opacity,
      ...(halo?.at === `${text} ${x} ${y}` && { halo: { colour: halo.colour, width: halo.width } }),
    });
    this.halo = null;
  }

  /** The picture of another recording pen: its marks are written down here. */
  drawImage(image: unknown, ...[x, y]: number[]): void {
    if (!(image instanceof RecordingPen)) throw new Error('a recording pen draws recorded layers');
    const [left, top] = apply(this.matrix, x, y);
    const drawn = image.recorded.map((each) => movedAndFaded(each, left, top, this.globalAlpha));
    this.recorded.push(...drawn);
    this.filled = 0;
  }

  private ink(style: Paint): { colour: string; opacity?: number } | null {
    const plain = typeof style === 'string' ? plainColour(style) : null;
    const opacity = (plain?.alpha ?? 0) * this.globalAlpha;
    if (!plain || opacity <= 0) return null;
    return { colour: plain.hex, ...(opacity < 1 && { opacity }) };
  }

  private add(mark: Recorded): void {
    this.recorded.push(mark);
    this.filled = 0;
  }
}

const ANCHOR = {
  start: 'start',
  left: 'start',
  center: 'middle',
  end: 'end',
  right: 'end',
} as const;
