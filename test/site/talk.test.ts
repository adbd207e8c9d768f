import { expect, it } from 'vitest';
import { NOW_AND_THEN } from './support/browse.ts';
import { hear, heardCount, heardOf, hosted, post, send } from './support/host-page.ts';

/** A page on another origin talks with a figure in a sandboxed frame. */

it('a page is told that the figure is ready, and of nothing else until it speaks', async () => {
  const { page } = await hosted({ query: '?figure=race' });
  await hear(page, 'ready', { figure: 'race' });
  await page.evaluate(() => window.watched.frames(30));
  const types = () =>
    page.evaluate(() =>
      window.heard.map(
        ({ data }) => (data as { type?: string }).type ?? Object.keys(data as object)[0],
      ),
    );
  await expect
    .poll(async () => new Set(await types()))
    .toEqual(new Set(['ready', 'height', 'datawrapper-height']));
});

it('plays, pauses and seeks when it is told to', async () => {
  const { page } = await hosted({ query: '?figure=race' });
  await hear(page, 'ready');
  await send(page, { type: 'play' });
  await hear(page, 'play');
  await send(page, { type: 'pause' });
  await hear(page, 'pause');
  await send(page, { type: 'seek', at: 0.5 });
  const { query } = await hear(page, 'state', { query: '?v=2&figure=race&at=0.5' });
  expect(query).toBeTruthy();
  // Beyond all that can be asked for.
  await send(page, { type: 'seek', at: -1e9 });
  await hear(page, 'state', { query: '?v=2&figure=race&at=0' });
});

it('shows the parameters that it is given, and says what it could not use', async () => {
  const { page, frame } = await hosted({ query: '?figure=race' });
  await hear(page, 'ready');
  await send(page, { type: 'hello' });
  const first = await hear(page, 'state', { query: '?v=2&figure=race' });
  expect(first.digest).toMatch(/^[0-9a-f]{13}$/);
  await send(page, { type: 'set', parameters: { agents: 2, swarm: 'recursive' } });
  await page.waitForFunction(
    (first) =>
      window.heard.some(({ data }) => {
        const { query, digest } = data as { query?: string; digest?: string | null };
        return /swarm=recursive/.test(query ?? '') && digest && digest !== first;
      }),
    first.digest,
    NOW_AND_THEN,
  );
  await expect.poll(() => frame.locator('.embed').textContent()).toContain('2 agents');
  await send(page, { type: 'set', parameters: { agents: 1e9, colour: 'red' } });
  const { adjustments } = await hear(page, 'adjusted');
  expect(adjustments).toEqual([
    { kind: 'value', key: 'agents', asked: '1000000000', used: '65536' },
    { kind: 'unknown', key: 'colour', asked: '', used: '' },
  ]);
});

it('wears the colours that it is told to', async () => {
  const { page, frame } = await hosted({ query: '?figure=standard' });
  await hear(page, 'ready');
  const paper = () =>
    frame.evaluate(() => {
      const embed = document.querySelector('.embed');
      return embed ? getComputedStyle(embed).backgroundColor : '';
    });
  const light = await paper();
  await send(page, { type: 'theme', theme: 'dark' });
  await hear(page, 'state', { query: '?v=2&figure=standard&theme=dark' });
  await expect.poll(paper).not.toBe(light);
  // What it was before the dark has the same query.
  const before = await heardCount(page);
  await send(page, { type: 'theme', theme: 'auto' });
  await hear(page, 'state', { query: '?v=2&figure=standard' }, before);
  await expect.poll(paper).toBe(light);
});

