import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dslab } from '../../../../src/graphs/formats/dslab.ts';
import { stepLists, told } from '../arbitrary-graphs.ts';
import { readRealFile, skipRealFiles, WITHOUT_REAL_FILES } from '../real-files.ts';
import {
  expectRising,
  expectSameBack,
  isAnswered,
  mutated,
  pauses,
  read,
  refusal,
  refused,
  stepsOf,
} from './text-files.ts';

const THREE = `# A comment.
inputs:
  - name: raw
    size: 500
tasks:
  - name: join
    flops: 2.5
    memory: 100
    inputs: [left, right]
  - name: split
    flops: 1e2
    max_cores: 4
    inputs:
      - raw
    outputs:
      - name: left
        size: 1
      - name: right
        size: 2
  - {name: 3, flops: 0, inputs: [left], outputs: [{name: none}]}
`;

describe('YAML of DSLab', () => {
  it('has edges from the task that puts an item out to those that take it', () => {
    const graph = read(THREE);
    expect(graph.format).toBe('dslab');
    expect(graph.timeUnit).toBeNull();
    expect(stepsOf(graph)).toEqual([
      ['join', 2.5, 'split'],
      ['split', 100],
      ['3', 0, 'split'],
    ]);
    expect(told(graph)).toEqual([
      'durations are counts of operations (flops), not times',
      'memory, cores and the sizes of data items (3) are not used: a task takes one agent, and data no time',
    ]);
  });

  it('has CRLF, a byte order mark and aliases', () => {
    expect(stepsOf(read(`\ufeff${THREE.replaceAll('\n', '\r\n')}`))).toEqual(stepsOf(read(THREE)));
    const aliased = THREE.replace('[left, right]', '&both [left, right]').replace(
      'inputs: [left], outputs: [{name: none}]',
      'inputs: *both',
    );
    expect(stepsOf(read(aliased))).toEqual(stepsOf(read(THREE)));
  });

  it('has an item that nobody makes refused, or left out if asked', () => {
    // An item that is called as a task is still no task.
    const text = THREE.replace('[left, right]', '[left, split]');
    const error = refused(text);
    expect(error.message).toBe(
      'line 9: "join" takes "split", which no task puts out and "inputs" does not name',
    );
    expect(error.repair).toBe('skip-missing-needs');
    expect(stepsOf(read(text, { repairs: ['skip-missing-needs'] }))[0]).toEqual([
      'join',
      2.5,
      'split',
    ]);
    const alone = THREE.replace('[left, right]', '[split]');
    expect(stepsOf(read(alone, { repairs: ['skip-missing-needs'] }))[0]).toEqual(['join', 2.5]);
  });

  it.each([
    [
      THREE.replace('name: right', 'name: left'),
      'line 18: "split" puts out "left", which "split" puts out too',
    ],
    [
      THREE.replace('{name: none}', '{name: left}'),
      'line 20: "3" puts out "left", which "split" puts out too',
    ],
    [
      THREE.replace('{name: none}', '{name: raw}'),
      'line 20: "3" puts out "raw", which "inputs" names too',
    ],
    [THREE.replace('name: 3', 'name: join'), 'line 20: the id "join" is that of line 6 too'],
    [THREE.replace('flops: 0, ', ''), 'line 20: the duration of "3" is missing'],
    [
      THREE.replace('flops: 0', 'flops: many'),
      'line 20: the duration of "3" must be a number, not "many"',
    ],
    [THREE.replace('flops: 0', 'flops: .inf'), 'not Infinity'],
    [THREE.replace('flops: 0', 'flops: [1]'), 'line 20: the duration of "3" is missing'],
    [
      THREE.replace('    flops: 2.5', '    flops: 2.5\n    flops: 3'),
      'line 8: the key "flops" is repeated',
    ],
    [THREE.replace('name: 3, ', ''), 'line 20: the name of the task is missing'],
    [THREE.replace('[left, right]', 'left'), 'line 9: a list is expected under "inputs"'],
    [THREE.replace('[left, right]', '[[left]]'), 'line 9: the name of a data item is missing'],
    [THREE.replace('[left, right]', '[left, right'), 'this is not YAML'],
    ['tasks: 3\nflops: 1', 'a list of tasks is expected under "tasks"'],
    ['tasks:\n  - flops', 'none of the formats'],
    ['tasks: [] # flops: none', 'the graph has no steps'],
    ['tasks:\n  - 3 # flops:', 'line 2: a task is expected here, with its name and flops'],
    [`${THREE}---\nx: 1\n`, 'line 21: a second document begins here: one is expected'],
    [`${'- '.repeat(2000)}\ntasks: # flops:`, 'line 1: the file is nested more than 200 deep'],
    [`tasks:\n${'['.repeat(200_000)}\nflops: 1`, 'line 2: the file is nested more than 200 deep'],
  ])('is refused where it is wrong (%#)', (text, said) => expect(refusal(text)).toContain(said));

  it('pauses while a long file is read', () => {
    const tasks = Array.from({ length: 3000 }, (_, i) => `  - name: t${i}\n    flops: 1\n`);
    expectRising(pauses(dslab, `tasks:\n${tasks.join('')}`));
  });

  it('has aliases from one end of a long file to the other', () => {
    const tasks = Array.from({ length: 5000 }, (_, i) => `  - name: t${i}\n    flops: 1\n`);
    const [first, last] = ['&x [raw]', '*x'].map((given) => `    inputs: ${given}\n`);
    const text = `tasks:\n${tasks[0]}${first}${tasks.slice(1).join('')}${last}inputs: *x\n`;
    expect(text.length).toBeGreaterThan(2 ** 17);
    expect(stepsOf(read(text)).at(-1)).toEqual(['t4999', 1]);
    expect(refusal(text.replace('inputs: *x\n', 'inputs: *y\n'))).toBe(
      'line 10003: a list is expected under "inputs"',
    );
  });

  it('does not grow by aliases of aliases', () => {
    const levels = Array.from(
      { length: 30 },
      (_, i) => `l${i + 1}: &l${i + 1} [${`*l${i},`.repeat(9)}]\n`,
    );
    const bomb = `l0: &l0 [x]\n${levels.join('')}${THREE.replace('[left, right]', '*l30')}`;
    expect(refusal(bomb)).toContain('the name of a data item is missing');
    expect(read(`l0: &l0 [x]\n${levels.join('')}${THREE}`).graph.steps).toBe(3);
  });
});

