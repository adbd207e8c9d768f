import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { DrawnJob, ResultOf } from '../../../src/compute/index.ts';
import { digestOf } from '../../../src/figures/article/digest-of.ts';
import { letTimeGo, SLUG, setUp, shown, stopTime } from '../figures/article/host-set-up.ts';
import { family } from '../state/fake-compute.ts';

beforeEach(stopTime);
afterEach(letTimeGo);

/** As another reader's page would have it. */
const ofResult = (name: string) => digestOf(family(name, true));

describe('the digest of a figure', () => {
  it('is that of the whole result, of no first picture', () => {
    const { host, partial, answer } = setUp();
    expect(host.digest()).toBeNull();
    host.see(true);
    partial('p');
    expect(host.digest()).toBeNull();
    answer('r');
    expect(host.digest()).toBe(ofResult('r'));
    expect(ofResult('r')).not.toBe(ofResult('p'));
  });

  it('is not told of a result that the settings have left behind, and is there again with it', () => {
    const { host, actions, answer } = shown();
    const first = host.digest();
    actions.change({ agents: 3 });
    expect(host.digest()).toBeNull();
    host.see(false);
    expect(host.digest()).toBeNull();
    actions.undo();
    expect(host.digest()).toBe(first);
    host.see(true);
    actions.change({ agents: 4 });
    answer('four');
    expect(host.digest()).toBe(ofResult('four'));
  });

  it('is the same for settings and options that are only drawn', () => {
    const { host, actions, answer } = shown();
    const first = host.digest();
    actions.change({ layers: 9 });
    expect(host.digest()).toBe(first);
    actions.choose(SLUG, { aim: 'cheapest' });
    expect(host.digest()).toBe(first);
    // To the figure of these tests another budget is another result.
    actions.choose(SLUG, { budget: 4 });
    expect(host.digest()).toBeNull();
    answer('four');
    expect(host.digest()).toBe(ofResult('four'));
    host.see(false);
    actions.choose(SLUG, { budget: 8 });
    expect(host.digest()).toBeNull();
  });

  it('of one run is the digest that the program prints of it', () => {
    const race = { kind: 'race', digest: 'abc' } as ResultOf<DrawnJob>;
    expect(digestOf(race)).toBe('abc');
  });
});
