import { describe, expect, it } from 'vitest';
import { roomFor } from '../../../../src/components/task/bars/share-bar.tsx';
import { graphFigure } from '../../../../src/figures/task/graph/spec.ts';
import { chainParts, shownPath, speedupAfter } from '../../../../src/figures/task/path/chain.ts';
import { pathFigure } from '../../../../src/figures/task/path/spec.ts';
import { plainSpaces } from './plain-spaces.ts';
import { CHAIN, DIAMOND, taskShown } from './task-shown.ts';

describe('a diamond whose longest chain is a, b, d', () => {
  const shown = taskShown(DIAMOND, { unit: 'min' });

  it('gains from b until c is as long', () => {
    // Without b the chain is a, c, d of 7: b gains 2, until it takes 4. W/C goes from 13/9 to 11/7.
    expect(plainSpaces(pathFigure.says(shown, 'en'))).toEqual([
      'The longest chain takes 9 min and holds 3 of 4 steps. The longest step in it is “b”, with 6 min, 67% of the chain.',
      'Whatever is taken off “b” comes off the whole until it takes 4 min; from there another chain is the longest. That buys 2 min, and the best possible speedup goes from 1.44× to 1.57×.',
      'No other chain is as long.',
    ]);
  });

  it('has what halving and removing each step would leave', () => {
    const rows = pathFigure.table(shown, 'en')?.rows;
    expect(rows?.[0]).toEqual(['b', 'middle', '6', '67%', '7', '1.43×', '7', '1.00×', '4']);
    // a and d are on every chain: halving d leaves 8 of work 12.
    expect(rows?.[1]).toEqual(['d', 'ends', '2', '22%', '8', '1.50×', '7', '1.57×', '0']);
  });

  it('is a third ends and two thirds middle', () => {
    expect(shownPath(shown)?.sorts).toEqual([
      { sort: 'middle', steps: 1, duration: 6 },
      { sort: 'ends', steps: 2, duration: 3 },
    ]);
  });

  it('is taken along step by step', () => {
    const { rows } = pathFigure.data(shown);
    expect(rows.map((row) => row.slice(0, 5))).toEqual([
      [1, 'a', 'ends', 0, 1],
      [2, 'b', 'middle', 1, 6],
      [3, 'd', 'ends', 7, 2],
    ]);
  });
});

describe('other paths', () => {
  it('of a chain are helped by shorter steps alone', () => {
    const told = plainSpaces(pathFigure.says(taskShown(CHAIN), 'en'));
    expect(told[1]).toBe(
      'Whatever is taken off “c1” comes off the whole, to the last bit: 4 at most.',
    );
    expect(told[2]).toMatch(/^The whole graph is one chain: more agents change nothing/);
  });

  it('of which another step than the longest buys more say so', () => {
    // long (5) then c (3); beside long a step of 4, so that long buys 1; c is on every chain and buys 3.
    const told = plainSpaces(
      pathFigure.says(
        taskShown(
          [
            { id: 'long', duration: 5, needs: [] },
            { id: 'beside', duration: 4, needs: [] },
            { id: 'c', duration: 3, needs: ['long', 'beside'] },
          ],
          { unit: 'min' },
        ),
        'en',
      ),
    );
    expect(told[1]).toMatch(
      /^Whatever is taken off “long” comes off the whole until it takes 4 min/,
    );
    expect(told[2]).toBe('Most is bought by “c”: shortening it alone brings up to 3 min.');
  });

  it('of which there are two alike gain nothing from one of them', () => {
    const twins = [
      { id: 'a', duration: 5, needs: [] },
      { id: 'b', duration: 5, needs: [] },
    ];
    const told = plainSpaces(pathFigure.says(taskShown(twins), 'en'));
    expect(told[1]).toBe('Shortening “a” alone buys nothing: another chain without it is as long.');
    expect(told[2]).toMatch(/^It is not the only one/);
  });

  it('do not say that none is as long where another step has no slack, as the graph says', () => {
    // By way of mark or of mark too, 7 in all.
    const steps = [
      { id: 'a', duration: 5, needs: [] },
      { id: 'b', duration: 2, needs: ['a'] },
      { id: 'mark', duration: 0, needs: ['b'] },
      { id: 'mark too', duration: 0, needs: ['b'] },
    ];
    const short = { id: 'short', duration: 1, needs: ['a'] };
    const shown = taskShown([...steps, short], { unit: 'min' });
    expect(plainSpaces(graphFigure.says(shown, 'en')).join(' ')).toContain(
      '1 other step has no slack either',
    );
    expect(pathFigure.says(shown, 'en').at(-1)).toBe(
      'Any other chain as long has the same steps, but for some that take no time.',
    );
    expect(pathFigure.says(shown, 'zh').at(-1)).toContain('只差不花时间的步骤');
    // Without the short step all work lies on the chain; the graph is none.
    const told = pathFigure.says(taskShown(steps), 'en').at(-1);
    expect(told).toMatch(/^All work lies on this chain: more agents change nothing/);
  });

  it('are none where nothing takes time', () => {
    const shown = taskShown([{ id: 'a', duration: 0, needs: [] }]);
    expect(plainSpaces(pathFigure.says(shown, 'en'))).toEqual([
      'No step takes any time, so that there is no longest chain.',
    ]);
    expect(pathFigure.table(shown, 'en')).toBeNull();
  });
});

