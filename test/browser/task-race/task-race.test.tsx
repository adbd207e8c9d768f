import axe from 'axe-core';
import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { TASK_FIGURE_IDS, type TaskShown } from '../../../src/figures/task/spec.ts';
import { dueled, fan } from '../../unit/figures/task-race/dueled.ts';
import { element, frames, until } from '../race/mount.tsx';
import { sightKnown } from '../sight-known.ts';
import { closeAll, figures } from './page.tsx';

afterEach(() => {
  closeAll();
  window.scrollTo(0, 0);
});

/** Half a minute a step: one agent takes 10.5 minutes, four take 3. */
const FAN = dueled(fan(20, 0.5), { unit: 'min', parameters: { agents: 4 } });

async function raceOf(shown: TaskShown, width?: number) {
  const page = figures(shown, 'en', width);
  const section = await until(() => page.box.querySelector<HTMLElement>('#figure-race'));
  section.scrollIntoView();
  await until(() => section.querySelector('canvas'));
  await sightKnown(section.querySelectorAll('canvas'));
  await frames(3);
  const readouts = () =>
    [...section.querySelectorAll('.race-panel-readout')].map(({ textContent }) => textContent);
  const said = () => section.querySelector('.scrub-now')?.textContent;
  return { ...page, section, readouts, said };
}

