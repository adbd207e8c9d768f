import { before } from '../../../zh/beside.ts';
import type { TaskMessages } from '../../en/index.ts';

export const worth: TaskMessages['scale']['worth'] = {
  title: '值得用多少个智能体',
  price: '每智能体小时的价格',
  priceWithoutUnit: '一个智能体每 1 单位时间的价格',
  priceHint: '货币不限，按你自己的算。',
  paid: '何时付费',
  paidWhile: { working: '工作的时间', reserved: '直到完工，闲着也算' },
  hour: '早一小时完工值多少',
  hourWithoutUnit: '早 1 单位时间完工值多少',
  hourHint: '用同一种货币；留空表示不说明。',
  notSaid: '未说明',
  noNumber: (label, typed) => `${label}：“${typed}”不是 0 或更大的数，仍用原来的值。`,
  plot: '花费与完工时间',
  plotMeans: '数字为智能体数',
  makespanAxis: (unit) => (unit === '' ? '完工时间' : `完工时间（${unit}）`),
  reads: '花费随完工时间的变化',
  rows: {
    money: '智能体',
    delay: '等待',
    total: '合计',
    makespan: '完工时间',
  },
  note: (line, pale) =>
    `${line ? '连线：值得考虑的规模。' : '粗体：该选的规模。'}${pale ? '浅色：另有规模在时间和花费上都不比它差。' : ''}`,
  totalPlot: '花费与等待',
  totalMeans: '随智能体数的变化',
  totalReads: '花费与等待随智能体数的变化',
  sameMoney: (money) =>
    `多少个智能体的花费都是 ${money}：只为工作付费，而工作量是一样的。选最快的也不必多花。`,
  noMoney: '价格为 0 时，智能体不花钱。',
  cheapest: (agents, _one, total, money, waiting) =>
    `按所填的等待价格，所列规模中 ${agents}最省：共 ${total}，其中智能体 ${money}，等待 ${waiting}。`,
  beaten: (n) => `有 ${n} 个规模没有好处：另有规模在时间和花费上都不比它差。`,
  spends: (agents, makespan, money, one, oneMoney) =>
    `${agents}花费 ${money}，${before(makespan)}完工；一个智能体花费 ${oneMoney}，要 ${one}。`,
  noCurrency: '花费以价格所用的货币计。',
  table: '各智能体数的花费',
  head: {
    agents: '智能体数',
    makespan: '完工时间',
    money: '花费',
    perHour: '与前一个较小规模相比，每省一小时的花费',
    perOne: '与前一个较小规模相比，每省 1 单位时间的花费',
    delay: '等待',
    total: '合计',
    beaten: '不比它差的规模',
  },
  verdict: {
    noWork: '所有步骤都不花时间：一个智能体和多少个都一样。',
    noWorkBecause: '没有工作可以分担。',
    oneStep: '一个智能体就够了：只有一个步骤。',
    oneStepBecause: '一个步骤从头到尾由一个智能体来做。',
    chain: '一个智能体就够了：这张图是一条链。',
    chainBecause: (time) => `每个步骤都要等前一个，所以多少个智能体都要 ${time}。`,
    almostChain: (share) => `一个智能体就够了：${share} 的工作都在一条链上。`,
    almostChainBecause: (work, path) =>
      `一个智能体要 ${work}；仅最长的链就要 ${path}，多少个智能体也快不过它。`,
    worth: (agents, about, time) =>
      `值得用${about ? '大约 ' : ' '}${agents}：${before(time)}完工，最多只比最长的链长 5%，而多少个智能体也快不过那条链。`,
    exact: (agents, about, path) =>
      `值得用${about ? '大约 ' : ' '}${agents}：${before(path)}完工，用时正好等于最长的链，多少个智能体也不会更快。`,
    more: (most, path) =>
      `值得用 ${most} 个以上的智能体：即使用这么多，仍比最长的链（${path}）长 5% 以上。`,
    parallelism: (work, path, average) =>
      `所有步骤共要 ${work}，最长的链要 ${path}：平均可以同时做 ${average} 个步骤。`,
    unlinked: (steps, longest) =>
      `没有哪个步骤要等别的步骤：由 ${steps}分担工作，其中最长的要 ${longest}。`,
    unlinkedAsRead: (steps, longest) => `由 ${steps}分担工作，其中最长的要 ${longest}。`,
    edgesUnknown: '前提是没有哪个步骤要等别的步骤：读入的内容没有说明谁等谁。',
    least: (agents, fewer, share) =>
      `少于 ${agents}不行：由 ${fewer}平均分担，工作就要 ${share}，比最长的链长出 5% 以上。`,
    byWork: (least, one, share, longer) =>
      `单看工作量，${least}就够了：${one ? '' : '平均分担'}要 ${before(share)}，${
        longer ? '比最长的链最多长 5%' : '不比最长的链长'
      }。`,
    waiting: '但有的步骤要等别的步骤，所以要更多智能体。',
    undivided: '但一个步骤只能由一个智能体整个来做，不能拆开，所以要更多智能体。',
    width: (width) => `同时能做事的，怎么也不会超过 ${width}。`,
    rule: '以上按关键路径优先、不计开销来算。',
  },
  asSet: {
    overhead: '计入开销',
    rule: (name) => `按“${name}”的规则`,
    recursive: '用递归群体',
    and: (causes) => causes.join('、'),
    same: (what, agents, _one, time) => `${what}，结果一样：${agents}要 ${time}。`,
    within: (what, own, sizes, agents, time) =>
      `${what}，${own === null ? '' : `${own}；`}在所列的 ${sizes} 个规模中，用时最多比最长的链长 5% 的，最小的是 ${agents}，要 ${time}。`,
    none: (what, own, sizes, agents, time) =>
      `${what}，${own === null ? '' : `${own}；`}所列的 ${sizes} 个规模，用时都比最长的链长 5% 以上：最快的是 ${agents}，要 ${time}。`,
    takes: (agents, _one, time) => `${agents}要 ${time}`,
    prices: (price, hour, unit) =>
      `按${unit ? '每智能体小时' : '一个智能体每 1 单位时间'} ${price}${
        hour === null ? '' : `、早${unit ? '一小时' : ' 1 单位时间'}值 ${hour}`
      } 来算`,
    cheapest: (prices, agents, _one, total, time) =>
      `${prices}，所列规模中最省的是 ${agents}：连同等待共 ${total}，要 ${time}。`,
    leastMoney: (prices, agents, _one, money, fastest, fastestMoney) =>
      `${prices}，所列规模中花费最少的是 ${agents}，${money}；最快的是 ${fastest}，花费 ${fastestMoney}：哪个合算，要看早些完工值多少。`,
    fastestIsCheapest: (prices, agents, _one, money) =>
      `${prices}，所列规模中最快的也花费最少：${agents}，${money}。`,
  },
};
