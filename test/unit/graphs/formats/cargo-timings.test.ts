import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isAnswered, mutated, read, refusal, stepsOf } from './text-files.ts';
import { said } from './together.ts';

const unit = (i: number, name: string, start: number, duration: number, more: object = {}) => ({
  ...{ i, name, version: '1.0.0', mode: 'todo', target: '', start, duration, rmeta_time: null },
  ...{ unlocked_units: [], unlocked_rmeta_units: [], ...more },
});
const page = (units: unknown, json = JSON.stringify(units, null, 2)) =>
  `<html><body><p>UNIT_DATA</p><script>\nDURATION = 4;\nconst UNIT_DATA = ${json};\nconst CONCURRENCY_DATA = [];\nfor (const unit of UNIT_DATA) { throw unit; }\n</script></body></html>`;

const UNITS = [
  unit(4, 'base', 0, 1.5, { rmeta_time: 0.6, unlocked_units: [9], unlocked_rmeta_units: [7] }),
  unit(7, 'middle', 0.62, 0.7, { unlocked_units: [9] }),
  unit(9, 'app', 1.55, 0.35, { target: ' bin "app"' }),
];

describe('the page of cargo --timings', () => {
  it('splits a unit where its metadata unlocks another', () => {
    const graph = read(page(UNITS));
    expect(graph.format).toBe('cargo-timings');
    expect(graph.timeUnit).toBe('s');
    expect(graph.recorded).toBe(1.9);
    expect(stepsOf(graph)).toEqual([
      ['base 1.0.0 [metadata]', 0.6],
      ['base 1.0.0 [rest]', 0.9, 'base 1.0.0 [metadata]'],
      ['middle 1.0.0', 0.7, 'base 1.0.0 [metadata]'],
      ['app 1.0.0 bin app', 0.35, 'base 1.0.0 [rest]', 'middle 1.0.0'],
    ]);
    expect(graph.sorts).toEqual(['lib', 'lib', 'lib', 'bin']);
    expect(graph.precedence?.used).toBe('split-at-metadata');
    // Decimals are kept: 1.5 - 0.6 is 0.9, and hundredths are exact.
    expect(graph.unit.decimals).toBe(2);
    expect(said(graph, 'rule')).toEqual([
      expect.stringContaining('two steps'),
      expect.stringContaining('only what unlocked a unit last'),
    ]);
  });

  it('or counts whole units, of which more has to be waited for', () => {
    const graph = read(page(UNITS), { precedence: 'whole-units' });
    expect(stepsOf(graph)).toEqual([
      ['base 1.0.0', 1.5],
      ['middle 1.0.0', 0.7, 'base 1.0.0'],
      ['app 1.0.0 bin app', 0.35, 'base 1.0.0', 'middle 1.0.0'],
    ]);
  });

  it('is read in its newer form, with sections and other names', () => {
    const { unlocked_units, unlocked_rmeta_units, rmeta_time, ...bare } = unit(1, 'base', 0, 1.5);
    const sections = [
      ['frontend', { start: 0, end: 0.6 }],
      ['codegen', { start: 0.6, end: 1.5 }],
    ];
    const newer = { ...bare, unblocked_units: [], unblocked_rmeta_units: [2], sections };
    const run = { ...unit(2, 'base', 0.6, 0), target: ' build script (run)' };
    const graph = read(page([newer, run, unit(3, 'base', 0, 1)]));
    expect(stepsOf(graph)).toEqual([
      ['base 1.0.0 [metadata]', 0.6],
      ['base 1.0.0 [rest]', 0.9, 'base 1.0.0 [metadata]'],
      ['base 1.0.0 build script (run)', 0, 'base 1.0.0 [metadata]'],
      ['base 1.0.0 (2)', 1],
    ]);
  });

  it('has sorts of units as cargo describes their targets', () => {
    const targets = ['', ' (check)', ' bin "app"', ' lib (test)', ' test "all" (test)'];
    const more = [' example "b c"', ' build script', ' build script (run)'];
    const units = [...targets, ...more].map((target, i) => ({ ...unit(i, 'a', 0, 1), target }));
    expect(read(page(units)).sorts).toEqual([
      ...['lib', 'lib (check)', 'bin', 'lib (test)', 'test (test)'],
      ...['example', 'build script', 'build script (run)'],
    ]);
  });

  it('without times of metadata has no choice but whole units', () => {
    const units = [unit(0, 'a', 0, 2, { unlocked_rmeta_units: [1] }), unit(1, 'b', 1, 2)];
    const graph = read(page(units));
    expect(stepsOf(graph)).toEqual([
      ['a 1.0.0', 2],
      ['b 1.0.0', 2, 'a 1.0.0'],
    ]);
    expect(graph.precedence?.options.map(({ key }) => key)).toEqual(['whole-units']);
    expect(read(page([unit(0, 'a', 0, 2)])).precedence).toBeNull();
  });

  it('is cut out of the script by its brackets, those in texts left aside', () => {
    const odd = [unit(0, 'a', 0, 1, { features: ['[', '"]};', '\\'] }), unit(1, '名', 0, 1)];
    expect(read(page(odd)).ids).toEqual(['a 1.0.0', '名 1.0.0']);
  });

  it('says what is wrong with it', () => {
    expect(refusal(page([]))).toBe('UNIT_DATA: the list is empty');
    expect(refusal(page(0, '[{"i": 0, oops}]'))).toMatch(/^UNIT_DATA: this is not JSON/);
    expect(refusal(page([unit(0, 'a', 0, -1)]))).toBe(
      'UNIT_DATA[0].duration: the duration of "a 1.0.0" must be a finite number of at least 0, not -1',
    );
    expect(refusal(page([unit(0, 'a', 0, 1), unit(0, 'b', 0, 1)]))).toBe(
      'UNIT_DATA[1].i: the number 0 is that of UNIT_DATA[0] too',
    );
    const graph = read(page([unit(0, 'a', 0, 1, { unlocked_units: [5] })]));
    expect(said(graph, 'ignored')).toContain(
      'UNIT_DATA[0]: it unlocks a unit that is not in the list',
    );
  });

  it('that went wrong is answered', () => {
    const letters = ['"', ',', '{', '}', '[', ']', ':', '0', '-', '9', '<'];
    fc.assert(fc.property(mutated(fc.constant(page(UNITS)), letters), isAnswered), {
      numRuns: 600,
    });
  });
});
