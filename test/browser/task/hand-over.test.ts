import { describe, expect, it } from 'vitest';
import { createHandOver, type Handed, WAY_MS } from '../../../src/state/task/hand-over.ts';
import { createKeep } from '../../../src/state/task/keep.ts';

const graph: Handed = {
  name: 'large.csv',
  files: [{ name: 'large.csv', bytes: new Uint8Array([1, 2, 3]) }],
  reading: { durations: 'weight', precedence: null, repairs: ['cut-cycles'] },
};

function atClock() {
  const clock = { now: 1_700_000_000_000 };
  const handOver = createHandOver(undefined, () => clock.now);
  const leave = async () => {
    const answer = await handOver.leave(graph);
    if (answer.kind !== 'done') throw new Error(answer.kind);
    return answer.value;
  };
  return { clock, handOver, leave };
}

describe('a graph on its way to the other language', () => {
  it('is picked up as it was left, once, and is not in the list of what is kept', async () => {
    const { handOver, leave } = atClock();
    const token = await leave();
    expect(await createKeep().list()).toEqual({ kind: 'done', value: [] });
    expect(await handOver.pickUp(token)).toEqual({ kind: 'done', value: graph });
    expect(await handOver.pickUp(token)).toEqual({ kind: 'done', value: null });
  });

  it('is gone when nobody came in time, and is removed by the next page', async () => {
    const { clock, handOver, leave } = atClock();
    const old = await leave();
    clock.now += WAY_MS;
    const fresh = await leave();
    clock.now += 1;
    await handOver.sweep();
    // Back in time nothing has expired: it is there no more.
    clock.now -= 2;
    expect(await handOver.pickUp(old)).toEqual({ kind: 'done', value: null });
    expect(await handOver.pickUp(fresh)).toEqual({ kind: 'done', value: graph });
  });

  it('is not given out after its time, even where nothing was swept', async () => {
    const { clock, handOver, leave } = atClock();
    const token = await leave();
    clock.now += WAY_MS + 1;
    expect(await handOver.pickUp(token)).toEqual({ kind: 'done', value: null });
  });

  it('says what is wrong where the browser gives no place', async () => {
    const refused = createHandOver(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    expect(await refused.leave(graph)).toEqual({ kind: 'none' });
    expect(await refused.pickUp('1')).toEqual({ kind: 'none' });
    expect(await refused.sweep()).toEqual({ kind: 'none' });
  });
});
