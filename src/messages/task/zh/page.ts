import type { TaskMessages } from '../en/index.ts';

export const page: TaskMessages['page'] = {
  title: '你自己的任务图',
  lead: '它值得用多少个智能体？拿来一份工作流、一次构建、一条流水线，或者智能体的运行轨迹，看看它的形状，看看 1 到 64 个智能体会怎样完成它，又被什么拦住。',
  skip: '跳到任务图',
  noScript:
    '文件由浏览器里的脚本读取，运行也由它计算；没有 JavaScript，本页只能说明自己本来会做什么。',

  drop: {
    title: '把文件拖放到本页任意位置',
    titleOfTouch: '选择一个任务图文件',
    choose: '选择文件……',
    chooseTitle: '属于同一个任务图的几个文件可以一起选',
    paste: '粘贴文本',
    pasteLabel: '任务图的文本，下列格式均可',
    read: '读取这段文本',
    pastedName: '粘贴的文本',
    note: '文件就在你的浏览器里读取，不会发往任何地方。属于同一个任务图的文件要一起给：build.ninja 和它的 .ninja_log，工作流文件和它的作业列表。',
    waiting: '页面仍在加载，加载完成后马上打开。',
    failed: '本页有一部分没有加载出来，什么也读不了：请重新加载。',
    again: '重新加载',
    brought: '尚未读取：',
    over: '松手即可读取',
    overMeans: '本页所列格式的任务图，或者本站保存的图文件',
    formats: '能读哪些格式',
    formatsNote:
      '格式由内容判断；示例文件可以看到写法。步骤、时长和先后关系之外的内容不会用到，页面会说明。',
  },

  formats: {
    'task-graph': '本站自己的格式：步骤，含标识（id）、时长和前置步骤',
    csv: 'id、duration、needs，也可以有 value',
    wfformat: '1.5 及更早版本：WfCommons 的工作流',
    dax: 'XML',
    dslab: '它的任务图文件',
    estee: '它的任务图',
    dot: '包括 daggen 的输出；由你选定哪个属性是时长',
    stg: '笠原的标准任务图',
    psplib: '.sm：先后关系和时长，不含资源',
    'cargo-timings': '构建的 HTML 网页',
    ninja: '.ninja_log，边取自 build.ninja',
    'github-actions': '工作流，连同 API 给出的作业',
    'chrome-trace': 'JSON',
    otlp: 'JSON 格式的追踪记录',
    'swe-agent': '.traj：一次智能体会话',
  },

  gallery: {
    title: '示例，为本站编写',
    kept: '保存在本设备上',
    steps: (steps) => `${steps} 个步骤`,
    remove: '移除',
    removeOf: (name) => `从本设备移除 ${name}`,
    removed: (name) => `${name} 不再保存。`,
    download: (file) => `下载 ${file}`,
  },
  examples: {
    workflow: { name: '科学工作流', look: '各样本并行，合并成一份，再按区域并行。' },
    build: { name: '一次构建', look: '编译很宽，链接要等全部编译完。' },
    pipeline: { name: 'CI 流水线', look: '作业要等整个阶段完成：是哪一个拖住了后面？' },
    'agent-session': {
      name: '一次智能体会话',
      look: '每一步都要等前一步：一条链，再多智能体也帮不上。',
    },
    map: { name: '很宽的并行', look: '一分为多，彼此相似，再合而为一：群体的最好情形。' },
    graham: {
      name: 'Graham 异常',
      look: '寥寥几个步骤：按文件中的次序来做，四个智能体反而比三个更晚完成。',
    },
  },

  reading: {
    title: (name) => `正在读取 ${name}……`,
    again: '正在重新读取……',
    share: (percent) => `已读 ${percent}`,
    cancel: '停止',
  },

  refused: {
    title: (name) => `没有读取 ${name}`,
    back: (name) => `回到 ${name}`,
    repairs: {
      'skip-missing-needs': '去掉指向不存在步骤的边，继续',
      'skip-self-needs': '去掉从步骤指向自身的边，继续',
      'keep-first-of-id': '每个标识只取第一个步骤，继续',
      'zero-durations': '时长无效的按 0 计，继续',
      'cut-cycles': '去掉使图成环的边，继续',
    },
    note: '改动了什么，会在图的上方说明。',
    without: {
      'no-graph': '这不是本页认识的任务图，需要换一个文件：“能读哪些格式”列出了各种格式和示例。',
      'not-together':
        '每个文件本身可能都没有问题。请只给出其中一个，或给出属于同一个任务图的那几个。',
      defect: '本页不靠猜测就无法修补：请在文件里改正，再给出一次。',
      'too-large': '内容超出了这里能读取的量：请只给出其中一部分。',
    },
  },

  asking: {
    title: '时长用的是什么单位？',
    why: '文件没有说明。各项时间和费用取决于它；图的形状、加速比，以及值得用多少个智能体，与它无关。在你说明之前，什么也不会计算。',
    work: (total) => `全部时长加起来是 ${total}，也就是：`,
  },

  unitNames: {
    ns: '纳秒',
    us: '微秒',
    ms: '毫秒',
    s: '秒',
    min: '分钟',
    h: '小时',
    none: '无单位',
  },

  head: {
    example: '示例',
    fromLink: '链接里的任务图',
    writtenFrom: (own, before) => `${own}，源自 ${before}`,
    counts: (steps, edges) => `${steps}，${edges}`,
    steps: (_, text) => `${text} 个步骤`,
    edges: (_, text) => `${text} 条边`,
    work: '总工作量',
    path: '关键路径',
    parallelism: '平均并行度',
    width: '最大宽度',
    widthAtLeast: (n) => `至少 ${n}`,
    recorded: '记录的完工时间',
    recordedIs: {
      aboveWork: '比全部工作量还长：含有等待或启动的时间；它不是界',
      between: '其中可能含有等待；它不是界',
      likePath: '与关键路径一样长',
      belowPath: '比关键路径还短：那次运行不受这些边和时长约束',
    },
    unit: '时长的单位',
    working: (percent) => `正在计算…… ${percent}`,
    showWorth: (_n, text) => `改为展示 ${text} 个智能体`,
    worthShown: (_n, text) => `下面各图展示的是 ${text} 个智能体。`,
  },

  decisions: {
    durations: '时长取自',
    precedence: '什么算作先后关系',
  },

  remarks: {
    title: '关于这个文件',
    more: (n) => `关于这个文件：${n} 条说明`,
    kinds: {
      repair: '按你的要求改动',
      rule: '怎样读取',
      ignored: '没有用到',
      oddity: '与预期不同',
    },
  },

  keep: {
    keep: '把这张图保存在本设备上',
    means: '连同设置保存在这个浏览器里，直到你移除它。',
    kept: '已保存在本设备上。',
    stop: '不再保存',
    inLink: '这张图就在本页的网址里：谁有链接，谁就有这张图。',
    notInLink:
      '这张图太大，放不进链接；链接里只有它的名称和设置。切换本页语言时，它会在本设备上一并带过去。',
    keptLink: '在本设备上，本页的网址能回到这张图；换了别处就不能。',
    troubles: {
      none: '浏览器不为本页保存内容：可能是隐私模式，或者禁止存储。图仍在这里展示。',
      full: '本设备上已经没有空间。图仍在这里展示。',
      failed: '没能保存。图仍在这里展示。',
    },
    notRemoved: (name) => `没能移除 ${name}：本设备上仍保存着它。`,
  },

  missing: {
    'no-example': '链接要的示例，本页没有。其他示例就在上面。',
    'left-out': '这个链接的任务图太大，放不进链接。把它的文件拖放到这里，就会按链接里的设置展示。',
    gone: '这个链接的任务图保存在另一台设备上，或者本设备已不再保存。把它的文件拖放到这里，就会按链接里的设置展示。',
    withheld:
      '这个链接的任务图保存在某台设备上，而浏览器不让本页取用保存的内容：可能是隐私模式，或者禁止存储。把它的文件拖放到这里，就会按链接里的设置展示。',
    unreadable: '链接里本该有一张任务图，但已经损坏：网址可能在途中丢了一段。',
  },

  troubles: {
    folder: '拖放的是文件夹。请拖放其中的文件。',
    unreadable: '文件打不开：可能已被移动，或者正在使用。',
    'too-large': '文件太大，这里读不了。正在展示的图不变。',
    nothing: '里面没有可以读取的内容。',
    example: '示例没有载入。网络可能断开了；没有它，本页照常可用。',
    gone: '这个图已不再保存在本设备上，或者设备没有把它交出来。正在展示的图不变。',
  },

  settings: {
    title: '设置',
    quick: '常用设置',
    swarm: '群体',
    overhead: '开销',
    money: '费用',
    price: '每智能体小时的价格',
    paid: '何时付费',
    paidOptions: { working: '工作时', reserved: '占用时' },
    paidMeans: {
      working: '只为智能体在工作的时间付费。',
      reserved: '从开始到结束，所有智能体都要付费，无论是否空闲。',
    },
    hour: '早一小时完工值多少',
    hourNone: '未说明',
    printedWithout: '（设置相同；图需要重新给出）',
    inFileOrder: '文件中排在最前面的就绪步骤。',
    amount: (what, least, most, used) => `${what}必须是 ${least} 到 ${most} 的数；现用 ${used}。`,
    rounded: (what, typed, digits, used) =>
      `${what}：要求“${typed}”；只保留 ${digits} 位有效数字；采用 ${used}。`,
    reset: '重置',
  },

  linkKeys: {
    v: '版本',
    example: '示例',
    graph: '任务图',
    kept: '所保存的图',
    name: '名称',
    unit: '时长的单位',
    durations: '时长的来源',
    precedence: '先后关系的规则',
    price: '每智能体小时的价格',
    paid: '何时付费',
    hour: '一小时的价值',
    theme: '配色',
    lang: '语言',
  },
  linkAdjusted: (key, asked, used) => `链接要的${key}是“${asked}”，没有这样的值；现用 ${used}。`,
  linkIgnored: (key, asked) => `链接要的${key}是“${asked}”，没有这样的值；已略过。`,

  failure: {
    title: '浏览器没能做到',
    reading: '文件对它来说太大，或者读取文件的进程出了故障。',
    computing: '计算中断；展示的是已有的结果。',
    detail: (message) => `它的原话：${message}`,
    figures: '下面的各图没有加载出来：请重试，或者重新加载本页。',
    retry: '重试',
  },
};
