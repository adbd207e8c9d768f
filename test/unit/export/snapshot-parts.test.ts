import { describe, expect, it } from 'vitest';
import { plainColour } from '../../../src/draw/css-colour.ts';
import type { Mark } from '../../../src/export/drawing.ts';
import { fileName } from '../../../src/export/file-name.ts';
import { possibleScale } from '../../../src/export/png.ts';
import { Collector } from '../../../src/export/snapshot/collector.ts';
import { portableFamilies } from '../../../src/export/snapshot/families.ts';
import { intersection } from '../../../src/export/snapshot/style.ts';

describe('a computed colour', () => {
  it('is plain, whichever way the browser tells it', () => {
    expect(plainColour('rgb(27, 27, 24)')).toEqual({ hex: '#1b1b18', alpha: 1 });
    expect(plainColour('rgba(255, 0, 0, 0.25)')).toEqual({ hex: '#ff0000', alpha: 0.25 });
    expect(plainColour(' #FBFAF7 ')).toEqual({ hex: '#fbfaf7', alpha: 1 });
    expect(plainColour('color(srgb 0.5 0 1 / 0.5)')).toEqual({ hex: '#8000ff', alpha: 0.5 });
    // Of CSS Color 4: the grey of that lightness, and the red of sRGB in CIE Lab.
    expect(plainColour('lab(50 0 0)')).toEqual({ hex: '#777777', alpha: 1 });
    expect(plainColour('lab(54.29 80.81 69.89 / 0.5)')).toEqual({ hex: '#ff0000', alpha: 0.5 });
  });

  it('is none where nothing is seen or known', () => {
    for (const text of ['transparent', 'rgba(0, 0, 0, 0)', 'none', 'var(--ink)', ''])
      expect(plainColour(text)).toBeNull();
  });
});

describe('families for a file', () => {
  it('have substitutes for our fonts before those for other letters', () => {
    const families = portableFamilies('"Source Sans 3 Variable", "PingFang SC", sans-serif').split(
      ', ',
    );
    expect(families[0]).toBe("'Source Sans 3 Variable'");
    expect(families.indexOf('Arial')).toBeLessThan(families.indexOf("'PingFang SC'"));
    expect(families.at(-1)).toBe('sans-serif');
  });

  it('end with one that every system has', () => {
    expect(portableFamilies('"PingFang SC"')).toBe("'PingFang SC', sans-serif");
    expect(portableFamilies('Georgia, serif')).toBe('Georgia, serif');
  });
});

describe('what is gathered', () => {
  const frame = { left: 100, top: 1000, width: 300 } as DOMRect;
  const mark = (y: number): Mark => ({ kind: 'path', d: `M0 ${y}L9 ${y}`, stroke: '#000000' });
  const box = (top: number, bottom: number) => ({
    left: 100,
    right: 400,
    top: 1000 + top,
    bottom: 1000 + bottom,
  });

  it('closes over a control that stands alone, and is as high as it reaches', () => {
    const into = new Collector(frame);
    into.add([mark(10)], box(0, 20));
    into.leaveOut(box(30, 70));
    into.leaveOut(box(60, 80));
    into.add([mark(90)], box(80, 100.2));
    into.leaveOut(box(110, 400));
    expect(into.finish()).toEqual({ marks: [mark(10), mark(40)], height: 51 });
  });

  it('does not where something stands beside it', () => {
    const into = new Collector(frame);
    into.add([mark(10)], box(0, 40));
    into.leaveOut(box(30, 70));
    into.add([mark(90)], box(80, 100));
    expect(into.finish()).toEqual({ marks: [mark(10), mark(90)], height: 100 });
  });
});

it('cuts one clip by another', () => {
  const a = { x: 0, y: 0, width: 10, height: 10 };
  expect(intersection(null, a)).toBe(a);
  expect(intersection(a, { x: 5, y: -5, width: 10, height: 10 })).toEqual({
    x: 5,
    y: 0,
    width: 5,
    height: 5,
  });
  expect(intersection(a, { x: 20, y: 0, width: 5, height: 5 })).toMatchObject({ width: 0 });
});

describe('a picture in pixels', () => {
  it('is as large as asked for, and no larger than browsers can', () => {
    expect(possibleScale({ width: 1000, height: 600 }, 3)).toBe(3);
    expect(possibleScale({ width: 1000, height: 8192 }, 3)).toBe(2);
    const scale = possibleScale({ width: 4000, height: 4000 }, 4);
    expect((4000 * scale) ** 2).toBeCloseTo(64 * 1024 * 1024, 0);
  });
});

it('names a file by its figure and the beginning of its digest', () => {
  expect(fileName('width', '3f2a9c01d4e5f607', 'svg')).toBe('width-3f2a9c01.svg');
  expect(fileName('race', null, 'png')).toBe('race.png');
});
