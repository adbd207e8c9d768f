import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LanguageProvider } from '../../../../src/components/messages-context.tsx';
import { Remarks } from '../../../../src/figures/task/intake/remarks.tsx';
import { remark } from '../../../../src/graphs/remark.ts';
import { say } from '../../../../src/graphs/said.ts';

it('says what is alike of several files of one name once', () => {
  const alike = () => remark('oddity', '"a.json", line 1', say`the list is empty`);
  const remarks = [alike(), remark('oddity', null, say`there is no file`), alike()];
  const list = createElement(Remarks, { remarks });
  const html = renderToStaticMarkup(createElement(LanguageProvider, { value: 'en' }, list));
  expect(html.match(/<dd[^>]*>[^<]*/g)).toHaveLength(2);
});
