import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { PRESETS } from '../../../src/model/presets.ts';
import { browserClock } from '../../../src/player/browser-clock.ts';
import { Player } from '../../../src/player/player.ts';
import { sightKnown } from '../sight-known.ts';
import { violationsIn } from '../violations.ts';
import { Fixture } from './fixture/figure.tsx';
import { element, frames, mount, unmountAll, until } from './mount.tsx';

const parameters = { ...PRESETS.post, steps: 120, graphs: 3 };
const players: Player[] = [];

async function setUp(
  options: { language?: 'en' | 'zh'; swarm?: 'recursive' | 'independent'; width?: number } = {},
) {
  const player = new Player({ clock: browserClock });
  players.push(player);
  const { language = 'en', swarm = 'standard', width = 1200 } = options;
  const box = mount(
    <Fixture parameters={{ ...parameters, swarm }} player={player} language={language} />,
    width,
  );
  await until(() => player.length > 0 && box.querySelector('canvas'));
  await until(() => box.querySelector('.depth-axis'));
  // From then on a picture is painted in the next frame.
  await sightKnown(box.querySelectorAll('canvas'));
  await frames(2);
  const stages = box.querySelectorAll<HTMLElement>('.race-panel-stage');
  const readouts = box.querySelectorAll<HTMLElement>('.race-panel-readout');
  const spoken = element(box, '[aria-live="polite"]');
  return { player, box, stages, readouts, spoken };
}

/** All pixels of a canvas as one string. */
const pixels = (canvas: HTMLCanvasElement) => canvas.toDataURL();

afterEach(() => {
  unmountAll();
  for (const player of players.splice(0)) player.dispose();
  delete document.documentElement.dataset.theme;
});

