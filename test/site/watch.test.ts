import { expect, it } from 'vitest';
import { open, site } from './support/browse.ts';

/** What watches a page tells when nothing is on its way any more: a call too many would be waited for without end. */

it('counts the calls of a worker until it answers, or is ended', async () => {
  const { page } = await open('glossary/');
  const counted = await page.evaluate((script) => {
    const { open } = window.watched;
    const first = new Worker(script);
    const second = new Worker(script);
    first.postMessage({ id: 'a', path: ['hello'], argumentList: [] });
    first.postMessage({ id: 'b', path: ['run'], argumentList: [{}, { value: 1 }] });
    second.postMessage({ id: 'c', path: ['hello'], argumentList: [] });
    const counts = [open.size];
    second.dispatchEvent(new MessageEvent('message', { data: { id: 'c' } }));
    counts.push(open.size);
    first.terminate();
    counts.push(open.size);
    second.terminate();
    return counts;
  }, `${site}theme.js`);
  expect(counted).toEqual([3, 2, 0]);
});
