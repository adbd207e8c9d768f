import { expect, it } from 'vitest';
import { queryAlong } from '../../../src/pages/query-along.ts';

it('takes the state along between pages that share it, and the theme alone to and from a task graph', () => {
  const query = '?v=2&agents=4&theme=dark&layers=3';
  expect(queryAlong('front', 'lab', query)).toBe(query);
  expect(queryAlong('task', 'task', query)).toBe(query);
  expect(queryAlong('front', 'task', query)).toBe('theme=dark');
  expect(queryAlong('task', 'lab', '?theme=light')).toBe('theme=light');
  expect(queryAlong('task', 'front', '?v=2&graph=none&name=mytheme')).toBe('');
});
