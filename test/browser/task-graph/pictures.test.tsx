import axe from 'axe-core';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { LanguageProvider } from '../../../src/components/messages-context.tsx';
import { paintedOf } from '../../../src/draw/painted.ts';
import { pictureOf } from '../../../src/export/picture-of.ts';
import { ganttFigure } from '../../../src/figures/task/gantt/spec.ts';
import { graphFigure } from '../../../src/figures/task/graph/spec.ts';
import { profileFigure } from '../../../src/figures/task/profile/spec.ts';
import { taskTimeline } from '../../../src/figures/task/race/task-timeline.ts';
import type { TaskFigureSpec, TaskShown } from '../../../src/figures/task/spec.ts';
import { browserClock } from '../../../src/player/browser-clock.ts';
import { Player } from '../../../src/player/player.ts';
import { element, mount, unmountAll, until } from '../race/mount.tsx';
import {
  chain,
  DIAMOND,
  ODD_IDS,
  random,
  type ShownOptions,
  type Steps,
  shownOf,
} from './cases.ts';

afterEach(async () => {
  unmountAll();
  delete document.documentElement.dataset.theme;
  await page.viewport(1280, 800);
});

function show(figure: TaskFigureSpec, steps: Steps, options: ShownOptions = {}) {
  const shown: TaskShown = shownOf(steps, options);
  const { duel } = shown.results;
  const timeline = duel && taskTimeline(shown.task, duel, 'linear');
  const player = new Player({ clock: browserClock });
  if (timeline) player.setTimeline(timeline.length, timeline.events);
  const { Picture } = figure;
  const root = mount(
    <LanguageProvider value="en">
      <Picture
        {...shown}
        actions={{ change: () => {}, choose: () => {} }}
        player={player}
        timeline={timeline}
      />
    </LanguageProvider>,
  );
  return { root, player };
}

const stageOf = (root: HTMLElement) =>
  until(() => root.querySelector<HTMLElement>('.zoomable-stage'));
const button = (root: HTMLElement, name: string) =>
  until(() => root.querySelector<HTMLButtonElement>(`button[aria-label="${name}"]`));
const ticksOf = (root: HTMLElement) =>
  [...root.querySelectorAll('.zoomable-axis text:not(.zoomable-axis-label)')].map(
    ({ textContent }) => textContent,
  );
const spokenIn = (root: HTMLElement) =>
  element(root, '[aria-live]').textContent?.replaceAll('\u00a0', ' ');

function wheel(at: { x: number; y: number }, deltaY: number, ctrlKey: boolean): boolean {
  const init = { deltaY, clientX: at.x, clientY: at.y, ctrlKey, bubbles: true, cancelable: true };
  const event = new WheelEvent('wheel', init);
  document.elementFromPoint(at.x, at.y)?.dispatchEvent(event);
  return event.defaultPrevented;
}

test('keys walk through the graph along its edges, and say each step', async () => {
  const { root } = show(graphFigure, DIAMOND);
  const stage = await stageOf(root);
  await until(() => ticksOf(root).length > 0);
  stage.focus();
  await userEvent.keyboard('{Enter}');
  await until(() => spokenIn(root)?.startsWith('top;'));
  expect(spokenIn(root)).toBe(
    'top; duration: 1 s; critical path: on it: 17% of it; slack: none; waits for: 0 steps; helps to unlock: 2 steps; layer: 0 (of 0 to 2)',
  );
  await userEvent.keyboard('{ArrowRight}');
  await until(() => /^(left|right);/.test(spokenIn(root) ?? ''));
  await userEvent.keyboard('{ArrowRight}');
  await until(() => spokenIn(root)?.startsWith('bottom;'));
  await userEvent.keyboard('{Escape}');
  await until(() => spokenIn(root) === '');
  expect(root.querySelector('.task-card')).toBeNull();
});

