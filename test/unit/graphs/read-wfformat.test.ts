import { describe, expect, it } from 'vitest';
import type { Repair } from '../../../src/graphs/build/repair.ts';
import { sortOf } from '../../../src/graphs/formats/wfformat/sort.ts';
import { wfformat } from '../../../src/graphs/formats/wfformat.ts';
import { GraphError } from '../../../src/graphs/graph-error.ts';
import { readGraph } from '../../../src/graphs/read.ts';
import { edgeCount } from '../../../src/model/graph/task-graph.ts';
import { needsById, told } from './arbitrary-graphs.ts';
import { expectRising, pauses } from './formats/text-files.ts';

interface Task {
  id?: unknown;
  parents?: unknown;
  children?: unknown;
}

const task = (id: string, parents: unknown, children: unknown): Task => ({ id, parents, children });
const ran = (id: unknown, runtimeInSeconds: unknown) => ({ id, runtimeInSeconds });

const workflow = (tasks: unknown, executed: unknown, version: unknown = '1.5') =>
  JSON.stringify({
    name: 'a small one',
    schemaVersion: version,
    workflow: {
      specification: { tasks, files: [] },
      execution: { makespanInSeconds: 99, tasks: executed },
    },
  });

// A diamond, executed in another order than specified, beside tasks of another run.
const DIAMOND = [
  task('split', [], ['left', 'right']),
  task('left', ['split'], ['join']),
  task('right', ['split'], ['join']),
  task('join', ['left', 'right'], []),
];
const RUNTIMES = [ran('join', 0.25), ran('left', 3.5), ran('split', 1), ran('right', 0)];

const refused = (text: string): string => {
  try {
    readGraph(text);
  } catch (error) {
    expect(error).toBeInstanceOf(GraphError);
    return (error as GraphError).message;
  }
  throw new Error('nothing was refused');
};
const changed = (i: number, change: Task) =>
  workflow(
    DIAMOND.map((t, j) => (i === j ? { ...t, ...change } : t)),
    RUNTIMES,
  );

