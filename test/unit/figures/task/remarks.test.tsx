import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LanguageProvider } from '../../../../src/components/messages-context.tsx';
import { Remarks } from '../../../../src/figures/task/intake/remarks.tsx';
import { atLine } from '../../../../src/graphs/place.ts';
import { type Remark, remark } from '../../../../src/graphs/remark.ts';
import { say } from '../../../../src/graphs/said.ts';
import type { Language } from '../../../../src/messages/index.ts';

const told = (remarks: readonly Remark[], value: Language) =>
  renderToStaticMarkup(
    createElement(LanguageProvider, { value }, createElement(Remarks, { remarks })),
  ).match(/(?<=<dd[^>]*>)[^<]*/g);

it('says what is alike of several files of one name once', () => {
  const alike = () => remark('oddity', '"a.json", line 1', say`the list is empty`);
  const remarks = [alike(), remark('oddity', null, say`there is no file`), alike()];
  expect(told(remarks, 'en')).toHaveLength(2);
});

describe('a sentence about a file', () => {
  const words = say`the list is empty`;
  const inSpans = say`a span's own time is split around the spans inside it, and every part waits for everything in the file that had ended before it began`;

  it('begins with a capital letter where it begins with a word, and with no other letter of the file', () => {
    const remarks = [
      remark('oddity', null, words),
      remark('oddity', atLine(3), words),
      remark('oddity', 'steps[1]', words),
      remark('oddity', 'resourceSpans[0].spans[2]', words, 2),
      remark('oddity', null, say`${say`a list`} is expected, not ${3}`),
      remark('oddity', null, say`${'élan'} is read as ${'id'}`),
    ];
    expect(told(remarks, 'en')).toEqual([
      'The list is empty.',
      'Line 3: the list is empty.',
      'steps[1]: the list is empty.',
      'resourceSpans[0].spans[2]: the list is empty (and 2 more like it).',
      'A list is expected, not 3.',
      'élan is read as id.',
    ]);
  });

  it('gives no name a capital letter in Chinese, which has none', () => {
    const remarks = [remark('rule', null, inSpans), remark('rule', 'steps[1]', words)];
    const [first, second] = told(remarks, 'zh') ?? [];
    expect(first).toMatch(/^span 自身的时间/);
    expect(second).toBe('steps[1]：列表是空的。');
  });
});
