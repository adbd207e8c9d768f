import { describe, expect, it } from 'vitest';
import { cheapest, costs, type Pricing } from '../../../../src/model/measure/task/cost.ts';
import type { ScalePoint } from '../../../../src/model/measure/task/scale-point.ts';

const point = (agents: number, makespan: number, agentTime: number) =>
  ({ agents, makespan, agentTime }) as ScalePoint;
// In minutes: 10 hours of work, and what two, four and eight agents need.
const points = [point(1, 600, 600), point(2, 360, 660), point(4, 240, 720), point(8, 240, 780)];
const pricing: Pricing = { price: 6, paid: 'working', hour: null, onesPerHour: 60 };

describe('what agents cost', () => {
  it('is their working time at their price, and for each hour saved what is paid more', () => {
    const paid = costs(points, pricing);
    expect(paid.map(({ agents, money }) => [agents, money])).toEqual([
      [1, 60],
      [2, 66],
      [4, 72],
      [8, 78],
    ]);
    // 6 more for 4 hours, 6 more for 2 hours, and nothing saved for the last 6.
    expect(paid.map(({ perHourSaved }) => perHourSaved)).toEqual([null, 1.5, 3, null]);
    expect(paid.map(({ delay, total }) => [delay, total])).toEqual(points.map(() => [null, null]));
    expect(cheapest(paid)).toBeNull();
  });

  it('is all of them from beginning to end when they are reserved', () => {
    const paid = costs(points, { ...pricing, paid: 'reserved' });
    expect(paid.map(({ money }) => money)).toEqual([60, 72, 96, 192]);
    expect(paid.map(({ perHourSaved }) => perHourSaved)).toEqual([null, 3, 12, null]);
  });

  it('has a least total where an hour of waiting costs something', () => {
    const at = (hour: number) => costs(points, { ...pricing, paid: 'reserved', hour });
    // 10, 6, 4 and 4 hours at 5: 110, 102, 116, 212.
    expect(at(5).map(({ delay, total }) => [delay, total])).toEqual([
      [50, 110],
      [30, 102],
      [20, 116],
      [20, 212],
    ]);
    expect(cheapest(at(5))).toBe(1);
    // Below what each hour saved costs, one agent; above it, more: the two prices of an hour are 3 and 12.
    expect([2, 4, 11, 13, 1000].map((hour) => cheapest(at(hour)))).toEqual([0, 1, 1, 2, 2]);
  });

  it('takes fewer agents where more cost the same', () => {
    expect(cheapest(costs(points, { ...pricing, price: 0, hour: 1 }))).toBe(2);
    expect(cheapest(costs(points, { ...pricing, price: 0, hour: 0 }))).toBe(0);
    expect(cheapest([])).toBeNull();
    // 2 x 6 min at 0.9 and 6 at 2.7, 3 x 5 at 0.9 and 5 at 2.7: 0.45 both, of which doubles make the first larger.
    const alike = { ...pricing, price: 0.9, paid: 'reserved', hour: 2.7 } as const;
    const totals = costs([point(2, 6, 12), point(3, 5, 15)], alike);
    expect(totals.map(({ total }) => total)).toEqual([0.45000000000000007, 0.45]);
    expect(cheapest(totals)).toBe(0);
  });

  it('takes no rounding for an hour saved', () => {
    // With overhead: the same times, added in another order.
    const paid = costs([point(3, 9.296000000000001, 20), point(4, 9.296, 21)], pricing);
    expect(paid[1].perHourSaved).toBeNull();
    // A millionth is none: 6 more for 0.6 of 600,000 minutes.
    const long = costs([point(1, 600_000, 600), point(2, 599_999.4, 660)], pricing);
    expect(long[1].perHourSaved).toBeCloseTo(600, 4);
  });

  it('is the same in any unit', () => {
    // 5 agents for 50.1 min at 3 an hour: 751.5 / 60, as a factor of 1/3600 would not have it for the same in seconds.
    const reserved = { ...pricing, price: 3, paid: 'reserved', hour: 20 } as const;
    const [inMinutes] = costs([point(5, 50.1, 200)], reserved);
    const [inSeconds] = costs([point(5, 3006, 12_000)], { ...reserved, onesPerHour: 3600 });
    expect(inMinutes.money).toBe(12.525);
    expect(inMinutes.delay).toBe(16.7);
    expect(inSeconds).toEqual(inMinutes);
  });

  it('is negative for an hour saved where more agents cost less', () => {
    const paid = costs([point(1, 600, 600), point(2, 300, 540)], pricing);
    expect(paid[1].perHourSaved).toBe(-6 / 5);
  });
});
