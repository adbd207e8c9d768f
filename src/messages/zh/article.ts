import type { Messages } from '../en/index.ts';

/** Text of the article and its companions that is not prose. */
export const article: Messages['article'] = {
  contents: '目录',
  skip: '跳到正文',
  notes: '注释',
  note: (n) => `注 ${n}`,
  backToText: '回到正文',
  references: '参考文献',
  untold: '（在这组设置下无从比较：其中一方不存在）',

  number: {
    published: (value) => `原文发表：${value}`,
    model: (median, low, high, families) =>
      `本模型：${median}；${families} 个族中有 90% 落在 ${low} 到 ${high} 之间`,
    always: (value, families) => `本模型：${families} 个族全部为 ${value}`,
    here: (figure) => `${figure}，按当前设置：`,
    old: (figure) => `这是改动设置之前的数：此后${figure} 还没有进入视野。`,
  },

  cite: {
    title: '引用本页',
    lead: '如果使用这里的图或数字，也请引用原文（参考文献第一条）。',
    authors: '“可预测的群体扩展”项目贡献者',
    copy: '复制',
    copied: '已复制',
    failed: '未能复制：浏览器不允许',
    titled: (site) => `${site}：可以动手的解读`,
    plain: (year, title) => `“可预测的群体扩展”项目贡献者（${year}）：《${title}》。`,
  },

  parameters: {
    caption: (group) => `参数：${group}`,
    name: '参数',
    usual: '默认值',
    accepts: '可取的值',
    source: '默认值的来源',
    sources: {
      post: '原文给出',
      fitted: '按原文的数字拟合',
      september: '来自九月修订版',
      own: '我们的选择',
    },
  },

  glossary: {
    title: '术语表',
    lead: '本站用语，以及它们在这里的含义。',
  },

  notFound: {
    title: '这个地址没有网页',
    text: '网页可能已经移动，或者链接在途中少了一个字母。文章、实验室和复算页都还在原处。',
    home: '回到文章',
  },

  feed: {
    open: '查看并改动这幅图',
  },
};
