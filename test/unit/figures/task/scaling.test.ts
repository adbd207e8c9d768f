import { describe, expect, it } from 'vitest';
import { spanOf } from '../../../../src/figures/task/scale/formats.ts';
import { nearestTo, pointAt, slowerThanFewer } from '../../../../src/figures/task/scale/points.ts';
import { scaleFigure } from '../../../../src/figures/task/scale/spec.ts';
import { plainSpaces } from './plain-spaces.ts';
import { CHAIN, DIAMOND, GRAHAM, MAP, taskShown } from './task-shown.ts';

const byList = { parameters: { rule: 'input-order', agents: 4 } } as const;
const said = (...args: Parameters<typeof taskShown>) =>
  plainSpaces(scaleFigure.says(taskShown(...args), 'en'));

describe('Graham, 1969', () => {
  const { results } = taskShown(GRAHAM, byList);

  it('takes longer with four agents than with three, and nowhere else', () => {
    const slower = slowerThanFewer(results.scale);
    expect(slower.map(({ point, than }) => [point.agents, than.agents])).toEqual([[4, 3]]);
    expect(said(GRAHAM, byList)).toContain(
      'With 4 agents it takes longer than with 3 agents: 15 against 12. This is Graham’s anomaly: another agent changes who takes which step, and the new order is worse.',
    );
  });

  it('is told to be no anomaly of chance where the order is drawn', () => {
    const drawn = taskShown(GRAHAM, { parameters: { rule: 'random', seed: 3 }, sizes: [1, 3] });
    const [, three] = drawn.results.scale;
    const scale = [
      { ...three, makespan: 12 },
      { ...three, agents: 4, makespan: 15 },
    ];
    const told = scaleFigure.says({ ...drawn, results: { ...drawn.results, scale } }, 'en').join();
    expect(told).toContain('chance has a part');
  });

  it('has the bounds of 34 of work on a chain of 12', () => {
    const { rows, columns } = scaleFigure.data(taskShown(GRAHAM, byList));
    const names = columns.map(({ name }) => name);
    const column = (name: string) => rows.map((row) => row[names.indexOf(name)]);
    expect(column('agents').slice(0, 4)).toEqual([1, 2, 3, 4]);
    expect(column('makespan').slice(0, 4)).toEqual([34, 17, 12, 15]);
    expect(column('lower bound').slice(0, 4)).toEqual([34, 17, 12, 12]);
    // W/k + (1 - 1/k) C: 34/2 + 6, 34/3 + 8, 34/4 + 9.
    expect(column('Graham bound').slice(0, 4)).toEqual([34, 23, 58 / 3, 17.5]);
    // 1 - 34 / 60.
    expect(column('idle share')[3]).toBeCloseTo(26 / 60, 12);
  });

  it('is as far above the bound as 15 is above 12', () => {
    expect(said(GRAHAM, byList)[2]).toBe(
      'No number of agents is through before 12, the longest chain; the speedup stays at or below 2.83×. With 4 agents the run is 25% above its lower bound of 12.',
    );
    expect(said(GRAHAM, { parameters: { rule: 'input-order', agents: 2 } })[2]).toContain(
      'With 2 agents the run meets its lower bound',
    );
  });
});

/** Three agents and four take the same, added in another order; five take longer. */
const alikeButForRounding = [
  [3, 9.296000000000001],
  [4, 9.296],
  [5, 10],
].map(([agents, makespan]) => ({ ...taskShown(GRAHAM).results.scale[0], agents, makespan }));

describe('a difference of rounding', () => {
  it('makes no number of agents faster or slower than fewer', () => {
    const slower = slowerThanFewer(alikeButForRounding);
    expect(slower.map(({ point, than }) => [point.agents, than.agents])).toEqual([[5, 3]]);
  });
});

