import type { Messages } from '../../en/index.ts';

export const width: Messages['figures']['width'] = {
  title: '步骤数不变，从 136 层到 4 层',
  subtitle: '层越少，图越宽；图越窄，智能体越要等待。',
  level: '取加速比处',
  means: (percent) => `达到 ${percent} 时相对单个智能体的加速比`,
  axis: '层数（越靠右图越宽）',
  reads: (score) => `加速比随宽度的变化：${score}`,
  at: (layers, perLayer) => `${layers} 层，每层 ${perLayer} 个步骤`,
  layers: (layers) => `${layers} 层`,
  perLayer: (steps) => `每层 ${steps}`,
  nothing: (percent) => `平均而言达不到 ${percent}`,
  standard: '标准群体',
  recursive: '递归群体',
  size: (agents) => `规模 ${agents}`,
  bound: '上界',
  boundLong: '完成全部步骤的上界',
  whole: '全部步骤',
  wholeLong: '全部步骤',
  describe: (agents, percent) =>
    `两幅图，画出任一得分达到 ${percent} 时的加速比随图的宽度如何变化，分别为 ${agents} 个智能体的标准群体和递归群体；步骤总数保持不变。`,
  describeAt: ({ layers, perLayer, standard, recursive, bound }) =>
    `${layers} 层（每层 ${perLayer} 个步骤）：标准群体的覆盖率 ${standard[0]}，最佳得分 ${standard[1]}；递归群体分别为 ${recursive[0]} 和 ${recursive[1]}；完成全部步骤的上界为 ${bound}。`,
  caption: (graphs, steps, agents, intervals) =>
    `每种宽度取 ${graphs} 张各 ${steps} 个步骤的任务图的均值${intervals ? '；竖线为 95% 区间，对任务图做自助法得到' : '，没有区间'}。${agents === null ? '' : `虚线：加速比等于群体规模（${agents}）。`}点线只针对 100% 覆盖率：一条是上界，即群体规模与“总工作量除以关键路径”（W/C）两者中的较小者，另一条在其下方，是标准群体实际达到的。较低的水平不受此上界约束。小图：第一张图的各层，根在最上面，长度按平方根缩放。`,
  table: (agents) => `${agents} 个智能体的群体相对单个智能体的加速比，附 95% 区间`,
  layersHead: '层数',
  perLayerHead: '每层步骤数',
  averageParallelism: 'W/C',
};
