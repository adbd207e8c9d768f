import { describe, expect, it } from 'vitest';
import { summarise } from '../../../src/model/measure/family.ts';
import { measureGraph } from '../../../src/model/measure/graph-measure.ts';
import type { Parameters } from '../../../src/model/parameters.ts';
import { PRESETS } from '../../../src/model/presets.ts';
import { buffersOf } from '../../../workers/buffers.ts';
import { family } from '../../../workers/jobs/family.ts';
import { finish } from '../../../workers/jobs/running.ts';
import type { FamilyResult } from '../../../workers/protocol.ts';

const post: Parameters = { ...PRESETS.post, steps: 80, graphs: 5, graph: 37 };
const job = (set: Partial<Parameters> = {}, replicates = 0) =>
  family({ kind: 'family', parameters: { ...post, ...set }, replicates });

/** All pictures that a job offers, and its result. */
function all(running: ReturnType<typeof family>) {
  const pictures: FamilyResult[] = [];
  const shares: number[] = [];
  for (;;) {
    const step = running.next();
    if (step.done) return { pictures, shares, result: step.value };
    shares.push(step.value.share);
    if (step.value.picture) pictures.push(step.value.picture());
  }
}

describe('a family', () => {
  it('is the graphs from 16f on, f the family of the graph', () => {
    const { summary, complete } = finish(job());
    expect(summary.clocks.map(({ graph }) => graph)).toEqual([32, 33, 34, 35, 36]);
    expect(complete).toBe(true);
    const same = finish(job({ graph: 32 }));
    expect(same).toEqual(finish(job({ graph: 47 })));
    expect(same).not.toEqual(finish(job({ graph: 48 })));
  });

  it('is what the model says', () => {
    const measures = [32, 33, 34, 35, 36].map((graph) => measureGraph(post, [post], graph));
    const { time } = finish(job({}, 50)).summary;
    expect(finish(job({}, 50)).summary).toEqual(
      summarise(measures, { replicates: 50, samples: time.length }),
    );
  });

  it('offers a picture from four graphs on, and one of all before the intervals', () => {
    const { pictures, result, shares } = all(job({}, 20));
    expect(pictures.map(({ summary }) => summary.graphs)).toEqual([4, 5]);
    expect(pictures.map(({ complete }) => complete)).toEqual([false, true]);
    expect(pictures.every((p) => p.summary.systems[0].makespan.interval === null)).toBe(true);
    expect(result.summary.systems[0].makespan.interval).not.toBeNull();
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(shares.at(-1)).toBeLessThanOrEqual(1);
  });

  it('does not depend on which pictures are made, or on what becomes of their buffers', () => {
    const running = job({}, 20);
    for (;;) {
      const step = running.next();
      if (step.done) {
        expect(step.value).toEqual(finish(job({}, 20)));
        return;
      }
      const picture = step.value.picture?.();
      structuredClone(picture, { transfer: buffersOf(picture) });
    }
  });

  it('of one graph or two has no picture before its result', () => {
    expect(all(job({ graphs: 1 })).pictures).toEqual([]);
    expect(all(job({ graphs: 2 })).pictures).toEqual([]);
    expect(all(job({ graphs: 1 }, 10)).result.summary.graphs).toBe(1);
  });

  it('says what is wrong with its parameters', () => {
    expect(() => finish(job({ agents: 0 }))).toThrow(
      'the number of agents must be a whole number of at least 1, not 0',
    );
  });
});
