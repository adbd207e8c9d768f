import { expect, it } from 'vitest';
import { hashAlong } from '../../../src/pages/hash-along.ts';
import { queryAlong } from '../../../src/pages/query-along.ts';

it('takes the state along between pages that share it, and the theme alone to and from a task graph', () => {
  const query = '?v=2&agents=4&theme=dark&layers=3';
  expect(queryAlong('front', 'lab', query)).toBe(query);
  expect(queryAlong('task', 'task', query)).toBe(query);
  expect(queryAlong('front', 'task', query)).toBe('theme=dark');
  expect(queryAlong('task', 'lab', '?theme=light')).toBe('theme=light');
  expect(queryAlong('task', 'front', '?v=2&graph=none&name=mytheme')).toBe('');
});

it('takes what stands behind the hash to the other language of a task graph, and nowhere else', () => {
  expect(hashAlong('task', 'task', '#graph=dz')).toBe('#graph=dz');
  for (const [from, to] of [
    ['task', 'lab'],
    ['front', 'task'],
    ['front', 'front'],
  ] as const)
    expect(hashAlong(from, to, '#graph=dz')).toBe('');
});
