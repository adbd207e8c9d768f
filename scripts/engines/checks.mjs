// What every engine must do with the built site, written once for all three.

/** What takes a second by itself takes many where all engines and other work share two cores. */
const WAIT_MS = 60_000;

/** Functions that the checks use inside the page. */
const inPage = `
  const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
  const until = async (what, test) => {
    const end = performance.now() + ${WAIT_MS};
    for (;;) {
      const value = test();
      if (value) return value;
      if (performance.now() > end) throw new Error('waited in vain for ' + what + '; ' + document.body.innerText.slice(0, 300));
      await pause(25);
    }
  };
  const digest = () => document.querySelector('[data-testid="digest"]')?.textContent.trim();
  const bar = () => document.querySelector('.scrub-bar');
  const at = () => Number(bar().getAttribute('aria-valuenow'));
  const frames = async (count) => {
    for (let i = 0; i < count; i++) await new Promise((resolve) => requestAnimationFrame(resolve));
  };
  // Where it is once it stands still: what is pressed by its place must not move before the press comes.
  const middle = async (element) => {
    element.scrollIntoView({ block: 'center' });
    const end = performance.now() + ${WAIT_MS};
    for (let last = ''; ; ) {
      const { left, top, width, height } = element.getBoundingClientRect();
      const now = [left, top, width, height].join();
      if (now === last) return { left, width, y: Math.round(top + height / 2) };
      if (performance.now() > end) throw new Error('waited in vain for ' + element.className + ' to stand still');
      last = now;
      await pause(100);
      await frames(2);
    }
  };
`;

/**
 * @param {import('./driver.d.mts').Driver} driver
 * @param {string} site address of the built site, ending in a slash
 * @param {string} host address of a page on another origin (`host.mjs`)
 * @param {{ expectedRuns(): { name: string, query: string, digest: string }[], digestOfLink(query: string): string }} node
 * @returns {Promise<string[]>} what was checked; throws at the first thing that is not as it should be
 */
