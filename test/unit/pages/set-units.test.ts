import { expect, it } from 'vitest';
import { type MarkdownNode, setUnits } from '../../../scripts/vite-plugins/set-units.ts';

const text = (value: string): MarkdownNode => ({ type: 'text', value });
const mid = { type: 'mdxJsxTextElement', name: 'Mid', attributes: [], children: [] };

it('sets the unit of time wherever it stands in a text, and leaves the rest as it is', () => {
  const code = { type: 'inlineCode', value: 't_mid' };
  const tree: MarkdownNode = {
    type: 'root',
    children: [
      { type: 'paragraph', children: [text('t_mid is half; 2 t_mid'), code, text('')] },
      { type: 'paragraph', children: [{ type: 'emphasis', children: [text('none')] }] },
    ],
  };
  setUnits()(tree);
  expect(tree.children?.[0].children).toEqual([mid, text(' is half; 2 '), mid, code]);
  expect(tree.children?.[1].children?.[0].children).toEqual([text('none')]);
});
