import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { message, readMessage, STATEMENT_TYPES } from '../../../src/pages/embed/talk/messages.ts';

const asked = (fields: object) => readMessage({ 'swarm-figure': 1, ...fields });
const command = (fields: object) => {
  const read = asked(fields);
  return read.kind === 'command' ? read.command : read;
};

describe('a command', () => {
  it('is read with nothing but what it needs', () => {
    expect(command({ type: 'play', more: 1 })).toEqual({ type: 'play' });
    expect(command({ type: 'hello' })).toEqual({ type: 'hello' });
    expect(command({ type: 'seek', at: 0.5 })).toEqual({ type: 'seek', at: 0.5 });
    expect(command({ type: 'theme', theme: 'auto' })).toEqual({ type: 'theme', theme: 'auto' });
  });

  it('writes values as links do', () => {
    const parameters = { agents: 8, idleHeld: true, planned: false, cap: null, swarm: 'recursive' };
    expect(command({ type: 'set', parameters })).toEqual({
      type: 'set',
      parameters: { agents: '8', idleHeld: 'on', planned: 'off', cap: 'none', swarm: 'recursive' },
    });
  });

  it('leaves it to the codec what a number is', () => {
    expect(
      command({ type: 'set', parameters: { agents: Number.NaN, steps: Number.NEGATIVE_INFINITY } }),
    ).toEqual({
      type: 'set',
      parameters: { agents: 'NaN', steps: '-Infinity' },
    });
  });

  it('keeps the names of prototypes as names', () => {
    const read = command({ type: 'set', parameters: JSON.parse('{"__proto__":1,"toString":"x"}') });
    const { parameters } = read as { parameters: object };
    expect(Object.getOwnPropertyNames(parameters)).toEqual(['__proto__', 'toString']);
    expect(Object.getPrototypeOf(parameters)).toBe(Object.prototype);
  });
});

describe('what is for us but of no use', () => {
  it.each([
    [{ 'swarm-figure': 2, type: 'play' }, '"swarm-figure" is 1'],
    [{ 'swarm-figure': '1', type: 'play' }, '"swarm-figure" is 1'],
    [{ 'swarm-figure': 1 }, 'one of hello, play'],
    [{ 'swarm-figure': 1, type: 'PLAY' }, 'one of hello, play'],
    [{ 'swarm-figure': 1, type: 'constructor' }, 'one of hello, play'],
    [{ 'swarm-figure': 1, type: 'seek', at: Number.NaN }, 'finite number'],
    [{ 'swarm-figure': 1, type: 'seek', at: '1' }, 'finite number'],
    [{ 'swarm-figure': 1, type: 'seek' }, 'finite number'],
    [{ 'swarm-figure': 1, type: 'theme', theme: 'pink' }, 'light, dark, auto'],
    [{ 'swarm-figure': 1, type: 'set' }, 'object "parameters"'],
    [{ 'swarm-figure': 1, type: 'set', parameters: ['agents'] }, 'object "parameters"'],
    [{ 'swarm-figure': 1, type: 'set', parameters: new Map([['agents', 8]]) }, 'object'],
    [{ 'swarm-figure': 1, type: 'set', parameters: { agents: { valueOf: 8 } } }, 'Each value'],
    [{ 'swarm-figure': 1, type: 'set', parameters: { agents: undefined } }, 'Each value'],
    [{ 'swarm-figure': 1, type: 'set', parameters: { agents: 8n } }, 'Each value'],
    [{ 'swarm-figure': 1, type: 'set', parameters: { swarm: 'x'.repeat(1e6) } }, 'characters'],
    [
      {
        'swarm-figure': 1,
        type: 'set',
        parameters: Object.fromEntries(Array.from({ length: 201 }, (_, i) => [`k${i}`, 1])),
      },
      'at most 200',
    ],
  ])('is answered with one sentence: %o', (data, part) => {
    const read = readMessage(data);
    expect(read.kind).toBe('unusable');
    const { reason } = read as { reason: string };
    expect(reason).toContain(part);
    expect(reason).toMatch(/^[^.]+\.$/);
  });
});

describe('what is not for us', () => {
  it.each([
    [null],
    [undefined],
    [1],
    ['{"swarm-figure":1,"type":"play"}'],
    [[{ 'swarm-figure': 1, type: 'play' }]],
    [{ type: 'play' }],
    [Object.create({ 'swarm-figure': 1, type: 'play' })],
    [new Map([['swarm-figure', 1]])],
  ])('is ignored: %o', (data) => {
    expect(readMessage(data)).toEqual({ kind: 'foreign' });
  });

  it('includes what cannot even be looked at', () => {
    const get = () => {
      throw new Error('no');
    };
    expect(readMessage(Object.defineProperty({}, 'swarm-figure', { get }))).toEqual({
      kind: 'foreign',
    });
  });

  it('includes what we have said ourselves, so that an echo ends there', () => {
    for (const type of STATEMENT_TYPES) {
      if (type === 'play' || type === 'pause') continue;
      expect(asked({ type }), type).toEqual({ kind: 'foreign' });
    }
    expect(readMessage(message({ type: 'error', reason: 'x' }))).toEqual({ kind: 'foreign' });
  });
});

it('never throws, and lets nothing through but commands of their shape', () => {
  const anything = fc.anything({
    withBigInt: true,
    withDate: true,
    withMap: true,
    withNullPrototype: true,
    withSparseArray: true,
  });
  const near = fc.record(
    {
      'swarm-figure': fc.oneof(fc.constant(1), anything),
      type: fc.oneof(fc.constantFrom('set', 'seek', 'theme', 'play'), anything),
      at: fc.oneof(fc.double(), anything),
      theme: anything,
      parameters: fc.oneof(fc.dictionary(fc.string(), anything), anything),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(fc.oneof(anything, near), (data) => {
      const read = readMessage(data);
      if (read.kind !== 'command') return;
      const { command } = read;
      if (command.type === 'seek') expect(Number.isFinite(command.at)).toBe(true);
      if (command.type !== 'set') return;
      for (const value of Object.values(command.parameters)) expect(typeof value).toBe('string');
    }),
  );
});
