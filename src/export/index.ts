/** What a page needs to give pictures away. */
export type { Drawing } from './drawing.ts';
export { fileName } from './file-name.ts';
export { canCopyImages, copyImage, copyText, download } from './give-away.ts';
export { type ExportTheme, shownTheme } from './in-theme.ts';
export { paint } from './paint.ts';
export { pictureOf } from './picture-of.ts';
export { type Png, possibleScale, toPng } from './png.ts';
export { type SheetWords, sheet } from './sheet.ts';
export { stack } from './stack.ts';
export { type SvgWords, toSvg } from './svg.ts';
