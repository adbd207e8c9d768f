import type { Messages } from '../../en/index.ts';

export const recursive: Messages['figures']['recursive'] = {
  title: '递归群体：1 至 64 个智能体',
  subtitle: '从一个智能体开始；下图为同时工作的智能体数。',
  atWork: '工作中的智能体',
  atWorkMeans: '对任务图取平均',
  standard: (agents) => `${agents} 个，标准群体`,
  standardName: '标准群体',
  level: (score, percent) => (score === 'coverage' ? `覆盖率 ${percent}` : `最佳得分 ${percent}`),
  speedup: (level, factor) => (factor === null ? `${level} 从未达到` : `${level} 为 ${factor}`),
  shows:
    '上面两幅图的横轴为时间的对数，曲线上升，从 1 到 64 个智能体每种规模各一条；下面一幅图是同一时间轴上工作中的智能体数。',
  swarm: (agents, speedups) => `${agents} 个智能体的递归群体相对单个智能体的加速比：${speedups}。`,
  besides: (speedups) => `同等规模的标准群体：${speedups}。`,
  peak: (agents) => `递归群体同时工作的智能体平均最多 ${agents} 个。`,
  half: (time) =>
    time === null ? '工作中的智能体始终不到上限的一半。' : `${time} 时有上限一半的智能体在工作。`,
  used: (to50, to90) => `达到 50% 覆盖率之前平均用到上限的 ${to50}，达到 90% 之前用到 ${to90}。`,
  many: (graphs, agents) =>
    `${graphs} 张任务图的均值；阴影带为 ${agents} 个智能体时单张图的 10% 至 90%。箭头表示 ${agents} 个智能体比单个智能体快多少。`,
  one: (agents) => `只有一张任务图，因此没有区间。箭头表示 ${agents} 个智能体比单个智能体快多少。`,
  dashed: (agents) => `虚线：${agents} 个智能体的标准群体。`,
  interval: (interval) => `半数覆盖率处为 ${interval}（95%，对任务图做自助法）。`,
  lower: '下图：工作中的智能体数的均值，已完成的图按 0 计，因此末段低于 1。',
  lowerOne: '下图：工作中的智能体数。',
  table: '递归群体相对单个智能体的加速比，附 95% 区间；以及由平均工作数得出的上限利用情况',
  peakHead: '最多同时工作',
  halfHead: '上限一半投入工作（t_mid）',
  usedHead: (percent) => `至覆盖率 ${percent} 的上限利用率`,
};
