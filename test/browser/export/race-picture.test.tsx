import { afterEach, describe, expect, it } from 'vitest';
import type { Drawing, Mark } from '../../../src/export/drawing.ts';
import { paint, pictureOf, sheet, toPng, toSvg } from '../../../src/export/index.ts';
import { PRESETS } from '../../../src/model/presets.ts';
import { browserClock } from '../../../src/player/browser-clock.ts';
import { Player } from '../../../src/player/player.ts';
import { Fixture } from '../race/fixture/figure.tsx';
import { element, frames, mount, unmountAll, until } from '../race/mount.tsx';
import { sightKnown } from '../sight-known.ts';

const parameters = { ...PRESETS.post, steps: 120, graphs: 3 };
const players: Player[] = [];

async function setUp(options: { swarm?: 'standard' | 'recursive' | 'independent' } = {}) {
  const player = new Player({ clock: browserClock });
  players.push(player);
  const box = mount(<Fixture parameters={{ ...parameters, ...options }} player={player} />, 1000);
  await until(() => player.length > 0 && box.querySelector('canvas'));
  await until(() => box.querySelector('.depth-axis'));
  await sightKnown(box.querySelectorAll('canvas'));
  await frames(3);
  return { player, box, race: element(box, '.race-figure') };
}

afterEach(() => {
  unmountAll();
  for (const player of players.splice(0)) player.dispose();
  delete document.documentElement.dataset.theme;
});

const wordsOf = ({ marks }: Drawing) =>
  marks.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : [])).join('\n');

/** The part of a painted drawing that a canvas takes, over paper as the page has it. */
function compare(drawing: Drawing, frame: Element, canvas: HTMLCanvasElement) {
  const there = canvas.getBoundingClientRect();
  const from = frame.getBoundingClientRect();
  const [x, y] = [Math.round(there.left - from.left), Math.round(there.top - from.top)];
  const { width, height } = canvas;
  const pen = (draw: (pen: CanvasRenderingContext2D) => void, wide: number, high: number) => {
    const made = Object.assign(document.createElement('canvas'), { width: wide, height: high });
    const context = made.getContext('2d') as CanvasRenderingContext2D;
    draw(context);
    return context;
  };
  const own = pen(
    (context) => {
      context.fillStyle = drawing.look.paper;
      context.fillRect(0, 0, width, height);
      context.drawImage(canvas, 0, 0);
    },
    width,
    height,
  ).getImageData(0, 0, width, height).data;
  const painted = pen(
    (context) => paint(drawing, context, 1),
    Math.ceil(drawing.width),
    Math.ceil(drawing.height),
  ).getImageData(x, y, width, height).data;
  let [sum, far, inked] = [0, 0, 0];
  for (let i = 0; i < own.length; i += 4) {
    const difference = Math.max(...[0, 1, 2].map((c) => Math.abs(own[i + c] - painted[i + c])));
    sum += difference;
    if (difference > 40) far++;
    if (Math.abs(own[i] - own[0]) > 20) inked++;
  }
  const pixels = width * height;
  return { mean: sum / pixels, far: far / pixels, inked: inked / pixels };
}

