import { before } from '../../../zh/beside.ts';
import type { TaskMessages } from '../../en/index.ts';

export const scaling: TaskMessages['scale']['scaling'] = {
  title: '1 到 64 个智能体各会怎样',
  nothing: '所有步骤都不花时间，多少个智能体都一样，立刻完成。',
  axis: '智能体数',
  plots: {
    makespan: { title: '完工时间', means: '到最后一步完成为止' },
    speedup: { title: '加速比', means: '相对一个智能体' },
    agentTime: { title: '智能体时间', means: '所有智能体之和' },
    idle: { title: '空闲比例', means: '完工之前 k 个智能体无事可做的时间' },
  },
  measured: (means, unit) => `${means}，单位：${unit}`,
  reads: (plot) => `${plot}随智能体数的变化`,
  lines: {
    criticalPath: 'C',
    share: 'W/k',
    graham: 'Graham 界',
    linear: 'k',
    parallelism: 'W/C',
    guarantee: 'Graham 界',
    recorded: '文件所记',
    slower: (fewer) => `比 ${fewer} 个还慢`,
    work: 'W',
    working: '工作',
    reserved: '占用',
  },
  rows: {
    makespan: '完工时间',
    lowerBound: '下界 max(C, W/k)',
    graham: 'Graham 界：至多',
    recorded: '文件所记',
    speedup: '加速比',
    most: '不超过 min(k, W/C)',
    guarantee: 'Graham 界：至少',
    working: '工作时间',
    scheduling: '其中调度',
    communication: '其中通信',
    reserved: '所有智能体到完工为止',
    idle: '空闲',
    leastIdle: '不少于',
  },
  bounds: {
    title: (agents) => `这些线对 ${agents}说明了什么`,
    share: {
      name: 'W/k',
      says: (work, agents, bound) =>
        `${bound}：工作量 W（${work}）由 ${agents}平均分担。任何运行都不会更快。`,
      below: '它的线会落在图的下方之外。',
    },
    path: {
      name: 'C',
      says: (bound) => `${bound}：关键路径 C，即最长的一串步骤。无论多少智能体都不会更快。`,
    },
    graham: {
      name: 'Graham 界',
      says: (bound) =>
        `${bound}：W/k + (1 − 1/k) C。只要有就绪步骤就没有谁闲着，又不付开销，无论按什么次序都不会更慢。`,
      none: '没有画出：这个群体要付开销，或者有就绪步骤时也可能有谁闲着，所以这个界不成立。',
    },
    recorded: {
      name: '文件所记',
      says: (time) => `${time}：文件记录的完工时间，若有排队也含在内。它不是界。`,
    },
  },
  note: '前三幅图两轴均为对数。阴影：任何调度都到不了的地方。浅色竖带：当前选定的智能体数。',
  choose: '展示的智能体数',
  chooseHint: '在图中点一下，或在读数处按 Enter 键，即可选定智能体数。',
  describe: (steps, one, at, makespan, speedup, most, mostMakespan) =>
    `${steps}，一个智能体要 ${one}；${at} ${makespan}，加速比 ${speedup}；${most} ${mostMakespan}。`,
  describeFirst: (steps, at, makespan) => `${steps}，${at} ${makespan}。`,
  describeAlike: (steps, makespan) => `${steps}，一个智能体要 ${makespan}，多少个智能体都一样。`,
  takes: (agents) => `${agents}要`,
  steps: (n) => `${n} 个步骤`,
  ceiling: (criticalPath, speedup) =>
    `无论多少智能体，都不会早于 ${before(criticalPath)}完工，那是最长的链；加速比不超过 ${speedup}。`,
  meetsBound: (agents) => `${agents}时恰好达到下界：怎样排步骤的次序都不会更快。`,
  aboveBound: (agents, above, bound) => `${agents}时比下界 ${before(bound)}高出 ${above}。`,
  slower: (more, moreTime, fewer, fewerTime) =>
    `${more}反而比 ${fewer}慢：${before(moreTime)}对 ${fewerTime}。`,
  slowerOthers: (n) => `其余规模中还有 ${n} 个也是如此。`,
  anomaly: '这就是 Graham 异常：多一个智能体，谁做哪一步就变了，而新的次序更差。',
  anomalyDrawn: '步骤的次序是随机抽取的，其中有偶然的成分；即使不随机，也可能出现 Graham 异常。',
  otherOrder: '多一个智能体，谁做哪一步就变了，而新的次序更差。',
  tooMuchOverhead: '开销随智能体数增长，可能多过新增智能体省下的时间。',
  recorded: (recorded, agents, _one, makespan) =>
    `文件记录的是 ${recorded}。在这里的各种规模中，${agents}（${makespan}）与之最接近。`,
  recordedWith: (time) => time,
  recordedOutside: (recorded, agents, _one, makespan, longer) =>
    `文件记录的是 ${recorded}，比这里的任何规模都${longer ? '长' : '短'}；${agents}（${makespan}）与之最接近。`,
  loosely:
    '这只是粗略的对比：记录的时间可能含有排队，所用的机器也不一定彼此相同、一直空闲或数目不变。',
  table: '各智能体数下的数值',
  columns: {
    agents: '智能体数',
    makespan: '完工时间',
    speedup: '加速比',
    lowerBound: '下界',
    graham: 'Graham 界',
    agentTime: '智能体时间',
    idle: '空闲比例',
    scheduling: '调度',
    communication: '通信',
    half: '完成一半步骤',
    started: '启动的智能体',
    handoffs: '交接',
  },
};
