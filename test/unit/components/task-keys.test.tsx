import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { GanttKey } from '../../../src/components/task/gantt/gantt-key.tsx';
import { GraphKey } from '../../../src/components/task/graph/graph-key.tsx';
import { ganttColours } from '../../../src/draw/task/gantt-colours.ts';
import { taskColours } from '../../../src/draw/task/task-colours.ts';
import { readTokens } from '../draw/tokens.ts';

const palette = readTokens(
  readFileSync(new URL('../../../src/styles/tokens.css', import.meta.url), 'utf8'),
  'light',
);
const gantt = (others: boolean) =>
  renderToStaticMarkup(
    <GanttKey colours={ganttColours(palette, 4)} bars others={others} overhead={false} playhead />,
  );
const graph = (others: boolean) =>
  renderToStaticMarkup(<GraphKey colours={taskColours(palette)} others={others} />);
const entries = (markup: string) => markup.match(/<li>/g)?.length;

it('keys say nothing of steps beside the critical path where there are none: of a chain', () => {
  expect([entries(gantt(true)), entries(gantt(false))]).toEqual([3, 2]);
  expect([entries(graph(true)), entries(graph(false))]).toEqual([4, 3]);
  expect(graph(true)).toContain('slack');
  expect(graph(false)).not.toContain('slack');
});