test('buttons and keys enlarge and show the whole again', async () => {
  const { root } = show(graphFigure, chain(200));
  const stage = await stageOf(root);
  const bigger = await button(root, 'Enlarge');
  const whole = await button(root, 'Fit: show the whole picture');
  await until(() => ticksOf(root).length > 0);
  expect(whole.getAttribute('aria-disabled')).toBe('true');
  const before = ticksOf(root);
  expect(before).toContain('0');
  expect(before).toContain('180');
  for (let i = 0; i < 6; i++) bigger.click();
  await until(() => !ticksOf(root).includes('0'));
  expect(stage.dataset.zoomed).toBe('true');
  whole.click();
  await until(() => ticksOf(root).join() === before.join());
  stage.focus();
  await userEvent.keyboard('++++');
  await until(() => !ticksOf(root).includes('0'));
  await userEvent.keyboard('0');
  await until(() => ticksOf(root).join() === before.join());
});

test.each([
  ['layers', graphFigure],
  ['times', ganttFigure],
] as const)(
  '%s under a picture go along with it where paper makes it narrower',
  async (_, figure) => {
    const { root } = show(figure, chain(7));
    await until(() => ticksOf(root).length >= 3);
    const axis = element(root, '.zoomable-axis') as HTMLElement;
    const middles = () => {
      const { left, width } = axis.getBoundingClientRect();
      return [...axis.querySelectorAll('text[text-anchor="middle"]')].map((tick) => {
        const box = tick.getBoundingClientRect();
        return ((box.left + box.right) / 2 - left) / width;
      });
    };
    const before = middles();
    expect(before.at(-1)).toBeGreaterThan(0.6);
    axis.style.width = '55%';
    const after = middles();
    before.forEach((share, i) => {
      expect(after[i]).toBeCloseTo(share, 2);
    });
  },
);

test('a plain wheel is left to the page, and one with Ctrl zooms where it points', async () => {
  const { root } = show(graphFigure, chain(200));
  const stage = await stageOf(root);
  await until(() => ticksOf(root).length > 0);
  const { left, top, height } = stage.getBoundingClientRect();
  const at = { x: left + 5, y: top + height / 2 };
  expect(wheel(at, 120, false)).toBe(false);
  expect(ticksOf(root)).toContain('180');
  for (let i = 0; i < 6; i++) expect(wheel(at, -60, true)).toBe(true);
  await until(() => !ticksOf(root).includes('180'));
  // At its left end, where the pointer is.
  expect(ticksOf(root)).toContain('0');
});

test('a mouse drags an enlarged picture, and that is no press', async () => {
  const { root } = show(graphFigure, chain(200));
  const stage = await stageOf(root);
  const bigger = await button(root, 'Enlarge');
  for (let i = 0; i < 6; i++) bigger.click();
  await until(() => !ticksOf(root).includes('0'));
  const canvas = element(stage, 'canvas');
  const { left, top, height } = stage.getBoundingClientRect();
  const y = top + height / 2;
  const send = (type: string, x: number, buttons: number) =>
    canvas.dispatchEvent(
      new PointerEvent(type, {
        pointerId: 1,
        pointerType: 'mouse',
        button: 0,
        buttons,
        clientX: left + x,
        clientY: y,
        bubbles: true,
      }),
    );
  // A made-up pointer cannot be captured.
  stage.setPointerCapture = () => {};
  send('pointerdown', 200, 1);
  for (let x = 200; x < 30_000; x += 2000) send('pointermove', x, 1);
  send('pointerup', 30_000, 0);
  await until(() => ticksOf(root).includes('0'));
  expect(root.querySelector('.task-card')).toBeNull();
  // Let go: it does not follow any longer.
  const now = ticksOf(root).join();
  send('pointermove', -30_000, 0);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(ticksOf(root).join()).toBe(now);
});

