import axe from 'axe-core';
import type { Page } from 'playwright';

export interface Looked {
  /** Only these rules. */
  readonly rules?: readonly string[];
  /** Only the first element that matches, and what is in it. */
  readonly within?: string;
}

/** What axe-core finds serious or critical on the page as it stands. */
export async function seriousOn(page: Page, looked: Looked = {}): Promise<unknown[]> {
  // By way of the debugger: the page's policy lets no foreign script in.
  await page.evaluate(axe.source);
  return page.evaluate(async ({ rules, within }) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    const place = within === undefined ? document : document.querySelector(within);
    if (!place) throw new Error(`there is no ${within}`);
    const { violations } = await axe.run(place, {
      resultTypes: ['violations'],
      selectors: false,
      ...(rules ? { runOnly: [...rules] } : {}),
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
  }, looked);
}
