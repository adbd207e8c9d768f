import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { workersAlive } from '../../../src/compute/index.ts';
import { grow } from '../../../src/model/graph/grow.ts';
import { runSessions } from '../../../src/model/measure/sessions.ts';
import type { Parameters } from '../../../src/model/parameters.ts';
import { PreparedGraph } from '../../../src/model/swarm/prepare.ts';
import {
  complete,
  find,
  frame,
  type Mounted,
  mount,
  mouse,
  setQuery,
  thumbOf,
  until,
  writtenQuery,
} from './harness.tsx';

/** The digest of the swarm's run, worked out here and now on the main thread. */
function digestOf(parameters: Parameters): string {
  const prepared = new PreparedGraph(grow(parameters, parameters.graph));
  return runSessions(parameters, prepared, parameters.graph)[0].run.digest;
}

const shownDigest = (page: Mounted) => find(page, '[data-testid=digest]').textContent;
const slider = (page: Mounted, key: string) =>
  find<HTMLInputElement>(page, `[data-key=${key}] input[type=range]`);
const box = (page: Mounted, key: string) =>
  find<HTMLInputElement>(page, `[data-key=${key}] .number-box input`);

let page: Mounted;
const problems: unknown[][] = [];

beforeEach(() => {
  problems.length = 0;
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...words) => void problems.push(words));
  }
});

afterEach(() => {
  page?.unmount();
  setQuery('');
  vi.restoreAllMocks();
  expect(problems).toEqual([]);
  expect(workersAlive()).toBe(0);
});

