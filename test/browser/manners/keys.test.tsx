import { scaleLog } from 'd3';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { AxisReader } from '../../../src/components/chart/axis-reader.tsx';
import { NumberBox } from '../../../src/components/controls/number-box.tsx';
import { Slider } from '../../../src/components/controls/slider.tsx';
import { sliderScale } from '../../../src/components/controls/slider-scale.ts';
import { type GroupName, KEYS, type Stroke } from '../../../src/components/manners/keys.ts';
import { undoOf } from '../../../src/components/manners/undo-keys.ts';
import { PlotPair } from '../../../src/components/plot/plot-pair.tsx';
import { plotScales } from '../../../src/components/plot/scales.ts';
import { RaceFigure } from '../../../src/components/race/race-figure.tsx';
import { Transport } from '../../../src/components/transport/transport.tsx';
import { raceTimeline } from '../../../src/draw/timeline.ts';
import type { Recomputation } from '../../../src/figures/claims/recomputation.ts';
import { SeptemberMatrix } from '../../../src/figures/claims/september-matrix.tsx';
import { Hold } from '../../../src/figures/deploy/hold.tsx';
import { spec as grow } from '../../../src/figures/grow/spec.ts';
import { graphFigure } from '../../../src/figures/task/graph/spec.ts';
import { firstChoices } from '../../../src/link/figures.ts';
import { PRESETS } from '../../../src/model/presets.ts';
import { browserClock } from '../../../src/player/browser-clock.ts';
import { Player } from '../../../src/player/player.ts';
import { definition, type NumberParameter } from '../../../src/state/parameter-table.ts';
import { line, plain } from '../../unit/plot/samples.ts';
import { raceOf } from '../race/fixture/results.ts';
import { mount, unmountAll, until } from '../race/mount.tsx';
import { random, shownOf } from '../task-graph/cases.ts';

