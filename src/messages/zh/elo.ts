import type { Messages } from '../en/index.ts';

/** Text of the figure of Elo. */
export const elo: Messages['elo'] = {
  title: '同等预算下的 Elo',
  subtitle: '只要曲线比重复采样升得快，继续就是值得的。',
  label: '四个系统的 Elo 随预算的变化',
  /** Before the choice of systems. */
  front: '突出显示',
  self: {
    title: '自身 Elo',
    means: (system) => `${system} 在一个预算内的成果，对它自己在其他预算内的成果`,
    read: '自身 Elo：读取某个预算处的值',
  },
  joint: {
    title: '联合 Elo',
    means: '所有系统、所有预算，一起评分',
    read: '联合 Elo：读取某个预算处的值',
  },
  less: {
    choice: '减去重复采样',
    title: (kind) => `${kind}，减去重复采样`,
  },
  /** Under the axis. */
  axis: '智能体时间，以 B 为单位',
  /** `short` stands at the end of its line. */
  reference: { name: '重复采样', short: '每十倍 400' },
  inflection: {
    /** `share`, `low` and `high` are shares of B. */
    at: (share) => `扩展拐点：${share} B`,
    /** It climbs fast to the end. */
    beyond: 'B 以内没有扩展拐点',
    within: (point, low, high) => `${point}（${low} 到 ${high}）`,
    faster: ['升得比重复采样快', '升得更快', '更快'],
    slower: ['升得比重复采样慢', '升得更慢', '更慢'],
  },
  empty: {
    computing: '正在运行头几次会话……',
    resting: '进入视野时才计算。',
    stopped: '还没有算出结果。',
  },
  at: (share, time) => `${share} B：智能体时间 ${time}`,
  range: (low, high) => `${low} 到 ${high}`,
  reading: (name, elo) => `${name} ${elo} Elo`,
  readingWithin: (name, elo, low, high) => `${name} ${elo} Elo，${low} 到 ${high}`,

  order: {
    title: '用完全部预算时',
    system: '系统',
    lead: (other) => `比 ${other} 高多少 Elo`,
    wins: (other) => `胜过 ${other} 的比例`,
    inflection: '扩展拐点',
    none: '–',
    /** It climbs fast to the end. */
    beyond: 'B 以内没有',
    share: (share) => `${share} B`,
  },

  note: (sessions) => `每个系统 ${sessions} 次会话。`,
  noteBands: (sessions, replicates) =>
    `每个系统 ${sessions} 次会话。阴影和括号：对会话做 ${replicates} 次 bootstrap 重抽样得到的 95% 区间。`,
  budget: (budget, share, work) =>
    `B 是 ${budget} 的智能体时间，即每图平均工作量 ${work} 的 ${share}，以根步骤的时长为单位。不计开销。`,
  stored: '制作网站时算出。',
  here: (time) => `在这个浏览器里算出，用时 ${time}。`,
  first: '先看个大概，更多会话正在运行。',

  compute: {
    label: '计算这幅图',
    size: '每个系统的会话数',
    start: '计算',
    stop: '停止',
    sessions: (done, of) => `${of} 次会话中的 ${done} 次`,
    rating: (percent) => `会话都已完成，区间 ${percent}`,
    started: '正在计算。',
    finished: '算好了：图中是刚刚在这里算出的结果。',
    stopped: '已停止，之前的内容保留不变。',
    stoppedEmpty: '已停止。',
    resting: '不在视野中时暂停。',
    seconds: (n) => `${n} 秒`,
  },

  table: {
    open: '精确数值',
    label: '各系统在每个预算处的评分',
    share: '占 B 的比例',
    time: '智能体时间',
    self: (system) => `${system} 自身`,
    joint: (system) => `${system} 联合`,
  },

  describe: {
    starts: {
      on: (system, slope, low, high) =>
        `在最小的预算处，${system} 每十倍升 ${slope} Elo（${low} 到 ${high}），与重复采样一致。`,
      faster: (system, slope, low, high) =>
        `在最小的预算处，${system} 每十倍升 ${slope} Elo（${low} 到 ${high}），比重复采样快。`,
      slower: (system, slope, low, high) =>
        `在最小的预算处，${system} 每十倍升 ${slope} Elo（${low} 到 ${high}），比重复采样慢。`,
      unknown: (system, slope) => `在最小的预算处，${system} 每十倍升 ${slope} Elo。`,
    },
    reference: (slope) => `重复采样每十倍升 ${slope}。`,
    ends: (slope) => `在最后一个数量级里，它升 ${slope} Elo。`,
    inflection: {
      at: (share) => `它的扩展拐点在 ${share} B 处。`,
      within: (share, low, high) => `它的扩展拐点在 ${share} B 处（${low} 到 ${high}）。`,
      never: '直到用完全部预算，它都升得比重复采样快。',
    },
    leads: (system) => `用完全部预算 B 时，${system} 领先。`,
    behind: (system, other, lead, wins) =>
      `${system} 与 ${other} 相差 ${lead} Elo，胜出 ${wins} 的配对。`,
    tracks: (system, other, lead) => `${system} 与 ${other} 不相上下：相差 ${lead} Elo。`,
    apart: (system, other, lead) => `${system} 与 ${other} 拉开了距离：相差 ${lead} Elo。`,
  },
};
