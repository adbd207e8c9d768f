import { expect, it } from 'vitest';
import { graphInput } from '../../../src/graphs/graph-input.ts';
import { readGraph } from '../../../src/graphs/read.ts';
import { sourceOf } from '../../../src/state/task/settings-of.ts';

/** The kind of source that a text becomes, and its unit, for a reader who has chosen one, or none yet. */
function shown(text: string, unit: 'min' | 'none' | null) {
  const read = readGraph(text);
  const source = sourceOf(
    { name: '', files: [], read, input: graphInput(read), unit: null },
    { unit },
  );
  return 'task' in source ? [source.kind, source.task.unit] : [source.kind];
}

it('a graph whose steps only count is ready without a question, and may be given a unit', () => {
  const counts = 'digraph { a -> b }';
  expect(shown(counts, null)).toEqual(['ready', null]);
  expect(shown(counts, 'min')).toEqual(['ready', 'min']);
  expect(shown('id,duration,needs\na,0,\n', null)).toEqual(['ready', null]);
});

it('a graph of times is asked about where its file does not tell, and nowhere else', () => {
  const times = 'id,duration,needs\na,2,\n';
  expect(shown(times, null)).toEqual(['asking', null]);
  expect(shown(times, 'none')).toEqual(['ready', null]);
  expect(shown('id,duration,needs\na,2 h,\n', 'min')).toEqual(['ready', 'h']);
});