export async function checkSite(driver, site, host, node) {
  const done = [];
  const run = (/** @type {string} */ body) => driver.evaluate(`${inPage}${body}`);
  const noErrors = async (/** @type {string} */ where) => {
    const errors = /** @type {string[] | null} */ (
      await run(`
        if (!window.collectedErrors) return null;
        const real = [];
        for (const error of window.collectedErrors) {
          // Firefox says that it could not preload a module which is there already. Whether it is, an import tells.
          const module = /^resource: (\\S+\\.js)$/.exec(error)?.[1];
          const there = module && (await import(module).then(() => true, () => false));
          if (!there) real.push(error);
        }
        return real;
      `)
    );
    if (!errors) throw new Error(`${where}: the page did not load the collector of errors`);
    if (errors.length > 0) throw new Error(`${where}: ${errors.join('\n')}`);
  };
  const expect = (
    /** @type {unknown} */ found,
    /** @type {unknown} */ wanted,
    /** @type {string} */ what,
  ) => {
    if (found !== wanted) throw new Error(`${what}: ${found}, and not ${wanted}`);
  };

  await driver.open(`${site}lab/`);
  const shown = await run(
    `return until('a digest', () => /^[0-9a-f]{13}$/.test(digest()) && digest())`,
  );
  expect(shown, node.digestOfLink(''), 'the digest of the first page');
  done.push('opens with the run that Node has');

  // Play, from the beginning, for a moment.
  const played = await run(`
    await until('the whole family', () => document.querySelector('.readout-tables:not([data-old])'));
    const button = document.querySelector('.transport-play');
    const thumb = () => Number.parseFloat(document.querySelector('.scrub-thumb').getAttribute('cx'));
    bar().focus();
    document.querySelector('.transport-button').click();
    const from = thumb();
    await pause(200);
    // Going back to the start may play by itself.
    if (thumb() === from && button.getAttribute('aria-label') === 'Play') button.click();
    await until('the playhead to move', () => thumb() > from + 1);
    const label = button.getAttribute('aria-label');
    button.click();
    await until('the pause', () => button.getAttribute('aria-label') !== label);
    // What was to be drawn is drawn by then.
    await frames(2);
    const stopped = thumb();
    await pause(150);
    return { stopped, later: thumb(), now: at() };
  `);
  expect(played.later, played.stopped, 'the playhead after the pause');
  done.push('plays and pauses');

  // Step and jump with keys.
  await run('bar().focus()');
  await driver.press('Home');
  await run(`await until('the playhead at Home', () => at() === 0)`);
  await driver.press('End');
  const end = await run(`
    const length = Number(bar().getAttribute('aria-valuemax'));
    return until('the playhead at End', () => at() >= length - 0.01 && at());
  `);
  await driver.press('Home');
  await run(`await until('the playhead at Home again', () => at() === 0)`);
  await driver.press('ArrowRight');
  await run(`await until('the playhead to step', () => at() > 0)`);
  done.push('goes by keys');

  // Scrub: the playhead follows the hand, both ways.
  const track = await run('return middle(bar())');
  const points = (
    /** @type {{ left: number, width: number, y: number }} */ box,
    /** @type {number[]} */ shares,
  ) => shares.map((share) => ({ x: Math.round(box.left + share * box.width), y: box.y }));
  await driver.drag(points(track, [0.3, 0.5, 0.9, 0.75, 0.6]));
  await run(`await until('the playhead at 0.6', () => Math.abs(at() / ${end} - 0.6) <= 0.01)`);
  done.push('scrubs');

  // Drag a slider: when the hand has let go, the page shows the run of its own link.
  const slider = `document.querySelector('[data-key="agents"] input[type="range"]')`;
  const range = await run(`
    const e = ${slider};
    e.addEventListener('change', () => { window.letGo = true; }, { once: true });
    return { share: Number(e.value) / Number(e.max), ...(await middle(e)) };
  `);
  const inset = 10;
  const inner = { left: range.left + inset, width: range.width - 2 * inset, y: range.y };
  const way = Array.from(
    { length: 12 },
    (_, i) => range.share + ((0.9 - range.share) * (i + 1)) / 12,
  );
  await driver.drag(points(inner, [range.share, ...way]));
  // The address is written when the hand has rested for a moment; the box shows at once what is set.
  const query = await run(`
    const box = () => document.querySelector('[data-key="agents"] .number-box input').value;
    const written = () => new URLSearchParams(location.search).get('agents');
    await until('the hand to let go', () => window.letGo);
    await until('the address of what is set', () => written() !== null && written() === box());
    return location.search;
  `);
  const agents = Number(new URLSearchParams(query).get('agents'));
  if (!(agents > 64)) throw new Error(`dragged the agents to the right and found ${agents}`);
  const wanted = node.digestOfLink(query);
  if (wanted === shown) throw new Error('another run has the same digest');
  await run(`
    await until('the digest after the drag, ${wanted}', () => digest() === '${wanted}');
    await until('the whole family', () => document.querySelector('.readout-tables:not([data-old])'));
  `);
  await noErrors('the lab');
  done.push(`drags a slider (to ${agents} agents)`);

  for (const { name, query, digest } of node.expectedRuns()) {
    await driver.open(`${site}lab/${query}`);
    const found = await run(
      `return until('a digest', () => /^[0-9a-f]{13}$/.test(digest()) && digest())`,
    );
    expect(found, digest, `the digest of ${name}`);
    await noErrors(name);
  }
  done.push('ten runs have the digests that Node gives');

  await driver.open(`${site}zh/lab/`);
  await run(`return until('a digest', () => /^[0-9a-f]{13}$/.test(digest()) && digest())`);
  await noErrors('the lab in Chinese');
  for (const page of ['claims/', 'method/', 'zh/glossary/']) {
    await driver.open(site + page);
    await noErrors(page);
  }
  done.push('the other pages open without an error');

  // The article with a setting of its link: a figure computes, and the text and the table say the same of it.
  for (const page of ['', 'zh/']) {
    await driver.open(`${site}${page}?v=1&layers=30&graphs=4`);
    const { before, said, listed } = await run(`
      const number = document.querySelector('#standard .number [data-number="standard16.coverage.0.5"]');
      const before = number.textContent;
      const figure = () => document.getElementById('figure-standard');
      figure().scrollIntoView();
      // Intervals come last.
      const row = () => [...figure().querySelectorAll('tbody tr')].find((tr) => /^16/.test(tr.cells[0].textContent));
      const came = row().cells[1].textContent;
      await until('a figure to follow its settings', () => {
        const cell = row()?.cells[1].textContent;
        return cell && cell !== came && cell.includes('(') === came.includes('(');
      });
      await until('the text to say what its figure says', () =>
        number.textContent !== before && row()?.cells[1].textContent.startsWith(number.textContent));
      return { before, said: number.textContent, listed: row().cells[1].textContent };
    `);
    if (said === before || !listed.startsWith(said))
      throw new Error(`/${page}: the text said ${before} and says ${said}, its figure ${listed}`);
    await noErrors(`the article /${page}`);
  }
  done.push('the article follows its figures');

  // In a frame of another origin that allows scripts and nothing else.
  const framed = '?v=2&figure=race&seed=3';
  await driver.open(`${host}?src=${encodeURIComponent(`${site}embed/${framed}`)}`);
  const embedded = await run(`
    await until('a digest from the frame', () => window.heard.state?.digest && window.heard.height?.height > 300);
    return { digest: window.heard.state.digest, height: window.heard.height.height };
  `);
  expect(embedded.digest, node.digestOfLink(framed), 'the digest of the race in a sandboxed frame');
  if (!(embedded.height > 300)) throw new Error(`the frame asks for ${embedded.height} px`);
  done.push('a figure lives in a sandboxed frame');
  return done;
}
