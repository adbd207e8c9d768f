import type { Layer, LayerMaker, Pen } from '../../../src/draw/pen.ts';

/** What was done to a pen, in order; a layer that was drawn stands with what was on it then. */
export type Operation = readonly [name: string, ...values: unknown[]];

/** A pen that writes down what it is told, and forgets what a clearRect covers. */
export function recordingPen(): { pen: Pen; operations: Operation[] } {
  const operations: Operation[] = [];
  const put = (name: string, values: unknown[]) => {
    if (name === 'clearRect') operations.length = 0;
    else if (name === 'drawImage') {
      const [image, ...place] = values as [{ operations: Operation[] }, ...unknown[]];
      operations.push(['drawImage', JSON.stringify(image.operations), ...place]);
    } else operations.push([name, ...values]);
  };
  const pen = new Proxy({} as Pen, {
    get: (_, name) =>
      typeof name === 'string' ? (...values: unknown[]) => put(name, values) : undefined,
    set: (_, name, value) => {
      put(`${String(name)} =`, [value]);
      return true;
    },
  });
  return { pen, operations };
}

export const recordingLayer: LayerMaker = (width, height): Layer => {
  const { pen, operations } = recordingPen();
  return { pen, width, height, image: { operations } as unknown as CanvasImageSource };
};
