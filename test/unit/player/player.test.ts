import { describe, expect, it } from 'vitest';
import {
  type Change,
  FASTEST,
  LONGEST_GAP_MS,
  Player,
  type PlayerOptions,
  SLOWEST,
  STRIDE,
} from '../../../src/player/player.ts';
import { fakeClock } from './fake-clock.ts';

function setUp(options: Partial<PlayerOptions> = {}) {
  const clock = fakeClock();
  const player = new Player({ clock, length: 10, ...options });
  const changes: Change[] = [];
  player.subscribe((change) => changes.push(change));
  return { clock, player, changes };
}

const at = (...positions: number[]) => Float64Array.from(positions);

describe('playing', () => {
  it('moves with the clock and pauses at the end', () => {
    const { clock, player, changes } = setUp();
    player.play();
    clock.run(3000);
    expect(player.position).toBeCloseTo(3, 9);
    expect(player.playing).toBe(true);
    clock.run(8000);
    expect(player.position).toBe(10);
    expect(player.playing).toBe(false);
    expect(changes.at(0)).toBe('play');
    expect(changes.at(-1)).toBe('pause');
    expect(clock.waiting).toBe(0);
  });

  it('plays from the start again once it is at the end', () => {
    const { clock, player } = setUp({ position: 10 });
    expect(player.atEnd).toBe(true);
    player.play();
    clock.run(1000);
    expect(player.position).toBeCloseTo(1, 9);
  });

  it('goes faster and slower, within bounds', () => {
    const { clock, player, changes } = setUp();
    player.setSpeed(2);
    player.play();
    clock.run(1000);
    expect(player.position).toBeCloseTo(2, 9);
    player.setSpeed(100);
    expect(player.speed).toBe(FASTEST);
    player.setSpeed(0);
    expect(player.speed).toBe(SLOWEST);
    player.setSpeed(Number.NaN);
    expect(player.speed).toBe(SLOWEST);
    expect(changes.filter((change) => change === 'speed')).toHaveLength(3);
  });

  it('does not leap over the time that a tab was hidden', () => {
    const { clock, player } = setUp();
    player.play();
    clock.tick(20);
    clock.tick(60_000);
    expect(player.position).toBeCloseTo(0.02 + LONGEST_GAP_MS / 1000, 9);
  });

  it('does not count the time that it was paused', () => {
    const { clock, player } = setUp();
    player.play();
    clock.run(1000);
    player.toggle();
    clock.tick(5000);
    player.toggle();
    clock.run(1000);
    expect(player.position).toBeCloseTo(2, 9);
  });

  it('has nothing to play without a length', () => {
    const { clock, player, changes } = setUp({ length: 0 });
    player.play();
    expect(player.playing).toBe(false);
    expect(clock.waiting).toBe(0);
    expect(changes).toEqual([]);
  });

  it('asks for one frame at a time', () => {
    const { clock, player } = setUp();
    player.play();
    player.play();
    expect(clock.waiting).toBe(1);
    clock.tick(20);
    expect(clock.waiting).toBe(1);
  });
});

describe('seeking', () => {
  it('goes to a place within the length and plays on from there', () => {
    const { clock, player } = setUp();
    player.play();
    player.seek(4);
    clock.run(1000);
    expect(player.position).toBeCloseTo(5, 9);
    player.seek(-3);
    expect(player.position).toBe(0);
    player.nudge(99);
    expect(player.position).toBe(10);
    player.seek(Number.NaN);
    expect(player.position).toBe(10);
    player.restart();
    expect(player.position).toBe(0);
  });

  it('pauses when it plays on from the end', () => {
    const { clock, player } = setUp();
    player.play();
    player.seek(10);
    clock.tick(20);
    expect(player.playing).toBe(false);
  });
});

