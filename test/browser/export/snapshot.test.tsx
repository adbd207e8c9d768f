import { afterEach, describe, expect, it } from 'vitest';
import { PlotPair } from '../../../src/components/plot/plot-pair.tsx';
import type { PlotData } from '../../../src/components/plot/types.ts';
import type { Drawing, Mark, PathMark, TextMark } from '../../../src/export/drawing.ts';
import { pictureOf } from '../../../src/export/index.ts';
import { element, mount, unmountAll, until } from '../race/mount.tsx';

const plot = (title: string): PlotData => ({
  title,
  means: 'speedup in t_mid',
  height: 160,
  ends: 'medium',
  x: {
    scale: 'log',
    domain: [1, 64],
    ticks: [1, 8, 64].map((value) => ({ value, label: `${value}` })),
    label: 'agents in t_mid of time',
  },
  y: {
    scale: 'linear',
    domain: [0, 10],
    ticks: [0, 5, 10].map((value) => ({ value, label: `${value}×`, read: value === 5 })),
  },
  lines: [
    {
      key: 'a',
      colour: 'var(--agents-16)',
      x: [1, 8, 64],
      y: [1, 6, 9],
      shape: 'circle',
      dash: '4 2',
      band: { low: [0, 5, 8], high: [2, 7, 10] },
      intervals: { low: [0, 5, 8], high: [2, 7, 10] },
      label: { text: 'swarm', at: 'end' },
    },
    {
      key: 'b',
      colour: 'color-mix(in lab, var(--agents-1) 50%, var(--agents-4))',
      x: [1, 64],
      y: [2, 3],
      opacity: 0.5,
      label: { text: 'one', at: 'level', level: 2.5 },
    },
  ],
  readable: { label: 'agents', title: (x) => `${x}`, rows: () => [] },
});

afterEach(() => {
  unmountAll();
  delete document.documentElement.dataset.theme;
});

async function setUp() {
  const box = mount(
    <div className="fig">
      <PlotPair plots={[plot('left'), plot('right')]} />
      <p className="visually-hidden">described</p>
      <p hidden>hidden</p>
      <p
        style={{
          textAlign: 'right',
          width: 130,
          border: '1px solid red',
          background: 'rgb(0 0 255 / 50%)',
        }}
      >
        words that go on in a second line
      </p>
      <p lang="zh">智能体越多，速度越快</p>
      <button type="button">press me</button>
    </div>,
    900,
  );
  const figure = await until(() => box.querySelector<HTMLElement>('.fig'));
  // Marks have pixels of the figure, wherever it is in the window.
  window.scrollTo(0, 7);
  const at = (each: Element) => {
    const [frame, rect] = [figure.getBoundingClientRect(), each.getBoundingClientRect()];
    return {
      left: rect.left - frame.left,
      right: rect.right - frame.left,
      top: rect.top - frame.top,
      bottom: rect.bottom - frame.top,
    };
  };
  return { box, figure, at };
}

const isText = (mark: Mark): mark is TextMark => mark.kind === 'text';
const isPath = (mark: Mark): mark is PathMark => mark.kind === 'path';
const textsOf = ({ marks }: Drawing) => marks.filter(isText);
const pathsOf = ({ marks }: Drawing) => marks.filter(isPath);

function extent({ x, length = 0, anchor }: TextMark): [number, number] {
  const left = x - (anchor === 'start' ? 0 : anchor === 'middle' ? 0.5 : 1) * length;
  return [left, left + length];
}

/** Boxes of what paths enclose, as the browser finds them. */
function boxesOf(paths: readonly PathMark[]) {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  document.body.append(svg);
  const boxes = paths.map(({ d }) => {
    const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
    path.setAttribute('d', d);
    svg.append(path);
    const { x, y, width, height } = path.getBBox();
    return { left: x, right: x + width, top: y, bottom: y + height };
  });
  svg.remove();
  return boxes;
}

/** Within half a pixel. */
function near(found: number, wanted: number) {
  expect(Math.abs(found - wanted), `${found} for ${wanted}`).toBeLessThan(0.5);
}

