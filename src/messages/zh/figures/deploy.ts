import type { Messages } from '../../en/index.ts';

/** 1.9× as a number of times. */
const times = (factor: string) => factor.replace('×', ' 倍');

export const deploy: Messages['figures']['deploy'] = {
  title: '一个群体、几个群体，还是各自为战',
  subtitle: '先选目标，再移动圆点：横向是智能体数，纵向是可用的智能体时间。',
  goal: '目标',
  level: '达到的水平',
  aim: '以何为优',
  aims: { soonest: '最快', cheapest: '最省' },
  agents: '智能体数上限',
  budget: '智能体时间预算',
  kinds: {
    one: '单个智能体',
    swarm: '一个群体',
    several: '多个群体',
    independent: '独立会话',
  },
  name: (kind, sessions, each) =>
    ({
      one: '单个智能体',
      swarm: `一个 ${each} 智能体的群体`,
      several: `${sessions} 个各含 ${each} 个智能体的群体`,
      independent: `${sessions} 个独立会话`,
    })[kind],
  short: (sessions, each) => `${sessions}×${each}`,
  map: { soonest: '最快的部署', cheapest: '最省的部署' },
  mapMeans: '按智能体数和预算（t_mid）',
  agentsAxis: '智能体数上限',
  never: '达不到',
  overBudget: '超出预算',
  point: '智能体数与预算',
  candidates: (agents) => `至多 ${agents} 个智能体`,
  candidatesMeans: '消耗的智能体时间（t_mid）',
  timeAxis: '达到目标的时间（t_mid）',
  candidatesReads: '各种部署，按所需时间排列',
  costs: (cost) => `消耗 ${cost}`,
  answer: {
    soonest: (name, time, cost, range) =>
      `最快：${name}，用时 ${time}${range && `（${range}）`}，消耗智能体时间 ${cost}。`,
    cheapest: (name, time, cost, range) =>
      `最省：${name}，消耗智能体时间 ${cost}${range && `（${range}）`}，用时 ${time}。`,
  },
  runnerUp: (name, time, cost, close) =>
    `其次：${name}，用时 ${time}，消耗 ${cost}${close ? '；两者之差可能只是偶然' : ''}。`,
  nothingElse: '在这一预算内，没有别的部署能达到目标。',
  unreachable: (agents, one, most) =>
    `达不到：${one ? '只有一个智能体时' : `至多 ${agents} 个智能体时`}，无论消耗多少，任何部署的平均得分都到不了目标；走得最远的止于 ${most}。`,
  unaffordable: (name, cost) =>
    `预算不够：最省的部署是${name}，达到目标需要消耗智能体时间 ${cost}。`,
  why: {
    coverageNotShared: {
      soonest: (name, factor) =>
        `不同图上的覆盖率不能相加：换一张图，只是把同样的东西重新找一遍。不止一个会话的部署中最好的是${name}，用时是它的 ${times(factor)}。`,
      cheapest: (name, factor) =>
        `不同图上的覆盖率不能相加：换一张图，只是把同样的东西重新找一遍。不止一个会话的部署中最好的是${name}，消耗是它的 ${times(factor)}。`,
    },
    furthestAhead: '算数的是走得最远的那个会话；图越多，其中有一张进展快的可能性就越大。',
    graphTooPoor: (share, oneGraph) =>
      `${share} 的图里最好的值也低于目标，单张图平均止于 ${oneGraph}，因此需要新的图。`,
    luckySession: '平均而言一张图就够了，但图多几张，富矿会更早出现。',
    graphRichEnough: (oneGraph, shared) =>
      `单张图平均能到 ${oneGraph}，已经够了${shared ? '；同一张图上的智能体可以分担步骤' : ''}。`,
    company: (factor) =>
      `同样多的智能体若各自单干，用时是它的 ${times(factor)}：一张图上有两个以上的智能体，走完得更快。`,
    fewerFallShort: (sessions, most) =>
      `同样的智能体若只分成 ${sessions} 个会话，平均止于 ${most}，够不着目标。`,
    soonerTooDear: (name, time, cost) =>
      `更快的是${name}，用时 ${time}，但要消耗 ${cost}，超出预算。`,
    agentsLeft: {
      soonest: (n) => `其余 ${n} 个智能体不参加：用上更多智能体的部署反而更慢。`,
      cheapest: (n) => `其余 ${n} 个智能体不参加：用上更多智能体的部署消耗更多。`,
    },
  },
  describe: (score, percent, aim) =>
    `一张图，按智能体数和智能体时间预算标出最优的部署。目标：${score}达到 ${percent}；以${aim}为优。`,
  noneWith: (agents) => `${agents}时，没有部署能达到目标。`,
  from: (budget, name) => `预算 ${budget} 起为${name}`,
  column: (agents, stretches) => `至多 ${agents}：${stretches.join('，')}。`,
  here: (agents, budget) => `圆点位于 ${agents}、预算 ${budget} 处。`,
  caption: (tasks, intervals) =>
    `${tasks === '1' ? '只有一个任务，因此没有区间' : `${tasks} 个任务的均值${intervals ? '；线段和括号为 95% 区间，对任务做自助法得到，重抽样中超过 5% 达不到目标时不给出。“可能只是偶然”指两者都没有在 97.5% 的重抽样中领先' : '，没有区间'}`}。标记为“会话数×每个会话的智能体数”。每个会话都有自己的图，由一个标准群体或单个智能体完成，工作到目标达到为止；智能体时间是所有会话到那时为止的总消耗。最佳得分以任务为尺度，1 大约相当于十张图中有一张能达到的值；覆盖率取走得最远的会话。虚线：没有别的部署比它们既快又省。`,
  table: (score) =>
    `${score}：达到各水平的时间和到那时为止消耗的智能体时间（t_mid），以及全部完成后的平均得分`,
  deployment: '部署',
  timeTo: (percent) => `达到 ${percent} 的时间`,
  costTo: (percent) => `达到 ${percent} 的智能体时间`,
  end: '最终得分',
};
