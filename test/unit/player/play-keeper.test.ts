import { beforeEach, describe, expect, it } from 'vitest';
import { PlayKeeper } from '../../../src/figures/race/play-keeper.ts';
import { Player } from '../../../src/player/player.ts';
import { fakeClock } from './fake-clock.ts';

let clock: ReturnType<typeof fakeClock>;
let player: Player;
let told: boolean[];
let keeper: PlayKeeper;

beforeEach(() => {
  clock = fakeClock();
  player = new Player({ clock, length: 10, events: Float64Array.of(2, 4), position: 3 });
  told = [];
  keeper = new PlayKeeper(player, (plays) => told.push(plays));
  keeper.listen();
});

describe('a link that plays', () => {
  it('begins once the picture can be seen, where the playhead stands', () => {
    keeper.open(true);
    expect(player.playing).toBe(false);
    keeper.see(true);
    expect(player.playing).toBe(true);
    clock.run(500);
    expect(player.position).toBeCloseTo(3.5, 9);
    // The link has said so already.
    expect(told).toEqual([]);
  });

  it('waits through the moves of the page, which are no refusal', () => {
    keeper.open(true);
    player.setTimeline(20, new Float64Array(0));
    player.seek(1);
    expect(told).toEqual([]);
    keeper.see(true);
    expect(player.playing).toBe(true);
  });

  it('does not begin any more once the reader stepped', () => {
    keeper.open(true);
    player.next();
    expect(told).toEqual([false]);
    keeper.see(true);
    expect(player.playing).toBe(false);
  });

  it('is paused by one that does not', () => {
    keeper.see(true);
    keeper.open(true);
    keeper.open(false);
    expect(player.playing).toBe(false);
    expect(told).toEqual([]);
  });
});

describe('the link', () => {
  it('says what the reader did last: play, pause, a step, the end', () => {
    keeper.see(true);
    player.play();
    player.seek(5);
    expect(told).toEqual([true]);
    player.pause();
    expect(told).toEqual([true, false]);
    player.play();
    player.next();
    expect(told).toEqual([true, false, true, false]);
    player.seek(9);
    player.play();
    clock.run(2000);
    expect(player.atEnd).toBe(true);
    expect(told.slice(4)).toEqual([true, false]);
  });

  it('says pause where the race went out of sight, which it does not take up again by itself', () => {
    keeper.see(true);
    player.play();
    clock.run(1000);
    keeper.see(false);
    const { position } = player;
    clock.tick(60_000);
    keeper.see(true);
    clock.run(100);
    expect(player.position).toBe(position);
    expect(told).toEqual([true, false]);
  });
});
