import type { Messages } from '../en/index.ts';

/** Text of the notices: what went wrong, and what happens instead. */
export const notices: Messages['page']['notices'] = {
  unavailable: {
    title: '模拟器在这个浏览器里无法启动。',
    body: '它要在后台线程（worker）中运行，而后台线程没能启动。文字、图和链接仍可照常阅读和打开；但什么都无法重新计算，所以设置暂时停用。',
    detail: (message) => `原因：${message}。`,
    reasons: {
      refused: '浏览器不允许在这里使用后台线程',
      'not-loaded': '模拟器的脚本没能载入',
      silent: '模拟器已经启动，却没有回应',
      broken: '模拟器一再出错中断',
    },
    retry: '再试一次',
  },
  error: {
    title: '这组设置没能算出结果。',
    body: '之前的图保留不变。',
    detail: (message) => `原因：${message}。`,
    retry: '再试一次',
  },
  table: {
    failedTitle: '没能算出来。',
    unavailable: '之前的内容保留不变，表格照常可读。',
  },
  crash: {
    title: '这幅图停住了。',
    body: '图中出了错，页面的其余部分照常可用。',
    reset: '重新开始这幅图',
    copy: '复制报告',
    copied: '已复制',
    report: '报告',
  },
  link: {
    title: (count) => (count === 1 ? '链接中有一处作了调整。' : '链接中有几处作了调整。'),
    repeated: (label, times, used) =>
      `${label}：在链接中出现了 ${times} 次，以最后一次为准，即 ${used}。`,
    unknown: (key) => `“${key}”不是本页的设置，已忽略。`,
    resembles: (key, meant) => `“${key}”不是本页的设置，已忽略；是不是想写“${meant}”？`,
    version: (asked, used) =>
      `这个链接出自版本“${asked}”，本页读的是版本 ${used}；认得的部分已照样显示。`,
    conflict: (label, asked, other, value, used) =>
      `${label}：要求“${asked}”，与${other}“${value}”不能同时成立；采用 ${used}。`,
    length: (read) => `这个链接太长，前 ${read} 个字符之后的内容已忽略。`,
    more: (count) => `此外还有 ${count} 处类似的调整。`,
    within: (label, whose) => `${label}（${whose}）`,
    pin: (n) => `固定 ${n}`,
    keys: {
      v: '版本',
      preset: '预设',
      figure: '图',
      own: '使用自己设置的图',
      at: '播放位置',
      time: '播放的时间刻度',
      play: '播放',
      theme: '配色',
      lang: '语言',
      hide: '图周围略去的部分',
      controls: '控件',
    },
    choices: {
      size: '规模',
      at: '播放位置',
      show: '均值之外',
      level: '水平',
      count: '会话数',
      score: '得分',
      aim: '以何为优',
      most: '智能体上限',
      budget: '智能体时间预算',
    },
    some: (names) => `以下任意几项：${names}`,
    parameters: '参数的名称',
    digits: (bounds, digits) => `${bounds}，${digits} 位有效数字`,
    none: '无',
    usual: '此处的默认值',
    start: '图的开头位置',
    toFigure: '前往这幅图',
  },
  dismiss: '知道了',
};
