import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { spec as grow } from '../../../src/figures/grow/spec.ts';
import { spec as twoScores } from '../../../src/figures/two-scores/spec.ts';
import { PRESETS } from '../../../src/model/presets.ts';
import {
  complete,
  find,
  frame,
  type Mounted,
  mount as mountLab,
  setQuery,
  until,
  writtenQuery,
} from '../lab/harness.tsx';
import { raceOf } from '../race/fixture/results.ts';
import { element, frames, mount, unmountAll } from '../race/mount.tsx';
import { sightKnown } from '../sight-known.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** As if the tab was put away, or taken out again. */
function hide(hidden: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  document.dispatchEvent(new Event('visibilitychange'));
}

describe('the race of the lab', () => {
  let page: Mounted;
  afterEach(() => {
    page.unmount();
    setQuery('');
    window.scrollTo(0, 0);
  });
  const playing = () => page.lab.player.playing;
  const view = () => page.lab.store.getState().view;

  it('plays where its link says so, from where the link stands, once it can be seen', async () => {
    hide(true);
    page = await mountLab({ query: '?at=0.5&play=on&graphs=2' });
    await complete(page);
    const { position } = page.lab.player;
    expect(playing()).toBe(false);
    expect(view()).toMatchObject({ at: 0.5, play: true });
    hide(false);
    await until('it plays', playing);
    await until('it moves', () => page.lab.player.position > position);
    expect(page.lab.player.position).toBeLessThan(position + 2);
  });

  it('stands still without that, and plays from the start with no place in the link', async () => {
    page = await mountLab({ query: '?play=on&graphs=2' });
    await until('it plays', playing);
    expect(page.lab.player.position).toBeLessThan(2);
    page.unmount();
    page = await mountLab({ query: '?graphs=2' });
    await complete(page);
    expect(playing()).toBe(false);
  });

  it('tells the link when it plays and when it does so no longer', async () => {
    page = await mountLab({ query: '?graphs=2' });
    await complete(page);
    await userEvent.click(find(page, '.transport-play'));
    await until('the link plays', () => writtenQuery().includes('play=on'));
    await userEvent.click(find(page, '.transport-play'));
    await until('the link rests', () => !writtenQuery().includes('play'));
    expect(view().play).toBe(false);
    page.lab.player.play();
    page.lab.player.seek(page.lab.player.length);
    await until('it is over', () => !playing());
    expect(view().play).toBe(false);
  });

  it('stops in a hidden tab and out of sight, and goes on from there', async () => {
    page = await mountLab({ query: '?graphs=2' });
    await complete(page);
    const { player } = page.lab;
    player.play();
    await until('it moves', () => player.position > 0.1);
    await sightKnown([find(page, '.race-figure')]);
    hide(true);
    expect(playing()).toBe(false);
    const { position } = player;
    await new Promise((resolve) => setTimeout(resolve, 300));
    hide(false);
    await frames(3);
    expect(player.position).toBe(position);
    player.play();
    await frame();
    // Not a moment of the time it stood.
    expect(player.position).toBeLessThan(position + 0.15);
    const room = document.createElement('div');
    room.style.height = '9000px';
    document.body.append(room);
    window.scrollTo(0, 8000);
    await until('it stops', () => !playing());
    room.remove();
  });
});

const of = PRESETS.post;

/** What a player goes by, and what rests are timed with. */
const CLOCK = [
  'setTimeout',
  'clearTimeout',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'performance',
] as const;

describe.each([
  { figure: grow, name: 'grow', bar: 'input[type=range]', at: 60 },
  { figure: twoScores, name: 'two-scores', bar: '.two-slider', at: 0.5 },
])('the playhead of $name', ({ figure, name, bar, at }) => {
  afterEach(unmountAll);
  // biome-ignore lint/suspicious/noExplicitAny: two figures of different options
  const spec = figure as any;
  const result = {
    kind: 'race' as const,
    ...raceOf(spec.job(of, spec.options).parameters),
    digest: '',
  };

  /** The picture as the page has it: what it chooses comes back to it. */
  async function show(first: number | null) {
    const kept: (number | null)[] = [];
    let options = { ...spec.options, at: first };
    const draw = () => (
      <spec.Picture
        {...{ result, of, options }}
        onOptions={(change: { at: number | null }) => {
          kept.push(change.at);
          options = { ...options, ...change };
        }}
      />
    );
    const box = mount(draw(), 900);
    await until('it is there', () => box.querySelector('canvas') !== null);
    await frames(3);
    const value = () => element(box, bar).getAttribute('aria-valuetext') ?? '';
    return { box, kept, value };
  }

  it('stands where the link says', async () => {
    const { value, kept } = await show(at);
    expect(value()).toMatch(name === 'grow' ? /^60 of 120/ : /^0\.5 t_mid/);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(kept).toEqual([]);
  });

  it('is kept where the reader leaves it, once it rests there', async () => {
    const { box, kept, value } = await show(null);
    element(box, bar).focus();
    // The keys come one by one from outside: how far apart, nobody knows. The rest is timed here.
    vi.useFakeTimers({ toFake: [...CLOCK] });
    await userEvent.keyboard('{Home}{PageUp}{PageUp}');
    vi.advanceTimersByTime(199);
    expect(kept).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(kept).toHaveLength(1);
    const [now] = kept;
    const said = value().match(/^[\d.]+/)?.[0];
    expect(Number((now ?? 0).toPrecision(2))).toBeCloseTo(Number(said), 9);
  });

  it('moves from event to event where motion is reduced, and keeps where it was paused', async () => {
    const { matchMedia } = window;
    vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
      const list = matchMedia.call(window, query);
      if (!query.includes('reduced-motion')) return list;
      return Object.defineProperty(list, 'matches', { value: true });
    });
    const { box, kept } = await show(at);
    vi.useFakeTimers({ toFake: [...CLOCK] });
    const moved = name === 'grow' ? '.grow-readout' : '[data-part="line"]';
    const shown = () => element(box, moved).getAttribute('x1') ?? element(box, moved).textContent;
    const press = async (label: string) => {
      element<HTMLButtonElement>(box, `button[aria-label="${label}"]`).click();
      await Promise.resolve();
    };
    const first = shown();
    await press('Play');
    vi.advanceTimersByTime(950);
    expect(shown()).toBe(first);
    vi.advanceTimersByTime(100);
    const second = shown();
    expect(second).not.toBe(first);
    vi.advanceTimersByTime(850);
    expect(shown()).toBe(second);
    await press('Pause');
    vi.advanceTimersByTime(200);
    expect(kept).toHaveLength(1);
    expect(kept[0]).toBeGreaterThan(at);
  });
});
