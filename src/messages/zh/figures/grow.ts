import type { Messages } from '../../en/index.ts';
import { numberFormats } from '../../number-formats.ts';

const { whole, percent, plain, score, exact } = numberFormats('zh');
const signed = (x: number) => `${x > 0 ? '+' : ''}${score(x)}`.replace('-', '−');

export const grow: Messages['figures']['grow'] = {
  title: '任务在试错中生长',
  subtitle: '每个步骤都是上一层某个父步骤的变体；最左边是根。',
  options: { steps: '生长的步骤数' },
  grown: (n, of) => `已长出 ${whole.format(n)} / ${whole.format(of)} 个步骤`,
  bestSoFar: (value) => `最高价值 ${plain(value)}`,
  bar: '生长过程',
  picture: (n, depth) =>
    `任务图，共 ${whole.format(n)} 个步骤，根在最左边，其下 ${whole.format(depth)} 层。`,
  help: '方向键在步骤之间移动：左键到父步骤，右键到变体，上下键在同一层内移动。空格键播放或暂停，Esc 键退出。',
  legend: {
    worse: '不优于最佳父步骤',
    better: '优于最佳父步骤，色调越重优势越大',
    variants: '圆点越大，变体越多',
    best: '通往当前最高价值的路径',
    merge: '额外的前置步骤',
  },
  card: {
    title: (step) => `步骤 ${whole.format(step)}`,
    layer: (layer) => `第 ${whole.format(layer)} 层`,
    root: '根：没有前置步骤',
    parent: (step) => `步骤 ${whole.format(step)} 的变体`,
    from: (step) => `最佳父步骤：步骤 ${whole.format(step)}`,
    change: (change) => `相对最佳父步骤 ${signed(change)}`,
    value: (value) => `价值 ${plain(value)}`,
    variants: (n) => `${whole.format(n)} 个变体`,
  },
  preference: {
    title: '变体来自哪些父步骤',
    parents: '可选父步骤中有改进的',
    drawn: '父步骤有改进的变体',
    rule: (expected) => `刻痕：按规则的期望值 ${percent.format(expected)}。`,
    none: '没有哪个变体的父步骤在根以下。',
    percent: (x) => percent.format(x),
  },
  describe: {
    shape: (n, depth, widest, at) =>
      `任务图已长出 ${whole.format(n)} 个步骤，根以下共 ${whole.format(depth)} 层。最宽的是第 ${whole.format(at)} 层，有 ${whole.format(widest)} 个步骤。`,
    preference: (parents, drawn, expected) =>
      `可选的父步骤中有 ${percent.format(parents)} 优于自己的最佳父步骤，它们得到了 ${percent.format(drawn)} 的变体；按规则应为 ${percent.format(expected)}。`,
    best: (value, layer) => `最高价值 ${plain(value)} 位于第 ${whole.format(layer)} 层。`,
  },
  caption: (n, depth, seed, graph, beta, fertility, shift) =>
    `一张任务图，${whole.format(n)} 个步骤，${whole.format(depth)} 层（种子 ${seed}，图 ${graph}），因此没有区间。偏好为 ${score(beta)}：父步骤的权重为 exp(偏好 × 变化)。丰度为 ${score(fertility)}：一张图里所有变化共同偏移的标准差；这张图抽到 ${signed(shift)}。`,
  table: {
    caption: '按层列出的任务图；时长以根所在层的中位步骤为单位',
    layer: '层',
    steps: '步骤数',
    improved: '改进的比例',
    change: '平均变化',
    duration: '平均时长',
    none: '–',
    number: exact,
    signed,
    percent: (x) => percent.format(x),
    whole: (x) => whole.format(x),
  },
};
