import { before } from '../../zh/beside.ts';
import type { TaskMessages } from '../en/index.ts';

/** 竞速图、页面各图的框架，以及保存文件的文字。 */

const whole = new Intl.NumberFormat('zh');
/** 在句子里读作“倍”。 */
const times = (factor: string) => factor.replace('×', ' 倍');

export const race: TaskMessages['race'] = {
  title: '竞速：一个智能体与群体',
  picture: (steps, layers) =>
    `任务图，共 ${whole.format(steps)} 个步骤、${whole.format(layers)} 层，先做的在左边。耗时越长的步骤越大。`,
  finished: (team, id) => `${team}：${id} 完成`,
  axis: (unit) => (unit === '' ? '时间' : `时间（${unit}）`),
  reads: '覆盖率：在某一时刻读数',
  bounds: { share: 'W/k', path: 'C' },

  noTime: '所有步骤都不耗时，没有什么可比的。',
  finishes: (alone, agents, recursive, swarm) => {
    if (agents === 1) return `一个智能体需要 ${alone}；另一边也是一个智能体，需要 ${swarm}。`;
    return recursive
      ? `一个智能体需要 ${alone}；至多 ${whole.format(agents)} 个智能体的递归群体需要 ${swarm}。`
      : `一个智能体需要 ${alone}；${whole.format(agents)} 个智能体需要 ${swarm}。`;
  },
  comparison: (factor, how) =>
    how === 'same'
      ? '与一个智能体一样快。'
      : how === 'slower'
        ? `比一个智能体还慢：速度只有它的 ${times(factor)}。`
        : `速度是一个智能体的 ${times(factor)}。`,
  sooner: (half, most) =>
    `完成一半步骤的速度是它的 ${times(half)}，完成九成步骤的速度是它的 ${times(most)}。`,
  alone:
    '这一个智能体不计开销，并且不论群体用什么规则，都沿自己的分支走；走哪一支由种子决定。换一个种子，这两个倍数可能不同，而它的完工时间不变。',
  notBeforePath: (bound) =>
    `无论多少智能体，都不可能早于 ${before(bound)}完成：关键路径 C 就需要这么久。`,
  notBeforeShare: (agents, bound) =>
    `${whole.format(agents)} 个智能体不可能早于 ${before(bound)}完成：这是 W/k，即把工作量平均分给它们所需的时间。`,
  crowded:
    '这张图的步骤、边或层太多，无法逐一画出：每一列是一层或相邻几层，列内分为已完成、进行中、可以开始和仍在等待的步骤。',

  table: {
    caption: '竞速的数值。一个智能体：沿自己的分支，按种子抽取一次，不计开销',
    what: '完成',
    speedup: '加速比',
    share: (percent) => `${percent} 的步骤`,
    all: '全部步骤（完工时间）',
    agentTime: '智能体时间',
    overhead: '其中的开销',
    started: '启动的智能体',
    handoffs: '交接次数',
    boundShare: '不早于：W/k',
    boundPath: '不早于：C',
  },

  frame: {
    working: '计算中…',
    waiting: '计算中…',
  },

  files: {
    title: (figure, name) => `${figure}：${name}`,
    graph: (name, steps, edges) =>
      `${name}：${whole.format(steps)} 个步骤，${whole.format(edges)} 条边`,
    notInLink: (page) => `链接里没有这张图：请在 ${page} 打开文件，并选择同样的设置。`,
    noUnit: '时间没有单位',
    along: 'JSON 文件里也有这张图。',
    notAlong: '图太大，没有随数值一起保存：可以在任务图那幅图里单独保存。',
    heading: '任务图',
    lead: '整张图，用本项目自己的格式。本页和命令行都能读取这两种文件。',
    json: '保存图为 JSON',
    csv: '保存图为 CSV',
  },
};
