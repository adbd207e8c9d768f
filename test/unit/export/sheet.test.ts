import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Drawing, Font } from '../../../src/export/drawing.ts';
import { sheet } from '../../../src/export/sheet.ts';
import { wrap, wrapEvenly } from '../../../src/export/wrap.ts';

/** Every letter of the first 12,032 is half as wide as it is high, the others as wide. */
const widthOf = (text: string, size = 10) =>
  Array.from(text).reduce((sum, letter) => sum + (letter < '\u2e80' ? size / 2 : size), 0);
const lines = (text: string, width: number) => wrap(text, width, (line) => widthOf(line));

describe('lines', () => {
  it('break at spaces, which are left out there', () => {
    expect(lines('four words of text', 50)).toEqual(['four words', 'of text']);
    expect(lines('  one   two  ', 1000)).toEqual(['one two']);
    expect(lines('', 50)).toEqual([]);
  });

  it('break between Chinese letters, but not before a mark that closes', () => {
    expect(lines('智能体数十六，种子七', 60)).toEqual(['智能体数十', '六，种子七']);
    expect(lines('智能（体）', 30)).toEqual(['智能', '（体）']);
  });

  it('keep a number together in Chinese text', () => {
    expect(lines('层数1234层', 30)).toEqual(['层数', '1234层']);
  });

  it('break an address after its joints, and a word inside only where it is longer than a line', () => {
    expect(lines('https://a.b/?x=1&y=22', 60)).toEqual(['https://', 'a.b/?x=1&', 'y=22']);
    expect(lines('ab cccccccccccccc dd', 50)).toEqual(['ab', 'cccccccccc', 'cccc dd']);
  });

  it('of a title are about as long, and no more than are needed', () => {
    const title = '更宽的任务更快的群体';
    expect(lines(title, 90)).toEqual(['更宽的任务更快的群', '体']);
    expect(wrapEvenly(title, 90, (line) => widthOf(line))).toEqual(['更宽的任务', '更快的群体']);
    expect(wrapEvenly('one line', 90, (line) => widthOf(line))).toEqual(['one line']);
  });

  it('fit, and hold all the text', () => {
    const letter = fc.constantFrom(...'ab /&?。，（中文😀 ');
    fc.assert(
      fc.property(
        fc.array(letter, { maxLength: 60 }),
        fc.integer({ min: 30, max: 200 }),
        (letters, width) => {
          const text = letters.join('');
          const broken = lines(text, width);
          // Where marks that must stay together are longer than the line they are cut too.
          for (const line of broken) expect(widthOf(line)).toBeLessThanOrEqual(width);
          expect(broken.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
        },
      ),
    );
  });
});

describe('a sheet', () => {
  const look = { paper: '#ffffff', ink: '#000000', inkSoft: '#666666', family: 'sans-serif' };
  const drawing: Drawing = {
    width: 200,
    height: 100,
    look,
    marks: [
      {
        kind: 'path',
        d: 'M1 2A3 3 0 0 1 4 5',
        fill: '#123456',
        clip: { x: 0, y: 0, width: 9, height: 9 },
      },
    ],
  };
  const measure = (text: string, { size }: Font) => ({
    width: widthOf(text, size),
    ascent: 8,
    descent: 2,
  });
  const words = {
    title: 'Speed',
    subtitle: 'of swarms',
    parameters: 'agents 16',
    link: 'https://example.org/?v=2',
    version: 'Model 7',
  };

  it('has the title above the picture and the rest beneath', () => {
    const { width, height, marks } = sheet(drawing, words, measure);
    const texts = marks.flatMap((mark) =>
      mark.kind === 'text' ? [[mark.text, mark.y, mark.fill]] : [],
    );
    // 20 around; lines of 24, 20 and 17; 14 above and beneath the picture, which so begins at 78.
    expect(width).toBe(240);
    expect(height).toBe(20 + 24 + 20 + 14 + 100 + 14 + 3 * 17 + 20);
    expect(texts).toEqual([
      ['Speed', 20 + 18, look.ink],
      ['of swarms', 44 + 15, look.inkSoft],
      ['agents 16', 192 + 12.75, look.inkSoft],
      ['Model 7', 209 + 12.75, look.inkSoft],
      ['https://example.org/?v=2', 226 + 12.75, look.inkSoft],
    ]);
    expect(marks[2]).toEqual({
      kind: 'path',
      d: 'M21 80A3 3 0 0 1 24 83',
      fill: '#123456',
      clip: { x: 20, y: 78, width: 9, height: 9 },
    });
  });

  it('grows with lines that do not fit the picture, and has none for what is not told', () => {
    const { subtitle: _, ...less } = words;
    const long = { ...less, parameters: 'agents 16, seed 7, steps 400, layers 12' };
    const { height, marks } = sheet(drawing, long, measure);
    expect(height).toBe(20 + 24 + 14 + 100 + 14 + 4 * 17 + 20);
    for (const mark of marks)
      if (mark.kind === 'text') expect(mark.length).toBeLessThanOrEqual(drawing.width);
  });
});
