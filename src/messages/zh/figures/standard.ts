import type { Messages } from '../../en/index.ts';

export const standard: Messages['figures']['standard'] = {
  title: '标准群体：1 至 64 个智能体',
  subtitle: '曲线形状不变，整体左移。',
  describe: (agents, c50, c90, b50, b90) =>
    `两幅图，横轴为时间的对数，曲线呈 S 形，从 1 到 64 个智能体每种规模各一条；群体越大，曲线越靠左。与单个智能体相比，${agents} 个智能体的标准群体达到 50% 覆盖率快 ${c50}，达到 90% 快 ${c90}；最佳得分达到一半快 ${b50}，达到 90% 快 ${b90}。`,
  caption: (graphs, agents, interval) =>
    `${graphs} 张任务图的均值；阴影带为 ${agents} 个智能体时单张图的 10% 至 90%。箭头表示 ${agents} 个智能体比单个智能体快多少。${interval === '' ? '' : `半数覆盖率处为 ${interval}（95%，对任务图做自助法）。`}`,
  table: '相对单个智能体的加速比，附 95% 区间',
};