describe('the race', () => {
  it('follows the playhead in both panels, forwards and backwards to the same picture', async () => {
    const { player, box, readouts } = await setUp();
    const canvas = element<HTMLCanvasElement>(box, 'canvas');
    player.seek(15);
    await frames(3);
    const there = pixels(canvas);
    const words = [...readouts].map((each) => each.textContent);
    expect(words[0]).toMatch(/^\d+% covered · best \d\.\d\d$/);
    expect(words[1]).toMatch(/^\d+% covered · best \d\.\d\d · \d+ at work$/);
    player.seek(player.length);
    await frames(3);
    expect([...readouts].map((each) => each.textContent)).toEqual([
      '100% covered · best 1.00',
      '100% covered · best 1.00 · 0 at work',
    ]);
    expect(pixels(canvas)).not.toBe(there);
    player.seek(1);
    await frames(3);
    expect(readouts[0].textContent).toMatch(/^\d+ of 120 steps grown$/);
    player.seek(15);
    await frames(3);
    expect(pixels(canvas)).toBe(there);
    expect([...readouts].map((each) => each.textContent)).toEqual(words);
  });

  it('says how it stands when the playhead rests, and not while it plays', async () => {
    const { player, spoken } = await setUp();
    player.seek(14);
    // At the start it has said how the growth stands, where that came to rest first.
    await until(() => spoken.textContent?.startsWith('At '));
    expect(spoken.textContent).toMatch(
      /^At [\d.]+ t_mid\. 1 agent: \d+% covered, best score \d\.\d\d, 1 at work\. 16 agents: /,
    );
    const before = spoken.textContent;
    player.play();
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect(spoken.textContent).toBe(before);
    await until(() => player.position > 14.5);
    player.pause();
    await until(() => spoken.textContent !== before);
  });

  it('is painted in the colours of the theme', async () => {
    const { player, box } = await setUp();
    player.seek(14);
    await frames(3);
    const canvas = element<HTMLCanvasElement>(box, 'canvas');
    document.documentElement.dataset.theme = 'light';
    await frames(4);
    const light = pixels(canvas);
    document.documentElement.dataset.theme = 'dark';
    await frames(4);
    expect(pixels(canvas)).not.toBe(light);
    document.documentElement.dataset.theme = 'light';
    await frames(4);
    expect(pixels(canvas)).toBe(light);
  });

  it('is printed in the light theme, at once, and put back', async () => {
    const { player, box } = await setUp();
    player.seek(14);
    const canvas = element<HTMLCanvasElement>(box, 'canvas');
    document.documentElement.dataset.theme = 'light';
    await frames(4);
    const light = pixels(canvas);
    document.documentElement.dataset.theme = 'dark';
    await frames(4);
    const dark = pixels(canvas);
    window.dispatchEvent(new Event('beforeprint'));
    expect(pixels(canvas)).toBe(light);
    window.dispatchEvent(new Event('afterprint'));
    expect(document.documentElement.dataset.theme).toBe('dark');
    await frames(4);
    expect(pixels(canvas)).toBe(dark);
  });

  it('rings the step that was stepped to, and says which', async () => {
    const { player, box, spoken } = await setUp();
    player.seek(14);
    player.next();
    await frames(3);
    const canvases = [...box.querySelectorAll('canvas')];
    const ringed = canvases.map(pixels);
    await until(() => /step \d+ finished|\d steps finished/.test(spoken.textContent ?? ''));
    player.seek(player.position + 1e-9);
    await frames(3);
    expect(canvases.map(pixels)).not.toEqual(ringed);
  });

  it('has its first layer named where it stands', async () => {
    const { box } = await setUp();
    const [zero, ...rest] = [...box.querySelectorAll('.depth-axis')[0].querySelectorAll('text')];
    expect(zero.textContent).toBe('0');
    expect(zero.getAttribute('text-anchor')).toBe('middle');
    const word = rest.find((each) => each.textContent === 'layer →');
    const { right } = word?.getBoundingClientRect() ?? { right: 0 };
    const next = rest[0].getBoundingClientRect();
    expect(next.left).toBeGreaterThan(right);
  });

  it('tells of the step under the pointer, and marks it in the other panel', async () => {
    const { player, box, stages } = await setUp();
    player.seek(14);
    await frames(3);
    const other = element<HTMLCanvasElement>(stages[1], 'canvas');
    const before = pixels(other);
    // The root stands over the name of its layer, halfway down.
    const zero = box.querySelectorAll('.depth-axis')[0].querySelector('text');
    const name = zero?.getBoundingClientRect() ?? { left: 0, right: 0 };
    const x = (name.left + name.right) / 2 - stages[0].getBoundingClientRect().left;
    await userEvent.hover(stages[0], { position: { x, y: stages[0].clientHeight / 2 } });
    const card = await until(() => box.querySelector('.step-card'));
    expect(card.textContent).toMatch(/^Step \d+/);
    expect(card.textContent).toContain('1 agent');
    expect(card.textContent).toContain('16 agents');
    await until(() => pixels(other) !== before);
    await userEvent.unhover(stages[0]);
    await until(() => !box.querySelector('.step-card'));
  });

  it('is walked through with the keys, apart from those of the player', async () => {
    const { player, box, stages, spoken } = await setUp();
    player.seek(14);
    stages[1].focus();
    await userEvent.keyboard('{Enter}');
    await until(() => box.querySelector('.step-card'));
    const first = element(box, '.step-card-title').textContent;
    await until(() => spoken.textContent?.startsWith('Step'));
    await userEvent.keyboard('{ArrowLeft}');
    expect(player.position).toBe(14);
    await until(() => element(box, '.step-card-title').textContent !== first);
    await userEvent.keyboard('{Escape}');
    await until(() => !box.querySelector('.step-card'));
    await userEvent.keyboard('{ArrowLeft}');
    expect(player.position).toBeLessThan(14);
    await userEvent.keyboard('{End}');
    expect(player.atEnd).toBe(true);
    await userEvent.keyboard('{Home}');
    expect(player.position).toBe(0);
    await userEvent.keyboard(' ');
    expect(player.playing).toBe(true);
    await userEvent.keyboard(' ');
    expect(player.playing).toBe(false);
  });

  it('shows several sessions as small multiples', async () => {
    const { box, stages } = await setUp({ swarm: 'independent' });
    expect(box.textContent).toContain('16 sessions, each on a graph of its own');
    stages[1].focus();
    await userEvent.keyboard('{Enter}');
    const card = await until(() => box.querySelector('.step-card'));
    expect(card.textContent).toContain('session 1');
  });

  it('stacks its panels on a phone and never scrolls sideways', async () => {
    const { stages, box } = await setUp({ width: 358 });
    expect(stages[1].getBoundingClientRect().top).toBeGreaterThan(
      stages[0].getBoundingClientRect().bottom,
    );
    for (const each of box.querySelectorAll('*'))
      expect(each.getBoundingClientRect().right, each.className.toString()).toBeLessThan(
        box.getBoundingClientRect().right + 20,
      );
  });
});

describe('accessibility', () => {
  it.each([
    ['en', 'light'],
    ['zh', 'dark'],
  ] as const)('has nothing to complain about in %s, %s', async (language, theme) => {
    document.documentElement.dataset.theme = theme;
    document.documentElement.lang = language;
    const { box, player } = await setUp({ language, swarm: 'recursive' });
    player.seek(14);
    await frames(3);
    const violations = await violationsIn(box, { rules: { region: { enabled: false } } });
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0].html}`)).toEqual([]);
  });
});