describe('stepping', () => {
  const events = at(0, 1, 2, 2, 2, 3.5, 9);

  it('goes from event to event both ways, ties once, and to the ends', () => {
    const { player } = setUp({ events });
    const seen: number[] = [];
    for (let i = 0; i < 6; i++) {
      player.next();
      seen.push(player.position);
    }
    expect(seen).toEqual([1, 2, 3.5, 9, 10, 10]);
    const back: number[] = [];
    for (let i = 0; i < 6; i++) {
      player.previous();
      back.push(player.position);
    }
    expect(back).toEqual([9, 3.5, 2, 1, 0, 0]);
  });

  it('from between two events goes to the one on that side', () => {
    const { player } = setUp({ events, position: 2.5 });
    player.previous();
    expect(player.position).toBe(2);
    player.seek(2.5);
    player.next();
    expect(player.position).toBe(3.5);
  });

  it('pauses', () => {
    const { clock, player } = setUp({ events });
    player.play();
    player.next();
    expect(player.playing).toBe(false);
    expect(clock.waiting).toBe(0);
  });

  it('has the ends alone where there are no events', () => {
    const { player } = setUp({ position: 4 });
    player.next();
    expect(player.position).toBe(10);
    player.previous();
    expect(player.position).toBe(0);
  });
});

describe('another run', () => {
  it('keeps the place relative to the length', () => {
    const { player, changes } = setUp({ position: 2.5 });
    player.setTimeline(40, at(20));
    expect(player.position).toBe(10);
    player.next();
    expect(player.position).toBe(20);
    expect(changes).toContain('timeline');
  });

  it('goes on playing', () => {
    const { clock, player } = setUp();
    player.play();
    clock.run(1000);
    player.setTimeline(20, at());
    clock.run(1000);
    expect(player.position).toBeCloseTo(3, 9);
    expect(player.playing).toBe(true);
  });

  it('may be none at all', () => {
    const { player } = setUp({ position: 5 });
    player.setTimeline(0, at());
    expect(player.position).toBe(0);
    player.setTimeline(Number.NaN, at());
    expect(player.length).toBe(0);
  });
});

describe('reduced motion', () => {
  it('stands still, then goes to the next event a stride away', () => {
    const { clock, player, changes } = setUp({ reducedMotion: true, events: at(0.2, 1.1, 1.3, 4) });
    player.play();
    clock.run(STRIDE * 1000 - 20);
    expect(player.position).toBe(0);
    clock.run(40);
    expect(player.position).toBe(1.1);
    clock.run(1000);
    expect(player.position).toBe(4);
    clock.run(1000);
    expect(player.position).toBe(10);
    expect(player.playing).toBe(false);
    expect(changes).toEqual(['play', 'frame', 'frame', 'pause']);
  });

  it('can be set while it plays', () => {
    const { clock, player } = setUp({ events: at(3) });
    player.play();
    clock.run(500);
    player.setReducedMotion(true);
    expect(player.reducedMotion).toBe(true);
    clock.run(500);
    expect(player.position).toBeCloseTo(0.5, 9);
    clock.run(500);
    expect(player.position).toBe(3);
  });
});

describe('listeners', () => {
  it('hear nothing once they have left', () => {
    const { player } = setUp();
    let heard = 0;
    const leave = player.subscribe(() => heard++);
    player.seek(1);
    leave();
    player.seek(2);
    expect(heard).toBe(1);
  });

  it('may leave while they are called', () => {
    const { player } = setUp();
    const heard: string[] = [];
    const leave = player.subscribe(() => {
      heard.push('first');
      leave();
    });
    player.subscribe(() => heard.push('second'));
    player.seek(1);
    player.seek(2);
    expect(heard).toEqual(['first', 'second', 'second']);
  });
});

describe('dispose', () => {
  it('cancels the frame and plays no more', () => {
    const { clock, player, changes } = setUp();
    player.play();
    player.dispose();
    expect(clock.waiting).toBe(0);
    clock.run(1000);
    player.play();
    expect(clock.waiting).toBe(0);
    expect(changes).toEqual(['play']);
  });
});
