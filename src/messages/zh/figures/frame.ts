import type { Messages } from '../../en/index.ts';

export const frame: Messages['figures']['frame'] = {
  figure: (n) => `图 ${n}`,
  reset: '复位',
  resetTitle: '恢复这幅图最初的设置和选项',
  linked: '联动',
  linkedTitle: '所有图共用一组设置：在这里改动，其余各图随之改变',
  unlinkedTitle: '这幅图使用自己的设置',
  lab: '在实验室中打开',
  values: '精确数值',
  settings: '这幅图的设置',
  marked: '标出的群体',
  waiting: '这幅图进入视野时才开始计算。',
  working: '正在计算…',
  copy: '复制为 CSV',
  copied: '已复制',
  level: (percent) => `${percent} 处`,
  never: '从未',
  none: '未达到',
  agents: (n) => `${n} 个智能体`,
  coverage: '覆盖率',
  best: '最佳得分',
  coverageMeans: '已完成步骤所占比例',
  bestMeans: '迄今的最高值（经缩放）',
  timeAxis: '时间（t_mid）',
  agentsAxis: '智能体数',
  speedupAxis: '相对单个智能体的加速比',
  interval: (low, high) => `${low} 至 ${high}`,
  note: (graphs, interval) =>
    interval
      ? `${graphs} 张任务图的均值；区间为 95%，对任务图做自助法得到。`
      : `只有 ${graphs} 张任务图，因此没有区间。`,
};