describe('a WfFormat file', () => {
  it('is read with pauses', () => {
    const ids = Array.from({ length: 20_000 }, (_, i) => `t${i}`);
    const tasks = ids.map((id, i) => {
      return { ...task(id, i > 0 ? [ids[i - 1]] : [], ids.slice(i + 1, i + 2)), name: 't' };
    });
    const runtimes = ids.map((id) => ran(id, 1));
    expectRising(pauses(wfformat, workflow(tasks, runtimes)));
  });

  it('joins the specification with the execution on the id, in the order of the specification', () => {
    const { graph, ids, unit, timeUnit, recorded, remarks } = readGraph(
      workflow(DIAMOND, RUNTIMES),
    );
    expect(ids).toEqual(['split', 'left', 'right', 'join']);
    expect([...graph.duration]).toEqual([100, 350, 0, 25]);
    expect(unit).toEqual({ decimals: 2, perOne: 100 });
    expect(needsById({ graph, ids })).toEqual({
      split: [],
      left: ['split'],
      right: ['split'],
      join: ['left', 'right'],
    });
    expect(graph.value).toBeNull();
    expect([timeUnit, recorded, remarks]).toEqual(['s', 99, []]);
  });

  it('takes an edge that one end alone names, and says so', () => {
    const byParent = readGraph(changed(0, { children: ['right'] }));
    expect(needsById(byParent).left).toEqual(['split']);
    expect(told(byParent)).toEqual([
      'workflow.specification.tasks[1].parents[0]: "split" does not name "left" among its children; the edge counts',
    ]);
    const byChild = readGraph(changed(3, { parents: [] }));
    expect(needsById(byChild).join).toEqual(['left', 'right']);
    expect(told(byChild)).toEqual([
      'workflow.specification.tasks[1].children[0]: "join" does not name "left" among its parents; the edge counts (and 1 more like it)',
    ]);
  });

  it('takes a file that lists edges from one side throughout', () => {
    const parentsOnly = DIAMOND.map(({ id, parents }) => ({ id, parents }));
    const childrenOnly = DIAMOND.map(({ id, children }) => ({ id, children }));
    const whole = needsById(readGraph(workflow(DIAMOND, RUNTIMES)));
    expect(needsById(readGraph(workflow(parentsOnly, RUNTIMES)))).toEqual(whole);
    expect(needsById(readGraph(workflow(childrenOnly, RUNTIMES)))).toEqual(whole);
  });

  it('leaves out what was executed without being specified, and says so', () => {
    const read = readGraph(workflow(DIAMOND, [ran('other', 5), ...RUNTIMES]));
    expect(read.graph.steps).toBe(4);
    expect(told(read)).toEqual([
      'workflow.execution.tasks: 1 of its tasks are not in workflow.specification.tasks and are left out',
    ]);
  });

  it('names the place of a bad duration in the execution', () => {
    const runtimes = [...RUNTIMES.slice(0, 3), ran('right', -2)];
    expect(refused(workflow(DIAMOND, runtimes))).toBe(
      'workflow.execution.tasks[3].runtimeInSeconds: the duration of "right" must be a finite number of at least 0, not -2',
    );
  });

  it('joins the execution on the id, too, where tasks name each other by their names', () => {
    const tasks = [
      { id: 'ID1', name: 'a_1', parents: [], children: ['b_2'] },
      { id: 'ID2', name: 'b_2', parents: ['a_1'], children: [] },
    ];
    const read = readGraph(workflow(tasks, [ran('ID2', 4), ran('ID1', 3)]));
    expect(needsById(read)).toEqual({ a_1: [], b_2: ['a_1'] });
    expect([...read.graph.duration]).toEqual([3, 4]);
    expect(told(read)).toEqual([]);
  });

  it('says that files make no edges, where tasks name no parents and files lead between them', () => {
    const tasks = [
      { ...task('a', [], []), inputFiles: ['raw'], outputFiles: ['f', 'own'] },
      { ...task('b', [], []), inputFiles: ['f', 'raw'], outputFiles: [] },
    ];
    const runtimes = [ran('a', 1), ran('b', 2)];
    const read = readGraph(workflow(tasks, runtimes));
    expect(needsById(read)).toEqual({ a: [], b: [] });
    expect(told(read)).toEqual([
      'workflow: no task names a parent or a child, and nothing waits: that tasks read files which others write (1 do) makes no edge',
    ]);
    const [a, b] = tasks;
    const joined = readGraph(workflow([a, { ...b, parents: ['a'] }], runtimes));
    expect(told(joined).join()).not.toContain('makes no edge');
    expect(told(readGraph(workflow([a, { ...b, inputFiles: ['raw'] }], runtimes)))).toEqual([]);
  });

  it('counts 1 for each task where there is a specification alone', () => {
    const tasks = JSON.stringify(DIAMOND);
    const graph = readGraph(
      `{"schemaVersion": "1.5", "workflow": {"specification": {"tasks": ${tasks}}}}`,
    );
    expect(Array.from(graph.graph.duration)).toEqual([1, 1, 1, 1]);
    expect(graph.timeUnit).toBe(null);
    expect(graph.recorded).toBe(null);
    expect(graph.durations?.used).toBe('one');
    expect(edgeCount(graph.graph)).toBe(4);
  });

  it('names a cycle that only the lists of children close', () => {
    expect(refused(changed(3, { children: ['split'] }))).toBe(
      'workflow.specification.tasks[3].children[0]: the steps wait for each other in a cycle; a shortest one, each unlocking the next: split -> left -> join -> split',
    );
  });

  it.each([
    [
      'nothing in its workflow',
      '{"schemaVersion": "1.5", "workflow": {}}',
      'workflow: there is neither "specification" (WfFormat 1.5) nor "tasks" or "jobs" (before)',
    ],
    [
      'a workflow that is none',
      '{"schemaVersion": "1.5", "workflow": 3}',
      'workflow: an object is expected, not 3',
    ],
    [
      'no specification',
      '{"schemaVersion": "1.5", "workflow": {"specification": 7}}',
      'workflow.specification: an object is expected, not 7',
    ],
    [
      'an execution that is none',
      '{"schemaVersion": "1.5", "workflow": {"specification": {"tasks": [{"id": "a", "parents": []}]}, "execution": 1}}',
      'workflow.execution: an object is expected, not 1',
    ],
    ['no tasks', workflow([], []), 'workflow.specification.tasks: the list is empty'],
    [
      'no runtime',
      workflow(DIAMOND, [...RUNTIMES.slice(1), ran('join', undefined)]),
      'workflow.execution.tasks[3].runtimeInSeconds: the duration of "join" is missing',
    ],
    [
      'a task that was not executed',
      workflow(DIAMOND, RUNTIMES.slice(1)),
      'workflow.execution.tasks: the duration of "join" is missing',
    ],
    [
      'a task that was executed twice',
      workflow(DIAMOND, [...RUNTIMES, ran('left', 3.5)]),
      'workflow.execution.tasks[4].id: the id "left" is that of workflow.execution.tasks[1] too',
    ],
    [
      'a repeated id',
      changed(2, { id: 'left', parents: [], children: [] }),
      'workflow.specification.tasks[2].id: the id "left" is that of workflow.specification.tasks[1] too',
    ],
    [
      'a task without edges of any kind',
      changed(2, { parents: undefined, children: undefined }),
      'workflow.specification.tasks[2]: "right" has neither "parents" nor "children"',
    ],
    [
      'parents that are no list',
      changed(2, { parents: 'split' }),
      'workflow.specification.tasks[2].parents: a list is expected, not "split"',
    ],
    [
      'an unknown parent',
      changed(3, { parents: ['left', 'up'] }),
      'workflow.specification.tasks[3].parents[1]: "join" needs "up", which is not the id of a step',
    ],
    [
      'an unknown child',
      changed(3, { children: ['down'] }),
      'workflow.specification.tasks[3].children[0]: "join" has the child "down", which is not the id of a task',
    ],
    [
      'a task that is its own child',
      changed(3, { children: ['join'] }),
      'workflow.specification.tasks[3].children[0]: "join" needs itself',
    ],
  ])('with %s is refused', (_, text, message) => expect(refused(text)).toBe(message));
});