describe.skipIf(skipRealFiles)(`examples of DSLab${WITHOUT_REAL_FILES}`, () => {
  it('have their tasks and edges', () => {
    expect(stepsOf(read(readRealFile('dslab/diamond.yaml')))).toEqual([
      ['A', 100],
      ['B', 200, 'A'],
      ['C', 250, 'A'],
      ['D', 400, 'B', 'C'],
    ]);
    const mapReduce = read(readRealFile('dslab/map-reduce.yaml'));
    // Each of four reduces takes something of each of eight maps.
    expect([mapReduce.graph.steps, mapReduce.graph.prerequisites.item.length]).toEqual([12, 32]);
    expect(mapReduce.graph.layers).toBe(2);
  });
});

const printed = stepLists(7).map((steps) => {
  const tasks = steps.map(({ id, duration, needs }) => {
    const inputs = needs.map((need) => `      - '${need} for ${id}'\n`).join('');
    const after = steps.filter((step) => step.needs.includes(id));
    const outputs = after
      .map((step) => `      - name: "${id} for ${step.id}"\n        size: 2\n`)
      .join('');
    return `  - name: ${id}\n    flops: ${duration}\n    inputs:\n${inputs}    outputs:\n${outputs}`;
  });
  return { steps, text: `tasks:\n${tasks.join('')}` };
});

describe('DSLab YAML of any graph', () => {
  it('gives the same graph back', () => {
    expectSameBack(printed);
  });

  it('is a graph or refused when it is broken', () => {
    const texts = mutated(
      printed.map(({ text }) => text),
      [':', '-', ' ', '\n', '&a ', '*a', '[', '{', '"', '!', '|', '---\n'],
    );
    fc.assert(fc.property(texts, isAnswered), { numRuns: 1500 });
  });
});