test('a card shows an id of any script whole, as text', async () => {
  const { root } = show(graphFigure, ODD_IDS);
  const stage = await stageOf(root);
  await until(() => ticksOf(root).length > 0);
  stage.focus();
  await userEvent.keyboard('{Enter}');
  await until(() => root.querySelector('.task-card'));
  expect(element(root, '.task-card bdi').textContent).toBe('下载数据集并校验');
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await until(() => !spokenIn(root)?.startsWith('下载'));
  expect(root.querySelector('b')).toBeNull();
});

test('a graph of many layers is drawn as a density, whose fields are told', async () => {
  const { root } = show(graphFigure, chain(4000), { alone: true });
  const stage = await stageOf(root);
  await until(() => root.querySelector('.task-key'));
  stage.focus();
  await userEvent.keyboard('{Enter}');
  await until(() => spokenIn(root)?.startsWith('Layer'));
  const steps = Number(/steps in the column: (\d+)/.exec(spokenIn(root) ?? '')?.[1]);
  expect(steps).toBeGreaterThan(8);
  expect(steps).toBeLessThan(20);
});

test('lanes follow the keys and the race', async () => {
  const { root, player } = show(ganttFigure, random(60, 8, 2), { swarm: { agents: 4 } });
  const stage = await stageOf(root);
  await until(() => ticksOf(root).length > 0);
  expect([...root.querySelectorAll('.gantt-lanes text')].map((each) => each.textContent)).toEqual([
    '1',
    '2',
    '3',
    '4',
  ]);
  const canvas = element<HTMLCanvasElement>(stage, 'canvas');
  const ink = () => {
    const picture = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data;
    return picture?.reduce((sum, value, i) => (sum * 31 + value * (i % 7)) % 1_000_003, 0);
  };
  const before = ink();
  player.seek(player.length * 0.12);
  await until(() => ink() !== before);
  stage.focus();
  await userEvent.keyboard('{Enter}');
  await until(() => spokenIn(root)?.includes('from: 0 s'));
  const first = spokenIn(root);
  await userEvent.keyboard('{ArrowRight}');
  await until(() => spokenIn(root) !== first);
  expect(spokenIn(root)).toContain('agent: ');
});

test('every picture can be taken along as marks', async () => {
  for (const figure of [graphFigure, ganttFigure, profileFigure]) {
    const { root } = show(figure, random(60, 8, 2), { swarm: { agents: 4, scheduling: 0.2 } });
    await until(() => root.querySelector('svg text'));
    const canvas = root.querySelector('canvas');
    if (canvas) await until(() => paintedOf(canvas) !== null);
    const drawing = pictureOf(root);
    expect(drawing.marks.length).toBeGreaterThan(20);
    unmountAll();
  }
});

test('on a phone nothing is wider than the page', async () => {
  await page.viewport(390, 800);
  for (const figure of [graphFigure, ganttFigure, profileFigure]) {
    const shown = shownOf(random(60, 8, 2), { swarm: { agents: 12 } });
    const { Picture } = figure;
    const root = mount(
      <Picture
        {...shown}
        actions={{ change: () => {}, choose: () => {} }}
        player={new Player({ clock: browserClock })}
        timeline={null}
      />,
      390,
    );
    await until(() => root.querySelector('svg'));
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(root.scrollWidth).toBeLessThanOrEqual(390);
    unmountAll();
  }
});

test.each(['light', 'dark'] as const)('axe finds nothing in the %s', async (theme) => {
  document.documentElement.dataset.theme = theme;
  for (const figure of [graphFigure, ganttFigure]) {
    const { root } = show(figure, random(60, 8, 2), { swarm: { agents: 4, scheduling: 0.2 } });
    const stage = await stageOf(root);
    await until(() => ticksOf(root).length > 0);
    stage.focus();
    await userEvent.keyboard('{Enter}');
    await until(() => root.querySelector('.task-card'));
    const { violations } = await axe.run(root, { rules: { region: { enabled: false } } });
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    unmountAll();
  }
});
