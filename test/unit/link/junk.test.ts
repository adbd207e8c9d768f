import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FIGURE_NAMES } from '../../../src/link/figures.ts';
import { MOST_PINS } from '../../../src/link/link-state.ts';
import { MOST_NOTICES } from '../../../src/link/notices.ts';
import { type ParsedLink, parseLink } from '../../../src/link/parse-link.ts';
import { writeLink } from '../../../src/link/write-link.ts';
import { PARAMETER_KEYS, type Parameters } from '../../../src/model/parameters.ts';
import { formatParameter, parseParameter } from '../../../src/model/parse-parameters.ts';
import { optionsError, swarmOptions } from '../../../src/model/swarm/options.ts';
import { opened } from '../../../src/state/link-slice.ts';
import { junk, linkState } from './arbitraries.ts';

const PARTS_OF_A_STATE = Object.keys(parseLink('')).sort();

/** Every value is one that the table accepts, and the model can run them together. */
function expectRunnable(parameters: Parameters) {
  expect(Object.keys(parameters).sort()).toEqual([...PARAMETER_KEYS].sort());
  for (const key of PARAMETER_KEYS) {
    const value = parameters[key];
    expect(parseParameter(key, formatParameter(key, value))).toEqual({ kind: 'valid', value });
  }
  expect(optionsError(swarmOptions(parameters))).toBe(null);
}

function expectUsable(query: string): void {
  const parsed: ParsedLink = parseLink(query);
  expect(Object.keys(parsed).sort()).toEqual(PARTS_OF_A_STATE);
  // As it stands it is a state that a link can carry.
  expect(parseLink(writeLink(parsed))).toEqual({ ...parsed, notices: [] });
  const shown = opened(parsed);
  expectRunnable(shown.parameters);
  for (const parameters of Object.values(shown.own)) expectRunnable(parameters);
  for (const { parameters } of shown.pins) expectRunnable(parameters);
  for (const figure of [...Object.keys(shown.own), ...Object.keys(shown.choices)])
    expect(FIGURE_NAMES).toContain(figure);
  expect(shown.pins.length).toBeLessThanOrEqual(MOST_PINS);
  expect(shown.notices.length).toBeLessThanOrEqual(MOST_NOTICES + 1);
  expect(JSON.stringify(shown.notices).length).toBeLessThan(4000);
}

describe('whatever stands in a link', () => {
  it('gives a state that the model can run, and at most a readable list of notices', () => {
    fc.assert(fc.property(junk, expectUsable));
  });

  it('also where a good link is cut off, doubled, or joined with noise', () => {
    const damaged = fc
      .tuple(
        linkState.map((state) => writeLink(state)),
        fc.nat(),
        junk,
        fc.nat(3),
      )
      .map(([query, place, noise, how]) => {
        const cut = query.slice(0, place % (query.length + 1));
        return [cut, `${query}&${query.slice(1)}`, `${cut}&${noise}`, `${noise}&${query}`][how];
      });
    fc.assert(fc.property(damaged, expectUsable));
  });

  it.each([
    ['letters', 'x'.repeat(100_000)],
    ['one entry', `?agents=${'9'.repeat(100_000)}`],
    ['signs', '?&=%.+'.repeat(17_000)],
    ['keys of ours', '?agents=-1&width.layers=0&pin1.swarm=none'.repeat(2500)],
    ['unknown keys', Array.from({ length: 12_000 }, (_, i) => `agent${i}=1`).join('&')],
    ['scopes', Array.from({ length: 9000 }, (_, i) => `w${i}.layers=4`).join('&')],
    ['surrogates', '\ud800=\udfff&'.repeat(15_000)],
    ['broken escapes', '%&%E0%A4=%ZZ&'.repeat(8000)],
  ])('even 100 KB of %s', (_, query) => {
    expectUsable(query);
  });

  it('makes nothing of names that every object has', () => {
    const names = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf'];
    for (const name of names) {
      for (const query of [
        `?${name}=1`,
        `?${name}.agents=1`,
        `?width.${name}=1`,
        `?pin1.${name}=1`,
      ]) {
        const { notices, ...state } = parseLink(query);
        const { notices: none, ...usual } = parseLink('');
        expect(state).toEqual(usual);
        expect(none).toEqual([]);
        // Others hang keys onto addresses, and nobody else has pins.
        const asked = query.startsWith('?pin') ? [{ kind: 'unknown', meant: null }] : [];
        expect(notices).toMatchObject(asked);
        expect(notices).toHaveLength(asked.length);
      }
      for (const key of [
        'preset',
        'figure',
        'own',
        'hide',
        'controls',
        'theme',
        'lang',
        'time',
        'pin1.preset',
      ])
        expect(parseLink(`?${key}=${name}`).notices).toMatchObject([
          { kind: 'value', asked: name },
        ]);
    }
    expect(Object.getPrototypeOf(parseLink('?__proto__=1').parameters)).toBe(Object.prototype);
    expect(Object.getPrototypeOf(parseLink('?own=__proto__').own)).toBe(Object.prototype);
  });
});
