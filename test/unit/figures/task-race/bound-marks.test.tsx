import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { plotScales } from '../../../../src/components/plot/scales.ts';
import { BoundMarks } from '../../../../src/figures/task/race/bound-marks.tsx';

const scales = plotScales({
  x: { scale: 'linear', domain: [0, 100], ticks: [] },
  y: { scale: 'linear', domain: [0, 1.16], ticks: [] },
  height: 190,
});

/** Left and right edges of the names, with the text of each, in a plot so wide; a letter is 6 pixels wide. */
function names(share: number, path: number, width: number) {
  const markup = renderToStaticMarkup(
    <svg role="img">
      <title>x</title>
      <BoundMarks bounds={{ share, path }} scales={scales} text={{ share: 'W/k', path: 'C' }} />
    </svg>,
  );
  return [...markup.matchAll(/x="([\d.]+)%"[^>]*dx="(-?\d)" text-anchor="(\w+)">([^<]+)</g)].map(
    ([, x, dx, anchor, text]) => {
      const at = (Number(x) / 100) * width + Number(dx);
      const long = 6 * text.length;
      const left = anchor === 'end' ? at - long : at;
      return { text, left, right: left + long };
    },
  );
}

it('names of both bounds stand apart and in the plot, wherever they are', () => {
  const place = fc.integer({ min: 0, max: 1000 }).map((tenths) => tenths / 10);
  fc.assert(
    fc.property(place, place, fc.constantFrom(200, 300, 640), (share, path, width) => {
      const found = names(share, path, width);
      expect(found.map(({ text }) => text).join(', ')).toMatch(/^(W\/k, C|C, W\/k)$/);
      for (const { left, right } of found) {
        expect(left).toBeGreaterThanOrEqual(0);
        expect(right).toBeLessThanOrEqual(width + 1);
      }
      const [a, b] = found;
      if (b) expect(Math.max(a.left, b.left)).toBeGreaterThanOrEqual(Math.min(a.right, b.right));
    }),
    { numRuns: 400 },
  );
});
