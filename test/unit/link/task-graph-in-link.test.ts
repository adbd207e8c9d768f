import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createLinkOf, sameGraph } from '../../../src/figures/task/link-of.ts';
import { writeTaskGraph } from '../../../src/graphs/formats/write-task-graph.ts';
import { graphInput } from '../../../src/graphs/graph-input.ts';
import { readGraph } from '../../../src/graphs/read.ts';
import { unpackText } from '../../../src/link/task/pack.ts';
import { parseTaskLink } from '../../../src/link/task/parse-task-link.ts';
import { DEFAULT_TASK_LINK } from '../../../src/link/task/task-link-state.ts';
import { writeTaskLink } from '../../../src/link/task/write-task-link.ts';
import type { TaskOrigin, TaskState } from '../../../src/state/task/store-state.ts';
import type { TaskCompute } from '../../../src/state/task/task-compute.ts';
import type { TaskOnShow } from '../../../src/state/task/task-state.ts';
import { createTaskStore } from '../../../src/state/task/task-store.ts';
import { stepLists } from '../graphs/arbitrary-graphs.ts';
import { fakeCompute } from '../state/fake-compute.ts';

const linkOf = createLinkOf(({ read, unit }) => writeTaskGraph({ ...read, timeUnit: unit }));

/** The page with a graph on show that was read from a text. */
function showing(text: string, origin: TaskOrigin = { kind: 'file' }): TaskState {
  const store = createTaskStore(
    DEFAULT_TASK_LINK,
    fakeCompute().client as TaskCompute,
    () => () => {},
  );
  const read = readGraph(text);
  const task: TaskOnShow = {
    name: 'a.json',
    files: ['a.json'],
    read,
    input: graphInput(read),
    unit: read.timeUnit,
  };
  store.setState({ source: { kind: 'ready', task }, origin });
  return store.getState();
}

const ownJson = (steps: object, unit?: string) =>
  JSON.stringify({ format: 'task-graph', version: 1, ...(unit ? { unit } : {}), steps });

it('a small graph comes back from its link as the same graph, whatever its order and its durations', () => {
  const durations = fc.oneof(fc.nat(6), fc.constantFrom(0.1, 1e-9, 1e15, 2.5, 0));
  fc.assert(
    fc.property(stepLists(12, durations), fc.constantFrom('ms', 'min'), (steps, unit) => {
      const state = showing(ownJson(steps, unit));
      const link = parseTaskLink(writeTaskLink(linkOf(state)));
      expect(link.notices).toEqual([]);
      if (link.graph.kind !== 'packed') throw new Error('a small graph is not in its link');
      const again = readGraph(unpackText(link.graph.packed) ?? '');
      const { task } = state.source as { task: TaskOnShow };
      expect(graphInput(again).key).toBe(task.input.key);
      expect(again.ids).toEqual(task.read.ids);
      expect(again.timeUnit).toBe(unit);
      expect(link.name).toBe('a.json');
      // Going back to a link of the graph on show reads nothing again.
      expect(sameGraph(link, linkOf(state))).toBe(true);
    }),
  );
});

it('a graph that does not fit is left out, and an example or a kept graph goes by its name', () => {
  const steps = Array.from({ length: 3000 }, (_, i) => ({ id: `s${i}`, duration: i, needs: [] }));
  expect(linkOf(showing(ownJson(steps))).graph).toEqual({ kind: 'left-out' });
  // Few steps, with names that nothing makes shorter.
  const noise = Array.from({ length: 900 }, (_, i) => ({
    id: ((i * 7919 + 13) ** 3).toString(36),
    duration: (i * 7919) % 101,
    needs: [],
  }));
  expect(linkOf(showing(ownJson(noise))).graph).toEqual({ kind: 'left-out' });
  const one = ownJson([{ id: 'a', duration: 1, needs: [] }]);
  const graham = { kind: 'example', slug: 'graham' } as const;
  expect(linkOf(showing(one, graham)).graph).toEqual(graham);
  expect(linkOf(showing(one, { kind: 'kept', key: 'k' })).graph).toEqual({
    kind: 'kept',
    key: 'k',
  });
  // What a page opens with needs no word.
  const first = linkOf(showing(one, { kind: 'example', slug: 'workflow' }));
  expect(writeTaskLink(first)).toBe('');
});

it('what was decided about a file is in its graph, and else in the link', () => {
  const one = ownJson([{ id: 'a', duration: 1, needs: [] }]);
  const state = showing(one);
  const reading = { durations: 'weight', precedence: 'calls', repairs: [] };
  const decided = { ...state, settings: { ...state.settings, reading } };
  expect(linkOf(decided)).toMatchObject({ durations: null, precedence: null });
  const example = { kind: 'example', slug: 'build' } as const;
  expect(linkOf({ ...decided, origin: example })).toMatchObject({
    durations: 'weight',
    precedence: 'calls',
  });
});
