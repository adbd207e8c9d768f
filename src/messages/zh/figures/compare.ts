import type { Messages } from '../../en/index.ts';

export const compare: Messages['figures']['compare'] = {
  title: '有协调者与没有协调者',
  subtitle: '在两种得分的 50% 与 90% 处，比单个智能体快多少倍。',
  means: '加速比',
  standard: '标准',
  recursive: '递归',
  line: (swarm, level) => `${swarm} ${level}`,
  size: '等于规模',
  bound: '100% 的上界',
  shows:
    '两幅图，横轴为群体规模（2 至 64 个智能体），纵轴为相对单个智能体的加速比，均为对数刻度；标准群体与递归群体各有 50% 与 90% 两条曲线。',
  speedup: (level, standard, recursive) =>
    `${level} 处标准群体${standard === null ? '从未达到' : `为 ${standard}`}，递归群体${recursive === null ? '从未达到' : `为 ${recursive}`}`,
  score: (score, agents, values) =>
    `${agents} 个智能体时的${score === 'coverage' ? '覆盖率' : '最佳得分'}：${values}。`,
  fasterNowhere: '递归群体在任何一处都不更快。',
  faster: (places) => `递归群体更快之处：${places}。`,
  place: (score, level, sizes) =>
    `${score === 'coverage' ? '覆盖率' : '最佳得分'} ${level}，${sizes} 个智能体`,
  boundTold: (bound) => `就全部完成而言，任何群体都不可能超过 ${bound}。`,
  same: '所有群体都在同样的任务图上与单个智能体相比。',
  ringed: '带圈处：递归群体的均值领先。',
  sizeLine: '点线：加速比等于智能体数。',
  boundLine: (parallelism) =>
    `覆盖率图中的灰线：全部完成时的上界，即智能体数与“总工作量 ÷ 最长链”（平均 ${parallelism}）二者中较小的一个。它不约束更早的水平：那时最长链不必走完，所以曲线可以高于灰线；而单个智能体此前已在深处的分支里耗去时间，所以曲线也可以高于点线。`,
  table:
    '相对单个智能体的加速比，附 95% 区间；λ 为半数覆盖率处加速比的对数与智能体数的对数之比；以及全部完成时的上界',
  swarmHead: '群体',
  boundHead: '100% 覆盖率的上界',
};
