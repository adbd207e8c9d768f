import { afterEach, describe, expect, it, vi } from 'vitest';
import { cdp } from 'vitest/browser';
import type { StageSize } from '../../../src/components/stage/canvas-stage.ts';
import { Stage, type StageHandle } from '../../../src/components/stage/stage.tsx';
import { until as untilFrame } from '../lab/harness.tsx';
import { sightKnown } from '../sight-known.ts';
import { element, frames, mount, unmountAll, until } from './mount.tsx';

interface Cdp {
  send(method: string, parameters?: object): Promise<unknown>;
}

async function setDensity(deviceScaleFactor: number) {
  await (cdp() as unknown as Cdp).send('Emulation.setDeviceMetricsOverride', {
    width: 1280,
    height: 800,
    deviceScaleFactor,
    mobile: false,
  });
  await until(() => Math.abs(window.devicePixelRatio - deviceScaleFactor) < 0.01);
  await frames();
}

/** A stage of a given size that counts what it paints. */
function setUp(width: number, height: number, top = 0) {
  const painted: StageSize[] = [];
  const handle: { current: StageHandle | null } = { current: null };
  const box = mount(
    <div style={{ width, height, marginTop: top }}>
      <Stage
        ref={handle}
        label="a picture"
        paint={(pen, size) => {
          painted.push(size);
          // Every other device pixel column dark: blurred when the bitmap is scaled.
          for (let x = 0; x < size.width * size.scale; x += 2)
            pen.fillRect(x / size.scale, 0, 1 / size.scale, size.height);
        }}
      />
    </div>,
    width + 40,
  );
  return { painted, handle, box };
}

afterEach(async () => {
  vi.useRealTimers();
  unmountAll();
  window.scrollTo(0, 0);
  await (cdp() as unknown as Cdp).send('Emulation.clearDeviceMetricsOverride');
});

describe('the stage', () => {
  it.each([1, 1.5, 2])('has whole device pixels at a density of %s', async (density) => {
    await setDensity(density);
    const { painted, box } = setUp(301, 203);
    await until(() => painted.length > 0);
    const canvas = element<HTMLCanvasElement>(box, 'canvas');
    const css = canvas.getBoundingClientRect();
    expect(Math.abs(canvas.width - css.width * density)).toBeLessThan(1);
    expect(Math.abs(canvas.height - css.height * density)).toBeLessThan(1);
    const size = painted[painted.length - 1];
    expect(size.scale).toBe(density);
    expect(size.width * density).toBeCloseTo(canvas.width, 9);
    // Crisp: columns are wholly dark or wholly clear.
    const data = canvas.getContext('2d')?.getImageData(0, 5, 40, 1).data;
    for (let x = 0; x < 40; x++) expect(data?.[4 * x + 3]).toBe(x % 2 === 0 ? 255 : 0);
  });

  it('paints anew when the density changes', async () => {
    await setDensity(1);
    const { painted, handle } = setUp(300, 200);
    await until(() => painted.length > 0);
    await setDensity(2);
    // The pretended density of a frame tells nobody, so the next picture finds out.
    handle.current?.invalidate();
    await until(() => painted.at(-1)?.scale === 2);
  });

  it('paints once a frame however often it is asked', async () => {
    const { painted, handle, box } = setUp(300, 200);
    await until(() => painted.length > 0);
    await sightKnown(box.querySelectorAll('canvas'));
    await frames();
    const before = painted.length;
    for (let i = 0; i < 50; i++) handle.current?.invalidate();
    await frames(3);
    expect(painted.length).toBe(before + 1);
  });

  it('paints off screen only once all is at rest, and at once when it comes into sight', async () => {
    // The rest is timed here: a frame may take longer than that.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { painted, handle, box } = setUp(300, 200, 4000);
    // A bitmap that nobody gave a size is 150 high.
    await untilFrame('it has its size', () => box.querySelector('canvas')?.height === 200);
    await sightKnown(box.querySelectorAll('canvas'));
    for (let i = 0; i < 30; i++) {
      handle.current?.invalidate();
      vi.advanceTimersByTime(16);
      await frames(1);
    }
    vi.advanceTimersByTime(300 - 16 - 1);
    expect(painted).toHaveLength(0);
    vi.advanceTimersByTime(1);
    expect(painted).toHaveLength(1);
    handle.current?.invalidate();
    element(box, 'canvas').scrollIntoView();
    await untilFrame('it is painted in sight', () => painted.length > 1);
  });

  it('follows its size', async () => {
    const { painted, box } = setUp(300, 200);
    await until(() => painted.length > 0);
    element(box, 'div').style.width = '420px';
    await until(() => painted.at(-1)?.width === 420);
  });

  it('is a picture with a name, and lets a finger scroll the page', async () => {
    const { box } = setUp(300, 200);
    const canvas = await until(() => box.querySelector('canvas'));
    expect(canvas.getAttribute('role')).toBe('img');
    expect(canvas.getAttribute('aria-label')).toBe('a picture');
    expect(getComputedStyle(canvas).touchAction).toBe('pan-y');
  });
});