describe('what a file records', () => {
  it('is compared by ratio: 16 is nearer to 17 than to 15', () => {
    const { results } = taskShown(GRAHAM, byList);
    expect(nearestTo(results.scale, 16)?.agents).toBe(2);
    expect(nearestTo(results.scale, 15.5)?.agents).toBe(4);
    // Of the many that take 12 the smallest.
    expect(nearestTo(results.scale, 1)?.agents).toBe(3);
    // Where doubles alone make a larger number faster, it is none that comes nearer.
    expect(nearestTo(alikeButForRounding, 9)?.agents).toBe(3);
  });

  it('is told with the size that comes nearest, and never as a bound', () => {
    const told = said(GRAHAM, { ...byList, recorded: 16, unit: 'min' }).at(-1);
    expect(told).toMatch(
      /^The file records 16 min\. Of the sizes here, 2 agents with 17 min come nearest\. The comparison is loose/,
    );
    const beyond = said(GRAHAM, { ...byList, recorded: 340, unit: 'min' }).at(-1);
    expect(beyond).toMatch(
      /^The file records 5 h 40 min, longer than any size here; 1 agent with 34 min comes nearest\./,
    );
  });
});

describe('durations held as whole numbers of a small unit', () => {
  it('are shown as 1 of the file', () => {
    const tenths = DIAMOND.map((step) => ({ ...step, duration: Number(step.duration) / 10 }));
    const shown = taskShown(tenths, { unit: 'h' });
    expect(shown.task.input.unit.perOne).toBe(10);
    expect(spanOf(shown)).toEqual({ work: 1.3, criticalPath: 0.9 });
    const table = scaleFigure.table(shown, 'en');
    expect(table?.head[1]).toBe('makespan (h)');
    expect(table?.rows.slice(0, 2).map((row) => row[1])).toEqual(['1.3', '0.9']);
  });
});

describe('overhead', () => {
  const shown = taskShown(MAP, {
    parameters: {
      overhead: true,
      communication: 'peer',
      peerShare: 0.1,
      scheduling: 0,
      agents: 12,
    },
  });

  it('leaves out Graham’s bound above one agent', () => {
    const table = scaleFigure.table(shown, 'en');
    expect(table?.rows.map((row) => row[4]).slice(0, 3)).toEqual(['120', '–', '–']);
  });

  it('is the reason where more agents take longer', () => {
    // Twice its length for each other agent at work: 2 take 6 × 30, 8 take 150 and then 4 take 70, from 12 on 230.
    const dearer = {
      parameters: { overhead: true, communication: 'peer', peerShare: 2, scheduling: 0 },
    } as const;
    const { results } = taskShown(MAP, dearer);
    const makespans = [1, 2, 8, 12].map((k) => pointAt(results.scale, k)?.makespan);
    expect(makespans).toEqual([120, 180, 220, 230]);
    expect(said(MAP, dearer)).toContain(
      'With 12 agents it takes longer than with 1 agent: 230 against 120. The same happens at 10 of the other sizes. Overhead grows with the number of agents, and may take more than a further agent brings.',
    );
  });
});

describe('what more agents do not change', () => {
  it('is told as one time', () => {
    expect(said(CHAIN)[0]).toBe(
      'One agent takes 10 for 4 steps, and so does any number of agents.',
    );
  });
});

describe('what cannot be scaled', () => {
  it('is said of a graph without work', () => {
    const none = [{ id: 'a', duration: 0, needs: [] }];
    expect(said(none)).toEqual([
      'No step takes any time, so that any number of agents is through at once.',
    ]);
  });

  it('meets its bound with any number of agents where it is a chain', () => {
    expect(said(CHAIN)[1]).toBe(
      'No number of agents is through before 10, the longest chain; the speedup stays at or below 1.00×. With 4 agents the run meets its lower bound: no order of the steps does better.',
    );
  });
});

describe('while results come in', () => {
  it('shows what is there, once for each number of agents', () => {
    const whole = taskShown(DIAMOND);
    const [one, two] = whole.results.scale;
    const shown = { ...whole, results: { ...whole.results, scale: [two, one, two] } };
    expect(scaleFigure.table(shown, 'en')?.rows.map(([agents]) => agents)).toEqual(['1', '2']);
    expect(scaleFigure.ready({ ...whole, results: { ...whole.results, scale: [] } })).toBe(false);
  });
});