describe('the race on the graph of a file', () => {
  it('opens where the swarm is half-way, and tells time in the unit of the file', async () => {
    const { readouts, said, section } = await raceOf(FAN);
    await expect.poll(readouts).toEqual(['19% covered', '62% covered · 4 at work']);
    expect(said()).toMatch(/^2\smin · /);
    expect(section.querySelector('.scrub')?.textContent).not.toMatch(/t_?mid/);
    expect(section.querySelector('.race-legend')?.textContent).toMatch(/steps take 30\ss/);
  });

  it('is no higher than a chain needs, and as high as ever for a wide graph', async () => {
    const chain = Array.from({ length: 6 }, (_, i) => ({
      id: `link ${i}`,
      duration: 1,
      needs: i === 0 ? [] : [`link ${i - 1}`],
    }));
    const heightOf = (section: HTMLElement) =>
      element(section, '.race-panel-stage').getBoundingClientRect().height;
    const { section } = await raceOf(dueled(chain, { unit: 'min', parameters: { agents: 4 } }));
    expect(heightOf(section)).toBeLessThan(100);
    expect(heightOf(section)).toBeGreaterThanOrEqual(44);
    closeAll();
    expect(heightOf((await raceOf(FAN)).section)).toBeGreaterThan(280);
  });

  it('draws the playhead behind the names of its plots', async () => {
    const { section } = await raceOf(FAN);
    const plot = element(section, '.task-race-curves .fplot-inner');
    const line = element<SVGLineElement>(plot, '.task-playhead');
    expect(line.getAttribute('x1')).toMatch(/^[1-9][\d.]*%$/);
    expect(line.getAttribute('x2')).toBe(line.getAttribute('x1'));
    const names = [...plot.querySelectorAll('.fplot-halo')];
    expect(names.map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['1 agent', '4 agents', 'C']),
    );
    for (const name of names)
      expect(line.compareDocumentPosition(name) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it('names steps by their ids', async () => {
    const { player, said, section } = await raceOf(FAN);
    player.seek(0);
    player.next();
    await frames(3);
    // Both sides finish the first step at once.
    expect(said()).toMatch(/^30\ss · 2 steps finished$/);
    player.next();
    await frames(3);
    expect(said()).toMatch(/finished$/);
    const stage = element(section, '.race-panel-stage');
    stage.focus();
    await userEvent.keyboard('{Enter}');
    await until(() => section.querySelector('.step-card-title'));
    expect(section.querySelector('.step-card-title')?.textContent).toMatch(/^(part \d+|split)/);
    await userEvent.keyboard('{Escape}');
  });

  it('stays at its time when the clock changes, and when another swarm is on show', async () => {
    const { box, player, section, show, said } = await raceOf(FAN);
    const before = player.position;
    await userEvent.click(
      [...section.querySelectorAll('.transport-clock label')].find(
        ({ textContent }) => textContent === 'log',
      ) as HTMLElement,
    );
    await until(() => player.position !== before);
    await frames(3);
    expect(said()).toMatch(/^2\smin/);
    const pays = { agents: 8, overhead: true, scheduling: 0 };
    // With overhead times are held in doubles: another unit, and the same time.
    show(dueled(fan(20, 0.5), { unit: 'min', parameters: pays }));
    await until(() => box.textContent?.includes('8 agents'));
    await frames(3);
    expect(said()).toMatch(/^2\smin/);
  });

  it('plays only while it is seen', async () => {
    const { box, player } = await raceOf(FAN);
    const room = document.createElement('div');
    room.style.height = '5000px';
    box.append(room);
    player.play();
    await frames(4);
    expect(player.playing).toBe(true);
    room.scrollIntoView({ block: 'end' });
    await until(() => !player.playing);
  });

  it('is drawn by layers where a chain has too many, and ends with all of it finished', async () => {
    const chain = Array.from({ length: 400 }, (_, i) => ({
      id: `s${i}`,
      duration: 1,
      needs: i === 0 ? [] : [`s${i - 1}`],
    }));
    const { player, section, readouts } = await raceOf(dueled(chain, { unit: 's' }));
    expect(section.querySelector('[role="application"]')).toBeNull();
    const canvas = element<HTMLCanvasElement>(section, 'canvas');
    const half = canvas.toDataURL();
    player.seek(player.length);
    await until(() => canvas.toDataURL() !== half);
    expect(readouts()).toEqual(['100% covered', '100% covered · 0 at work']);
  });

  it('has no transport where no step takes any time', async () => {
    const { section, readouts } = await raceOf(dueled(fan(2, 0), { unit: 's' }));
    expect(section.querySelector('.transport')).toBeNull();
    await expect.poll(readouts).toEqual(['100% covered', '100% covered · 0 at work']);
  });

  it('has nothing to complain about, wide and narrow', async () => {
    for (const width of [1000, 340]) {
      const { section } = await raceOf(FAN, width);
      const { violations } = await axe.run(section);
      expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
      expect(section.scrollWidth).toBeLessThanOrEqual(width);
      closeAll();
    }
  });
});

describe('the frame of the figures', () => {
  it('has an anchor and a heading for each, in their order, and waits for what is not in', async () => {
    const none = { facts: null, scale: [], rules: [], duel: null, whole: false, comparing: false };
    const { box, show } = figures({ ...FAN, results: none });
    await until(() => box.querySelectorAll('section').length === TASK_FIGURE_IDS.length);
    const sections = [...box.querySelectorAll('section')];
    expect(sections.map(({ id }) => id)).toEqual(TASK_FIGURE_IDS.map((id) => `figure-${id}`));
    for (const section of sections) expect(section.querySelector('h2')?.textContent).not.toBe('');
    const race = element(box, '#figure-race');
    expect(race.getAttribute('aria-busy')).toBe('true');
    expect(race.querySelector('button')).toBeNull();
    const height = race.getBoundingClientRect().height;
    show(FAN);
    await until(() => race.getAttribute('aria-busy') === 'false');
    race.scrollIntoView();
    await until(() => race.querySelector('canvas'));
    // What stands beneath moves little when it comes.
    expect(Math.abs(race.getBoundingClientRect().height - height)).toBeLessThan(0.4 * height);
  });

  it('goes on where one figure breaks, and brings it back when asked to', async () => {
    const { facts } = FAN.results;
    const broken = { ...FAN, results: { ...FAN.results, facts: { ...facts, path: undefined } } };
    const { box, show } = figures(broken as unknown as TaskShown);
    const path = await until(() => box.querySelector('#figure-path'));
    await until(() => path.querySelector('.notice[data-kind="crash"]'));
    expect(path.querySelector('h2')?.textContent).not.toBe('');
    const says = await until(() => box.querySelector('#figure-race .task-figure-says'));
    expect(says.textContent).toMatch(/^One agent/);
    show(FAN);
    await userEvent.click(element(path, '.notice .button'));
    await until(() => path.querySelector('.task-figure-says'));
    expect(path.querySelector('.notice')).toBeNull();
  });

  it('saves a figure under the name of its graph', async () => {
    const { section } = await raceOf(FAN);
    let saved = '';
    const take = (event: Event) => {
      if (!(event.target instanceof HTMLAnchorElement) || !event.target.download) return;
      event.preventDefault();
      saved = event.target.download;
    };
    document.addEventListener('click', take, true);
    try {
      await userEvent.click(element(section, '.fig-actions button'));
      const dialog = await until(() => document.querySelector('dialog:modal'));
      const csv = await until(() =>
        [...dialog.querySelectorAll('button')].find(
          ({ textContent }) => textContent === 'Save CSV',
        ),
      );
      expect(dialog.textContent).toContain('The JSON file holds the graph too.');
      await userEvent.click(csv);
      await until(() => saved !== '');
      const digest = FAN.results.duel?.result.swarm.digest.slice(0, 8);
      expect(saved).toBe(`test-race-${digest}.csv`);
      await userEvent.keyboard('{Escape}');
    } finally {
      document.removeEventListener('click', take, true);
    }
  });
});
