import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plotScales } from '../../../../src/components/plot/scales.ts';
import { placed, type SizeName } from '../../../../src/figures/task/worth/size-names.tsx';

const HEIGHT = 260;
const scales = plotScales({
  x: { scale: 'linear', domain: [0, 100], ticks: [] },
  y: { scale: 'linear', domain: [0, 100], ticks: [] },
  height: HEIGHT,
});
const name = (agents: number, x: number, y: number, pale = false): SizeName => ({
  agents,
  text: `${agents}`,
  x,
  y,
  pale,
});

describe('the numbers of agents at the points of money against makespan', () => {
  it('stand above, and below where another stands there already', () => {
    // A build: seven agents, and six that are a little slower and cheaper.
    const found = placed([name(7, 9, 20), name(6, 12, 17), name(4, 30, 12)], scales);
    expect(found.map(({ agents, side }) => [agents, side])).toEqual([
      [7, 'above'],
      [6, 'below'],
      [4, 'above'],
    ]);
  });

  it('do not stand below the plot, nor below sizes that gain nothing', () => {
    const shown = (names: readonly SizeName[]) => placed(names, scales).map(({ agents }) => agents);
    expect(shown([name(7, 50, 9), name(6, 52, 8)])).toEqual([7]);
    expect(shown([name(7, 50, 12), name(6, 52, 11)])).toEqual([7, 6]);
    expect(shown([name(7, 50, 20), name(8, 50, 21, true)])).toEqual([7]);
  });

  it('never lie over each other, nor below the plot', () => {
    const share = fc.integer({ min: 0, max: 100 });
    fc.assert(
      fc.property(
        fc.array(fc.record({ x: share, y: share, pale: fc.boolean() }), { maxLength: 13 }),
        fc.constantFrom(480, 700),
        (points, width) => {
          const boxes = placed(
            points.map(({ x, y, pale }, i) => name(10 + i, x, y, pale)),
            scales,
          ).map(({ x, y, side }) => {
            const [at, down] = [(scales.across(x) / 100) * width, scales.down(y)];
            // Two digits are 15 pixels wide; a line is 12 high.
            return side === 'above'
              ? { left: at + 7, top: down - 16, right: at + 22, foot: down - 4 }
              : { left: at - 7.5, top: down + 8, right: at + 7.5, foot: down + 20 };
          });
          boxes.forEach((a, i) => {
            expect(a.foot).toBeLessThanOrEqual(HEIGHT);
            for (const b of boxes.slice(i + 1)) {
              const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
              const down = Math.min(a.foot, b.foot) - Math.max(a.top, b.top);
              expect(Math.min(across, down)).toBeLessThanOrEqual(0.001);
            }
          });
        },
      ),
      { numRuns: 500 },
    );
  });
});
