import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DEFAULT_LINK_STATE } from '../../../src/link/link-state.ts';
import { createLinkWriter } from '../../../src/link/link-writer.ts';
import { PRESETS } from '../../../src/model/presets.ts';

const withAgents = (agents: number) => ({
  ...DEFAULT_LINK_STATE,
  parameters: { ...PRESETS.post, agents },
});

/** An address bar with its history, as a browser keeps it. */
function bar(search = '') {
  const location = { pathname: '/sub/lab/', search, hash: '#curves' };
  const entries = [`/sub/lab/${search}#curves`];
  let at = 0;
  const show = () => {
    location.search = /\?[^#]*/.exec(entries[at])?.[0] ?? '';
  };
  const put = (place: (url: string) => void) =>
    vi.fn((_state: unknown, _title: string, url: string) => {
      place(url);
      show();
    });
  const replaceState = put((url) => {
    entries[at] = url;
  });
  const pushState = put((url) => {
    entries.splice(++at, entries.length, url);
  });
  const go = (by: number) => {
    at += by;
    show();
  };
  return { location, entries, go, history: { state: { kept: 1 }, replaceState, pushState } };
}

const address = (query: string) => `/sub/lab/${query}#curves`;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('the writer of the address', () => {
  it('writes once, 150 ms after the last change, and keeps path, hash, state and foreign keys', () => {
    const b = bar('?utm_source=x');
    const writer = createLinkWriter(b);
    writer.write(withAgents(2));
    vi.advanceTimersByTime(100);
    writer.write(withAgents(3));
    vi.advanceTimersByTime(149);
    expect(b.history.replaceState).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(b.history.replaceState.mock.calls).toEqual([
      [{ kept: 1 }, '', address('?utm_source=x&v=2&agents=3')],
    ]);
    expect(b.history.pushState).not.toHaveBeenCalled();
  });

  it('does not write what stands there already, and clears the query of the default state', () => {
    const b = bar('?v=2&agents=3');
    const writer = createLinkWriter(b);
    writer.write(withAgents(3), 'new');
    vi.runAllTimers();
    expect(b.entries).toEqual([address('?v=2&agents=3')]);
    writer.write(DEFAULT_LINK_STATE);
    vi.runAllTimers();
    expect(b.entries).toEqual([address('')]);
  });

  it('makes one entry of a gesture, however long it takes, and one of each gesture', () => {
    const b = bar();
    const writer = createLinkWriter(b);
    writer.write(withAgents(2), 'new');
    vi.runAllTimers();
    for (const agents of [3, 4, 5]) {
      writer.write(withAgents(agents));
      vi.runAllTimers();
    }
    writer.write(withAgents(9), 'new');
    vi.runAllTimers();
    expect(b.entries).toEqual(['', '?v=2&agents=5', '?v=2&agents=9'].map(address));
  });

  it('makes one entry of gestures within the delay, whatever follows them', () => {
    const b = bar();
    const writer = createLinkWriter(b);
    writer.write(withAgents(2), 'new');
    writer.write(withAgents(3), 'new');
    writer.write(withAgents(4), 'same');
    vi.runAllTimers();
    expect(b.entries).toEqual(['', '?v=2&agents=4'].map(address));
  });

  it('makes no entry of a gesture that ends where it began', () => {
    const b = bar('?v=2&agents=3');
    const writer = createLinkWriter(b);
    writer.write(withAgents(2), 'new');
    writer.write(withAgents(3));
    vi.runAllTimers();
    expect(b.entries).toHaveLength(1);
    // Nor does it make one of what comes later and is no gesture.
    writer.write(withAgents(4));
    vi.runAllTimers();
    expect(b.entries).toEqual([address('?v=2&agents=4')]);
  });
});

describe('a reader who goes back', () => {
  it('is told from what was written here', () => {
    const b = bar('?agents=7');
    const writer = createLinkWriter(b);
    expect(writer.moved()).toBe(false);
    writer.write(withAgents(3), 'new');
    expect(writer.moved()).toBe(false);
    writer.flush();
    expect(writer.moved()).toBe(false);
    b.go(-1);
    expect(writer.moved()).toBe(true);
    expect(writer.moved()).toBe(false);
  });

  it('leaves behind what was not written yet, and loses no entry to it', () => {
    const b = bar('?agents=7');
    const writer = createLinkWriter(b);
    writer.write(withAgents(3), 'new');
    writer.flush();
    writer.write(withAgents(5), 'new');
    b.go(-1);
    expect(writer.moved()).toBe(true);
    // The page opens what the link says, and writes that as it writes it.
    writer.write(withAgents(7));
    vi.runAllTimers();
    expect(b.entries).toEqual(['?v=2&agents=7', '?v=2&agents=3'].map(address));
  });
});

describe('a browser that refuses', () => {
  const refuse = () => {
    throw new DOMException('too often', 'SecurityError');
  };

  it('is asked again a few times, and then let be', () => {
    const b = bar();
    b.history.replaceState.mockImplementation(refuse);
    const writer = createLinkWriter(b);
    writer.write(withAgents(2));
    expect(() => vi.runAllTimers()).not.toThrow();
    expect(b.history.replaceState.mock.calls).toHaveLength(7);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('gets the newest state as the entry that it would not make at first', () => {
    const b = bar();
    b.history.pushState.mockImplementationOnce(refuse);
    const writer = createLinkWriter(b);
    writer.write(withAgents(2), 'new');
    vi.advanceTimersByTime(150);
    expect(b.entries).toEqual([address('')]);
    writer.write(withAgents(3));
    vi.runAllTimers();
    expect(b.entries).toEqual(['', '?v=2&agents=3'].map(address));
  });

  it('is asked no more once the page is left', () => {
    const b = bar();
    b.history.replaceState.mockImplementation(refuse);
    const writer = createLinkWriter(b);
    writer.write(withAgents(2));
    writer.dispose();
    expect(b.history.replaceState).toHaveBeenCalledTimes(1);
    expect(vi.getTimerCount()).toBe(0);
  });
});

it('writes what is waiting when it is disposed of, and nothing afterwards', () => {
  const b = bar();
  const writer = createLinkWriter(b);
  writer.write(withAgents(2));
  writer.dispose();
  writer.write(withAgents(5));
  vi.runAllTimers();
  expect(b.entries).toEqual([address('?v=2&agents=2')]);
});
