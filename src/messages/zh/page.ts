import type { Messages } from '../en/index.ts';
import { controls } from './controls.ts';
import { notices } from './notices.ts';
import { readouts } from './readouts.ts';

/** Text of the pages, the controls and the readouts. */
export const page: Messages['page'] = {
  controls,
  readouts,
  notices,

  siteTitle: '可预测的群体扩展',
  skip: '跳到图',
  navigation: '站内页面与设置',
  home: '文章',
  lab: '实验室',
  task: '任务图',
  method: '方法',
  theme: {
    label: '配色',
    system: '跟随系统',
    light: '浅色',
    dark: '深色',
  },

  meta: {
    front: {
      title: '可预测的群体扩展',
      description:
        '许多智能体比一个智能体能快多少？这取决于任务的形状。这篇文章的每一幅图、每一个数字，你都可以亲手改变。',
    },
    lab: {
      title: '实验室',
      description: '一个智能体和一个群体走同一张任务图，模型的每一项设置都在手边。',
    },
    task: {
      title: '你自己的任务图',
      description:
        '拖入工作流、构建、流水线或智能体轨迹的文件：它的形状，1 到 64 个智能体会怎样完成它，受什么限制，以及值得用多少个。任何内容都不会离开你的浏览器。',
    },
    claims: {
      title: '已发表的数字，重新算过',
      description:
        '原文的每个数字和每条结论，在许多族任务图上重新计算：发表了什么，算出了什么，是否相符。',
    },
    method: {
      title: '方法',
      description: '图背后的整个模型：任务图怎样生长，智能体怎样完成它，测量什么，又略去了什么。',
    },
    glossary: {
      title: '术语表',
      description: '任务图、覆盖率、智能体时间、关键路径等用语在这里的含义。',
    },
  },
  cardAlt: '一个智能体与若干群体的覆盖率和最佳得分曲线',

  labPage: {
    title: '实验室',
    lead: '一个智能体和一个群体走同一张任务图，模型的每一项设置都在手边。',
  },

  suggestionsTitle: '不妨先试这些',
  suggestions: {
    grow: { label: () => '看它生长', look: '哪里的枝条最密？为什么是那里？' },
    two: { label: (agents) => `${agents} 个智能体`, look: '多一双手，真能快一倍吗？' },
    many: {
      label: (agents) => `${agents} 个智能体`,
      look: '哪个分数不再受益？它在等什么？',
    },
    narrow: {
      label: (layers) => `${layers} 层`,
      look: '又长又窄的任务：看智能体怎样排队等那条唯一走得通的链。',
    },
    wide: {
      label: (layers) => `${layers} 层，递归`,
      look: '很宽的任务，又没有协调者：活儿最后落在谁身上？',
    },
    overhead: {
      label: () => '计入开销',
      look: '每个智能体都要和别人沟通：多到多少个，再添一个就得不偿失？',
    },
  },

  figure: {
    label: '一个智能体与一个群体走同一张任务图',
    loading: '正在算出第一幅图……',
    working: '正在计算……',
    staticCaption: '默认设置下的图，制作网页时画好。',
    noScript: '本页在你的浏览器里计算，需要 JavaScript；没有它，这里就不能播放，也不能改动。',
    settings: '设置',
    readouts: '测量结果',
  },

  who: {
    one: '一个智能体',
    standard: (agents) => `${agents} 个智能体的标准群体`,
    recursive: (agents) => `${agents} 个智能体的递归群体`,
    independent: (agents) => `${agents} 个各做各图的智能体`,
    sessions: (sessions, each) => `多个群体（${sessions} 个，各 ${each} 个智能体）`,
  },

  taskDrop: '如果它是任务图：有一个网页专门读取它们。',

  footer: {
    pages: '本站网页',
    about:
      '用可以动手的图讲清楚：一群智能体如何加快一项任务，又在哪里不再加快。每一幅图都由同一个模拟器算出，它就在这个网页里运行。',
    licence: '源代码采用 MIT 许可证。',
    privacy:
      '任何内容都不会离开你的浏览器：没有 cookie，不作统计，也不向第三方发出请求。只有你选定的配色，以及你要求保存的任务图，会留在你自己的设备上。',
  },
};
