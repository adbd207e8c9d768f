import type { Messages } from '../en/index.ts';

export const embed: Messages['embed'] = {
  from: (site) => `出自 ${site}`,
  openTitle: '在原网站打开这张图，设置与此处相同',

  raceCaption: (steps, layers) =>
    `双方处理的是同一张任务图，共 ${steps} 步、${layers} 层。父步骤完成后，子步骤才能开始。`,

  still:
    '当前网页不允许启动模拟程序，因此这里显示的是默认设置下的图。点击下方链接可按此处的设置打开原图，并可调整各项参数。',
  nothing: '当前网页不允许启动模拟程序。点击下方链接可按此处的设置打开原图。',
  pictureOf: (title) => `${title}：默认设置下的图。`,

  noScript: '这张图由浏览器实时计算，需要启用 JavaScript。',
  readArticle: '不启用也可以阅读文章，并看到全部图片。',
};
