import { expect, it } from 'vitest';
import { settingsEdit } from '../../../../src/figures/task/controls/settings-edit.ts';
import { PLAIN_READING } from '../../../../src/graphs/read-graph.ts';
import { DEFAULT_TASK_LINK } from '../../../../src/link/task/task-link-state.ts';
import { settingsOf } from '../../../../src/state/task/settings-of.ts';

const first = settingsOf(DEFAULT_TASK_LINK, PLAIN_READING);

it('says what an edit of the page’s settings is, in both languages', () => {
  const edit = (change: Partial<typeof first>, before = first) => [
    settingsEdit('en', before, { ...before, ...change }),
    settingsEdit('zh', before, { ...before, ...change }),
  ];
  expect(edit({ price: 1250 })).toEqual([
    'price of an agent-hour 1 to 1,250',
    '每智能体小时的价格由 1 变为 1,250',
  ]);
  expect(edit({ hour: 80 })[0]).toBe('worth of an hour not said to 80');
  expect(edit({ paid: 'working' })[0]).toBe('what is paid for reserved to working');
  expect(edit({ unit: 'h' }, { ...first, unit: 'min' })[0]).toBe(
    'unit of durations minutes to hours',
  );
  expect(edit({ unit: 'h' })).toEqual(['unit of durations', '时长的单位']);
  expect(edit({ reading: { ...PLAIN_READING, durations: 'size' } })[0]).toBe('source of durations');
  const { parameters } = first;
  expect(edit({ parameters: { ...parameters, agents: 4 }, price: 2, hour: 3 })[0]).toBe(
    'agents 16 to 4, price of an agent-hour 1 to 2 and 1 more',
  );
});

it('names a repair by what is done, whether it is taken back or done again', () => {
  const repaired = { ...first, reading: { ...PLAIN_READING, repairs: ['cut-cycles'] as const } };
  expect(settingsEdit('en', first, repaired)).toBe('Go on without the edges that close a cycle');
});
