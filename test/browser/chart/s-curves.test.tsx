import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { SCurves, type SCurvesProps } from '../../../src/components/chart/s-curves.tsx';
import { momentAt, raceTimeline } from '../../../src/draw/timeline.ts';
import { PRESETS } from '../../../src/model/presets.ts';
import { browserClock } from '../../../src/player/browser-clock.ts';
import { Player } from '../../../src/player/player.ts';
import { familyOf, raceOf } from '../race/fixture/results.ts';
import { element, frames, mount, unmountAll, until } from '../race/mount.tsx';

const parameters = { ...PRESETS.post, steps: 150, graphs: 5 };
const race = raceOf(parameters);
const family = familyOf(parameters);
const tMid = family.clocks[0].tMid;
const timeline = raceTimeline(race, { clock: 'log' });
const players: Player[] = [];

async function setUp(props: Partial<SCurvesProps> = {}, width = 1000) {
  const player = new Player({
    clock: browserClock,
    length: timeline.length,
    events: timeline.events,
  });
  players.push(player);
  const box = mount(
    <SCurves
      {...{ family, race, tMid, player, timeline }}
      graphs={5}
      kind="standard"
      agents={16}
      {...props}
    />,
    width,
  );
  const readers = await until(() => {
    const found = box.querySelectorAll<HTMLElement>('.plot-area');
    return found.length === 2 && found;
  });
  return { player, box, readers };
}

afterEach(() => {
  unmountAll();
  for (const player of players.splice(0)) player.dispose();
});

const timeOf = (player: Player) => {
  const moment = momentAt(timeline, player.position);
  return moment.phase === 'run' ? moment.time / tMid : Number.NaN;
};

describe('the curves', () => {
  it('draw the mean, the band and the run of both sides in both plots', async () => {
    const { box } = await setUp();
    for (const kind of ['.plot-mean', '.plot-band', '.plot-run-ahead']) {
      const paths = [...box.querySelectorAll(kind)].map((path) => path.getAttribute('d') ?? '');
      expect(paths).toHaveLength(4);
      for (const path of paths) {
        expect(path.length).toBeGreaterThan(50);
        expect(path).not.toContain('NaN');
      }
    }
    expect([...box.querySelectorAll('.plot-names text')].map((each) => each.textContent)).toEqual([
      '1 agent',
      '16 agents',
      '1 agent',
      '16 agents',
    ]);
    const speedups = [...box.querySelectorAll('.plot-speedup text')];
    expect(speedups).toHaveLength(4);
    for (const each of speedups) expect(each.textContent).toMatch(/^[\d.]+×$/);
  });

  it('are told in words', async () => {
    const { box } = await setUp();
    const figure = element(box, 'figure');
    const told = document.getElementById(figure.getAttribute('aria-describedby') ?? '');
    expect(told?.textContent).toMatch(
      /^Mean over 5 graphs\. Coverage, 1 agent: one half at 1 t_mid/,
    );
    expect(told?.textContent).toContain('time of one agent over time of the swarm');
  });

  it('have a cursor that follows the playhead, with the values of the run', async () => {
    const { player, box } = await setUp();
    const cursor = element<SVGElement>(box, '[data-cursor="group"]');
    expect(cursor.getAttribute('visibility')).toBe('hidden');
    player.seek(timeline.length);
    expect(cursor.getAttribute('visibility')).toBe('visible');
    expect([...cursor.querySelectorAll('.plot-value')].map((each) => each.textContent)).toEqual([
      '100%',
      '100%',
    ]);
    const end = Number(element(cursor, 'line').getAttribute('x1'));
    player.seek(12);
    expect(Number(element(cursor, 'line').getAttribute('x1'))).toBeLessThan(end);
  });

  it('keep their place while only some graphs are in', async () => {
    const partial = familyOf(parameters, 2);
    const { box } = await setUp({ family: partial });
    expect(box.textContent).toContain('2 of 5 graphs measured');
    const before = element(box, '.plot-svg').getBoundingClientRect().height;
    unmountAll();
    const { box: whole } = await setUp();
    expect(whole.textContent).not.toContain('measured');
    expect(element(whole, '.plot-svg').getBoundingClientRect().height).toBe(before);
  });

  it('draw no band of a few graphs, and say of none', async () => {
    const { box } = await setUp({ family: familyOf(parameters, 2) });
    for (const band of box.querySelectorAll('.plot-band')) expect(band.getAttribute('d')).toBe('');
    expect(element(box, '.s-curves-note').textContent).not.toContain('Shaded');
  });

  it('speak of a thin line only where there is one', async () => {
    const { box } = await setUp({ race: { ...race, sessions: 64 }, kind: 'independent' });
    expect(element(box, '.s-curves-note').textContent).toContain('Thin: this run, 1 agent.');
  });

  it('never hide a factor or a name, wherever the playhead is', async () => {
    for (const width of [1000, 358]) {
      const { player, box } = await setUp({}, width);
      const labels = [...box.querySelectorAll<SVGTextElement>('[data-label]')];
      expect(labels).toHaveLength(8);
      for (let i = 0; i <= 60; i++) {
        player.seek((timeline.length * i) / 60);
        for (const label of labels) expect(getComputedStyle(label).visibility).toBe('visible');
        const values = [...box.querySelectorAll<SVGTextElement>('.plot-value')];
        for (const factor of labels.filter((label) => label.dataset.label === 'factor')) {
          const own = factor.getBoundingClientRect();
          for (const value of values) {
            if (getComputedStyle(value).visibility === 'hidden') continue;
            const other = value.getBoundingClientRect();
            const wide = Math.min(own.right, other.right) - Math.max(own.left, other.left);
            const high = Math.min(own.bottom, other.bottom) - Math.max(own.top, other.top);
            expect(Math.min(wide, high), `${factor.textContent} ${value.textContent}`).toBeLessThan(
              6,
            );
          }
        }
      }
      unmountAll();
    }
  });

  it('have the sooner side above at the end, below the line of level 1', async () => {
    const { player, box } = await setUp();
    player.seek(timeline.length);
    const [alone, swarm] = [...box.querySelectorAll('.plot-value')].map((value) =>
      value.getBoundingClientRect(),
    );
    expect(swarm.bottom).toBeLessThanOrEqual(alone.top + 6);
    expect(swarm.top + 3).toBeGreaterThan(
      box.querySelectorAll('.plot-grid')[3].getBoundingClientRect().top,
    );
  });

  it('wait for a family without falling over', async () => {
    const { box } = await setUp({ family: null, race: null, tMid: null });
    expect(box.textContent).toContain('Measuring the first graphs…');
    expect(box.querySelectorAll('.plot-speedup text')).toHaveLength(0);
  });

  it('stand a level that is never reached', async () => {
    const never = { value: null, interval: null, n: 4, reached: 0 };
    const [system] = family.systems;
    const levels = [never, never, never];
    const by = { coverage: levels, best: levels };
    const { box } = await setUp({
      family: { ...family, systems: [{ ...system, time: by, speedup: by }] },
    });
    expect(box.querySelectorAll('.plot-speedup text')).toHaveLength(0);
    expect(box.textContent).toContain('never');
  });

  it('stack on a phone', async () => {
    const { readers } = await setUp({}, 358);
    expect(readers[1].getBoundingClientRect().top).toBeGreaterThan(
      readers[0].getBoundingClientRect().bottom,
    );
  });
});

