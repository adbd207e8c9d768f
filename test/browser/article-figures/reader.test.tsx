import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { PlotPair } from '../../../src/components/plot/plot-pair.tsx';
import type { PlotData, Readable } from '../../../src/components/plot/types.ts';
import { line, log, plain } from '../../unit/plot/samples.ts';
import { mouse } from '../lab/harness.tsx';
import { element, frames, mount, unmountAll, until } from '../race/mount.tsx';

const readable = (label: string, stops?: readonly number[]): Readable => ({
  label,
  ...(stops ? { stops } : {}),
  title: (at) => `at ${at.toPrecision(3)}`,
  rows: (at) => [{ key: 'a', name: label, value: at.toFixed(1), colour: 'red', y: at / 10 }],
});

let box: HTMLElement;

/** Two plots of 0 to 10, side by side. */
async function show(changes: Partial<PlotData> = {}, stops?: readonly number[]) {
  const plot = (title: string) =>
    plain({
      title,
      lines: [line([0, 10], [0, 1])],
      readable: readable(title, stops),
      ...changes,
    });
  // As on the page: without a script nothing can be read off.
  document.documentElement.classList.add('js');
  box = mount(<PlotPair plots={[plot('left'), plot('right')]} />, 900);
  await until(() => areas().length === 2);
}

const areas = () => [...box.querySelectorAll<HTMLElement>('.fplot-area')];
const now = (plot = 0) =>
  areas()
    [plot].getAttribute('aria-valuetext')
    ?.match(/at ([\d.]+);/)?.[1];
/** Which plots have a cross-hair, and which a card. */
const marked = () =>
  [...box.querySelectorAll('.fplot')].map(
    (plot) =>
      `${plot.querySelector('.fplot-mark') ? 'mark' : ''}${plot.querySelector('.fplot-card') ? '+card' : ''}`,
  );

async function press(...keys: string[]) {
  for (const key of keys) await userEvent.keyboard(`{${key}}`);
  await frames(1);
}

/** What moves goes by without haste: the page reads it off when it comes to that. */
const reads = (value: string) => until(() => now() === value);

/** As a finger or a mouse would, at a share of a plot's width. */
async function pointer(type: string, plot: number, share: number, pointerType = 'mouse', dy = 0) {
  const area = areas()[plot];
  const { left, top, width, height } = area.getBoundingClientRect();
  area.dispatchEvent(
    new PointerEvent(type, {
      bubbles: true,
      pointerId: 1,
      pointerType,
      button: 0,
      clientX: left + share * width,
      clientY: top + height / 2 + dy,
    }),
  );
  await frames(3);
}

afterEach(unmountAll);

describe('with the keys', () => {
  it('a plot is one stop of the tab order, read in the middle at first', async () => {
    await show();
    const before = document.createElement('button');
    box.prepend(before);
    before.focus();
    await userEvent.tab();
    expect(document.activeElement).toBe(areas()[0]);
    await frames(1);
    expect(marked()).toEqual(['mark+card', 'mark']);
    expect(now()).toBe('5.00');
    await userEvent.tab();
    await frames(1);
    expect(document.activeElement).toBe(areas()[1]);
    expect(marked()).toEqual(['mark', 'mark+card']);
    await userEvent.tab();
    await frames(1);
    expect(marked()).toEqual(['', '']);
  });

  it('arrows go a hundredth of the axis, pages a tenth, and both stop at the ends', async () => {
    await show();
    areas()[0].focus();
    const seen: (string | undefined)[] = [];
    for (const key of [
      'ArrowRight',
      'ArrowUp',
      'ArrowLeft',
      'ArrowDown',
      'PageUp',
      'PageDown',
      'PageDown',
      'End',
      'ArrowRight',
      'ArrowLeft',
      'Home',
      'PageDown',
    ]) {
      await press(key);
      seen.push(now());
    }
    expect(seen).toEqual(
      [5.1, 5.2, 5.1, 5, 6, 5, 4, 10, 10, 9.9, 0, 0].map((value) => value.toPrecision(3)),
    );
    expect(areas()[0].getAttribute('aria-valuenow')).toBe('0');
  });

  it('an arrow goes a hundredth of a logarithmic axis too', async () => {
    await show({ x: log(0.01, 100) });
    areas()[0].focus();
    await press('PageUp');
    // From the middle, 1, by a tenth of four decades.
    expect(now()).toBe((10 ** 0.4).toPrecision(3));
  });

  it('Escape puts the cross-hair away, an arrow brings it back, and Home and End go at once', async () => {
    await show();
    areas()[0].focus();
    await press('ArrowRight', 'Escape');
    expect(marked()).toEqual(['', '']);
    await press('ArrowRight');
    expect(marked()).toEqual(['mark+card', 'mark']);
    expect(now()).toBe('5.00');
    await press('Escape', 'Home');
    expect(now()).toBe('0.00');
    await press('Escape', 'End');
    expect(now()).toBe('10.0');
  });

  it('leaves keys to the browser that are none of its own', async () => {
    await show();
    areas()[0].focus();
    const refused: string[] = [];
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented) refused.push(event.key);
    };
    document.addEventListener('keydown', listen);
    await press('ArrowRight', 'a', 'Control>}{ArrowRight}{/Control', 'Shift>}{End}{/Shift');
    document.removeEventListener('keydown', listen);
    expect(refused).toEqual(['ArrowRight']);
    expect(now()).toBe('5.10');
  });

  it('stops are read one by one, a quarter of them a page', async () => {
    await show({}, [0.5, 1, 2, 3, 4, 6, 8, 9.5]);
    areas()[0].focus();
    const seen = [now()];
    for (const key of [
      'ArrowRight',
      'PageUp',
      'ArrowRight',
      'PageDown',
      'Home',
      'ArrowLeft',
      'End',
    ]) {
      await press(key);
      seen.push(now());
    }
    expect(seen).toEqual([4, 6, 9.5, 9.5, 6, 0.5, 0.5, 9.5].map((value) => value.toPrecision(3)));
  });
});

