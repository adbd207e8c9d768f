import { afterEach, expect, it, vi } from 'vitest';
import { copyImage, copyText, download } from '../../../src/export/index.ts';

afterEach(() => vi.restoreAllMocks());

const png = new Blob(['png'], { type: 'image/png' });

it('hands a file over by its name, and leaves nothing in the page', () => {
  const before = document.body.innerHTML;
  const clicked: [string, string, boolean][] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    clicked.push([this.download, new URL(this.href).protocol, this.isConnected]);
  });
  expect(download(png, 'width-3f2a9c01.png')).toBe(true);
  expect(clicked).toEqual([['width-3f2a9c01.png', 'blob:', true]]);
  expect(document.body.innerHTML).toBe(before);
});

it('copies a picture that is still on its way', async () => {
  const items: ClipboardItem[] = [];
  vi.spyOn(navigator.clipboard, 'write').mockImplementation(async (given) => {
    items.push(...given);
    await given[0].getType('image/png');
  });
  expect(await copyImage(Promise.resolve(png))).toBe(true);
  expect(items[0].types).toEqual(['image/png']);
  expect(await copyImage(Promise.reject(new Error('no memory')))).toBe(false);
});

it('says so where the browser refuses', async () => {
  const refuse = async () => {
    throw new DOMException('', 'NotAllowedError');
  };
  vi.spyOn(navigator.clipboard, 'write').mockImplementation(refuse);
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(refuse);
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    throw new Error('no');
  });
  expect(await copyImage(png)).toBe(false);
  expect(await copyText('words')).toBe(false);
  expect(download(png, 'a.png')).toBe(false);
});

it('and where it has no clipboard at all', async () => {
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as unknown as Clipboard);
  expect(await copyImage(png)).toBe(false);
  expect(await copyText('words')).toBe(false);
});
