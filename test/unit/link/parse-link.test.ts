import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type LinkState, TIME_SCALES } from '../../../src/link/link-state.ts';
import { MOST_NOTICES } from '../../../src/link/notices.ts';
import { parseLink } from '../../../src/link/parse-link.ts';
import { playheadText, writeLink } from '../../../src/link/write-link.ts';
import {
  definition,
  PARAMETER_KEYS,
  type ParameterKey,
  type Parameters,
} from '../../../src/model/parameters.ts';
import { PRESET_NAMES, PRESETS } from '../../../src/model/presets.ts';
import { DEFAULT_LINK_STATE } from '../../../src/link/link-state.ts';

/** Any value that the table accepts for a parameter. */
function value(key: ParameterKey): fc.Arbitrary<unknown> {
  const parameter = definition(key);
  switch (parameter.kind) {
    case 'switch':
      return fc.boolean();
    case 'choice':
      return fc.constantFrom(...parameter.options);
    default: {
      const [min, max] = parameter.bounds;
      const number =
        parameter.kind === 'integer'
          ? fc.integer({ min, max })
          : fc.double({ min, max, noNaN: true }).map((x) => x + 0);
      return parameter.none === undefined ? number : fc.option(number);
    }
  }
}

const state: fc.Arbitrary<LinkState> = fc
  .record({
    preset: fc.constantFrom(...PRESET_NAMES),
    changes: fc.record(Object.fromEntries(PARAMETER_KEYS.map((key) => [key, value(key)])), {
      requiredKeys: [],
    }),
    at: fc.option(fc.double({ min: 0, max: 1e6, noNaN: true }).map((x) => +playheadText(x))),
    time: fc.constantFrom(...TIME_SCALES),
  })
  .map(({ preset, changes, at, time }) => ({
    preset,
    parameters: { ...PRESETS[preset], ...changes } as Parameters,
    view: { at, time },
  }));

const withoutNotices = (query: string) => {
  const { notices, ...rest } = parseLink(query);
  expect(notices).toEqual([]);
  return rest;
};

describe('a link', () => {
  it('comes back as it was written', () => {
    fc.assert(
      fc.property(state, (s) => {
        expect(withoutNotices(writeLink(s))).toEqual(s);
      }),
    );
  });

  it('has only characters that survive chat programs, and ends in a letter or digit', () => {
    fc.assert(
      fc.property(state, (s) => {
        const query = writeLink(s);
        expect(query).toMatch(/^$|^\?[A-Za-z0-9&=.-]*[A-Za-z0-9]$/);
      }),
    );
  });

  it('is empty for the default state, and short for a small change', () => {
    expect(writeLink(DEFAULT_LINK_STATE)).toBe('');
    const parameters = { ...PRESETS.post, agents: 64, overhead: true };
    expect(writeLink({ ...DEFAULT_LINK_STATE, parameters })).toBe('?v=1&agents=64&overhead=on');
    expect(writeLink({ ...DEFAULT_LINK_STATE, preset: 'wide', parameters: PRESETS.wide })).toBe(
      '?v=1&preset=wide',
    );
  });

  it('keeps the keys of others as they were written', () => {
    const parameters = { ...PRESETS.post, agents: 2 };
    const written = writeLink(
      { ...DEFAULT_LINK_STATE, parameters },
      '?utm_source=a%20b&agents=7&x&__proto__=1',
    );
    expect(written).toBe('?utm_source=a%20b&x&__proto__=1&v=1&agents=2');
    expect(writeLink(DEFAULT_LINK_STATE, `?junk=${'x'.repeat(100_000)}`)).toBe('');
  });

  it('never throws, and always gives a whole state', () => {
    const junk = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.webQueryParameters(),
      fc
        .array(fc.tuple(fc.constantFrom(...PARAMETER_KEYS, 'v', 'preset', 'at'), fc.string()))
        .map((pairs) => pairs.map(([key, text]) => `${key}=${text}`).join('&')),
    );
    fc.assert(
      fc.property(junk, (query) => {
        const parsed = parseLink(query);
        expect(new Set(Object.keys(parsed.parameters))).toEqual(new Set(PARAMETER_KEYS));
        expect(parsed.notices.length).toBeLessThanOrEqual(MOST_NOTICES + 1);
        // What was made of the junk is itself a state that a link can carry.
        const again = parseLink(writeLink(parsed));
        expect(again.parameters).toEqual(parsed.parameters);
        expect(again.notices).toEqual([]);
      }),
    );
  });
});

