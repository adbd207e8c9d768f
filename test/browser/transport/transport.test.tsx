import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import {
  type Telling,
  TellingProvider,
  tellingOfGrown,
} from '../../../src/components/race/telling.tsx';
import { LEAP, NUDGE } from '../../../src/components/transport/player-keys.ts';
import { Transport } from '../../../src/components/transport/transport.tsx';
import { type ClockKind, NO_TIMELINE, raceTimeline } from '../../../src/draw/timeline.ts';
import { catalogues } from '../../../src/messages/index.ts';
import { PRESETS } from '../../../src/model/presets.ts';
import { browserClock } from '../../../src/player/browser-clock.ts';
import { Player } from '../../../src/player/player.ts';
import { raceOf } from '../race/fixture/results.ts';
import { element, frames, mount, unmountAll, until } from '../race/mount.tsx';

const race = raceOf({ ...PRESETS.post, steps: 60 });
const timeline = raceTimeline(race, { clock: 'log' });
const players: Player[] = [];

/** `telling`: otherwise than of a grown graph. */
async function setUp(width = 1000, telling: Telling | null = null) {
  const player = new Player({
    clock: browserClock,
    length: timeline.length,
    events: timeline.events,
  });
  players.push(player);
  const clocks: ClockKind[] = [];
  const box = mount(
    <TellingProvider value={telling}>
      <Transport
        player={player}
        timeline={timeline}
        race={race}
        tMid={timeline.last / 10}
        kind="standard"
        agents={16}
        onClock={(clock) => clocks.push(clock)}
      />
    </TellingProvider>,
    width,
  );
  const slider = await until(() => box.querySelector<HTMLElement>('[role="slider"]'));
  const button = (name: string) => element<HTMLButtonElement>(box, `button[aria-label="${name}"]`);
  return { player, box, slider, button, clocks };
}

/** A pointer event at a share of the bar. */
function point(slider: HTMLElement, type: string, share: number, pointerType = 'mouse') {
  const box = slider.getBoundingClientRect();
  slider.dispatchEvent(
    new PointerEvent(type, {
      pointerId: 1,
      pointerType,
      bubbles: true,
      button: 0,
      clientX: box.left + share * box.width,
      clientY: box.top + 40,
    }),
  );
}

afterEach(() => {
  unmountAll();
  for (const player of players.splice(0)) player.dispose();
});

