import { afterEach, describe, expect, it } from 'vitest';
import { violationsIn } from '../violations.ts';
import { complete, type Mounted, mount } from './harness.tsx';

let page: Mounted;

afterEach(() => {
  page.unmount();
  delete document.documentElement.dataset.theme;
});

describe.each(['en', 'zh'] as const)('in %s', (language) => {
  it.each(['light', 'dark'] as const)('axe finds nothing in the %s', async (theme) => {
    document.documentElement.dataset.theme = theme;
    document.title = 'The lab';
    page = await mount({ language, query: '?agents=x&graphs=2' });
    await complete(page);
    page.container.querySelector('details')?.setAttribute('open', '');
    const violations = await violationsIn(page.container);
    const found = violations.map(({ id, impact, nodes }) => ({
      id,
      impact,
      nodes: nodes.map((node) => node.html.slice(0, 200)),
    }));
    expect(found).toEqual([]);
  });
});
