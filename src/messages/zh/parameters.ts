import type { ParameterKey } from '../../model/parameters.ts';

export interface ParameterText {
  readonly label: string;
  readonly meaning: string;
  /** What it means that the parameter is not set, where it may be unset. */
  readonly none?: string;
}

/** The model's table of parameters in Chinese. A parameter without an entry fails the type check. */
export const parameters: Readonly<Record<ParameterKey, ParameterText>> = {
  seed: {
    label: '种子',
    meaning: '给这次抽取起的名字：种子和参数相同，在任何引擎里运行结果都相同。',
  },
  steps: {
    label: '步骤数',
    meaning: '每张图的步骤数，根步骤也算在内；指定后不再围绕平均值抽取。',
    none: '围绕平均值抽取',
  },
  layers: {
    label: '层数',
    meaning: '根以下的层数，每层至少一个步骤；指定后不再围绕平均值抽取。',
    none: '围绕平均值抽取',
  },
  meanSteps: { label: '平均步骤数', meaning: '抽取恰好落在中位数时，一张图的步骤数。' },
  stepsSpread: { label: '步骤数的离散', meaning: '各图步骤数的对数的标准差。' },
  meanLayers: { label: '平均层数', meaning: '抽取恰好落在中位数时，一张图在根以下的层数。' },
  layersSpread: { label: '层数的离散', meaning: '各图层数的对数的标准差。' },
  layersCounted: {
    label: '层数怎么数',
    meaning: '抽取和截断时，数的是根以下的层，还是连根层一起数。',
  },
  peak: { label: '峰的位置', meaning: '最宽的一层在哪里，以占总深度的比例表示。' },
  peakSpread: { label: '峰位的离散', meaning: '各图峰位的标准差。' },
  steepness: {
    label: '陡度',
    meaning: '层宽的钟形曲线有多窄；数值越大，大部分步骤就越集中在少数几层。',
  },
  layerNoise: { label: '层宽的噪声', meaning: '各层所占份额偏离钟形曲线的对数标准差。' },
  merge: { label: '汇合', meaning: '一个步骤除主父步骤外还需要其他父步骤的概率。' },
  mergeSpread: { label: '汇合的离散', meaning: '各图汇合概率的对数的标准差。' },
  siblingShare: {
    label: '同胞比例',
    meaning: '另找父步骤时，在主父步骤的同胞中寻找的概率。',
  },
  furtherUp: { label: '再上一层', meaning: '另找父步骤时，再往上一层寻找的概率。' },
  preference: {
    label: '偏好',
    meaning: '有改进的父步骤受偏好的程度：权重为 exp(偏好 × 变化)。',
  },
  changeAtRoot: { label: '根部的变化', meaning: '在根部，一个步骤相对最佳父步骤的平均价值变化。' },
  changeAtEnd: {
    label: '末层的变化',
    meaning: '在最深一层，一个步骤相对最佳父步骤的平均价值变化。',
  },
  fertility: {
    label: '丰度',
    meaning: '一张图里所有变化共同偏移的标准差，每张图抽取一次。',
  },
  durationGrowth: {
    label: '时长的增长',
    meaning: '时长的中位数如何随深度 x 增长：线性 1 + (比 − 1) x，或指数 exp(率 × x^形状)。',
  },
  durationRatio: { label: '时长之比', meaning: '线性增长时：最深一层与根的时长中位数之比。' },
  durationRate: {
    label: '时长增长率',
    meaning: '指数增长时：最深一层与根的时长中位数之比的对数。',
  },
  durationShape: { label: '时长的形状', meaning: '指数增长时：深度的幂次。' },
  durationNoise: { label: '时长的噪声', meaning: '步骤时长偏离本层中位数的对数标准差。' },
  noiseOf: { label: '噪声归谁', meaning: '时长的噪声属于图本身，还是每次运行重新抽取。' },
  swarm: {
    label: '群体',
    meaning: '由谁来做：一个智能体、标准群体、递归群体、各自独立的智能体，或多个群体。',
  },
  agents: {
    label: '智能体',
    meaning: '同时工作的智能体数目的上限；有多个群体时，为各群体之和。',
  },
  sessions: {
    label: '群体数',
    meaning: '平分智能体的标准群体有几个，各做一张自己的图（pass@群体数）。',
  },
  rule: { label: '下一步', meaning: '智能体做完一步后，怎样选下一步。' },
  baseline: { label: '基准规则', meaning: '加速比都以一个智能体为基准，这是它的选步规则。' },
  dispatch: {
    label: '派遣',
    meaning: '新启动的智能体得到哪个就绪步骤：随机一个，或等得最久的一个。',
  },
  backlog: {
    label: '积压',
    meaning: '递归群体：没能派生出去的步骤，先做最新的还是最早的。',
  },
  forkDepth: {
    label: '派生深度',
    meaning: '递归群体：派生的层数上限；第一个智能体是第 1 层，到了上限就不再派生。',
    none: '不限',
  },
  refill: { label: '补位', meaning: '递归群体：空出的位置会得到一个随机的就绪步骤。' },
  overhead: { label: '开销', meaning: '群体是否要付出调度和通信的代价。' },
  scheduling: {
    label: '调度',
    meaning: '智能体启动、被派遣，或接着别人的步骤往下做时付出，以占中位步骤时长的比例计。',
  },
  schedulingPays: {
    label: '首步的调度',
    meaning: '新启动或被派遣后的第一步若同时是交接，调度付一次还是两次。',
  },
  communication: {
    label: '通信规则',
    meaning: '沟通不花时间，按同时工作的其他智能体计，或按小组计。',
  },
  peerShare: {
    label: '每位同伴的通信',
    meaning: '每多一个同时工作的智能体，一个步骤要延长多少，以占其时长的比例计。',
  },
  groupBase: {
    label: '两人小组的通信',
    meaning: '在两个智能体的小组里，一个步骤要延长多少，以占其时长的比例计。',
  },
  groupSlope: {
    label: '每多一人的通信',
    meaning: '小组每多一个成员，再延长多少，以占步骤时长的比例计。',
  },
  medianOf: {
    label: '中位数的对象',
    meaning: '调度比例所指的中位数：步骤时长的，或步骤所在层成本的。',
  },
  scale: {
    label: '得分标尺',
    meaning: '最佳得分 1 指什么：图自身的最大价值，或对这项任务而言很高的价值。',
  },
  clock: { label: '时钟', meaning: '一组图的时间直接平均，还是各按自己任务的时钟平均。' },
  graphs: { label: '图的张数', meaning: '一起测量的任务图有多少张。' },
  graph: { label: '第几张图', meaning: '画出种子下的第几张图；第 f 组为第 16f 到 16f + 15 张。' },
};
