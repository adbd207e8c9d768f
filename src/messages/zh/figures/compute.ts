import type { Messages } from '../../en/index.ts';

export const compute: Messages['figures']['compute'] = {
  title: '群体的花费，与单个智能体相比',
  subtitle: '智能体时间即全体智能体工作时间之和，等待不计。',
  means: (percent) => `智能体时间与单个智能体之比，达到 ${percent}`,
  swarm: '群体，智能体数',
  names: { standard: '标准群体', recursive: '递归群体' },
  row: (swarm, agents) => `${swarm}，${agents}`,
  describe: (coverage, best) =>
    `两幅图，纵轴为群体所需智能体时间与单个智能体所需时间之比，横轴为 2 到 64 个智能体的群体规模，两轴均为对数；标准群体与递归群体各一条线，另有一条点线标出 1。${coverage}${best}`,
  described: (score, level, range, values) =>
    `${score}达到 ${level}${range === null ? '' : `，各群体为 ${range}`}：${values}`,
  caption: (note) =>
    `${note}每个值为群体智能体时间的均值（每张图算到该图自身达到该水平为止）除以单个智能体的均值。小于 1 表示群体花费更少。不计开销。`,
  table: '智能体时间与单个智能体之比，附 95% 区间',
};
