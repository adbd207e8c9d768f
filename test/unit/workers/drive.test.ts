import { describe, expect, it } from 'vitest';
import {
  BREATH_EVERY,
  drive,
  FIRST_PICTURE_AFTER,
  PICTURE_EVERY,
  REPORT_EVERY,
} from '../../../workers/drive.ts';
import type { Pause, Running } from '../../../workers/jobs/running.ts';

/** A job of pauses, each after some milliseconds, on a clock of its own. */
function stage(pauses: (Partial<Pause<string>> & { after: number })[]) {
  const events: string[] = [];
  let time = 1000;
  let stopAfterBreaths = Number.POSITIVE_INFINITY;
  let breaths = 0;
  function* job(): Running<string> {
    for (const { after, share = 0, picture = null, beforeLongStretch = false } of pauses) {
      time += after;
      yield { share, picture, beforeLongStretch };
    }
    events.push('end');
    return 'result';
  }
  const host = {
    now: () => time,
    async breathe() {
      breaths++;
      events.push(`breath ${time - 1000}`);
    },
  };
  const watcher = {
    stopped: () => breaths >= stopAfterBreaths,
    report: (share: number, partial: string | null) => events.push(`${share} ${partial}`),
  };
  return {
    events,
    /** A picture that takes a time to make. */
    slow: (cost: number) => () => {
      time += cost;
      return 'slow picture';
    },
    stopAfter(count: number) {
      stopAfterBreaths = count;
    },
    run: () => drive(job(), host, watcher),
  };
}

const picture = () => 'picture';

describe('driving a job', () => {
  it('takes a breath when it is due, not at every pause', async () => {
    const { events, run } = stage(Array.from({ length: 20 }, () => ({ after: 1 })));
    await expect(run()).resolves.toBe('result');
    expect(BREATH_EVERY).toBe(8);
    expect(events).toEqual(['breath 8', 'breath 16', 'end']);
  });

  it('stops at the next breath, and not later', async () => {
    const { events, run, stopAfter } = stage(Array.from({ length: 20 }, () => ({ after: 5 })));
    stopAfter(2);
    await expect(run()).rejects.toThrow(/^stopped$/);
    expect(events).toEqual(['breath 10', 'breath 20']);
  });

  it('makes no picture of a job that is soon through, then the first at once, others later', async () => {
    let made = 0;
    const { events, run } = stage(
      Array.from({ length: 9 }, (_, i) => ({
        after: i === 0 ? FIRST_PICTURE_AFTER - 1 : 40,
        share: i,
        picture: () => `picture ${++made}`,
      })),
    );
    await run();
    expect([PICTURE_EVERY, REPORT_EVERY]).toEqual([120, 50]);
    expect(events.filter((event) => !event.startsWith('breath'))).toEqual([
      '1 picture 1',
      '3 null',
      '4 picture 2',
      '6 null',
      '7 picture 3',
      'end',
    ]);
  });

  it('makes fewer pictures where they cost much', async () => {
    const pauses: Parameters<typeof stage>[0] = [];
    const { events, run, slow } = stage(pauses);
    for (let i = 0; i < 30; i++) pauses.push({ after: 100, share: i, picture: slow(100) });
    await run();
    expect(events.filter((event) => event.endsWith('picture'))).toEqual(
      [0, 4, 8, 12, 16, 20, 24, 28].map((share) => `${share} slow picture`),
    );
  });

  it('draws and breathes before a long stretch, whatever the clock says', async () => {
    const { events, run } = stage([
      { after: FIRST_PICTURE_AFTER, share: 0.5, picture },
      { after: 1, share: 0.9, picture, beforeLongStretch: true },
    ]);
    await run();
    expect(events).toEqual([
      '0.5 picture',
      `breath ${FIRST_PICTURE_AFTER}`,
      '0.9 picture',
      `breath ${FIRST_PICTURE_AFTER + 1}`,
      'end',
    ]);
  });

  it('passes on what the job throws', async () => {
    // biome-ignore lint/correctness/useYield: it does not get so far.
    function* broken(): Running<string> {
      throw new Error('a sentence');
    }
    const host = { now: () => 0, breathe: async () => {} };
    const watcher = { stopped: () => false, report() {} };
    await expect(drive(broken(), host, watcher)).rejects.toThrow('a sentence');
  });
});
