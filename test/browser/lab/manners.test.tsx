import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { sightKnown } from '../sight-known.ts';
import { complete, find, type Mounted, mount, setQuery, until, writtenQuery } from './harness.tsx';

let page: Mounted;

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  page.unmount();
  setQuery('');
  delete document.documentElement.dataset.theme;
  localStorage.clear();
});

/** Follows a link as far as its address. */
async function addressOf(link: HTMLAnchorElement): Promise<URL> {
  link.addEventListener('click', (event) => event.preventDefault(), { once: true });
  await userEvent.click(link);
  return new URL(link.href);
}

describe('the page', () => {
  it('takes its state along into the other language, also what was not yet written', async () => {
    page = await mount();
    page.lab.store.getState().actions.change({ agents: 7 });
    const address = await addressOf(find<HTMLAnchorElement>(page, 'a[hreflang=zh-Hans]'));
    expect(address.searchParams.get('agents')).toBe('7');
    expect(address.pathname).toMatch(/\/zh\/lab\/$/);
  });

  it('goes back to an earlier state with the history', async () => {
    page = await mount({ query: '?agents=4' });
    page.lab.store.getState().actions.change({ agents: 32 });
    await until('the link is written', () => writtenQuery().includes('agents=32'));
    setQuery('?agents=2');
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(page.lab.store.getState().parameters.agents).toBe(2);
  });

  it('changes its colours, and remembers the choice', async () => {
    page = await mount();
    const paper = () => getComputedStyle(document.documentElement).backgroundColor;
    const [system, light, dark] = page.container.querySelectorAll<HTMLElement>('.theme input');
    await userEvent.click(light);
    const day = paper();
    await userEvent.click(dark);
    expect(paper()).not.toBe(day);
    expect(localStorage.getItem('theme')).toBe('dark');
    await userEvent.click(system);
    expect(document.documentElement.dataset.theme).toBe(undefined);
    expect(localStorage.getItem('theme')).toBe(null);
  });

  it('shows what a suggestion suggests, counted from the defaults', async () => {
    page = await mount({ query: '?layers=9' });
    const buttons = [...page.container.querySelectorAll<HTMLElement>('.suggestions button')];
    const press = async (label: string) => {
      const button = buttons.find((each) => each.textContent === label);
      if (!button) throw new Error(`no suggestion "${label}"`);
      // A reader sees a button before pressing it: by then it is known what else is on the screen.
      button.scrollIntoView();
      await sightKnown([button]);
      await userEvent.click(button);
    };
    const { getState } = page.lab.store;
    await press('64 agents');
    expect(getState().parameters).toMatchObject({ agents: 64, layers: null, swarm: 'standard' });
    await press('4 layers, recursive');
    expect(getState().parameters).toMatchObject({ agents: 16, layers: 4, swarm: 'recursive' });
    await press('Overhead on');
    expect(getState().parameters.overhead).toBe(true);
    await complete(page);
    await press('Watch it grow');
    expect(page.lab.player.playing).toBe(true);
  });

  it('says how many layers there can be when there are too few steps for them', async () => {
    page = await mount({ query: '?steps=10&layers=136' });
    await complete(page);
    expect(find(page, '.readout-notice').textContent).toContain('136 layers were asked for');
  });

  it('shows a level that is never reached as such, with its count', async () => {
    page = await mount({ query: '?preset=september&graphs=4' });
    await complete(page);
    const cells = [...page.container.querySelectorAll('.readout-table td')];
    const never = cells.filter((cell) => cell.textContent?.startsWith('never'));
    expect(never.length).toBeGreaterThan(0);
    expect(never.map((cell) => cell.textContent).join()).toMatch(/never\d of 4 graphs do/);
  });

  it('says what a best score of 1 is where it is not the graph’s own', async () => {
    page = await mount({ query: '?swarm=sessions&graphs=4' });
    await complete(page);
    expect(find(page, '.readout-scale').textContent).toContain('a high value for this task');
    page.lab.store.getState().actions.change({ swarm: 'standard' });
    await complete(page);
    expect(page.container.querySelector('.readout-scale')).toBe(null);
  });

  it('says that it computes while the picture is of earlier settings', async () => {
    page = await mount({ query: '?graphs=1' });
    await complete(page);
    expect(find(page, '.lab-working').textContent).toBe('');
    page.lab.store.getState().actions.change({ steps: 200_000 });
    await until('it says so', () => find(page, '.lab-working').textContent === 'computing…');
    page.lab.store.getState().actions.change({ steps: null });
    await complete(page);
    await until('it is done', () => find(page, '.lab-working').textContent === '');
  });

  it('copies the fingerprint of the run', async () => {
    page = await mount();
    await complete(page);
    const write = vi.fn(() => Promise.resolve());
    vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue({
      writeText: write,
    } as unknown as Clipboard);
    // It is said for two seconds, which are those of the test.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await userEvent.click(find(page, '.run-digest .quiet-button'));
    expect(write).toHaveBeenCalledWith(find(page, '[data-testid=digest]').textContent);
    await until('it says so', () => find(page, '.run-said').textContent === 'Copied');
    vi.advanceTimersByTime(2000);
    await until('it is silent', () => find(page, '.run-said').textContent === '');
  });
});

describe('when something is wrong', () => {
  it('without workers the page says so, keeps its picture, and tries again', async () => {
    vi.stubGlobal(
      'Worker',
      class {
        constructor() {
          throw new Error('no workers here');
        }
      },
    );
    page = await mount();
    await until(
      'it says so',
      () => page.container.querySelector('[data-kind=unavailable]') !== null,
    );
    expect(find(page, '.notice').textContent).toContain('allows no background workers here');
    expect(find(page, '[data-key=agents] input').matches(':disabled')).toBe(true);
    expect(find(page, '.poster').hasAttribute('data-stays')).toBe(true);
    vi.unstubAllGlobals();
    await userEvent.click(find(page, '.notice button'));
    await complete(page);
    expect(page.container.querySelector('.notice')).toBe(null);
    expect(find(page, '[data-key=agents] input').matches(':disabled')).toBe(false);
  });

  it('a figure that breaks leaves the page alone, and can be started afresh', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const canvas = vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(() => {
      throw new Error('no canvas here');
    });
    page = await mount({ query: '?agents=5' });
    await until('it says so', () => page.container.querySelector('[data-kind=crash]') !== null);
    expect(find(page, '.notice-report').textContent).toMatch(/figure: race[\s\S]*no canvas here/);
    expect(find(page, 'h1').textContent).toBe('The lab');
    canvas.mockRestore();
    await userEvent.click(find(page, '.notice .button'));
    await until('the figure is back', () => page.container.querySelector('canvas') !== null);
    // At the settings that a page opens with: those of the link may be what broke it.
    expect(find<HTMLInputElement>(page, '[data-key=agents] .number-box input').value).toBe('16');
  });
});
