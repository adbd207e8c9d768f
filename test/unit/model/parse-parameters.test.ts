import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { definition, PARAMETER_KEYS, type ParameterKey } from '../../../src/model/parameters.ts';
import {
  accepted,
  formatParameter,
  type Parsed,
  parseParameter,
  replacement,
} from '../../../src/model/parse-parameters.ts';
import { PRESETS } from '../../../src/model/presets.ts';

const read = (key: ParameterKey, text: string) => {
  const parsed = parseParameter(key, text);
  return parsed.kind === 'valid' ? parsed.value : `invalid, ${parsed.used ?? 'nothing'} near`;
};

describe('the text of a parameter', () => {
  it.each([
    ['5', 5],
    [' 5 ', 5],
    ['+5', 5],
    ['005', 5],
    ['5.0', 5],
    ['1e3', 1000],
    ['50e-1', 5],
    ['5.4', 'invalid, 5 near'],
    ['5.5', 'invalid, 6 near'],
    ['0', 'invalid, 1 near'],
    ['-3', 'invalid, 1 near'],
    ['1e9', 'invalid, 65536 near'],
    ['1e999', 'invalid, 65536 near'],
    ['-Infinity', 'invalid, nothing near'],
    ['Infinity', 'invalid, nothing near'],
    ['NaN', 'invalid, nothing near'],
    ['0x10', 'invalid, nothing near'],
    ['0b1', 'invalid, nothing near'],
    ['1_000', 'invalid, nothing near'],
    ['1,000', 'invalid, nothing near'],
    ['5 agents', 'invalid, nothing near'],
    ['1 2', 'invalid, nothing near'],
    ['e3', 'invalid, nothing near'],
    ['.', 'invalid, nothing near'],
    ['', 'invalid, nothing near'],
    ['none', 'invalid, nothing near'],
    ['٥', 'invalid, nothing near'],
  ])('as a number of agents: %j is %j', (text, value) => {
    expect(read('agents', text)).toBe(value);
  });

  it.each([
    ['0.05', 0.05],
    ['.5', 0.5],
    ['1.', 1],
    ['5e-2', 0.05],
    ['-0.1', 'invalid, 0 near'],
    ['11', 'invalid, 10 near'],
  ])('as a share: %j is %j', (text, value) => expect(read('scheduling', text)).toBe(value));

  it('has no negative zero', () => {
    expect(Object.is(read('changeAtEnd', '-0'), 0)).toBe(true);
  });

  it('may be none, or empty, only where a parameter may be unset', () => {
    expect(read('forkDepth', 'none')).toBeNull();
    expect(read('layers', '')).toBeNull();
    expect(read('layers', '0')).toBe('invalid, 1 near');
  });

  it('is a choice or a switch exactly as written', () => {
    expect(read('rule', 'critical-path')).toBe('critical-path');
    expect(read('rule', 'Critical-Path')).toBe('invalid, nothing near');
    expect(read('rule', 'constructor')).toBe('invalid, nothing near');
    expect(['on', 'true', 'off', 'false'].map((t) => read('refill', t))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(read('refill', '1')).toBe('invalid, nothing near');
  });

  it('is answered in one sentence with what is accepted and what was asked', () => {
    expect(parseParameter('agents', '0')).toEqual({
      kind: 'invalid',
      reason: 'agents must be a whole number from 1 to 65536, not "0"',
      used: 1,
    });
    expect(accepted('layers')).toBe(
      'a whole number from 1 to 1000, or none (as the preset draws it)',
    );
    const long = parseParameter('backlog', `x${'y'.repeat(500)}\n"`);
    expect(long.kind === 'invalid' && long.reason).toBe(
      `backlog must be one of lifo, fifo, not "x${'y'.repeat(58)}…"`,
    );
  });

  it('is replaced by the nearest accepted value, else by the one that was there', () => {
    type Invalid = Extract<Parsed<number>, { kind: 'invalid' }>;
    const replaced = (text: string) =>
      replacement('agents', parseParameter('agents', text) as Invalid, 16);
    expect(replaced('70000')).toEqual({
      value: 65536,
      sentence:
        'agents must be a whole number from 1 to 65536, not "70000"; 65536 is used instead.',
    });
    expect(replaced('many').value).toBe(16);
  });

  it('never throws, and accepts only what lies within the bounds', () => {
    const texts = fc.oneof(fc.string(), fc.double().map(String), fc.integer().map(String));
    fc.assert(
      fc.property(fc.constantFrom(...PARAMETER_KEYS), texts, (key, text) => {
        const parsed = parseParameter(key, text);
        const number = parsed.kind === 'valid' ? parsed.value : parsed.used;
        if (parsed.kind === 'invalid') expect(parsed.reason).not.toMatch(/[\r\n]/);
        const parameter = definition(key);
        if (typeof number !== 'number' || !('bounds' in parameter)) return;
        expect(number).toBeGreaterThanOrEqual(parameter.bounds[0]);
        expect(number).toBeLessThanOrEqual(parameter.bounds[1]);
        if (parameter.kind === 'integer') expect(Number.isInteger(number)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  it('is written so that it is read back the same, for every value of every preset', () => {
    for (const preset of Object.values(PRESETS)) {
      for (const key of PARAMETER_KEYS) {
        const text = formatParameter(key, preset[key]);
        expect([key, parseParameter(key, text)]).toEqual([
          key,
          { kind: 'valid', value: preset[key] },
        ]);
      }
    }
    const small = fc.double({ min: 0, max: 10, noNaN: true });
    fc.assert(
      fc.property(small, (x) => {
        const text = formatParameter('scheduling', x);
        expect(parseParameter('scheduling', text)).toEqual({ kind: 'valid', value: x + 0 });
      }),
    );
  });
});
