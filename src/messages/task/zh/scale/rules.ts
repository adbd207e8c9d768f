import type { TaskMessages } from '../../en/index.ts';

export const rules: TaskMessages['scale']['rules'] = {
  title: '各种规则的比较',
  nothing: '所有步骤都不花时间，用哪种规则都立刻完成。',
  plot: '完工时间与下界之比',
  means: '1 为可能的最小值',
  reads: '完工时间与下界之比随智能体数的变化',
  ceiling: '2 − 1/k',
  ceilingLong: 'Graham 界：不超过 2 − 1/k',
  note: (ceiling) =>
    `同一张图，用标准群体按每种规则各做一遍。规则分不出先后的步骤，文件中靠前的先做：换了行的顺序，用时可能不同。${
      ceiling
        ? '虚线：Graham 界给出的上限。有就绪步骤就不让谁闲着的规则，用时都不超过最好次序的 2 − 1/k 倍。'
        : '计入开销时，Graham 界的上限 2 − 1/k 不成立，所以没有画出。'
    }`,
  head: {
    rule: '规则',
    makespan: '完工时间',
    ratio: '与下界之比',
    behind: '比最快的多',
    agents: '智能体数',
    speedup: '加速比',
    lowerBound: '下界',
  },
  best: '最快',
  oneDraw: '一次抽取',
  at: (agents) => agents,
  atMeanwhile: (agents, set) => `${agents}（${set}还在计算）`,
  allAlike: (agents, makespan) => `${agents}时，所有规则都用 ${makespan}：选哪一种都一样。`,
  bestIs: (agents, best, _one, makespan, above) =>
    `${agents}时，最快的是${best}，用 ${makespan}，${
      above === null ? '恰好等于下界' : `比下界高出 ${above}`
    }。`,
  worstIs: (worst, _one, makespan, longer) => `最慢的是${worst}，用 ${makespan}，多 ${longer}。`,
  bestFixed: (names, _one, makespan) => `不靠随机的规则中，最快的是${names}，用 ${makespan}。`,
  and: (names) =>
    names.length < 2
      ? names.join('')
      : `${names.slice(0, -1).join('、')}和${names[names.length - 1]}`,
  fixed: '不靠随机的规则每次运行都一样，所以它们之间的差别是真实的，不是偶然。',
  drawn: (names) => `${names}的次序是随机抽取的，这里只有一次抽取：换一个种子，完工时间可能不同。`,
  table: '按规则和智能体数',
};
