import type { TermId } from './en.ts';

interface Entry {
  readonly term: string;
  readonly definition: string;
}

/** The terms of the article in Chinese, with the English term where the field uses it. A missing one fails the type check. */
export const glossary: Readonly<Record<TermId, Entry>> = {
  'task-graph': {
    term: '任务图（task graph）',
    definition: '用步骤和箭头画出的任务：箭头从一个步骤指向需要它的步骤。图中没有环。',
  },
  step: {
    term: '步骤（step）',
    definition: '最小的一份工作。由一个智能体来做，中途不停，做满它的时长为止。',
  },
  prerequisite: {
    term: '前置步骤（prerequisite）',
    definition: '必须先完成，另一个步骤才能开始的步骤。',
  },
  ready: {
    term: '就绪（ready）',
    definition: '步骤的一种状态：前置步骤已全部完成，而自己还没有谁开始做。',
  },
  'ready-queue': {
    term: '就绪队列（ready queue）',
    definition: '一张图中所有就绪的、谁都可以做的步骤。',
  },
  agent: {
    term: '智能体（agent）',
    definition: '干活的一方，一次做一个步骤。模型中的智能体速度都一样。',
  },
  swarm: {
    term: '群体（swarm）',
    definition: '共用一张任务图的若干智能体，同时工作的数目有上限。',
  },
  'standard-swarm': {
    term: '标准群体（standard swarm）',
    definition: '有协调者的群体：只要有空位，又有就绪的步骤，就启动一个智能体去做。',
  },
  'recursive-swarm': {
    term: '递归群体（recursive swarm）',
    definition:
      '没有协调者的群体：从一个智能体开始，智能体完成的步骤一下解锁好几个时，就派生出子智能体。',
  },
  coordinator: {
    term: '协调者（coordinator）',
    definition: '负责启动新的智能体去做就绪步骤的一方。它自己不做步骤，也不算作智能体。',
  },
  session: {
    term: '会话（session）',
    definition: '一个群体，或单独一个智能体，做一张自己的图。多个会话除了预算，什么也不共用。',
  },
  family: {
    term: '图族（family）',
    definition: '按同样的规则长出、放在一起测量的一组任务图，通常是 16 张。',
  },
  coverage: {
    term: '覆盖率（coverage）',
    definition: '已完成的步骤占图中全部步骤的比例。',
  },
  'best-score': {
    term: '最佳得分（best score）',
    definition: '已完成步骤中的最高价值，按比例换算，使最好的步骤得 1 分；不低于根的 0 分。',
  },
  't-mid': {
    term: 't_mid',
    definition: '时间的单位：一个智能体的覆盖率对图族取平均，首次达到一半的时刻。',
  },
  speedup: {
    term: '加速比（speedup）',
    definition:
      '群体的速度是一个智能体的多少倍：在相同的图上，一个智能体的平均曲线达到某一水平的时间，除以群体达到它的时间。',
  },
  'agent-time': {
    term: '智能体时间（agent-time）',
    definition: '所有智能体的工作时间之和。空着的位置不计。',
  },
  makespan: {
    term: '完工时间（makespan）',
    definition: '从开始到最后一个步骤完成的时间。',
  },
  work: {
    term: '工作量（work）',
    definition: '所有步骤的时长之和，也就是一个智能体做完整张图所需的时间。',
  },
  span: {
    term: '跨度（span）',
    definition: '关键路径的长度：即使智能体不限数目，也要这么久。',
  },
  'critical-path': {
    term: '关键路径（critical path）',
    definition: '步骤前后相依、一个接一个连成的链中，时长之和最大的那一条。',
  },
  'average-parallelism': {
    term: '平均并行度（average parallelism）',
    definition: '工作量除以跨度。就整个任务而言，无论多少智能体，加速比都不会超过它。',
  },
  bound: {
    term: '界（bound）',
    definition:
      '任何调度都突破不了的限度。k 个智能体的群体，完工不会早于跨度，也不会早于工作量的 k 分之一。',
  },
  'grahams-bound': {
    term: 'Graham 界（Graham’s bound）',
    definition:
      '只要有就绪步骤就没有谁闲着，k 个智能体最迟在 W/k + (1 − 1/k) C 完工，其中 W 是工作量，C 是跨度。',
  },
  layer: {
    term: '层（layer）',
    definition: '到根的距离相同的所有步骤；根是第 0 层。',
  },
  width: {
    term: '宽度（width）',
    definition: '彼此都不必等待的步骤最多有多少个；间接的等待也算等待。',
  },
  preference: {
    term: '偏好（preference）',
    definition: '有改进的父步骤更常被抽到的程度：父步骤的权重为 exp(偏好 × 它自己的变化)。',
  },
  fertility: {
    term: '丰度（fertility）',
    definition:
      '图与图之间好坏相差多少：每张图抽取一个偏移量，加到自己的所有变化上，丰度就是这个偏移量的标准差。',
  },
  merge: {
    term: '汇合（merge）',
    definition: '一个步骤有多个父步骤。父步骤全部完成，它才就绪。',
  },
  'own-branch': {
    term: '沿自己的分支（own branch）',
    definition: '一条规则：智能体接着做自己上一步所解锁的第一个步骤，直到没有为止。',
  },
  'hand-off': {
    term: '交接（hand-off）',
    definition: '智能体接手的步骤，有前置步骤是由别的智能体完成的。',
  },
  'scheduling-overhead': {
    term: '调度开销（scheduling overhead）',
    definition: '智能体启动、被派去做某个步骤或接手交接时的花费，以占中位步骤时长的比例计。',
  },
  'communication-overhead': {
    term: '通信开销（communication overhead）',
    definition:
      '因为有其他智能体同时工作，一个步骤要延长多少：以占其时长的比例计，按其他智能体的数目或按小组算。',
  },
  elo: {
    term: 'Elo',
    definition: '由胜负得出的评分：高 400 分，表示找到更好解的胜负比是十比一。',
  },
  'self-elo': {
    term: '自身 Elo（self-Elo）',
    definition: '一个系统在各个预算处，对同一系统其他预算的 Elo；第一个预算处为 0。',
  },
  'joint-elo': {
    term: '联合 Elo（joint Elo）',
    definition: '所有系统、所有预算放在一起评出的 Elo。',
  },
  'inflection-point': {
    term: '扩展拐点（scaling inflection point）',
    definition: '自身 Elo 仍比重复采样升得快，即每十倍超过 400 分的最后一个预算。',
  },
  'pass-at-k': {
    term: 'pass@k',
    definition: 'k 个智能体各做一张自己的图，各用预算的 k 分之一，取其中最好的结果。',
  },
  'group-at-k': {
    term: 'group@k',
    definition: '一个标准群体，k 个智能体，做同一张图。',
  },
  'bootstrap-interval': {
    term: '自助法区间（bootstrap interval）',
    definition: '从测过的图中有放回地重抽许多次，每次重算某个数值，所得结果居中的 95%。',
  },
  seed: {
    term: '种子（seed）',
    definition: '指定一次抽取的编号。种子和设置相同，在任何浏览器里都得到同样的运行。',
  },
  digest: {
    term: '指纹（digest）',
    definition: '全部完成的次序和时刻的一个简短标记。两位读者的指纹相同，看到的就是同一次运行。',
  },
};