describe('the parts of the bar', () => {
  it('put short steps that follow each other together, and keep the order', () => {
    const durations = [1, 1, 50, 0, 1, 40, 7];
    const parts = chainParts(
      durations.map((_, i) => i),
      (step) => durations[step],
      100,
    );
    expect(parts).toEqual([
      { from: 0, to: 2, steps: 2, step: null },
      { from: 2, to: 52, steps: 1, step: 2 },
      { from: 52, to: 53, steps: 2, step: null },
      { from: 53, to: 93, steps: 1, step: 5 },
      { from: 93, to: 100, steps: 1, step: 6 },
    ]);
  });

  it('are few, however long the chain is', () => {
    const n = 100_000;
    const parts = chainParts(
      Array.from({ length: n }, (_, i) => i),
      () => 1,
      n,
    );
    expect(parts).toEqual([{ from: 0, to: n, steps: n, step: null }]);
  });
});

describe('the best possible speedup', () => {
  it('is of the graph as it would be, whose work is less too', () => {
    const of = shownPath(taskShown(DIAMOND));
    if (of === null) throw new Error('no path');
    expect(speedupAfter(of, 2, 7)).toBe(11 / 7);
    expect(speedupAfter(of, 13, 0)).toBeNull();
  });
});

describe('ids that begin alike', () => {
  it('are told by both their ends', () => {
    const id = (end: string) => `WORKFLOW.${'SUBWORKFLOW.'.repeat(4)}${end}`;
    const shown = taskShown([
      { id: id('ALIGN'), duration: 3, needs: [] },
      { id: id('SORT'), duration: 4, needs: [id('ALIGN')] },
    ]);
    expect(plainSpaces(pathFigure.says(shown, 'en'))[0]).toContain(
      '“WORKFLOW.SUBWORKFL…WORKFLOW.SORT”',
    );
  });
});

describe('a name in a part of the bar', () => {
  it('stands where all of it has room', () => {
    // 8 letters of 7.5 and 6 at either end are 72: of a third of the bar, that is 216.
    expect(roomFor('grammar!', 1 / 3)).toBe('always');
    expect(roomFor('grammar!', 1 / 6)).toBe('middle');
    expect(roomFor('grammar!', 1 / 12)).toBe('wide');
    expect(roomFor('grammar!', 1 / 13)).toBeNull();
    // 8 of a square script are 124.
    expect(roomFor('步骤下载数据完成', 1 / 3)).toBe('middle');
  });
});
