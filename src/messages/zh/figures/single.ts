import type { Messages } from '../../en/index.ts';

export const single: Messages['figures']['single'] = {
  title: '单个智能体',
  subtitle: '两种得分随时间变化：均值，以及每一张图。',
  show: '同时显示',
  lines: '各图曲线',
  band: '中间 80% 的图',
  mean: '均值',
  means: (graphs, one) =>
    one ? '两条曲线都来自同一张任务图。' : `两条曲线都是 ${graphs} 张图的均值。`,
  reached: (level, time) => (time === null ? `${level} 从未达到` : `${level} 用时 ${time}`),
  describe: (means, coverage, best) =>
    `两条上升的曲线，横轴为时间的对数，分别是单个智能体的覆盖率和最佳得分。${means}覆盖率：${coverage}。最佳得分：${best}。`,
  caption: (graphs, one, steps) =>
    one
      ? `一张任务图，共 ${steps} 个步骤。`
      : `粗线：${graphs} 张任务图的均值，平均每张 ${steps} 个步骤。`,
  thin: (drawn, all) =>
    `细线：${all ? '每张图' : `前 ${drawn} 张图`}各自的曲线；十字准线给出全部图中间 80% 的范围。`,
  shaded: '阴影：每一时刻居于 10% 至 90% 之间的图。',
  unit: '平均覆盖率达到一半的时刻即 1 t_mid。',
  noUnit: '平均覆盖率始终未达到一半，因此时间采用步骤时长的单位。',
  interval: (score, level, range) =>
    `${score === 'coverage' ? '覆盖率' : '最佳得分'}达到 ${level} 用时 ${range} t_mid`,
  intervals: (all) => `95% 区间（对任务图做自助法）：${all}。`,
  noInterval: '只有一张图，因此没有区间。',
  table:
    '平均曲线到达各水平的时间（t_mid）。50%、90%、99% 为精确值，附 95% 区间；其余各行从所绘曲线上读取。',
  level: '水平',
};
