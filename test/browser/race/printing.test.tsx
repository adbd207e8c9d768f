import { useRef, useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import type { StageSize } from '../../../src/components/stage/canvas-stage.ts';
import { isPrinting } from '../../../src/components/stage/printing.ts';
import { Stage } from '../../../src/components/stage/stage.tsx';
import { useNear } from '../../../src/figures/task/frame/use-near.ts';
import { frames, mount, unmountAll, until } from './mount.tsx';

afterEach(() => {
  // Where a test failed half way, too: whoever comes next is not on paper.
  window.dispatchEvent(new Event('afterprint'));
  unmountAll();
});

/** As far down as nobody has scrolled: made when it comes near, and its stage has room only once an axis took its own. */
function FarPicture() {
  const place = useRef<HTMLDivElement>(null);
  const near = useNear(place);
  return (
    <div ref={place} style={{ marginTop: 6000, height: 100 }}>
      {near && <Picture />}
    </div>
  );
}

function Picture() {
  const [size, setSize] = useState<StageSize | null>(null);
  return (
    <div style={{ display: 'flex', height: 100 }}>
      {size && <span style={{ flex: 'none', width: 60 }}>axis</span>}
      <div style={{ flex: 1, minWidth: 0 }}>
        <Stage
          label="a picture"
          paint={(pen, { width, height }) => {
            if (size) pen.fillRect(size.width - 10, 0, width, height);
          }}
          onSize={setSize}
        />
      </div>
    </div>
  );
}

it('what nobody scrolled to is on paper whole: it is made, measured and drawn before the listeners are done', async () => {
  const box = mount(<FarPicture />, 432);
  await until(() => box.querySelector('div'));
  await frames(3);
  expect(box.querySelector('canvas')).toBe(null);
  window.dispatchEvent(new Event('beforeprint'));
  const canvas = box.querySelector('canvas');
  expect(isPrinting()).toBe(true);
  expect(canvas?.getBoundingClientRect().width).toBe(340);
  expect(canvas?.width).toBe(340 * window.devicePixelRatio);
  // Ten pixels at the right edge, by the size that the axis left.
  const data = canvas?.getContext('2d')?.getImageData(0, 50, canvas.width, 1).data ?? [];
  const dark = [...Array(canvas?.width).keys()].filter((x) => data[4 * x + 3] === 255);
  expect(dark.at(0)).toBe(330 * window.devicePixelRatio);
  window.dispatchEvent(new Event('afterprint'));
  expect(isPrinting()).toBe(false);
  // On the screen it goes on as always.
  box.querySelector<HTMLElement>('div')?.style.setProperty('width', '300px');
  await until(() => canvas?.width === 240 * window.devicePixelRatio);
});
