import { describe, expect, it } from 'vitest';
import { GraphError } from '../../../../src/graphs/graph-error.ts';
import { readGraph } from '../../../../src/graphs/read.ts';
import { needsById, told } from '../arbitrary-graphs.ts';

const task = (d: unknown, inputs: unknown, more: object = {}) => ({ d, inputs, ...more });
const read = (...tasks: unknown[]) => readGraph(JSON.stringify(tasks));
const refused = (...tasks: unknown[]): string => {
  try {
    read(...tasks);
  } catch (error) {
    expect(error).toBeInstanceOf(GraphError);
    return (error as GraphError).message;
  }
  throw new Error('nothing was refused');
};

describe('a task graph of Estee', () => {
  it('has tasks by their number, and one edge for several outputs of one task', () => {
    const outputs = [{ s: 1 }, { s: 2 }];
    const graph = read(
      task(1.5, [[2, 0]]),
      task(
        2,
        [
          [2, 0],
          [2, 1],
          [0, 0],
        ],
        { cpus: 4, e_d: 3 },
      ),
      task(0.25, [], { outputs, cpus: 1 }),
    );
    expect([graph.format, graph.timeUnit]).toEqual(['estee', null]);
    expect(needsById(graph)).toEqual({ 0: ['2'], 1: ['0', '2'], 2: [] });
    expect([...graph.graph.duration]).toEqual([150, 200, 25]);
    expect(told(graph)).toEqual([
      'what the file tells and is not used here: tasks of several CPUs (1), sizes of outputs (2), durations as a user had guessed them (1)',
    ]);
  });

  it.each([
    [
      'a task that is not there',
      [
        task(1, []),
        task(1, [
          [0, 0],
          [5, 0],
        ]),
      ],
      '[1].inputs[1]: "1" needs "5", which is not the id of a step',
    ],
    [
      'a task by name',
      [task(1, []), task(1, [['0', 0]])],
      '[1].inputs[0][0]: the number of a task is expected, from 0 on, not "0"',
    ],
    [
      'a negative number',
      [task(1, [[-1, 0]])],
      '[0].inputs[0][0]: the number of a task is expected, from 0 on, not -1',
    ],
    ['an input that is no pair', [task(1, [3])], '[0].inputs[0]: a list is expected, not 3'],
    ['no inputs', [task(1, []), { d: 2 }], '[1].inputs: a list is expected, and it is missing'],
    ['no duration', [task(1, []), { inputs: [] }], '[1].d: the duration of "1" is missing'],
    [
      'a cycle',
      [task(1, [[1, 0]]), task(1, [[0, 0]])],
      '[0].inputs[0]: the steps wait for each other in a cycle; a shortest one, each unlocking the next: 0 -> 1 -> 0',
    ],
  ])('with %s is refused', (_, tasks, message) => expect(refused(...tasks)).toBe(message));
});
