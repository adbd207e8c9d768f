import { describe, expect, it } from 'vitest';
import { ResultCache } from '../../../src/compute/cache.ts';
import { jobKey } from '../../../src/compute/job-key.ts';
import { job, resultOf, seedOf } from './jobs.ts';

const answer = (seed: number, bytes: number) => ({ result: resultOf(job(seed), true), bytes });

describe('the cache of results', () => {
  it('lets go of what was not used for longest', () => {
    const cache = new ResultCache(2, 1000);
    cache.set('a', answer(1, 10));
    cache.set('b', answer(2, 10));
    expect(cache.get('a')).not.toBeNull();
    cache.set('c', answer(3, 10));
    expect(cache.get('b')).toBeNull();
    expect(cache.get('a')).not.toBeNull();
    expect(cache.get('c')).not.toBeNull();
  });

  it('is bounded by bytes, and keeps out what is larger than all of it', () => {
    const cache = new ResultCache(10, 100);
    cache.set('a', answer(1, 40));
    cache.set('b', answer(2, 40));
    cache.set('huge', answer(3, 101));
    expect(cache.get('huge')).toBeNull();
    expect(cache.get('a')).not.toBeNull();
    cache.set('c', answer(4, 60));
    expect(cache.get('b')).toBeNull();
    expect(cache.get('a')).not.toBeNull();
    expect(cache.get('c')).not.toBeNull();
  });

  it('counts a result that is set again once', () => {
    const cache = new ResultCache(10, 100);
    for (let i = 0; i < 20; i++) cache.set('a', answer(i, 50));
    cache.set('b', answer(99, 50));
    const kept = cache.get('a');
    expect(kept && seedOf(kept)).toBe(19);
    expect(cache.get('b')).not.toBeNull();
    cache.clear();
    expect(cache.get('a')).toBeNull();
  });
});

describe('the key of a job', () => {
  it('does not depend on the order of properties', () => {
    const { kind, parameters, replicates } = job(1);
    const backwards = Object.fromEntries(Object.entries(parameters).reverse());
    const other = { replicates, parameters: backwards as typeof parameters, kind };
    expect(jobKey(other)).toBe(jobKey(job(1)));
    expect(JSON.parse(jobKey(other) ?? '')).toEqual(job(1));
  });

  it('depends on everything in it', () => {
    const base = job(1);
    const keys = new Set([
      jobKey(base),
      jobKey(job(2)),
      jobKey({ ...base, replicates: 1 }),
      jobKey({ kind: 'race', parameters: base.parameters }),
      jobKey({ ...base, parameters: { ...base.parameters, forkDepth: 3 } }),
    ]);
    expect(keys.size).toBe(5);
  });
});