/** Keys that something on the site may answer, alone and with Shift. */
const CANDIDATES: readonly Stroke[] = [
  ...[' ', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'],
  ...['Home', 'End', 'PageUp', 'PageDown', 'Enter', 'Escape', 'x', '+', '-', '0'],
].flatMap((key): Stroke[] => [{ key }, { key, shift: true }]);

const post = PRESETS.post;
const race = raceOf({ ...post, steps: 60 });
const timeline = raceTimeline(race, { clock: 'log' });
const players: Player[] = [];

afterEach(() => {
  unmountAll();
  for (const player of players.splice(0)) player.dispose();
});

function playback() {
  const player = new Player({ ...timeline, clock: browserClock, position: 12 });
  players.push(player);
  return {
    ...{ player, timeline, race, tMid: timeline.last / 10 },
    ...{ kind: 'standard' as const, agents: 16 },
  };
}

const nothing = () => {};

/** What the keys of a group are for, and the element that has the focus meanwhile. */
const PLACES: Partial<Record<GroupName, () => readonly [node: ReactNode, selector: string]>> = {
  player: () => [<Transport key="t" {...playback()} onClock={nothing} />, '[role=slider]'],
  growth() {
    const { options, Picture, job } = grow;
    const result = { kind: 'race' as const, ...raceOf(job(post, options).parameters), digest: '' };
    return [
      <Picture key="g" {...{ result, options }} of={post} onOptions={nothing} />,
      '.grow-stage',
    ];
  },
  race: () => [<RaceFigure key="r" {...playback()} />, '.race-panel-stage'],
  zoom() {
    const shown = shownOf(random(60, 4, 2));
    const ways = { actions: { change: nothing, choose: nothing }, timeline: null } as const;
    const { player } = playback();
    const { Picture } = graphFigure;
    return [<Picture key="z" {...shown} {...ways} player={player} />, '.zoomable-stage'];
  },
  plots() {
    const readable = { label: 'a', title: String, rows: () => [] };
    const plot = plain({ lines: [line([0, 10], [0, 1])], readable });
    return [<PlotPair key="p" plots={[plot]} />, '.fplot-area'];
  },
  curves() {
    const box = { width: 400, height: 200, left: 0, right: 400, top: 0, bottom: 200 };
    const x = scaleLog<number, number>().domain([0.1, 10]).range([0, 400]);
    const props = { label: 'a', reading: 1, spoken: String, steps: 10 };
    const ways = { onRead: nothing, onSeek: nothing };
    return [<AxisReader key="c" {...props} {...ways} scales={{ box, x }} />, '[role=slider]'];
  },
  sliders() {
    const scale = sliderScale(definition('agents') as NumberParameter);
    const props = { id: 'a', describedBy: 'b', text: '16', value: 16, unset: false };
    const ways = { onDrag: nothing, onCommit: nothing };
    return [<Slider key="s" {...props} {...ways} scale={scale} />, 'input'];
  },
  map() {
    const scales = plotScales({
      x: { scale: 'log', domain: [1, 64], ticks: [], label: '' },
      y: { scale: 'log', domain: [0.1, 1000], ticks: [], label: '' },
      height: 200,
    } as unknown as Parameters<typeof plotScales>[0]);
    const props = { label: 'a', text: 'b', domain: [0.1, 1000] as const, scales };
    const options = firstChoices('deploy');
    return [<Hold key="h" {...props} {...{ options }} onOptions={nothing} />, '.deploy-handle'];
  },
  matrix: () => [
    <SeptemberMatrix key="m" study={{} as Recomputation} rowOf={() => null} lab="" />,
    '[data-cell="0"]',
  ],
};

/** Whether somebody answers a key that is pressed there. */
function answered(place: HTMLElement, { key, shift }: Stroke): boolean {
  return !place.dispatchEvent(
    new KeyboardEvent('keydown', {
      key,
      shiftKey: shift === true,
      bubbles: true,
      cancelable: true,
    }),
  );
}

const named = ({ key, shift }: Stroke) => `${shift ? 'Shift+' : ''}${key}`;
const listed = (group: GroupName) =>
  KEYS.filter(({ name }) => name === group).flatMap(({ rows }) =>
    rows.flatMap((row) => row.strokes),
  );

/** Answered without being told of: what any slider answers, and keys that the figure around it answers. */
const UNTOLD: Partial<Record<GroupName, readonly string[]>> = {
  player: ['ArrowUp', 'ArrowDown', 'Shift+ArrowUp', 'Shift+ArrowDown'],
};

describe('the help on keys', () => {
  it.each(Object.keys(PLACES) as GroupName[])('tells the truth about: %s', async (group) => {
    const [node, selector] = PLACES[group]?.() ?? [];
    const box = mount(node, 900);
    document.documentElement.classList.add('js');
    const place = await until(() => box.querySelector<HTMLElement>(selector ?? ''));
    await until(
      // A panel walks once it has its size, as its axis does.
      () =>
        (group !== 'race' || box.querySelector('.depth-axis')) &&
        (group !== 'zoom' || box.querySelector('.zoomable-button')),
    );
    place.focus();
    for (const stroke of listed(group)) {
      expect(answered(place, stroke), `${group}: ${named(stroke)}`).toBe(true);
      await new Promise(requestAnimationFrame);
    }
  });

  it('leaves out no key of the playback, the cross-hairs, the sliders, the map and zoomed pictures', async () => {
    for (const group of ['player', 'plots', 'curves', 'sliders', 'map', 'zoom'] as const) {
      const [node, selector] = PLACES[group]?.() ?? [];
      const box = mount(node, 900);
      const place = await until(() => box.querySelector<HTMLElement>(selector ?? ''));
      place.focus();
      const known = [...listed(group).map(named), ...(UNTOLD[group] ?? [])];
      const others = CANDIDATES.filter(
        // A slider that Shift does not change is the same slider.
        (each) => !known.includes(named(each)) && !known.includes(each.key),
      );
      const untold = others.filter((stroke) => answered(place, stroke)).map(named);
      expect(untold, group).toEqual([]);
      unmountAll();
    }
  });

  it('tells the truth about number boxes', async () => {
    const committed: (number | null)[] = [];
    const props = { value: 16, describedBy: 'b', onComplaint: nothing } as const;
    const box = mount(
      <NumberBox of="agents" {...props} onCommit={(value) => committed.push(value)} />,
    );
    const input = await until(() => box.querySelector('input'));
    expect(listed('boxes').map(named)).toEqual([
      ...['ArrowDown', 'ArrowUp', 'Shift+ArrowDown', 'Shift+ArrowUp', 'Enter', 'Escape'],
    ]);
    for (const stroke of listed('boxes').slice(0, 4)) answered(input, stroke);
    expect(committed).toEqual([15, 17, 6, 26]);
  });

  it('tells the truth about undo and redo', () => {
    const asks = ({ key, shift, command, control }: Stroke, mac: boolean) =>
      undoOf({
        key,
        shiftKey: shift === true,
        altKey: false,
        metaKey: mac && command === true,
        ctrlKey: control === true || (!mac && command === true),
      });
    const rows = KEYS.find(({ name }) => name === 'settings')?.rows ?? [];
    const answers = rows.flatMap(({ does, strokes }) =>
      strokes.flatMap((stroke) => [
        `${does} ${asks(stroke, true)}`,
        `${does} ${asks(stroke, false)}`,
      ]),
    );
    expect(new Set(answers)).toEqual(new Set(['undo undo', 'redo redo']));
    // Alone, or with Alt, they are letters.
    const plainKey = { shiftKey: false, altKey: false, ctrlKey: false, metaKey: false };
    expect(undoOf({ ...plainKey, key: 'z' })).toBe(null);
    expect(undoOf({ ...plainKey, key: 'z', ctrlKey: true, altKey: true })).toBe(null);
    // The browser's history.
    expect(undoOf({ ...plainKey, key: 'y', metaKey: true })).toBe(null);
  });
});
