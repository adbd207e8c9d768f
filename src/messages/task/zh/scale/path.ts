import type { TaskMessages } from '../../en/index.ts';

export const path: TaskMessages['scale']['path'] = {
  title: '关键路径由什么组成',
  nothing: '所有步骤都不花时间，所以没有最长的链。',
  bar: '最长的链，逐步画出',
  others: (n) => `${n} 个短步骤`,
  part: (name, duration, share) => `${name}：${duration}，${share}`,
  named: (name, more) => `${name}（${more}）`,
  timeAndShare: (duration, share) => `${duration}，${share}`,
  restSorts: (n) => `其余 ${n} 类`,
  noSort: '未分类',
  sorts: '按步骤的类别',
  gains: '缩短各个步骤能换来什么',
  gainsNote: (full, hatched) =>
    `${full ? '实色：这个步骤缩短多少，全部完工就能提前多少。' : ''}${hatched ? '斜线：再往下，另一条链成了最长的，不再有收获。' : ''}`,
  gain: (time) => `至多 ${time}`,
  noGain: '没有收获',
  describe: (path, steps, all) => `最长的链要 ${path}，含 ${all}中的 ${steps} 个。`,
  longest: (name, duration, share) =>
    `其中最长的步骤是“${name}”，要 ${duration}，占这条链的 ${share}。`,
  alike: (n, duration, share) =>
    `其中最长的步骤有 ${n} 个，各要 ${duration}，各占这条链的 ${share}。`,
  quoted: (name) => `“${name}”`,
  one: '其中任一个',
  alwaysHelps: (what, gain) => `${what}缩短多少，完工就提前多少，直到它不花时间：至多 ${gain}。`,
  helpsUntil: (what, until, gain, before, after) =>
    `${what}缩短多少，完工就提前多少，直到它只要 ${until}；此后另一条链成了最长的。这样能提前 ${gain}，可能的最大加速比${before === after ? `仍约为 ${before}` : `从 ${before} 变为 ${after}`}。`,
  helpsNever: (what) => `只缩短${what}没有收获：不经过它的另一条链也一样长。`,
  depends: (name, least, most) =>
    `只缩短其中一个，收获因步骤而异：缩短“${name}”至多提前 ${most}，另有一个${least === null ? '没有收获' : `至多提前 ${least}`}。`,
  mostBy: (name, gain) => `收获最多的是缩短“${name}”：至多提前 ${gain}。`,
  only: '没有别的链和它一样长。',
  onlyInTime: '别的链即使一样长，也与它只差不花时间的步骤。',
  notOnly: '一样长的链不止这一条：只有它们共有的步骤，缩短了才有收获。',
  chain: '整张图就是一条链：增加智能体没有任何作用，只有缩短步骤才有用。',
  chainOfWork: '全部工作都在这条链上：增加智能体没有任何作用，只有缩短步骤才有用。',
  table: '关键路径上最长的步骤，以及减半或去掉各步骤之后的情形',
  head: {
    step: '步骤',
    sort: '类别',
    duration: '时长',
    share: '占链的比例',
    half: '减半后的链',
    halfSpeedup: '减半后的最大加速比',
    none: '去掉后的链',
    noneSpeedup: '去掉后的最大加速比',
    until: '缩短到此为止有收获',
  },
};
