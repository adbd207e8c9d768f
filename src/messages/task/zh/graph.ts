import { numberFormats } from '../../number-formats.ts';
import { before } from '../../zh/beside.ts';
import type { graph as english } from '../en/graph.ts';
import { cellSharesOf, sharesOf } from '../small-share.ts';

const { whole, threeDigits } = numberFormats('zh');
const part = sharesOf('zh');
const cell = cellSharesOf('zh');
const n_ = (n: number) => whole.format(n);
const steps = (n: number) => `${n_(n)} 个步骤`;

export const graph: typeof english = {
  zoom: {
    buttons: '图的大小',
    in: '放大',
    out: '缩小',
    whole: '全图：显示整张图',
    fit: '全图',
    hint: {
      mouse: '拖动即可移动；Ctrl + 滚轮缩放。',
      touch: '用两指移动和缩放。',
    },
    help: '加号和减号键放大、缩小，0 键显示整张图；放大后用方向键移动。',
  },
  graph: {
    title: '按层画出的任务图',
    axis: '层：不需等待的步骤在第 0 层',
    roots: '不需等待',
    help: '按 Enter 键后用方向键走过各步骤：左右沿着边，上下在同一层之内；Esc 键离开。',
    densityHelp: '按 Enter 键后用方向键走过各格：左右换层，上下换时长；Esc 键离开。',
    thinned: (drawn, of) => `此处 ${n_(of)} 条边中画出 ${n_(drawn)} 条`,
    densityIs: (shortest, longest) =>
      `越往上步骤越长，从 ${shortest}到 ${longest}。下方：各层的工作量。`,
    key: {
      path: '关键路径',
      pathMean: '关键路径：其步骤在该处的时长',
      slack: '时差：由小到大',
      size: '较短、较长',
      pointed: '它所等待的、它参与解锁的',
      heat: (most) => `每格 1 到 ${steps(most)}`,
      work: (most) => `工作量，最高 ${most}`,
      column: (n) => `每列 ${threeDigits.format(n)} 层`,
    },
    says: {
      shape: (n, edges, depth) => `${steps(n)}，分 ${n_(depth)} 层，由 ${n_(edges)} 条边相连。`,
      path: (n, time) => `关键路径以金色画出，含 ${steps(n)}，耗时 ${time}。`,
      noTime: '所有步骤都不花时间，没有哪条路径比别的更长。',
      alone: (n) =>
        n === 0
          ? '其余步骤都有时差：单独变长一些，不会推迟完工。'
          : `另有 ${steps(n)}同样没有时差：任何一个变长，都会推迟完工。`,
      fullest: (n, layer) => `步骤最多的是第 ${n_(layer)} 层，有 ${steps(n)}。`,
      density: '步骤或层太多，无法逐一画出：每格统计若干层内时长相近的步骤数。',
    },
    card: {
      sort: '类别',
      layer: '层',
      layerOf: (layer, last) => `第 ${n_(layer)} 层（0 到 ${n_(last)}）`,
      duration: '时长',
      ofPath: '关键路径',
      on: (x) => `在其上，占 ${part(x)}`,
      off: '不在其上',
      slack: '时差',
      none: '无',
      waits: '等待',
      unlocks: '参与解锁',
      steps,
      layers: (first, last) =>
        first === last ? `第 ${n_(first)} 层` : `第 ${n_(first)} 到 ${n_(last)} 层`,
      durations: '时长',
      fromTo: (from, to) => `${from}到 ${to}`,
      inField: '此格的步骤',
      only: '步骤',
      inColumn: '此列的步骤',
      work: '此列的工作量',
    },
    table: {
      caption: '任务图的数值',
      measure: '量',
      value: '值',
      steps: '步骤数',
      edges: '边数',
      layers: '层数',
      fullest: '最满一层的步骤数',
      roots: '不需等待的步骤',
      sinks: '没有后继的步骤',
      zero: '时长为零的步骤',
      work: '总工作量 W',
      path: '关键路径 C',
      onPath: '关键路径上的步骤数',
      parallelism: '平均并行度 W/C',
      width: '最大宽度',
      exact: steps,
      atLeast: (n) => `至少 ${steps(n)}`,
      whole: n_,
      factor: (x) => threeDigits.format(x),
    },
  },
  profile: {
    title: '智能体数量不限时，同时进行的步骤数',
    means: '每个步骤一就绪就开始',
    none: '这张任务图的步骤都不耗时，没有可随时间展示的内容。',
    time: '时间',
    plot: '进行中的步骤',
    atWork: '进行中的步骤',
    average: 'W/C',
    most: '最多',
    read: '读取各时刻进行中的步骤数',
    at: (time) => `时刻 ${time}`,
    averageIs: (x) => threeDigits.format(x),
    number: n_,
    says: {
      average: (x, most) =>
        `智能体数量不限时，平均有 ${threeDigits.format(x)} 个步骤同时进行（W/C），最多 ${n_(most)} 个。`,
      width: (n) => `无论次序如何，同时进行的步骤都不会超过 ${n_(n)} 个：这是任务图的宽度。`,
      widthAtLeast: (n, byTime) =>
        `任务图的宽度，即可能同时进行的最多步骤数，不小于 ${n_(n)}：${byTime ? '这里有一刻就有这么多步骤在进行' : '有一层就有这么多步骤'}。`,
      above: (x) => `在关键路径 ${part(x)} 的时间里，进行中的步骤多于平均值。`,
      single: (x) =>
        x < 1
          ? `在关键路径 ${part(x)} 的时间里，只有一个步骤在进行。`
          : '自始至终最多只有一个步骤在进行。',
      half: (n) => `在关键路径至少一半的时间里，有不少于 ${steps(n)}在进行。`,
    },
    table: {
      caption: '智能体数量不限时，同时进行这么多步骤的时间',
      atLeast: '至少这么多在进行',
      time: '时间',
      share: '占关键路径',
      work: '其间完成的工作量占比',
      percent: cell,
    },
  },
  gantt: {
    title: '谁在何时工作',
    axis: '时间',
    lanes: '泳道',
    lane: n_,
    help: '按 Enter 键后用方向键走过各条：左右沿一条泳道，上下换泳道；Esc 键离开。',
    busy: (bars) => `视野内有 ${n_(bars)} 条：画的是工作时间的比例。放大可见单个步骤。`,
    busyLanes: (n) => `${n_(n)} 条泳道：画的是工作时间的比例。`,
    key: {
      work: '工作',
      overhead: '调度与通信，画在前面',
      path: '关键路径上的步骤',
      busy: '工作时间的比例：由小到全部',
      playhead: '竞速的当前时刻',
    },
    says: {
      noTime: '所有步骤都不花时间：没有随时间变化的内容可画。',
      lanes: (used, k, makespan) =>
        `${n_(k)} 个智能体在 ${before(makespan)}内完成${used < k ? `；同时工作的从不超过 ${n_(used)} 个` : ''}。`,
      shares: (work, overhead, idle, k) =>
        `到那时为止，${k === 1 ? '它' : '它们'}的时间有 ${part(work)} 用于工作${overhead > 0 ? `，${part(overhead)} 用于调度与通信` : ''}，${part(idle)} 空闲。`,
      path: (more) => `这比关键路径长 ${more}。`,
      onPath: '这正是关键路径的长度：再多的智能体也不会更快。',
      agents: (n, used) =>
        n > used
          ? `智能体无事可做便退出，有事时再启动新的：总共启动 ${n_(n)} 个，每个进入 ${n_(used)} 条泳道中第一条空闲的。费用按时间算，不按启动的个数算。`
          : '每条泳道是一个智能体。',
    },
    card: {
      lane: '泳道',
      agent: '智能体',
      started: (n, of) => `第 ${n_(n)} 个，共 ${n_(of)} 个`,
      nth: n_,
      from: '开始',
      to: '结束',
      work: '工作',
      overhead: '调度与通信',
      path: '关键路径',
      on: '在其上',
      slack: '时差',
    },
    table: {
      caption: (shown, all) =>
        shown < all
          ? `${n_(all)} 条泳道中的前 ${n_(shown)} 条`
          : '到完工为止，各泳道的时间用在何处',
      lane: '泳道',
      agents: '智能体数',
      steps: '步骤数',
      work: '工作',
      overhead: '调度与通信',
      idle: '空闲',
      share: '工作时间占比',
      percent: cell,
      number: n_,
    },
  },
};
