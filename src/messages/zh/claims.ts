import type { Messages } from '../en/index.ts';

/** Text of the page of claims. Numbers in the sentences are the settings that their ids name, never results. */
export const claims: Messages['claims'] = {
  nav: '复算',
  title: '已发表的数字，重新算过',
  lead: '原文给出了关于群体的数字和结论。这里把它们逐一重算，而且不是在一族任务图上，而是在许多族上。',
  skip: '跳到表格',
  /** Words between asterisks are terms that are introduced here. */
  paragraphs: [
    '一*族*是放在一起测量的 16 张任务图。原文只取了一族，所以它的数字里有一次抽取的运气。这里抽许多族：圆点是各族的中位数，横条盖住中间的 90%；横条盖住了发表值（连同它的舍入误差），就算在*范围内*。',
    '落在范围外的，照样留在表里。模型里可以自由选择的常数，是对着所有这些数字一起拟合的，没有一个专为某个数字而调。数字落在范围外，说明按我们所读到的规则得不出它；原文在哪条规则上另有做法，我们并不知道。',
  ],
  summary: {
    numbers: (inside, all, families) =>
      `已发表的 ${all} 个数字中，有 ${inside} 个落在 ${families} 族的分布范围内。`,
    near: (count, share) => `加上中位数相差不超过 ${share} 的，共有 ${count} 个相近。`,
    statements: (hold, all, families) =>
      `${all} 条结论中，有 ${hold} 条对 ${families} 族的中位数成立。`,
    september: (agree, all) => `独立表格的 ${all} 个数值中，有 ${agree} 个相符。`,
    none: '本页没有预存的答案，可以在下面计算。',
  },

  postTitle: '原文',
  tableLabel: '原文的说法，以及本模型给出的结果',
  columns: {
    claim: '说法',
    published: '发表值',
    here: '这里',
    range: '5% 到 95%',
    ratio: '这里 ÷ 发表值',
    verdict: '结论',
    lab: '去看',
  },
  axis: { below: '½', one: '1', above: '2' },
  legend: {
    inside: '范围内',
    outside: '范围外',
    published: '发表值及其舍入',
    beyond: '超出刻度',
    scale: '刻度从发表值的三分之一到三倍，发表值在正中',
  },
  verdict: {
    inside: '范围内',
    outside: '范围外',
    holds: '成立',
    fails: '不成立',
    definition: '定义',
    unknown: '尚未计算',
  },
  medians: (families) => `${families} 族的中位数`,
  range: (low, high) => `${low} 到 ${high}`,
  open: '在实验室打开',
  none: '–',

  topics: {
    standard: '标准群体',
    recursive: '递归群体',
    rules: '下一步选哪个',
    overhead: '开销',
    compute: '总计算量',
    width: '图的宽度',
    elo: '同等预算下的 Elo',
  },

  post: {
    steps: '一张任务图平均有这么多步骤。',
    'standard16-coverage-50': '16 个智能体的标准群体达到一半覆盖率的速度，是一个智能体的这么多倍。',
    'standard16-coverage-90':
      '16 个智能体的标准群体达到 90% 覆盖率的速度，是一个智能体的这么多倍。',
    'recursive16-coverage-50':
      '16 个智能体的递归群体达到一半覆盖率的速度，是一个智能体的这么多倍。',
    'recursive16-coverage-90':
      '16 个智能体的递归群体达到 90% 覆盖率的速度，是一个智能体的这么多倍。',
    'standard16-best-50': '16 个智能体的标准群体达到最佳得分一半的速度，是一个智能体的这么多倍。',
    'standard16-best-90': '16 个智能体的标准群体达到最佳得分 90% 的速度，是一个智能体的这么多倍。',
    'recursive16-best-50': '16 个智能体的递归群体达到最佳得分一半的速度，是一个智能体的这么多倍。',
    'recursive16-best-90': '16 个智能体的递归群体达到最佳得分 90% 的速度，是一个智能体的这么多倍。',
    'standard-faster-from-4': '从 4 个到 64 个智能体，标准群体达到任一分数的 90% 都早于递归群体。',
    'curves-shift-earlier':
      '从 1 个到 64 个智能体，每翻一番，两种分数的每个水平都来得更早，两条曲线在对数时间上仍呈 S 形。',
    'shallowest2-coverage-50':
      '两个智能体总取最浅的就绪步骤，达到一半覆盖率的速度，是一个智能体的这么多倍。',
    'own2-coverage-50': '两个智能体各走自己的分支，达到一半覆盖率的速度，是一个智能体的这么多倍。',
    'critical-path-slowest-on-coverage':
      '五种规则中，关键路径优先达到一半覆盖率最慢（2 到 32 个智能体）。',
    'critical-path-first-to-half-best':
      '五种规则中，关键路径优先最早达到最佳得分的一半（2 到 32 个智能体）。',
    'communication-share-2': '两个智能体把这么大一部分智能体时间花在沟通上。',
    'communication-share-8': '8 个智能体把这么大一部分智能体时间花在沟通上。',
    'communication-share-64': '64 个智能体把这么大一部分智能体时间花在沟通上。',
    'scheduling-under-1-percent': '无论群体多大，调度都不到智能体时间的 1%。',
    'little-gain-past-32':
      '计入开销后，在任一分数的 90% 处，64 个智能体的速度不到 32 个的 1.35 倍。',
    'agent-time-90-standard16':
      '要达到 90% 覆盖率，16 个智能体的标准群体花费的智能体时间是一个智能体的这么多倍。',
    'agent-time-90-least': '两种群体、2 到 64 个智能体中，这一比值的最小值。',
    'agent-time-90-most': '两种群体、2 到 64 个智能体中，这一比值的最大值。',
    'agent-time-best-under-one':
      '要达到最佳得分的 90%，没有哪个群体比一个智能体多花多少智能体时间。',
    'narrow-coverage-90':
      '在 136 层的图上，16 个智能体的标准群体达到 90% 覆盖率的速度，是一个智能体的这么多倍。',
    'narrow-coverage-99':
      '在 136 层的图上，16 个智能体的标准群体达到 99% 覆盖率的速度，是一个智能体的这么多倍。',
    'narrow-best-90':
      '在 136 层的图上，16 个智能体的标准群体达到最佳得分 90% 的速度，是一个智能体的这么多倍。',
    'wide-coverage-90':
      '在 8 层的图上，16 个智能体的标准群体达到 90% 覆盖率的速度，是一个智能体的这么多倍。',
    'wide-best-90':
      '在 8 层的图上，16 个智能体的标准群体达到最佳得分 90% 的速度，是一个智能体的这么多倍。',
    'widest-recursive-coverage-90':
      '在 4 层的图上，16 个智能体的递归群体达到 90% 覆盖率的速度，是一个智能体的这么多倍。',
    'elo-reference': '预算每增加十倍，重复采样的 Elo 增加这么多。',
    'elo-bends':
      'pass@1 起初与重复采样的参考线一致，在最后一个数量级里升得更慢，并在最后半个数量级之前越过拐点。',
    'elo-order': '用完全部预算时，pass@4 领先，pass@2 group@2 居中，group@4 与 pass@1 不相上下。',
  },

  september: {
    title: '九月修订版',
    lead: (source, families) =>
      `原文在 2026 年 9 月有一个修订版，别人独立实现过一次，并发表了带区间的均值表（${source}，${families} 族）。预设“九月”用本站的模拟器照它的规程来做，没有为它调过任何常数。`,
    agree: (percent) => `均值与表中相差不超过 ${percent}，或者落在表中给出的区间内，就算相符。`,
    matrixLabel: '本模型的均值与独立表格的对照',
    legend: (scale, band) =>
      `大字：这里。小字：表中的值，以及相差多少。圆点在 ±${scale} 的刻度上标出差异，其中 ±${band} 涂了底色。`,
    help: '用方向键在各个数值间移动，下面一行会给出它的全部信息。',
    swarm: '群体',
    standard: '标准',
    recursive: '递归',
    /** A cell of the matrix. */
    cell: (kind, agents, figure) => `${kind}，${agents} 个智能体，${figure}`,
    groups: { speedup: '加速比，达到', overhead: '开销与工作量之比' },
    figures: {
      speedupCoverage50: { short: '一半覆盖率', long: '一半覆盖率处的加速比' },
      speedupCoverage90: { short: '90% 覆盖率', long: '90% 覆盖率处的加速比' },
      speedupBest50: { short: '最佳 0.5', long: '最佳得分 0.5 处的加速比' },
      speedupBest80: { short: '最佳 0.8', long: '最佳得分 0.8 处的加速比' },
      schedulingOverWork: { short: '调度', long: '调度与工作量之比' },
      communicationOverWork: { short: '沟通', long: '沟通与工作量之比' },
      lambda: { short: 'λ', long: 'λ：一半覆盖率处加速比的对数与智能体数的对数之比' },
      t50: { short: '一半用时', long: '达到一半覆盖率的时间' },
      familyFinish: { short: '完成', long: '整族完成的时间' },
      handoffsPerStep: { short: '交接', long: '每步的交接次数' },
    },
    singleTitle: '一个智能体',
    single: {
      t50: '达到一半覆盖率的时间',
      t90: '达到 90% 覆盖率的时间',
      best50: '达到最佳得分 0.5 的时间',
      best80: '达到最佳得分 0.8 的时间',
      bestFinal: '最后的最佳得分',
      meanTaskFinish: '任务完成时间的均值',
    },
    generatorTitle: '任务图',
    generator: {
      crossLayerEdgeShare: '跨两层以上的边',
      leafShare: '没有子步骤的步骤',
      multiParentShare: '有两个以上父步骤的步骤',
      meanParents: '每步平均的父步骤数',
      siblingMergeShare: '多个父步骤的步骤中，有两个同出一源的',
      outdegreeGini: '子步骤数的不均程度（基尼系数）',
      top10ChildShare: '前十分之一父步骤占有的连线',
      bestDepthShare: '最佳值所在深度与图深之比',
    },
    columns: {
      figure: '数值',
      published: '表中',
      here: '这里',
      interval: '95% 区间',
      difference: '差异',
      families: '族数',
      verdict: '结论',
      id: '编号',
    },
    verdict: { agrees: '相符', differs: '不符', unknown: '尚未计算' },
    detail: (what, here, low, high, published, difference, families) =>
      `${what}：这里 ${here}（95% 区间 ${low} 到 ${high}，${families} 族），表中 ${published}，相差 ${difference}。`,
    exact: '全部数值，每一位都在',
    exactLabel: '九月修订版的全部数值与区间',
  },

  recompute: {
    title: '在这个浏览器里重算',
    sizeLabel: '多少',
    families: (families) => `${families} 族`,
    sessions: (families, sessions) => `${families} 族，每个系统 ${sessions} 次 Elo 会话`,
    start: '重算',
    stop: '停止',
    progress: '进度',
    parts: (done, of) => `${of} 份中的 ${done} 份`,
    starting: '开始了；算完头几份，就能估计时间',
    left: (time) => `大约还要 ${time}`,
    concluding: '各份都已算完，正在得出答案',
    seconds: (n) => `${n} 秒`,
    minutes: (n) => `${n} 分钟`,
    stored: (families, version) =>
      `现在显示：预存的数字，共 ${families} 族，制作网站时用模型第 ${version} 版算出。`,
    nothing: '现在显示：只有发表值；本页没有预存的答案。',
    here: (families, time) => `现在显示：刚刚在这里重算的数字，共 ${families} 族，用时 ${time}。`,
    toStored: '回到预存的数字',
    toHere: '显示重算的数字',
    same: '与预存的数字一位不差。',
    differs: (count, all) => `${all} 个答案中，有 ${count} 个与预存的不同。`,
    otherSize: '预存的数字是另一种规模；族数少，数字就散得更开。',
    stopped: '已停止，之前的内容保留不变。',
    spoken: {
      started: '正在计算。',
      at: (percent) => `已完成 ${percent}。`,
      finished: '算好了：表格显示重算的数字。',
      stopped: '已停止。',
    },
  },
};
