import { beforeEach, describe, expect, it } from 'vitest';
import type { Timeline } from '../../../src/draw/timeline.ts';
import {
  AT_GROWTH,
  OPENING_AT,
  PlayheadKeeper,
  playheadAt,
} from '../../../src/figures/race/playhead.ts';
import { Player } from '../../../src/player/player.ts';

/** A race from time 1 to `last`, after five seconds of growth. */
const timeline = (last: number, clock: 'log' | 'linear' = 'log'): Timeline => ({
  length: 25,
  growth: 5,
  clock,
  first: 1,
  last,
  events: Float64Array.from([5, 10, 20, 25]),
});
const UNIT = 100;

let player: Player;
let rests: number[];

let stop = () => {};

function keeper(left: number | null) {
  stop();
  const made = new PlayheadKeeper(player, left, (at) => rests.push(at));
  stop = made.listen();
  return made;
}

const shown = (line: Timeline) => playheadAt(line, player.position, UNIT);

beforeEach(() => {
  player = new Player({ clock: { now: () => 0, requestFrame: () => 1, cancelFrame: () => {} } });
  rests = [];
});

describe('the playhead', () => {
  it('opens at a telling moment, or where the link says', () => {
    const line = timeline(1000);
    keeper(null).show({ timeline: line, unit: UNIT });
    expect(shown(line)).toBeCloseTo(OPENING_AT, 9);
    keeper(3).show({ timeline: line, unit: UNIT });
    expect(shown(line)).toBeCloseTo(3, 9);
    keeper(AT_GROWTH).show({ timeline: line, unit: UNIT });
    expect(player.position).toBe(0);
    // None of this was the reader's doing.
    expect(rests).toEqual([]);
  });

  it('stays at its moment when another race comes, also after one that ended before it', () => {
    const made = keeper(5);
    const [long, short] = [timeline(1000), timeline(200)];
    made.show({ timeline: long, unit: UNIT });
    made.show({ timeline: short, unit: UNIT });
    expect(shown(short)).toBeCloseTo(2, 9);
    made.show({ timeline: long, unit: UNIT });
    expect(shown(long)).toBeCloseTo(5, 9);
    const linear = timeline(1000, 'linear');
    made.show({ timeline: linear, unit: UNIT });
    expect(shown(linear)).toBeCloseTo(5, 9);
    expect(rests).toEqual([]);
  });

  it('stays at its place in the growth', () => {
    const made = keeper(null);
    made.show({ timeline: timeline(1000), unit: UNIT });
    player.seek(2.5);
    expect(rests).toEqual([AT_GROWTH]);
    made.show({ timeline: timeline(200), unit: UNIT });
    expect(player.position).toBe(2.5);
  });

  it('plays from the start the first time, and from where it was left afterwards', () => {
    const line = timeline(1000);
    keeper(null).show({ timeline: line, unit: UNIT });
    player.play();
    expect(player.position).toBe(0);
    player.seek(12);
    player.pause();
    expect(rests).toHaveLength(1);
    player.play();
    expect(player.position).toBe(12);
  });

  it('goes where a link that is opened later says', () => {
    const line = timeline(1000);
    const made = keeper(null);
    made.show({ timeline: line, unit: UNIT });
    made.open(2);
    expect(shown(line)).toBeCloseTo(2, 9);
    made.open(null);
    expect(shown(line)).toBeCloseTo(2, 9);
    expect(rests).toEqual([]);
  });
});