describe('reading off', () => {
  it('works with the keys alone', async () => {
    const { player, box, readers } = await setUp();
    await userEvent.tab();
    expect(document.activeElement).toBe(readers[0]);
    await until(() => box.querySelector('.plot-card'));
    const first = readers[0].getAttribute('aria-valuetext') ?? '';
    expect(first).toMatch(
      /^[\d.]+ t_mid, 1 agent \d+%, 10 to 90% of graphs \d+% to \d+%, 16 agents/,
    );
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(readers[0].getAttribute('aria-valuetext')).not.toBe(first);
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(readers[0].getAttribute('aria-valuetext')).toBe(first);
    const before = player.position;
    await userEvent.keyboard('{PageUp}');
    expect(player.position).toBe(before);
    await userEvent.keyboard('{End}{ArrowLeft}{Enter}');
    expect(timeOf(player)).toBeGreaterThan(1);
    await userEvent.keyboard('{Escape}');
    await until(() => !box.querySelector('.plot-card'));
    await userEvent.keyboard(' ');
    expect(player.playing).toBe(true);
  });

  it('shows the values under the pointer in both plots', async () => {
    const { box, readers } = await setUp();
    await userEvent.hover(readers[0], { position: { x: 200, y: 60 } });
    const card = await until(() => box.querySelector('.plot-card'));
    expect(card.textContent).toContain('16 agents');
    expect(box.querySelectorAll('.plot-reading line')).toHaveLength(2);
    expect(box.querySelectorAll('.plot-card')).toHaveLength(1);
    await userEvent.unhover(readers[0]);
    await until(() => !box.querySelector('.plot-card'));
  });

  it('takes the playhead to where it is pressed', async () => {
    const { player, box, readers } = await setUp();
    player.play();
    const at = readers[1].clientWidth / 2;
    await userEvent.click(readers[1], { position: { x: at, y: 80 } });
    await frames();
    expect(player.playing).toBe(false);
    const line = element(
      box.querySelectorAll('.plot')[1],
      '[data-cursor="line"]',
    ).getBoundingClientRect();
    expect(line.left - readers[1].getBoundingClientRect().left).toBeCloseTo(at, 0);
  });
});
