import { expect, it } from 'vitest';
import { exampleOf } from '../../../../src/figures/task/examples.ts';
import { exampleLink } from '../../../../src/figures/task/link-of.ts';
import { taskCatalogues } from '../../../../src/messages/task/index.ts';

it('has the settings that show Graham’s anomaly in the address of its card, and names them in its words', () => {
  const graham = exampleOf('graham');
  if (graham === null) throw new Error('no such example');
  const query = new URLSearchParams(exampleLink(graham).split('?')[1]);
  expect([query.get('agents'), query.get('rule')]).toEqual(['4', 'input-order']);
  // Under a bare address other settings are shown: the words say under which it is true.
  expect(taskCatalogues.en.page.examples.graham.look).toContain('in the order of the file');
  expect(taskCatalogues.zh.page.examples.graham.look).toContain('按文件中的次序');
});
