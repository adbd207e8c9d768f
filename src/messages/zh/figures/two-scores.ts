import type { Messages } from '../../en/index.ts';
import { numberFormats } from '../../number-formats.ts';

const { whole, percent } = numberFormats('zh');
const unit = '1 t_mid = 单个智能体完成这张图一半步骤所用的时间。';

export const twoScores: Messages['figures']['twoScores'] = {
  title: '一次运行，两种得分',
  subtitle: '覆盖率把每个步骤都算上；最佳得分只等一条链。',
  lane: '链',
  unit,
  picture: (steps, layers, chain) =>
    `任务图，共 ${whole.format(steps)} 个步骤，根以下 ${whole.format(layers)} 层；通往最佳结果的链有 ${whole.format(chain)} 个步骤。`,
  onChain: (done, of) => `链上 ${whole.format(done)} / ${whole.format(of)} 步`,
  passes: (score, level) => `${score}超过 ${level}`,
  legend: {
    open: '尚未开放、就绪',
    chain: '通往最佳结果的链：已完成、待完成',
    leader: '当前最佳结果',
  },
  describe: {
    run: (team, steps, layers) =>
      `${team}，一张任务图，共 ${whole.format(steps)} 个步骤，根以下 ${whole.format(layers)} 层。`,
    chain: (chain, steps) =>
      `通往最佳结果的链有 ${whole.format(chain)} 个步骤，占全部步骤的 ${percentOf(chain / steps)}。`,
    at: (passes, when, other, chain) => `${passes}：${when}；此时${other}，${chain}。`,
    never: (passes) => `${passes}：从未。`,
  },
  caption: (seed, graph) =>
    `一张任务图上的一次运行（种子 ${seed}，图 ${graph}），因此没有区间。${unit}链从根通到价值最高的步骤，每一步都取自它的最佳父步骤。`,
  firstSession: '会话有多个时，这里是第一个，智能体数是它分得的一份。',
  table: {
    caption: '两种得分各自达到某一水平的时间（t_mid），以及另一种得分当时的值',
    level: '水平',
    time: (score) => `${score}达到的时间`,
    other: (score) => `当时的${score}`,
    none: '–',
  },
};

function percentOf(share: number): string {
  return share < 0.01 ? `不到 ${percent.format(0.01)}` : percent.format(share);
}
