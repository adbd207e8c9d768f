import type { Messages } from '../../en/index.ts';

export const rules: Messages['figures']['rules'] = {
  title: '选择下一步的五种规则',
  subtitle: '群体按不同规则行事时，比单个智能体快多少。',
  rule: '规则，智能体数',
  names: {
    'own-branch': '沿自己的分支',
    random: '随机',
    shallowest: '先浅后深',
    shortest: '先短后长',
    'critical-path': '关键路径优先',
  },
  row: (rule, agents) => `${rule}，${agents}`,
  describe: (coverage, best) =>
    `两幅图，纵轴为相对单个智能体的加速比，横轴为 2 到 64 个智能体的群体规模，两轴均为对数；五种规则各一条线，另有一条点线表示加速比等于规模。${coverage}${best}`,
  described: (score, level, values) => `${score}达到 ${level}：${values}`,
  caption: (note, baseline) =>
    `${note}无论群体采用哪种规则，作为基准的单个智能体都按“${baseline}”行事。各规则的标记略微左右错开，以便分辨区间。`,
  table: '相对单个智能体的加速比，附 95% 区间',
};