describe('the buttons', () => {
  it('play and pause, and say which', async () => {
    const { player, button } = await setUp();
    await userEvent.click(button('Play'));
    expect(player.playing).toBe(true);
    await until(() => player.position > 0);
    await userEvent.click(button('Pause'));
    expect(player.playing).toBe(false);
    button('Play');
  });

  it('step from event to event and go back to the start', async () => {
    const { player, button } = await setUp();
    await userEvent.click(button('Next event'));
    expect(player.position).toBe(timeline.events[0]);
    await userEvent.click(button('Next event'));
    expect(player.position).toBe(timeline.events[1]);
    await userEvent.click(button('Previous event'));
    expect(player.position).toBe(timeline.events[0]);
    await userEvent.click(button('Restart'));
    expect(player.position).toBe(0);
  });

  it('have room for a thumb', async () => {
    const { box } = await setUp(358);
    for (const each of box.querySelectorAll('.transport-button, [role="slider"]')) {
      const { width, height } = each.getBoundingClientRect();
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
  });

  it('set the speed and the clock', async () => {
    const { player, box, clocks } = await setUp();
    await userEvent.selectOptions(element(box, 'select'), '4');
    expect(player.speed).toBe(4);
    await userEvent.click(element(box, 'input[type="radio"]:not(:checked)'));
    expect(clocks).toEqual(['linear']);
  });
});

describe('the scrub bar', () => {
  it('is a slider that says what is there', async () => {
    const { player, slider } = await setUp();
    expect(slider.getAttribute('aria-valuemax')).toBe(`${timeline.length}`);
    expect(slider.getAttribute('aria-valuetext')).toBe('growth, 1 of 60 steps');
    player.seek(15);
    expect(slider.getAttribute('aria-valuenow')).toBe('15.00');
    expect(slider.getAttribute('aria-valuetext')).toMatch(
      /^[\d.]+ t_mid, 1 agent \d+% covered, 16 agents \d+% covered$/,
    );
  });

  it('tells one event from the next, and names it', async () => {
    const { player, slider } = await setUp();
    player.seek(15);
    const said = new Set<string | null>();
    for (let i = 0; i < 12; i++) {
      player.next();
      said.add(slider.getAttribute('aria-valuetext'));
      expect(slider.getAttribute('aria-valuetext')).toMatch(
        /(agents?: step \d+|\d steps) finished$/,
      );
      expect(element(slider, '.scrub-now').textContent).toContain('finished');
    }
    expect(said.size).toBe(12);
    player.nudge(0.001);
    expect(element(slider, '.scrub-now').textContent).not.toContain('finished');
  });

  it('keeps the name of an event within the bar, shortened where that is narrower, and whole for who hears it', async () => {
    const name = 'nightly / build and test (ubuntu-latest, 24, --all-targets --no-fail-fast)';
    const told = {
      ...tellingOfGrown(timeline.last / 10, catalogues.en.figure),
      finished: (who: string) => `${who}: ${name} finished`,
    };
    for (const width of [358, 1500]) {
      const { player, slider } = await setUp(width, told);
      const now = element(slider, '.scrub-now');
      const title = element(now, 'title');
      const ofRuns = timeline.events.filter((event) => event > timeline.growth);
      const places = [0, ofRuns.length >> 1, ofRuns.length - 9];
      for (const i of places) {
        player.seek(ofRuns[i]);
        // Events at which a single step is finished are named.
        const isNamed = () => slider.getAttribute('aria-valuetext')?.includes(name);
        for (let more = 0; more < 10 && !isNamed(); more++) player.next();
        await frames();
        const bar = slider.getBoundingClientRect();
        const { left, right } = now.getBoundingClientRect();
        expect(left).toBeGreaterThanOrEqual(bar.left - 1);
        expect(right).toBeLessThanOrEqual(bar.right + 1);
        expect(slider.getAttribute('aria-valuetext')).toContain(name);
        if (width < 400) {
          expect(now.lastElementChild?.textContent).toMatch(/^ · 1?\d agents?: .+….+ finished$/);
          expect(title.textContent).toContain(name);
        } else {
          expect(now.lastElementChild?.textContent).toContain(name);
          expect(title.textContent).toBe('');
        }
      }
      // Between events there is nothing to shorten.
      player.nudge(0.001);
      expect(title.textContent).toBe('');
    }
  });

  it('puts what is told back within the bar when that becomes narrower', async () => {
    const { player, slider, box } = await setUp();
    player.seek(timeline.events[timeline.events.length - 2]);
    box.style.width = '300px';
    await expect
      .poll(() => {
        const over = element(slider, '.scrub-now').getBoundingClientRect().right;
        return over - slider.getBoundingClientRect().right;
      })
      .toBeLessThanOrEqual(1);
  });

  it('is not read aloud without end while it plays', async () => {
    const { player, slider } = await setUp();
    player.seek(10);
    player.play();
    const before = slider.getAttribute('aria-valuetext');
    await until(() => player.position > 10.2);
    expect(slider.getAttribute('aria-valuetext')).toBe(before);
    player.pause();
    expect(slider.getAttribute('aria-valuetext')).not.toBe(before);
  });

  it('moves with the keys', async () => {
    const { player, slider } = await setUp();
    slider.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowUp}');
    expect(player.position).toBeCloseTo(2 * NUDGE, 9);
    await userEvent.keyboard('{PageUp}');
    expect(player.position).toBeCloseTo(2 * NUDGE + LEAP, 9);
    await userEvent.keyboard('{PageDown}{ArrowLeft}{ArrowDown}');
    expect(player.position).toBeCloseTo(0, 9);
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    expect(player.position).toBe(timeline.events[0]);
    await userEvent.keyboard('{End}');
    expect(player.position).toBe(timeline.length);
    await userEvent.keyboard('{Home}');
    expect(player.position).toBe(0);
    await userEvent.keyboard(' ');
    expect(player.playing).toBe(true);
  });

  it('is dragged, and goes on playing when it is let go', async () => {
    const { player, slider } = await setUp();
    player.play();
    // A made-up pointer cannot be captured; a real one is.
    slider.setPointerCapture = () => {};
    point(slider, 'pointerdown', 0.5);
    expect(player.playing).toBe(false);
    expect(player.position).toBeCloseTo(timeline.length / 2, 1);
    point(slider, 'pointermove', 0.25);
    expect(player.position).toBeCloseTo(timeline.length / 4, 1);
    point(slider, 'pointermove', 3);
    expect(player.position).toBe(timeline.length);
    point(slider, 'pointermove', 0.1);
    point(slider, 'pointerup', 0.1);
    expect(player.playing).toBe(true);
    point(slider, 'pointermove', 0.9);
    expect(player.position).toBeLessThan(timeline.length / 2);
  });

  it('leaves a finger that scrolls the page alone', async () => {
    const { player, slider } = await setUp();
    slider.setPointerCapture = () => {};
    player.seek(3);
    point(slider, 'pointerdown', 0.5, 'touch');
    expect(player.position).toBe(3);
    point(slider, 'pointercancel', 0.5, 'touch');
    expect(player.position).toBe(3);
    point(slider, 'pointermove', 0.8, 'touch');
    expect(player.position).toBe(3);
  });

  it('follows a finger that moves along it, and one that taps', async () => {
    const { player, slider } = await setUp();
    slider.setPointerCapture = () => {};
    player.play();
    point(slider, 'pointerdown', 0.5, 'touch');
    expect(player.playing).toBe(true);
    point(slider, 'pointermove', 0.6, 'touch');
    expect(player.playing).toBe(false);
    expect(player.position).toBeCloseTo(timeline.length * 0.6, 1);
    point(slider, 'pointerup', 0.6, 'touch');
    expect(player.playing).toBe(true);
    player.pause();
    point(slider, 'pointerdown', 0.25, 'touch');
    point(slider, 'pointerup', 0.25, 'touch');
    expect(player.position).toBeCloseTo(timeline.length * 0.25, 1);
  });

  it('moves to where it is clicked', async () => {
    const { player, slider } = await setUp();
    await userEvent.click(slider, { position: { x: slider.clientWidth * 0.75, y: 40 } });
    expect(player.position).toBeCloseTo(timeline.length * 0.75, 0);
    expect(player.playing).toBe(false);
  });

  it('follows the player with its thumb', async () => {
    const { player, slider } = await setUp();
    player.seek(timeline.length / 4);
    await frames();
    expect(element(slider, '.scrub-thumb').getAttribute('cx')).toBe('25%');
  });
});

describe('without a run', () => {
  it('has nothing to press', async () => {
    const player = new Player({ clock: browserClock });
    players.push(player);
    const box = mount(
      <Transport
        player={player}
        timeline={NO_TIMELINE}
        race={null}
        tMid={null}
        kind="standard"
        agents={16}
        onClock={() => {}}
      />,
    );
    const slider = await until(() => box.querySelector('[role="slider"]'));
    expect(slider.getAttribute('aria-disabled')).toBe('true');
    expect(slider.getAttribute('aria-valuetext')).toBe('nothing to play yet');
    for (const button of box.querySelectorAll('button')) expect(button.disabled).toBe(true);
  });
});