describe('the lab', () => {
  it('shows the very run that its parameters name, and says what was measured', async () => {
    page = await mount();
    await complete(page);
    const { parameters } = page.lab.store.getState();
    expect(shownDigest(page)).toBe(digestOf(parameters));
    expect(page.container.querySelectorAll('.race-panel canvas')).toHaveLength(2);
    const readouts = find(page, '.readouts').textContent;
    expect(readouts).toContain('16 task graphs');
    expect(page.container.querySelectorAll('.interval')[0].textContent).toMatch(/\d–\d/);
    expect(writtenQuery()).toBe('');
  });

  it('plays from the start the first time, scrubs both ways, steps, and remembers where it rests', async () => {
    page = await mount();
    await complete(page);
    const { player, store } = page.lab;
    const opening = player.position;
    await userEvent.click(find(page, '.transport-play'));
    await until('the growth is on show', () => player.position > 0.1 && player.position < opening);
    await userEvent.click(find(page, '.transport-play'));
    expect(player.playing).toBe(false);

    const bar = find(page, '.scrub-bar').getBoundingClientRect();
    const y = bar.y + bar.height / 2;
    await mouse('mousePressed', bar.x + 0.9 * bar.width, y);
    await until('it is near the end', () => player.position > 0.85 * player.length);
    await mouse('mouseMoved', bar.x + 0.5 * bar.width, y);
    await until(
      'it is in the middle',
      () => Math.abs(player.position / player.length - 0.5) < 0.02,
    );
    await mouse('mouseReleased', bar.x + 0.5 * bar.width, y);

    const before = player.position;
    find<HTMLElement>(page, '.race-panel-stage').focus();
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    const next = player.position;
    expect(next).toBeGreaterThan(before);
    await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowLeft}{/Shift}');
    expect(player.position).toBe(next);
    await userEvent.keyboard('{End}');
    expect(player.atEnd).toBe(true);
    await userEvent.keyboard('{Home}');
    expect(player.position).toBe(0);
    await userEvent.keyboard('{ArrowRight} ');
    expect(player.playing).toBe(true);
    await userEvent.keyboard(' ');
    expect(player.playing).toBe(false);
    expect(store.getState().view.at).not.toBe(null);
  });

  it('follows a hand that drags the agents: few runs, and never back to an older picture', async () => {
    page = await mount();
    await complete(page);
    const { lab } = page;
    const input = slider(page, 'agents');
    // The parameters in the order in which they were asked for, and which of them were drawn one after the other.
    const asked = [lab.store.getState().parameters];
    const drawn = [0];
    // When the last of them were: the browser may hand the last moves on long after they were made.
    let { started } = lab.compute.stats();
    const unsubscribe = lab.store.subscribe(({ picture, parameters }) => {
      if (parameters !== asked.at(-1)) {
        asked.push(parameters);
        started = lab.compute.stats().started;
      }
      const shown = picture ? asked.indexOf(picture.raceOf) : -1;
      if (shown !== drawn.at(-1)) drawn.push(shown);
    });
    const from = thumbOf(input);
    await mouse('mouseMoved', from.x, from.y);
    await mouse('mousePressed', from.x, from.y);
    // It goes to and fro at the end for as long as it takes: how fast a worker is beside it, nobody knows.
    for (let i = 1; i <= 30 || drawn.length <= 3; i++)
      await mouse('mouseMoved', from.x + (i <= 30 ? 3 * i : 87 + 3 * (i % 2)), from.y);
    await mouse('mouseReleased', from.x + 90, from.y);
    await complete(page);
    expect(drawn).toEqual(drawn.toSorted((a, b) => a - b));
    expect(drawn.at(-1)).toBe(asked.length - 1);
    expect(lab.compute.stats().started - started).toBeLessThanOrEqual(2);
    const { parameters, picture } = lab.store.getState();
    expect(parameters.agents).toBeGreaterThan(50);
    expect(box(page, 'agents').value).toBe(String(parameters.agents));
    expect(shownDigest(page)).toBe(digestOf(parameters));
    expect(picture?.raceOf).toBe(parameters);
    unsubscribe();
    const settled = shownDigest(page);
    for (let i = 0; i < 20; i++) await frame();
    expect(shownDigest(page)).toBe(settled);
  });

  it('is at its moment with the very first picture, while the rest is still on its way', async () => {
    page = await mount({ query: '?swarm=independent&agents=256&steps=2000' });
    await until('there is a picture', () => page.container.querySelector('canvas') !== null);
    expect(page.lab.store.getState().work.status).not.toBe('complete');
    await frame();
    await frame();
    expect(find(page, '.race-panel-readout').textContent).toMatch(/\d% covered/);
    expect(Number(find(page, '.scrub-bar').getAttribute('aria-valuenow'))).toBeGreaterThan(5);
  });

  it('keeps its moment while parameters change', async () => {
    page = await mount({ query: '?at=0.2' });
    await complete(page);
    const time = () => find(page, '.scrub-bar').getAttribute('aria-valuetext')?.split(',')[0];
    const before = time();
    expect(before).toContain('0.2');
    await userEvent.fill(box(page, 'agents'), '4');
    await userEvent.keyboard('{Enter}');
    await complete(page);
    expect(time()).toBe(before);
  });

  it('comes back as it was from its link', async () => {
    page = await mount();
    await complete(page);
    const { actions } = page.lab.store.getState();
    actions.change({ swarm: 'recursive', agents: 32, layers: 8, overhead: true });
    page.lab.player.seek(0.8 * page.lab.player.length);
    await complete(page);
    await until('the link is written', () => writtenQuery().includes('layers=8'));
    const query = writtenQuery();
    expect(query).toMatch(/^v=2&layers=8&swarm=recursive&agents=32&overhead=on&at=[\d.]+$/);
    const digest = shownDigest(page);
    const { parameters, view } = page.lab.store.getState();
    page.unmount();
    expect(workersAlive()).toBe(0);
    page = await mount({ query });
    await complete(page);
    expect(page.lab.store.getState().parameters).toEqual(parameters);
    expect(page.lab.store.getState().view).toEqual(view);
    expect(shownDigest(page)).toBe(digest);
  });

  it('opens whatever a link holds, and lists what it adjusted', async () => {
    page = await mount({ query: '?agents=1e9&swarm=recursive&rule=random&layer=3&graphs=x' });
    await complete(page);
    const items = [...page.container.querySelectorAll('.notice li')].map((li) => li.textContent);
    expect(items).toHaveLength(4);
    expect(items[0]).toBe(
      'Agents: asked for “1e9”; allowed is a whole number from 1 to 65,536; 65,536 is used.',
    );
    await userEvent.click(find(page, '.notice button'));
    expect(page.container.querySelector('.notice')).toBe(null);
  });

  it('keeps what was just changed when the reader skips to the figure, and follows the way back', async () => {
    page = await mount({ query: '?agents=99999&steps=40' });
    await userEvent.click(find(page, '.notice button'));
    find<HTMLElement>(page, '.skip').click();
    await until('the page went there', () => window.location.hash === '#figure');
    await frame();
    expect(page.container.querySelector('.notice')).toBe(null);
    window.history.replaceState(null, '', window.location.pathname + window.location.search);

    const { store } = page.lab;
    store.getState().actions.change({ agents: 13 });
    find<HTMLElement>(page, '.skip').click();
    await until('the page went there', () => window.location.hash === '#figure');
    await frame();
    expect(store.getState().parameters.agents).toBe(13);
    await until('the link is written', () => writtenQuery().includes('agents=13'));
    window.history.back();
    await until('the older link is open', () => store.getState().parameters.agents === 65536);
  });

  it('stops and leaves nothing behind when it is taken away in the middle of its work', async () => {
    page = await mount({ query: '?swarm=independent&agents=256' });
    await until('work has begun', () => page.lab.compute.stats().started > 0);
    expect(workersAlive()).toBeGreaterThan(0);
    page.lab.player.play();
    page.unmount();
    expect(workersAlive()).toBe(0);
    expect(page.lab.player.playing).toBe(false);
  });
});
