import type { Messages } from '../../en/index.ts';

export const sizes: Messages['figures']['sizes'] = {
  readAt: '读数水平',
  equal: '等于规模',
  speedup: (percent) => `相对单个智能体的加速比，达到 ${percent}`,
  notReached: (reached, graphs) => `未达到（${graphs} 张图中有 ${reached} 张达到）`,
  never: '各种规模下均未达到。',
  named: (name, value) => `${name} ${value}`,
  atSizes: (all) =>
    `${all.map(([agents, values]) => `${agents}：${values.join('，')}`).join('；')}。`,
  note: (graphs, intervals, gaps) =>
    [
      graphs === '1' ? '只有一张任务图，因此没有区间。' : `${graphs} 张任务图的均值。`,
      intervals ? '竖线为 95% 区间，对任务图做自助法得到。' : '',
      gaps ? '未达到该水平处，线即中断。' : '',
    ].join(''),
};
