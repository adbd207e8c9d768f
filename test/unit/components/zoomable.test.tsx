import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LanguageProvider } from '../../../src/components/messages-context.tsx';
import { Zoomable } from '../../../src/components/task/graph/zoomable.tsx';
import { WHOLE } from '../../../src/draw/task/view.ts';
import { taskCatalogues } from '../../../src/messages/task/index.ts';

it.each([
  ['en', 'Keys walk. ', 5],
  ['zh', 'Keys walk. ', 1],
  ['zh', '按键走动。', 5],
] as const)('what keys do is told in sentences of %s', (language, help, most) => {
  const of = { label: 'a', help: help.trim(), height: 'b', view: WHOLE, children: null };
  const bounds = { width: 100, height: 100, most: { x: most, y: 1 } };
  const nothing = () => {};
  const html = renderToStaticMarkup(
    <LanguageProvider value={language}>
      <Zoomable {...of} bounds={bounds} change={nothing} onKeyDown={nothing} onBlur={nothing} />
    </LanguageProvider>,
  );
  const { zoom } = taskCatalogues[language].graph;
  // Where it cannot be enlarged, keys do nothing beside.
  const told = most > 1 ? help + zoom.help : help.trim();
  expect(html).toContain(`class="visually-hidden">${told}</p>`);
});