it('stands a thousand commands and everything that can be posted', async () => {
  const { page, frame, said } = await hosted({ query: '?figure=race' });
  await hear(page, 'ready');
  await page.evaluate(() => {
    const frame = document.querySelector<HTMLIFrameElement>('#figure')?.contentWindow;
    const ours = (fields: object) => ({ 'swarm-figure': 1, ...fields });
    let deep: unknown = 1;
    for (let i = 0; i < 2000; i++) deep = [deep];
    const loop: Record<string, unknown> = ours({ type: 'set' });
    loop.parameters = loop;
    const junk = [
      null,
      undefined,
      Number.NaN,
      'x'.repeat(1e6),
      deep,
      loop,
      ours({ type: 'set', parameters: { swarm: 'x'.repeat(1e6) } }),
      ours({ type: 'set', parameters: JSON.parse('{"__proto__":{"at":1},"constructor":1}') }),
      ours({ type: 'set', parameters: JSON.parse('{"__proto__":1,"constructor":1}') }),
      ours({ type: 'set', parameters: deep }),
      ours({ type: 'seek', at: Number.NaN }),
      ours({ type: 'seek', at: new Date() }),
      ours({ type: 'theme', theme: '"><script>' }),
      ours({ type: 'toString' }),
      { 'swarm-figure': 1e9, type: 'play' },
      new ArrayBuffer(1e6),
      new Map([['swarm-figure', 1]]),
      new Blob(['play']),
      new Error('play'),
      /play/,
      '[iFrameSizer]',
      `[iFrameSizer]${':'.repeat(1000)}`,
      '[iFrameSizer]a:b:true:c',
    ];
    for (const each of junk) frame?.postMessage(each, '*');
    for (let i = 0; i < 1000; i++) {
      frame?.postMessage(ours({ type: 'hello' }), '*');
      frame?.postMessage(ours({ type: 'set', parameters: { agents: 1 + (i % 40) } }), '*');
      frame?.postMessage(ours({ type: i % 2 ? 'pause' : 'play' }), '*');
      frame?.postMessage('[iFrameSizer]resize', '*');
    }
  });
  await page.waitForFunction(() =>
    window.heard.some(({ data }) => {
      const { type, query } = (data ?? {}) as { type?: string; query?: string };
      return type === 'state' && /&agents=40(&|$)/.test(query ?? '');
    }),
  );
  // Of all that a handful was carried out and answered.
  expect(await heardCount(page)).toBeLessThan(400);
  expect(await frame.evaluate(() => Object.hasOwn(Object.prototype, 'at'))).toBe(false);
  expect(await frame.evaluate<string[]>('window.collectedErrors')).toEqual([]);
  expect(said).toEqual([]);
});

it('hears nobody but the page that it stands in', async () => {
  const { page } = await hosted({
    query: '?figure=race',
    files: {
      'sibling.html': '<!doctype html><title>Sibling</title><script src="sibling.js"></script>',
      'sibling.js': `
        const page = window.opener || window.parent;
        const commands = [
          { "swarm-figure": 1, type: "hello" },
          { "swarm-figure": 1, type: "set", parameters: { agents: 3 } },
          "[iFrameSizer]x:0:false:false:32:false:true",
        ];
        for (let i = 0; i < 5; i++)
          for (const each of commands) page.frames[0].postMessage(each, "*");
        document.title = "Sent";`,
    },
  });
  await hear(page, 'ready');
  const before = await heardCount(page);
  await page.evaluate(async () => {
    const sibling = document.createElement('iframe');
    sibling.src = 'sibling.html';
    document.body.append(sibling);
    await new Promise((done) => sibling.addEventListener('load', done));
    if (sibling.contentDocument?.title !== 'Sent') throw new Error('It has sent nothing.');
  });
  const opening = page.waitForEvent('popup');
  await page.evaluate(() => void window.open('sibling.html'));
  const popup = await opening;
  await popup.waitForFunction(() => document.title === 'Sent', undefined, NOW_AND_THEN);
  await page.evaluate(() => window.watched.frames(30));
  expect(await heardOf(page, 'state')).toEqual([]);
  const more = await page.evaluate(
    (before) => window.heard.slice(before).map(({ data }) => JSON.stringify(data)),
    before,
  );
  expect(more.filter((each) => !/height/.test(each))).toEqual([]);
  // It would have heard the page.
  await send(page, { type: 'hello' });
  await hear(page, 'state', { query: '?v=2&figure=race' });
});

it('says of its own messages nothing when they come back', async () => {
  const { page } = await hosted({
    query: '?figure=race',
    script: `addEventListener('message', ({ source, data }) => source.postMessage(data, '*'));`,
  });
  await hear(page, 'ready');
  await post(page, { 'swarm-figure': 1, type: 'jump' });
  const { reason } = await hear(page, 'error');
  expect(reason).toContain('hello, play, pause');
  await page.evaluate(() => window.watched.frames(30));
  expect(await heardOf(page, 'error')).toHaveLength(1);
});
