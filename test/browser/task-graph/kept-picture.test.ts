import { expect, it } from 'vitest';
import { KeptPicture } from '../../../src/components/task/graph/kept-picture.ts';

const VIEW = { x: 0, y: 0, stretch: { x: 1, y: 1 } };

it('is painted once for a size and a screen, whatever part of a pixel that comes to, and anew for another', () => {
  const pen = document.createElement('canvas').getContext('2d');
  if (!pen) throw new Error('no canvas');
  const painted: number[] = [];
  const picture = new KeptPicture(() => {});
  const of = { key: {}, look: {}, view: VIEW };
  const put = (scale: number, height = 99) =>
    picture.put(pen, { width: 333, height, scale }, of, (layer) => {
      painted.push(layer.canvas.width);
    });
  // 333 times 1.5 is no whole number of pixels.
  for (const scale of [1.5, 1.5, 1.5, 1, 1, 2]) put(scale);
  expect(painted).toEqual([500, 333, 666]);
  put(2, 98);
  expect(painted).toHaveLength(4);
  picture.dispose();
});
