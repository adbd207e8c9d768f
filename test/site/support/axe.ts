import axe from 'axe-core';
import type { Page } from 'playwright';

export interface Looked {
  /** Only these rules. */
  readonly rules?: readonly string[];
  /** Only the first element that matches, and what is in it. */
  readonly within?: string;
  /** Nothing else is there meanwhile: of a long page, most of the work is what lies around. */
  readonly alone?: boolean;
}

/** What axe-core finds serious or critical on the page as it stands. */
export async function seriousOn(page: Page, looked: Looked = {}): Promise<unknown[]> {
  // By way of the debugger: the page's policy lets no foreign script in.
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async ({ rules, within, alone }) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    const place = within === undefined ? document : document.querySelector(within);
    if (!place) throw new Error(`there is no ${within}`);
    const hidden: HTMLElement[] = [];
    if (alone && place instanceof Element) {
      for (let each = place; each.parentElement; each = each.parentElement) {
        for (const beside of each.parentElement.children) {
          if (beside === each || !(beside instanceof HTMLElement) || beside.style.display) continue;
          beside.style.display = 'none';
          hidden.push(beside);
        }
      }
    }
    const { violations } = await axe.run(place, {
      resultTypes: ['violations'],
      selectors: false,
      ...(rules ? { runOnly: [...rules] } : {}),
    });
    for (const each of hidden) each.style.display = '';
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
