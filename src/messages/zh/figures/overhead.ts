import type { Messages } from '../../en/index.ts';

export const overhead: Messages['figures']['overhead'] = {
  title: '为调度和通信付出开销的群体',
  subtitle: '标准群体计与不计开销的对比；下图为智能体时间的去向。',
  names: { free: '不计开销', paying: '计开销' },
  sharesTitle: '智能体时间',
  sharesMean: '计开销时各部分所占比例',
  parts: { work: '工作', communication: '通信', scheduling: '调度' },
  describe: (coverage, best, shares) =>
    `两幅图，纵轴为标准群体相对单个智能体的加速比，横轴为 2 到 64 个智能体的规模，两轴均为对数，分计开销与不计开销两条线。${coverage}${best}下方每种规模一根柱，表示计开销时智能体时间的构成：${shares.join('；')}。`,
  described: (score, level, values) => `${score}达到 ${level}：${values}`,
  shared: (agents, communication, scheduling) =>
    `${agents}：通信 ${communication}，调度 ${scheduling}`,
  caption: (note) =>
    `${note}作为基准的单个智能体始终没有开销。柱上的数字为整个运行过程中通信所占的比例。`,
  table: '相对单个智能体的加速比，以及计开销时智能体时间的构成；括号内为 95% 区间',
};