describe('what a link asks for and cannot have', () => {
  const notices = (query: string) => parseLink(query).notices;

  it('is clamped, and said: asked and used', () => {
    expect(parseLink('?agents=100000').parameters.agents).toBe(65536);
    expect(notices('?agents=100000')).toEqual([
      { kind: 'value', key: 'agents', asked: '100000', used: '65536' },
    ]);
    expect(notices('?agents=2.4')).toMatchObject([{ asked: '2.4', used: '2' }]);
    expect(notices('?agents=many')).toMatchObject([{ asked: 'many', used: '16' }]);
    expect(notices('?rule=magic')).toMatchObject([{ asked: 'magic', used: 'own-branch' }]);
    expect(notices('?overhead=perhaps')).toMatchObject([{ used: 'off' }]);
    expect(notices('?preset=june')).toMatchObject([{ key: 'preset', used: 'post' }]);
    expect(notices('?at=-1')).toMatchObject([{ key: 'at', asked: '-1', used: '0' }]);
    expect(notices('?at=soon&time=round')).toMatchObject([{ key: 'at' }, { key: 'time' }]);
  });

  it('falls back to the preset that the link names, whatever the order of its keys', () => {
    expect(parseLink('?graphs=x&preset=september').parameters).toEqual(PRESETS.september);
    expect(parseLink('?layers=none&preset=narrow').parameters.layers).toBe(null);
  });

  it('the last of repeated keys counts', () => {
    expect(parseLink('?agents=2&agents=4').parameters.agents).toBe(4);
    expect(notices('?agents=2&agents=4')).toEqual([
      { kind: 'repeated', key: 'agents', times: 2, used: '4' },
    ]);
  });

  it('names the key that was probably meant, and is silent about what other sites add', () => {
    expect(notices('?agent=2')).toEqual([{ kind: 'unknown', key: 'agent', meant: 'agents' }]);
    expect(notices('?Layers=4')).toEqual([{ kind: 'unknown', key: 'Layers', meant: 'layers' }]);
    expect(notices('?utm_source=x&fbclid=1&q=hello')).toEqual([]);
    expect(notices('?v=1&banana=1')).toEqual([{ kind: 'unknown', key: 'banana', meant: null }]);
    expect(notices('?v=1&__proto__=1&constructor=2')).toHaveLength(2);
    expect(Object.getPrototypeOf(parseLink('?__proto__=1').parameters)).toBe(Object.prototype);
  });

  it('says when a link comes from another version', () => {
    expect(notices('?v=1')).toEqual([]);
    expect(notices('?v=99&agents=3')).toEqual([{ kind: 'version', asked: '99', used: 1 }]);
  });

  it('is read up to a length, in whole entries, and the rest is said to be left out', () => {
    const filled = (length: number) => `?agents=5&q=${'x'.repeat(length - 12)}`;
    expect(notices(filled(8000))).toEqual([]);
    for (let length = 7985; length <= 8005; length++) {
      const { parameters, notices } = parseLink(`${filled(length)}&agents=123`);
      const whole = length + 11 <= 8000;
      expect(parameters.agents).toBe(whole ? 123 : 5);
      expect(notices[0]?.kind).toBe(whole ? 'repeated' : 'length');
    }
    expect(notices(`?agents=5${'0'.repeat(8000)}`)).toEqual([{ kind: 'length', read: 8000 }]);
  });

  it('is cut to a readable length and number', () => {
    const long = notices(`?agents=${'9'.repeat(5000)}`);
    expect(long[0]).toMatchObject({ used: '65536' });
    expect(JSON.stringify(long).length).toBeLessThan(150);
    const many = Array.from({ length: 500 }, (_, i) => `agents${i % 9}${i}=1`).join('&');
    expect(notices(`?v=1&${many}`)).toHaveLength(MOST_NOTICES + 1);
  });
});
