import { describe, expect, it } from 'vitest';
import type { Drawing, Mark } from '../../../src/export/drawing.ts';
import { escapeXml } from '../../../src/export/escape-xml.ts';
import { toSvg } from '../../../src/export/svg.ts';

const font = { family: "'Source Sans 3', sans-serif", size: 12, weight: 400, italic: false };
const look = { paper: '#fbfaf7', ink: '#1b1b18', inkSoft: '#5d5c55', family: font.family };
const words = { title: 'a', description: 'b', language: 'en' };
const svgOf = (...marks: Mark[]) =>
  toSvg({ width: 100, height: 50, look, marks } as Drawing, words);
const body = (...marks: Mark[]) =>
  svgOf(...marks)
    .split('\n')
    .slice(4, -2);

describe('a file of SVG', () => {
  it('has its size, its words and its paper', () => {
    const drawing = { width: 100.004, height: 50, look, marks: [] };
    expect(toSvg(drawing, { title: 'A < B', description: 'C & "D"', language: 'zh-Hans' })).toBe(
      [
        '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="50" viewBox="0 0 100 50"' +
          ` xml:lang="zh-Hans" role="img" font-family="'Source Sans 3', sans-serif">`,
        '<title>A &lt; B</title>',
        '<desc>C &amp; &quot;D&quot;</desc>',
        '<rect width="100" height="50" fill="#fbfaf7"/>',
        '</svg>',
        '',
      ].join('\n'),
    );
  });

  it('names of a path only what it has', () => {
    expect(body({ kind: 'path', d: 'M0 0L1 1', fill: '#123456' })).toEqual([
      '<path d="M0 0L1 1" fill="#123456"/>',
    ]);
    expect(
      body({
        kind: 'path',
        d: 'M0 0L1 1',
        stroke: '#123456',
        strokeWidth: 1.234,
        dash: [2, 0.5],
        cap: 'round',
        join: 'bevel',
        opacity: 0.125,
      }),
    ).toEqual([
      '<path d="M0 0L1 1" fill="none" stroke="#123456" stroke-width="1.23" stroke-dasharray="2 .5"' +
        ' stroke-linecap="round" stroke-linejoin="bevel" opacity=".13"/>',
    ]);
  });

  it('draws a halo as a text of its own behind the letters', () => {
    const text: Mark = {
      kind: 'text',
      text: '<16>',
      x: 1.234,
      y: 5,
      anchor: 'middle',
      font: { ...font, family: 'serif', weight: 650, italic: true },
      fill: '#000000',
      halo: { colour: '#ffffff', width: 4 },
      length: 20.001,
    };
    const place =
      'x="1.23" y="5" text-anchor="middle" font-family="serif" font-size="12" font-weight="650"' +
      ' font-style="italic" textLength="20" lengthAdjust="spacingAndGlyphs"';
    expect(body(text)).toEqual([
      `<text ${place} fill="none" stroke="#ffffff" stroke-width="4" stroke-linejoin="round">&lt;16&gt;</text>`,
      `<text ${place} fill="#000000">&lt;16&gt;</text>`,
    ]);
  });

  it('clips neighbours of one clip together, in an inner picture of that size', () => {
    const clip = { x: 10, y: 20, width: 30, height: 5.5 };
    const path = { kind: 'path', d: 'M0 0', fill: '#000000' } as const;
    expect(
      body(
        path,
        { ...path, clip },
        { ...path, clip: { ...clip } },
        { ...path, clip: { ...clip, x: 11 } },
      ),
    ).toEqual([
      '<path d="M0 0" fill="#000000"/>',
      '<svg x="10" y="20" width="30" height="5.5" viewBox="10 20 30 5.5">',
      '<path d="M0 0" fill="#000000"/>',
      '<path d="M0 0" fill="#000000"/>',
      '</svg>',
      '<svg x="11" y="20" width="30" height="5.5" viewBox="11 20 30 5.5">',
      '<path d="M0 0" fill="#000000"/>',
      '</svg>',
    ]);
  });

  it('holds no letter that XML has none for', () => {
    expect(escapeXml('a\u0000\u000bb\tc\n\ud800d\uffff 😀 ]]>')).toBe('ab\tc\nd 😀 ]]&gt;');
  });
});
