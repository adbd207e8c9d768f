import type { Messages } from '../../en/index.ts';

export const standard: Messages['figures']['standard'] = {
  title: '标准群体：1 至 64 个智能体',
  subtitle: '每种规模一条曲线，两种得分随时间变化。',
  describe: (agents, c50, c90, b50, b90) =>
    `两幅图，横轴为时间的对数，曲线上升，从 1 到 64 个智能体每种规模各一条。${agents} 个智能体的标准群体相对单个智能体的加速比：覆盖率 50% 为 ${c50}，90% 为 ${c90}；最佳得分 50% 为 ${b50}，90% 为 ${b90}。`,
  caption: (graphs, agents, interval) =>
    `${graphs === '1' ? '只有一张任务图，因此没有区间' : `${graphs} 张任务图的均值；阴影带为 ${agents} 个智能体时单张图的 10% 至 90%`}。箭头表示 ${agents} 个智能体比单个智能体快多少。${interval === '' ? '' : `半数覆盖率处为 ${interval}（95%，对任务图做自助法）。`}`,
  table: '相对单个智能体的加速比，附 95% 区间',
};
