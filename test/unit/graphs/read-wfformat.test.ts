import { describe, expect, it } from 'vitest';
import { GraphError } from '../../../src/graphs/graph-error.ts';
import { readGraph } from '../../../src/graphs/read.ts';
import { needsById } from './arbitrary-graphs.ts';

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
  it('joins the specification with the execution on the id, in the order of the specification', () => {
    const { graph, ids, unit, warnings } = readGraph(workflow(DIAMOND, RUNTIMES));
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
    expect(warnings).toEqual([]);
  });

  it('takes an edge that one end alone names, and says so', () => {
    const byParent = readGraph(changed(0, { children: ['right'] }));
    expect(needsById(byParent).left).toEqual(['split']);
    expect(byParent.warnings).toEqual([
      'workflow.specification.tasks[1].parents[0]: "split" does not name "left" among its children; the edge counts',
    ]);
    const byChild = readGraph(changed(3, { parents: [] }));
    expect(needsById(byChild).join).toEqual(['left', 'right']);
    expect(byChild.warnings).toEqual([
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
    const { graph, warnings } = readGraph(workflow(DIAMOND, [ran('other', 5), ...RUNTIMES]));
    expect(graph.steps).toBe(4);
    expect(warnings).toEqual([
      'workflow.execution.tasks: 1 of its tasks are not in workflow.specification.tasks and are left out',
    ]);
  });

  it('names the place of a bad duration in the execution', () => {
    const runtimes = [...RUNTIMES.slice(0, 3), ran('right', -2)];
    expect(refused(workflow(DIAMOND, runtimes))).toBe(
      'workflow.execution.tasks[3].runtimeInSeconds: the duration of "right" must be a finite number of at least 0, not -2',
    );
  });

  it('names a cycle that only the lists of children close', () => {
    expect(refused(changed(3, { children: ['split'] }))).toBe(
      'workflow.specification.tasks[3].children[0]: the steps wait for each other in a cycle, each unlocking the next: split -> left -> join -> split',
    );
  });

  it.each([
    [
      'another version',
      workflow(DIAMOND, RUNTIMES, '1.4'),
      'schemaVersion: WfFormat is read in version "1.5", not "1.4"',
    ],
    [
      'no version',
      '{"workflow": {}}',
      'schemaVersion: WfFormat is read in version "1.5", not nothing',
    ],
    [
      'a workflow that is none',
      '{"schemaVersion": "1.5", "workflow": 3}',
      'workflow: an object is expected, not 3',
    ],
    [
      'no specification',
      '{"schemaVersion": "1.5", "workflow": {}}',
      'workflow.specification: an object is expected, not nothing',
    ],
    [
      'no execution',
      '{"schemaVersion": "1.5", "workflow": {"specification": {"tasks": [{"id": "a", "parents": []}]}}}',
      'workflow.execution: an object is expected, not nothing',
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
      'workflow.execution.tasks: there is no task of the id "join" of workflow.specification.tasks[3]',
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