describe('with a pointer', () => {
  it('a mouse reads off where it is, in both plots, and the card follows the hand', async () => {
    await show();
    const { left, top, width } = areas()[0].getBoundingClientRect();
    await mouse('mouseMoved', left + 0.3 * width, top + 20);
    await until(() => now() === '3.00');
    expect(now(1)).toBe('3.00');
    expect(marked()).toEqual(['mark+card', 'mark']);
    const other = areas()[1].getBoundingClientRect();
    await mouse('mouseMoved', other.left + 0.75 * other.width, other.top + 20);
    await until(() => now() === '7.50');
    expect(marked()).toEqual(['mark', 'mark+card']);
    await mouse('mouseMoved', 2, 2);
    await until(() => marked().join('') === '');
  });

  it('the cross-hair stands where the hand is, its dot on the line', async () => {
    await show();
    await pointer('pointermove', 0, 0.25);
    await reads('2.50');
    const area = areas()[0].getBoundingClientRect();
    const dot = element<SVGElement>(box, '.fplot-mark circle').getBoundingClientRect();
    expect(dot.left + dot.width / 2).toBeCloseTo(area.left + 0.25 * area.width, 0);
    // The line is at a quarter there, of an area 100 high.
    expect(dot.top + dot.height / 2).toBeCloseTo(area.top + 75, 0);
    expect(area.height).toBe(100);
  });

  it('the nearest stop is read', async () => {
    await show({}, [1, 2, 8]);
    await pointer('pointermove', 0, 0.49);
    await reads('2.00');
    await pointer('pointermove', 0, 0.51);
    await reads('8.00');
  });

  it('a finger that moves along reads off, and what it read stays', async () => {
    await show();
    await pointer('pointerdown', 0, 0.2, 'touch');
    expect(marked()).toEqual(['', '']);
    await pointer('pointermove', 0, 0.4, 'touch');
    await reads('4.00');
    await pointer('pointerup', 0, 0.4, 'touch');
    expect(marked()).toEqual(['mark+card', 'mark']);
  });

  it('a tap reads off', async () => {
    await show();
    await pointer('pointerdown', 1, 0.6, 'touch');
    await pointer('pointerup', 1, 0.6, 'touch');
    await reads('6.00');
    expect(marked()).toEqual(['mark', 'mark+card']);
  });

  it('a finger that scrolls the page is let go, and reads nothing', async () => {
    await show();
    expect(getComputedStyle(areas()[0]).touchAction).toBe('pan-y');
    await pointer('pointerdown', 0, 0.2, 'touch');
    await pointer('pointermove', 0, 0.2, 'touch', 40);
    await pointer('pointercancel', 0, 0.2, 'touch', 40);
    expect(marked()).toEqual(['', '']);
    // And the next finger can take it.
    await pointer('pointerdown', 0, 0.3, 'touch');
    await pointer('pointerup', 0, 0.3, 'touch');
    await reads('3.00');
  });

  it('the card stays within the page at either side', async () => {
    await show();
    for (const [plot, share, value] of [
      [0, 0, '0.00'],
      [0, 0.5, '5.00'],
      [1, 0.51, '5.10'],
      [1, 1, '10.0'],
    ] as const) {
      await pointer('pointermove', plot, share);
      await reads(value);
      const card = element(box, '.fplot-card').getBoundingClientRect();
      expect(card.left).toBeGreaterThanOrEqual(0);
      expect(card.right).toBeLessThanOrEqual(document.documentElement.clientWidth);
    }
  });
});
