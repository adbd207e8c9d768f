import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPace, PACE_MS } from '../../../src/state/task/pace.ts';

describe('a pace', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function paced() {
    const frames: (() => void)[] = [];
    const told: number[] = [];
    const pace = createPace(
      () => told.push(Date.now()),
      (callback) => {
        frames.push(callback);
        return () => void frames.splice(frames.indexOf(callback), 1);
      },
      () => Date.now(),
    );
    const frame = () => {
      for (const callback of frames.splice(0)) callback();
    };
    return { pace, told, frame, frames };
  }

  it('tells what has come in one frame once', () => {
    const { pace, told, frame } = paced();
    pace.soon();
    pace.soon();
    expect(told).toHaveLength(0);
    frame();
    expect(told).toHaveLength(1);
  });

  it('tells no oftener than it says, and the last of it too', () => {
    const { pace, told, frame } = paced();
    const since = Date.now();
    for (let ms = 0; ms < 1000; ms += 10) {
      pace.soon();
      frame();
      vi.advanceTimersByTime(10);
    }
    vi.advanceTimersByTime(PACE_MS);
    frame();
    expect(told.map((at) => at - since)).toEqual([0, 200, 400, 600, 800, 1200]);
  });

  it('tells at once what is whole, and then nothing again', () => {
    const { pace, told, frame, frames } = paced();
    pace.soon();
    pace.atOnce();
    expect(told).toHaveLength(1);
    frame();
    vi.advanceTimersByTime(1000);
    expect(told).toHaveLength(1);
    pace.soon();
    pace.forget();
    vi.advanceTimersByTime(1000);
    frame();
    expect(frames).toEqual([]);
    expect(told).toHaveLength(1);
  });
});
