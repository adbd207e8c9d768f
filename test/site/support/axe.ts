import axe from 'axe-core';
import type { Page } from 'playwright';

/** What axe-core finds serious or critical on the page as it stands. `rules`: only these. */
export async function seriousOn(page: Page, rules?: readonly string[]): Promise<unknown[]> {
  // By way of the debugger: the page's policy lets no foreign script in.
  await page.evaluate(axe.source);
  return page.evaluate(async (only) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    const { violations } = await axe.run(document, {
      resultTypes: ['violations'],
      selectors: false,
      ...(only ? { runOnly: [...only] } : {}),
    });
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => ({
        id,
        nodes: nodes
          .slice(0, 3)
          .map(({ html, failureSummary }) => [html.slice(0, 160), failureSummary]),
        count: nodes.length,
      }));
  }, rules);
}
