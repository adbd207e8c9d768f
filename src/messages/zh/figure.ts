import type { figure as english } from '../en/figure.ts';
import { numberFormats } from '../number-formats.ts';
import { before } from './beside.ts';

/** 竞速图、播放控件与曲线图的文字。 */

const {
  whole,
  percent,
  threeDigits,
  onePlace,
  plainOrPower,
  plain,
  share,
  moment,
  exact,
  apart,
  time,
  timeIn,
  score,
  factor,
} = numberFormats('zh');

const agents = (n: number) => `${whole.format(n)} 个智能体`;

export const figure: typeof english = {
  number: {
    share,
    score,
    factor,
    time: moment,
    tick: exact,
    timeIn: (t, unit, digits) => timeIn(t, unit, digits),
    span: (from, to, unit) => [
      plainOrPower(from, apart(from, to)),
      `${plainOrPower(to, apart(from, to))}${unit === '' ? '' : ` ${unit}`}`,
    ],
    percent: (x) => percent.format(x),
    level: (x) => threeDigits.format(x),
  },

  race: {
    label: '竞速：同一个任务，一边由一个智能体完成，一边由群体完成',
    team: (kind, n, sessions) => {
      if (kind === 'recursive') return `${agents(n)}，递归派生`;
      if (kind === 'independent') return `${agents(n)}，各自独立`;
      if (kind === 'sessions') return `${agents(n)}，分成 ${whole.format(sessions)} 个群体`;
      return agents(n);
    },
    agents,
    rule: {
      baseline: '1 个智能体，基准规则',
      baselineShort: '基准规则',
      chosen: '1 个智能体，所选规则',
      chosenShort: '所选规则',
    },
    covered: (x) => `已覆盖 ${share(x)}`,
    best: (x) => `最佳 ${score(x)}`,
    atWork: (n) => `${whole.format(n)} 个在工作`,
    grown: (n, of) => `已长出 ${whole.format(n)} / ${whole.format(of)} 步`,
    session: (n) => `第 ${whole.format(n)} 个会话`,
    sessionsShown: (shown, all) =>
      shown === all
        ? `共 ${whole.format(all)} 个会话，各有自己的图；得分取其中最高`
        : `共 ${whole.format(all)} 个会话，显示其中 ${whole.format(shown)} 个；上方数字只算所示的，下方曲线算全部`,
    ofShown: (shown) => `限所示 ${whole.format(shown)} 个会话`,
    layerAxis: '层 →',
    roleDescription: '任务图',
    picture: (steps, layers) =>
      `任务图，共 ${whole.format(steps)} 步、根以下 ${whole.format(layers - 1)} 层，根在最左边。越深的步骤耗时越长。`,
    waiting: '正在生长第一张图……',
    legend: {
      closed: '尚未解锁',
      ready: '可以开始',
      working: '智能体正在工作',
      finished: '已完成',
      best: '通往目前最佳结果的路径',
      fork: '派生',
      size: (from, to) => (from === to ? `每步耗时 ${to}` : `每步耗时 ${before(from)}至 ${to}`),
      newest: '最新长出的步骤',
      improved: '优于其父步骤',
      worse: '没有更好',
    },
    stop: '。',
    help: '空格键播放或暂停。左右方向键在时间上移动，按住 Shift 则逐个事件移动；Home 和 End 跳到开头和结尾。按 Enter 后可用方向键在步骤之间走动：左右跨层，上下在同一层内；按 Esc 退出。',
    crowd: {
      picture:
        '每一列是一层，列高表示这一层步骤的多少，列内各段是已完成、进行中、可以开始和仍在等待的步骤所占的份额。',
      working: '进行中',
      column: '一列是一层或相邻几层',
      help: '空格键播放或暂停。左右方向键在时间上移动，按住 Shift 则逐个事件移动；Home 和 End 跳到开头和结尾。',
    },
    describe: {
      growing: (n, of) => `图正在生长：${whole.format(of)} 步中已有 ${whole.format(n)} 步。`,
      at: (time) => `时刻 ${time}。`,
      running: (team, coverage, best, atWork) =>
        `${team}：已覆盖 ${share(coverage)}${best === null ? '' : `，最佳得分 ${score(best)}`}，${whole.format(atWork)} 个在工作。`,
    },
    card: {
      title: (step) => `步骤 ${whole.format(step)}`,
      layer: (layer, last) => `第 ${whole.format(layer)} 层，最深第 ${whole.format(last)} 层`,
      takes: (time) => `耗时 ${time}`,
      value: (value) => `价值 ${plain(value)}`,
      change: (change) => {
        const by = onePlace.format(Math.abs(change));
        if (by === onePlace.format(0)) return '与最佳父步骤持平';
        return `比最佳父步骤${change < 0 ? '低' : '高'} ${by}`;
      },
      agent: (agent) => `第 ${whole.format(agent)} 个启动的智能体`,
      nth: (nth, of) => `它的第 ${whole.format(nth)} 步，共 ${whole.format(of)} 步`,
      forkedBy: (agent) => `由第 ${whole.format(agent)} 个启动的智能体派生`,
      when: (from, to) => `${before(from)}至 ${to}`,
      closed: (waiting) => `还在等 ${whole.format(waiting)} 步`,
      ready: '可以开始',
      working: '进行中',
      finished: '已完成',
    },
  },

  transport: {
    label: '播放控制',
    play: '播放',
    pause: '暂停',
    restart: '从头开始',
    previous: '上一个事件',
    next: '下一个事件',
    scrub: '时间',
    growth: '生长',
    speed: '速度',
    times: (x) => `${threeDigits.format(x)}×`,
    clock: '时钟',
    log: '对数',
    linear: '线性',
    clockHelp: {
      log: '时间沿对数轴均匀推进，与曲线的画法一致',
      linear: '时间均匀推进',
    },
    growing: (n, of) => `生长，${whole.format(of)} 步中的 ${whole.format(n)} 步`,
    running: (t, one, oneShare, team, s) =>
      `${t}，${one}已覆盖 ${share(oneShare)}，${team}已覆盖 ${share(s)}`,
    finished: (team, step) => `${team}：步骤 ${whole.format(step)} 完成`,
    finishedMany: (n) => `${whole.format(n)} 个步骤完成`,
    empty: '还没有可播放的内容',
  },

  chart: {
    label: '两种得分随时间的变化',
    coverage: '覆盖率',
    coverageMeans: '已完成步骤所占的比例',
    best: '最佳得分',
    bestMeans: '至今最高的价值，按比例换算',
    note: (graphs, banded, thin) =>
      `${[
        `粗线：${whole.format(graphs)} 张图的平均`,
        banded ? '阴影：其中的 10–90%' : '',
        thin === 'both'
          ? '细线：这一次运行'
          : thin === 'alone'
            ? '细线：1 个智能体的这一次运行'
            : '',
      ]
        .filter(Boolean)
        .join('；')}。`,
    unit: '1 t_mid = 一个智能体完成一半步骤的时间，取全族平均。',
    partial: (graphs, of) => `已测 ${whole.format(graphs)} / ${whole.format(of)} 张图`,
    waiting: '正在测量最初几张图……',
    never: '从未达到',
    read: (name) => `${name}：读取某一时刻的值`,
    at: (t) => time(t, true),
    range: (low, high) => `${low} – ${high}`,
    reading: (team, mean, low, high) => `${team} ${mean}，10% 至 90% 的图在 ${low} 与 ${high} 之间`,
    describe: {
      graphs: (n) => `${whole.format(n)} 张图的平均。`,
      reached: (name, team, half, most) => `${name}，${team}：到一半 ${half}，到 90% ${most}。`,
      sooner: (name, half, most) =>
        `${name}，一个智能体所用时间与群体所用时间之比：到一半 ${half}，到 90% ${most}。`,
    },
  },
};
