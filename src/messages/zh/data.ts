import type { Messages } from '../en/index.ts';

export const data: Messages['data'] = {
  digest: '指纹',
  digestMeaning: '图中结果的指纹。两位读者看到同样的指纹，看到的数字就分毫不差。',
  noDigest: '尚未算完',
  copy: '复制',
  copyDigest: (digest) => `复制指纹 ${digest}`,
  copied: '已复制',
  copyFailed: '请手动选取',

  open: '打开图文件…',
  openTitle: '从本站的图保存的 JSON 文件',
  dismiss: '关闭',
  drop: '松手即可打开',
  dropMeans: '图文件（JSON）或本站的链接',
  opened: (title) => `已打开：${title}。`,
  elsewhere: (title) => `打开${title}`,
  race: '实验室中的图',

  comma: '、',
  contradicts: (parameters) =>
    `文件里写的参数（${parameters}）与其中的查询串不一致，已按查询串打开。`,
  otherFigure: '文件里写的图与其中的查询串不一致，已按查询串打开。',
  otherModel: (file, page) =>
    `文件出自模型的第 ${file} 版，本页用的是第 ${page} 版，数字可能不同。`,

  troubles: {
    'too-large': '文件超过 2 MB，开头也不像图文件。',
    'not-json': '文件不是 JSON，因此不是图文件。',
    'no-format': '文件没有“format”一项，看不出是图文件。',
    'other-format': (format) => `文件的格式是“${format}”，而不是“swarm-figure”。`,
    newer: (version) => `文件格式是第 ${version} 版，本页还不认识。`,
    'no-query': '文件缺少“query”一项，无从得知图中显示什么。',
    'not-here': '文件没有说明是本站的哪一幅图。',
    several: (n) => `拖来了 ${n} 个文件，一次只能打开一个。`,
    folder: '拖来的是文件夹，只能打开单个图文件。',
    text: '拖来的文字既不是图文件，也不是本站的链接。',
    nothing: '拖来的东西里没有能打开的。',
    unreadable: '文件读不出来。',
  },
};