describe('a picture of plots', () => {
  it('has every word where the page has it', async () => {
    const { figure, at } = await setUp();
    const texts = textsOf(pictureOf(figure));
    const drawn = [...figure.querySelectorAll('svg text')].filter(
      (each) => each.childElementCount === 0,
    );
    expect(drawn.length).toBeGreaterThan(15);
    for (const each of drawn) {
      const found = texts.filter(({ text }) => text === each.textContent);
      const box = at(each);
      const mark = found.find(
        ({ y, x }) => y > box.top && y < box.bottom && Math.abs(x - box.left) < 80,
      );
      if (!mark) throw new Error(`no ${each.textContent}`);
      const [left, right] = extent(mark);
      near(left, box.left);
      near(right, box.right);
      expect(mark.font.size).toBe(Number.parseFloat(getComputedStyle(each).fontSize));
    }
  });

  it('sets the unit of time as the page does: in parts, the last of them low', async () => {
    const { figure, at } = await setUp();
    const marks = textsOf(pictureOf(figure));
    const first = marks.findIndex(({ text }) => text === 'agents in');
    const parts = marks.slice(first, first + 4);
    expect(parts.map(({ text }) => text)).toEqual(['agents in', 't', 'mid', 'of time']);
    expect(parts[1].font.italic).toBe(true);
    near(parts[2].y - parts[1].y, 0.25 * parts[2].font.size);
    near(parts[2].font.size, 0.8 * parts[1].font.size);
    near(parts[3].y, parts[0].y);
    const label = at(element(figure, '.fplot-axis-label'));
    near(extent(parts[0])[0], label.left);
    near(extent(parts[3])[1], label.right);
    // And in words of the page.
    const title = marks.findIndex(({ text }) => text === 'speedup in');
    expect(marks.slice(title, title + 3).map(({ text }) => text)).toEqual([
      'speedup in',
      't',
      'mid',
    ]);
    expect(marks[title + 2].y).toBeGreaterThan(marks[title].y + 1);
  });

  it('breaks words into the lines of the page, on its baselines', async () => {
    const { figure, at } = await setUp();
    const marks = textsOf(pictureOf(figure));
    const paragraph = element(figure, 'p[style]');
    const lines = marks.filter(({ text }) => /words|second/.test(text));
    expect(lines.map(({ text }) => text).join(' ')).toBe('words that go on in a second line');
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines) near(extent(line)[1], at(paragraph).right - 1);
    for (let i = 1; i < lines.length; i++)
      near(lines[i].y - lines[i - 1].y, Number.parseFloat(getComputedStyle(paragraph).lineHeight));
    for (const [words, selector] of [
      ['智能体越多，速度越快', 'p[lang]'],
      ['left', '.fplot-title'],
    ] as const) {
      const line = marks.find(({ text }) => text === words);
      // A box of no height stands on the baseline.
      const probe = document.createElement('span');
      probe.style.display = 'inline-block';
      element(figure, selector).prepend(probe);
      near(line?.y ?? 0, at(probe).bottom);
      probe.remove();
    }
  });

  it('has shapes where the page has them, also those that are stretched', async () => {
    const { figure, at } = await setUp();
    const drawing = pictureOf(figure);
    const paths = pathsOf(drawing);
    const boxes = boxesOf(paths);
    const shapes = [
      ...figure.querySelectorAll(
        '.fplot-line, .fplot-band, .fplot-marker, .fplot-interval, .fplot-grid',
      ),
    ];
    expect(shapes.length).toBeGreaterThan(20);
    for (const shape of shapes) {
      const wanted = at(shape);
      const found = boxes.some((box) => {
        const sides = ['left', 'right', 'top', 'bottom'] as const;
        return sides.every((side) => Math.abs(box[side] - wanted[side]) < 0.5);
      });
      expect(found, shape.outerHTML).toBe(true);
    }
    const line = paths.find(({ dash }) => dash?.[0] === 4);
    // Its stroke is not stretched with it.
    expect(line).toMatchObject({ strokeWidth: 2, dash: [4, 2], join: 'round', stroke: '#166582' });
    expect(paths.some(({ opacity }) => opacity === 0.5)).toBe(true);
    expect(
      paths.filter(({ opacity, fill }) => opacity === 0.14 && fill === '#166582'),
    ).toHaveLength(2);
  });

  it('has the grounds and lines of boxes, and nothing that is a control or not to be seen', async () => {
    const { figure } = await setUp();
    const drawing = pictureOf(figure);
    const words = textsOf(drawing)
      .map(({ text }) => text)
      .join(' ');
    expect(words).not.toMatch(/press|described|hidden/);
    const ground = pathsOf(drawing).find(({ fill }) => fill === '#0000ff');
    expect(ground?.opacity).toBeCloseTo(0.5, 2);
    expect(
      pathsOf(drawing).some(({ stroke, strokeWidth }) => stroke === '#ff0000' && strokeWidth === 1),
    ).toBe(true);
  });

  it('has plain colours alone, of the theme that is asked for, and leaves the page as it was', async () => {
    const { figure } = await setUp();
    const before = document.documentElement.outerHTML;
    const seen: string[] = [];
    const watch = new MutationObserver(() => {
      seen.push(document.documentElement.getAttribute('data-theme') ?? 'none');
    });
    watch.observe(document.documentElement, { attributes: true });
    const light = pictureOf(figure, { theme: 'light' });
    const dark = pictureOf(figure, { theme: 'dark' });
    expect(document.documentElement.outerHTML).toBe(before);
    await new Promise(requestAnimationFrame);
    // Who watches is told after all is as it was.
    expect(new Set(seen)).toEqual(new Set(['none']));
    watch.disconnect();
    expect(light.look).toMatchObject({ paper: '#fbfaf7', ink: '#1b1b18', inkSoft: '#5d5c55' });
    expect(dark.look).toMatchObject({ paper: '#16171a', ink: '#eceae4', inkSoft: '#a5a39b' });
    expect(dark.marks).toHaveLength(light.marks.length);
    const colours = ({ marks }: Drawing) =>
      marks.flatMap((mark) =>
        isPath(mark) ? [mark.fill, mark.stroke] : [mark.fill, mark.halo?.colour],
      );
    for (const colour of [...colours(light), ...colours(dark)])
      if (colour !== undefined) expect(colour).toMatch(/^#[0-9a-f]{6}$/);
    expect(colours(dark)).toContain('#74c0db');
    expect(colours(light)).not.toContain('#74c0db');
  });
});