describe('a WfFormat file of before 1.5', () => {
  const old = (key: string, tasks: unknown, more: object = {}, version: unknown = '1.3') =>
    JSON.stringify({ schemaVersion: version, workflow: { [key]: tasks, ...more } });

  it('holds tasks once, by name, with their runtimes', () => {
    const jobs = [
      { name: 'a_1', type: 'compute', runtime: 2.5, parents: [], cores: 4, files: [{ name: 'f' }] },
      { name: 'b_2', type: 'compute', runtime: 1, parents: ['a_1'], files: [] },
    ];
    const read = readGraph(old('jobs', jobs, { makespan: 17, machines: [{}] }, '1.0'));
    expect(needsById(read)).toEqual({ a_1: [], b_2: ['a_1'] });
    expect([...read.graph.duration]).toEqual([25, 10]);
    expect([read.timeUnit, read.recorded, read.sorts]).toEqual(['s', 17, ['a', 'b']]);
    expect(told(read)).toEqual([
      'what the file tells and is not used here: files and their sizes (1), tasks of several cores (1), machines (1)',
    ]);
  });

  it('takes ids where tasks name each other by them, and names where they do so', () => {
    const named = (...parents: string[]) => [
      { name: 'split', id: '0001', runtimeInSeconds: 1, parents: [], children: [] },
      { name: 'join', id: '0002', runtimeInSeconds: 3, parents, children: [] },
    ];
    const byId = readGraph(old('tasks', named('0001'), { makespanInSeconds: 5 }, '1.4'));
    expect([needsById(byId), byId.recorded]).toEqual([{ '0001': [], '0002': ['0001'] }, 5]);
    const byName = readGraph(old('tasks', named('split'), {}, '1.4'));
    expect(needsById(byName)).toEqual({ split: [], join: ['split'] });
  });

  it('has no recorded makespan where it was generated and never run', () => {
    const tasks = [{ name: 'a', runtime: 1, parents: [] }];
    for (const makespan of [0, -1, null, '5']) {
      expect(readGraph(old('tasks', tasks, { makespan })).recorded).toBeNull();
    }
  });

  it('is read by what is there, whatever version it states, and this is said', () => {
    const tasks = [{ name: 'a', runtime: 1, parents: [] }];
    expect(told(readGraph(old('tasks', tasks, {}, '2.0')))).toEqual([
      'schemaVersion: WfFormat is known in versions 1.0 to 1.5, not "2.0"; what is there is read',
    ]);
  });

  it('names the place of a duration that is missing', () => {
    const tasks = [{ name: 'a', parents: [] }];
    expect(refused(old('tasks', tasks))).toBe(
      'workflow.tasks[0].runtime: the duration of "a" is missing',
    );
  });
});

describe('what sort of task it is', () => {
  it.each([
    ['its category', { category: 'map', command: { program: '/bin/x' }, name: 'n_1' }, 'map'],
    ['its program, without its folder', { command: { program: '/usr/bin/mProject' } }, 'mProject'],
    [
      'its name without number, for a script',
      { command: { program: 'set -e\nrun' }, name: 'fit_ID00012' },
      'fit',
    ],
    ['its name as it is, where that is a number', { name: '0001' }, '0001'],
    ['its id, where there is no name', {}, 'id'],
  ])('is %s', (_, task, sort) => expect(sortOf('id_7', task)).toBe(sort));
});

describe('a repair of a WfFormat file', () => {
  const withRepair = (text: string, ...repairs: Repair[]) =>
    readGraph(text, { durations: null, precedence: null, repairs });

  it('leaves out a child and a parent that are no tasks', () => {
    const tasks = [task('a', ['up'], ['b', 'down']), task('b', ['a'], [])];
    const read = withRepair(workflow(tasks, [ran('a', 1), ran('b', 1)]), 'skip-missing-needs');
    expect(needsById(read)).toEqual({ a: [], b: ['a'] });
    expect(told(read)).toEqual([
      'workflow.specification.tasks[0].parents[0]: "a" needs "up", which is not the id of a step: the edge is left out (and 1 more like it)',
    ]);
  });

  it('keeps the first of an id and counts what was not run as 0', () => {
    const tasks = [task('a', [], []), task('a', [], []), task('b', ['a'], [])];
    const read = withRepair(workflow(tasks, [ran('a', 2)]), 'keep-first-of-id', 'zero-durations');
    expect([read.ids, [...read.graph.duration]]).toEqual([
      ['a', 'b'],
      [2, 0],
    ]);
  });
});