describe('a picture of the race', () => {
  it.each(['standard', 'recursive', 'independent'] as const)(
    'painted from marks is what the canvas shows, of a swarm that is %s',
    async (swarm) => {
      const { player, race } = await setUp({ swarm });
      const canvases = [...race.querySelectorAll('canvas')];
      let before: Drawing | null = null;
      for (const position of [1, 0.55 * player.length, player.length]) {
        player.seek(position);
        await frames(4);
        const drawing = pictureOf(race);
        for (const canvas of canvases) {
          const { mean, far, inked } = compare(drawing, race, canvas);
          // At the beginning of the growth there is little to see.
          if (position > 1) expect(inked).toBeGreaterThan(0.02);
          // Of 255; many thin lines that let through are rounded once a layer on the page.
          expect(mean).toBeLessThan(1.5);
          expect(far).toBeLessThan(0.002);
          if (before) expect(compare(before, race, canvas).far).toBeGreaterThan(0.01);
        }
        before = drawing;
      }
    },
  );

  it('says what the page says, and leaves its controls out', async () => {
    const { player, box } = await setUp();
    player.seek(0.5 * player.length);
    await frames(3);
    const drawing = pictureOf(box);
    const words = wordsOf(drawing);
    for (const head of box.querySelectorAll('.race-panel-team, .race-panel-readout'))
      expect(words).toContain(head.textContent);
    expect(words).toContain('Coverage');
    const speed = element(box, '.transport-speed').textContent ?? 'none';
    expect(words).not.toContain(speed.slice(0, 5));
    // Of two legends in one place, the one that is on show.
    const hidden = element(box, '.race-legend-growth li').textContent ?? '';
    expect(words).not.toContain(hidden);
    // The place of the transport is closed.
    const cut = element(box, '.transport').getBoundingClientRect().height;
    expect(drawing.height).toBeLessThan(box.getBoundingClientRect().height - cut + 4);
  });

  it('takes the colours of the theme that is asked for, also those that a script has read', async () => {
    const { player, race } = await setUp();
    player.seek(0.5 * player.length);
    await frames(3);
    // How it stands is said half a second later, which is in the page as well.
    await until(() => element(race, '[aria-live]').textContent?.startsWith('At '));
    const canvas = element<HTMLCanvasElement>(race, 'canvas');
    const before = { html: race.innerHTML, pixels: canvas.toDataURL() };
    const light = pictureOf(race, { theme: 'light' });
    const dark = pictureOf(race, { theme: 'dark' });
    expect(race.innerHTML).toBe(before.html);
    await frames(4);
    expect(race.innerHTML).toBe(before.html);
    expect(canvas.toDataURL()).toBe(before.pixels);
    const fills = ({ marks }: Drawing) =>
      new Set(
        marks.flatMap((mark: Mark) => (mark.kind === 'path' && mark.fill ? [mark.fill] : [])),
      );
    // Agents of a swarm of 16, one agent, closed steps: in the legend and on the canvas.
    const [inLight, inDark] = [
      ['#166582', '#b65621', '#d5d2c6'],
      ['#74c0db', '#db7b40', '#42454b'],
    ];
    for (const colour of inLight) {
      expect(fills(light)).toContain(colour);
      expect(fills(dark)).not.toContain(colour);
    }
    for (const colour of inDark) {
      expect(fills(dark)).toContain(colour);
      expect(fills(light)).not.toContain(colour);
    }
    expect(dark.marks).toHaveLength(light.marks.length);
    document.documentElement.dataset.theme = 'dark';
    await frames(4);
    expect(compare(pictureOf(race), race, canvas).far).toBeLessThan(0.002);
    expect(pictureOf(race, { theme: 'light' })).toEqual(light);
  });
});

describe('a file of the race', () => {
  it('is SVG that needs nothing else, and PNG of the size asked for', async () => {
    const { player, box } = await setUp();
    player.seek(0.5 * player.length);
    await frames(3);
    const drawing = sheet(pictureOf(box), {
      title: 'A race & its <curves>',
      parameters: 'agents 16, seed 1',
      link: 'https://example.org/lab/?v=2&agents=16',
      version: 'Model 1',
    });
    const svg = toSvg(drawing, { title: 'A race', description: 'a & b', language: 'en' });
    const parsed = new DOMParser().parseFromString(svg, 'image/svg+xml');
    expect(parsed.querySelector('parsererror')).toBeNull();
    expect(parsed.documentElement.getAttribute('width')).toBe(`${drawing.width}`);
    expect(parsed.documentElement.textContent).toContain('A race & its <curves>');
    expect(/var\(|url\(| class=| style=| id=|<style|<image|href/.exec(svg)).toBeNull();
    // Of words there may be more decimals.
    expect(/NaN|undefined|null|Infinity|="[^"]*\d*\.\d{3}/.exec(svg)).toBeNull();

    const { blob, scale } = await toPng(drawing, 2);
    expect([blob.type, scale]).toEqual(['image/png', 2]);
    const picture = await createImageBitmap(blob);
    expect([picture.width, picture.height]).toEqual([2 * drawing.width, 2 * drawing.height]);
    const large = await toPng({ ...drawing, marks: [] }, 40);
    expect(large.scale).toBeLessThan(40);
    const bitmap = await createImageBitmap(large.blob);
    expect(Math.max(bitmap.width, bitmap.height)).toBeLessThanOrEqual(16_384);
  });
});
