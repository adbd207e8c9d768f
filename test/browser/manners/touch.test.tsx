import { type ReactNode, useState } from 'react';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { Slider } from '../../../src/components/controls/slider.tsx';
import { sliderScale } from '../../../src/components/controls/slider-scale.ts';
import { PlotPair } from '../../../src/components/plot/plot-pair.tsx';
import { PlayBar } from '../../../src/components/transport/play-bar.tsx';
import { Transport } from '../../../src/components/transport/transport.tsx';
import { raceTimeline } from '../../../src/draw/timeline.ts';
import { PRESETS } from '../../../src/model/presets.ts';
import { browserClock } from '../../../src/player/browser-clock.ts';
import { Player } from '../../../src/player/player.ts';
import { definition, type NumberParameter } from '../../../src/state/parameter-table.ts';
import '../../../src/styles/site.css';
import { line, plain } from '../../unit/plot/samples.ts';
import { raceOf } from '../race/fixture/results.ts';
import { element, frames, mount, unmountAll, until } from '../race/mount.tsx';

const send = (method: string, parameters: Record<string, unknown>) =>
  (cdp() as unknown as { send(m: string, p: object): Promise<unknown> }).send(method, parameters);

const race = raceOf({ ...PRESETS.post, steps: 60 });
const timeline = raceTimeline(race, { clock: 'log' });
const player = new Player({ ...timeline, clock: browserClock });
const nothing = () => {};

function MovedSlider() {
  const [value, setValue] = useState(16);
  const scale = sliderScale(definition('agents') as NumberParameter);
  const props = { id: 'a', describedBy: 'b', text: `${value}`, value, unset: false, scale };
  return <Slider {...props} onDrag={setValue} onCommit={setValue} />;
}

/** Everything that a finger drags sideways: what it is, where it is held, and what it stands at. */
const DRAGGED: readonly {
  readonly name: string;
  readonly node: () => ReactNode;
  readonly selector: string;
  readonly value: (held: HTMLElement) => string | null;
}[] = [
  {
    name: 'a slider',
    node: () => <MovedSlider />,
    selector: 'input',
    value: (held) => held.getAttribute('aria-valuetext'),
  },
  {
    name: 'the bar of a figure',
    node: () => <PlayBar player={player} length={player.length} label="a" valueText={String} />,
    selector: 'input',
    value: () => player.position.toFixed(3),
  },
  {
    name: 'the bar of the race',
    node: () => (
      <Transport
        {...{ player, timeline, race, kind: 'standard', agents: 16 }}
        tMid={1}
        onClock={nothing}
      />
    ),
    selector: '[role=slider]',
    value: () => player.position.toFixed(3),
  },
  {
    name: 'a plot',
    node: () => {
      const readable = { label: 'a', title: String, rows: () => [] };
      return <PlotPair plots={[plain({ lines: [line([0, 10], [0, 1])], readable })]} />;
    },
    selector: '.fplot-area',
    value: (held) => held.getAttribute('aria-valuetext'),
  },
];

beforeAll(async () => {
  document.documentElement.classList.add('js');
  await page.viewport(390, 844);
  await send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 1 });
});

afterAll(async () => {
  await send('Emulation.setTouchEmulationEnabled', { enabled: false });
  await page.viewport(1280, 800);
  player.dispose();
});

afterEach(() => {
  unmountAll();
  for (const room of document.querySelectorAll('.room')) room.remove();
  window.scrollTo(0, 0);
});

/** The element, in the middle of a page that is long enough to scroll. */
async function held({ node, selector }: (typeof DRAGGED)[number]): Promise<HTMLElement> {
  player.seek(12);
  const room = () => {
    const made = document.createElement('div');
    made.className = 'room';
    made.style.height = '1500px';
    document.body.append(made);
  };
  room();
  const box = mount(node(), 358);
  room();
  await until(() => box.querySelector(selector));
  const found = element(box, selector);
  await center(found);
  return found;
}

/** Nothing scrolls the page any more, neither a hand nor what it left moving. */
async function still(): Promise<void> {
  for (let same = 0, at = window.scrollY; same < 10; ) {
    await frames(1);
    same = window.scrollY === at ? same + 1 : 0;
    at = window.scrollY;
  }
}

async function center(target: HTMLElement): Promise<void> {
  target.scrollIntoView({ block: 'center' });
  await still();
}

/** A finger that comes down in the middle of an element, moves, and leaves. */
async function swipe(target: HTMLElement, dx: number, dy: number) {
  const box = target.getBoundingClientRect();
  const offset = window.frameElement?.getBoundingClientRect() ?? { x: 0, y: 0 };
  const x = offset.x + box.x + 0.4 * box.width;
  const y = offset.y + box.y + box.height / 2;
  const touchPoints = (share: number) => [{ x: x + share * dx, y: y + share * dy }];
  await send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: touchPoints(0) });
  for (let i = 1; i <= 6; i++) {
    const points = { type: 'touchMove', touchPoints: touchPoints(i / 6) };
    await send('Input.dispatchTouchEvent', points);
    await frames(1);
  }
  await send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await still();
}

describe.each(DRAGGED)('under a finger, $name', (dragged) => {
  it('is tall enough, and lets the page scroll as it was', async () => {
    const target = await held(dragged);
    expect(target.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    const before = dragged.value(target);
    for (const [dx, dy] of [
      [0, -160],
      [0, 120],
      [60, -110],
    ]) {
      const { scrollY } = window;
      await swipe(target, dx, dy);
      await until(() => Math.sign(window.scrollY - scrollY) === -Math.sign(dy));
      expect(dragged.value(target)).toBe(before);
      await center(target);
    }
  });

  it('follows it sideways, and the page stays', async () => {
    const target = await held(dragged);
    const { scrollY } = window;
    const before = dragged.value(target);
    await swipe(target, 110, 8);
    await until(() => dragged.value(target) !== before);
    expect(window.scrollY).toBe(scrollY);
  });
});
