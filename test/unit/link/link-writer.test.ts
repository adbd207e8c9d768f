import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLinkWriter } from '../../../src/link/link-writer.ts';
import { PRESETS } from '../../../src/model/presets.ts';
import { DEFAULT_LINK_STATE } from '../../../src/link/link-state.ts';

const withAgents = (agents: number) => ({
  ...DEFAULT_LINK_STATE,
  parameters: { ...PRESETS.post, agents },
});

function bar(search = '') {
  const location = { pathname: '/sub/lab/', search, hash: '#curves' };
  const replaceState = vi.fn((_state: unknown, _title: string, url: string) => {
    location.search = /\?[^#]*/.exec(url)?.[0] ?? '';
  });
  return { location, history: { state: { kept: 1 }, replaceState } };
}

describe('the writer of the address', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('writes once, 150 ms after the last change, and keeps path, hash and state', () => {
    const b = bar('?utm_source=x');
    const writer = createLinkWriter(b);
    writer.write(withAgents(2));
    vi.advanceTimersByTime(100);
    writer.write(withAgents(3));
    vi.advanceTimersByTime(149);
    expect(b.history.replaceState).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(b.history.replaceState.mock.calls).toEqual([
      [{ kept: 1 }, '', '/sub/lab/?utm_source=x&v=1&agents=3#curves'],
    ]);
  });

  it('does not write what stands there already, and clears the query of the default state', () => {
    const b = bar('?v=1&agents=3');
    const writer = createLinkWriter(b);
    writer.write(withAgents(3));
    vi.runAllTimers();
    expect(b.history.replaceState).not.toHaveBeenCalled();
    writer.write(DEFAULT_LINK_STATE);
    vi.runAllTimers();
    expect(b.history.replaceState.mock.calls[0][2]).toBe('/sub/lab/#curves');
  });

  it('tells what it wrote itself from what was gone to', () => {
    const b = bar('?agents=7');
    const writer = createLinkWriter(b);
    expect(writer.moved()).toBe(false);
    writer.write(withAgents(3));
    expect(writer.moved()).toBe(false);
    writer.flush();
    expect(writer.moved()).toBe(false);
    b.location.search = '?agents=7';
    expect(writer.moved()).toBe(true);
    expect(writer.moved()).toBe(false);
  });

  it('survives a browser that refuses, and tries again a few times', () => {
    const b = bar();
    b.history.replaceState.mockImplementation(() => {
      throw new DOMException('too often', 'SecurityError');
    });
    const writer = createLinkWriter(b);
    writer.write(withAgents(2));
    expect(() => vi.runAllTimers()).not.toThrow();
    expect(b.history.replaceState.mock.calls.length).toBeLessThan(10);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('writes what is waiting when it is disposed of, and nothing afterwards', () => {
    const b = bar();
    const writer = createLinkWriter(b);
    writer.write(withAgents(2));
    writer.dispose();
    writer.write(withAgents(5));
    vi.runAllTimers();
    expect(b.history.replaceState).toHaveBeenCalledTimes(1);
    expect(b.location.search).toBe('?v=1&agents=2');
  });
});
