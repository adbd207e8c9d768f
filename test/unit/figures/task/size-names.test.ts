import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plotScales } from '../../../../src/components/plot/scales.ts';
import { placed, type SizeName, WIDTHS } from '../../../../src/figures/task/worth/size-places.ts';

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
  const sides = (names: readonly SizeName[], widths?: readonly number[]) =>
    placed(names, scales, widths).map(({ agents, side }) => [agents, side]);

  it('stand above, and below where another stands there already', () => {
    // Six agents are a little slower and cheaper than seven.
    expect(sides([name(7, 9, 20), name(6, 10.5, 18), name(4, 30, 12)])).toEqual([
      [7, 'above'],
      [6, 'below'],
      [4, 'above'],
    ]);
  });

  it('stand nearer to their own point than to any other', () => {
    // Eight agents gain nothing and cost a little more than seven: above seven would be beside eight.
    const build = [name(7, 7, 16), name(6, 10.6, 13), name(4, 24, 8), name(8, 7, 20.6, true)];
    expect(sides(build)).toEqual([
      [7, 'below'],
      [6, 'above'],
      [4, 'above'],
      [8, 'level'],
    ]);
    // On a phone there is another point at the right of the place below.
    expect(sides(build, WIDTHS.narrow)[0]).toEqual([7, 'before']);
  });

  it('do not stand below the plot, nor below sizes that gain nothing', () => {
    expect(sides([name(7, 50, 9), name(6, 51.5, 7)])).toEqual([
      [7, 'above'],
      [6, 'level'],
    ]);
    expect(sides([name(7, 50, 12), name(6, 51.5, 10)])).toEqual([
      [7, 'above'],
      [6, 'below'],
    ]);
    const tower = [name(1, 50, 4), ...[8, 12, 16, 20].map((y) => name(y, 50, y, true))];
    expect(sides(tower)).toHaveLength(5);
    expect(sides(tower).filter(([, side]) => side === 'below')).toEqual([]);
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
            return {
              above: { left: at + 7, top: down - 16, right: at + 22, foot: down - 4 },
              level: { left: at + 9, top: down - 6, right: at + 24, foot: down + 6 },
              below: { left: at - 7.5, top: down + 8, right: at + 7.5, foot: down + 20 },
              before: { left: at - 24, top: down - 6, right: at - 9, foot: down + 6 },
            }[side];
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
