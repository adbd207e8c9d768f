import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { conversation } from '../../../src/pages/embed/talk/conversation.ts';
import type { Statement } from '../../../src/pages/embed/talk/messages.ts';
import { FakeEmbed } from './fake-embed.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const command = (fields: object) => ({ 'swarm-figure': 1, ...fields });
const soon = () => vi.advanceTimersByTime(1000);

function begun(print: string | null = null) {
  const embed = new FakeEmbed(print);
  const said: Statement[] = [];
  const seen = { hello: 0, causes: 0 };
  const talk = conversation(embed, {
    say: (statement) => void said.push(statement),
    onHello: () => void seen.hello++,
    onCause: () => void seen.causes++,
  });
  return { embed, said, seen, ...talk };
}

describe('before the page has spoken', () => {
  it('nothing is said but that the figure is ready', () => {
    const { embed, said } = begun();
    embed.play();
    embed.seek(0.5);
    embed.emit('error');
    soon();
    expect(said).toEqual([]);
    embed.emit('ready');
    embed.result('abc');
    soon();
    expect(said).toEqual([{ type: 'ready', figure: 'width' }]);
  });

  it('a message of no use is answered, and tells nothing else', () => {
    const { embed, said, hear } = begun();
    expect(hear(command({ type: 'jump' }))).toBe(false);
    embed.result('abc');
    soon();
    expect(said.map(({ type }) => type)).toEqual(['error']);
  });
});

describe('a page that speaks', () => {
  it('is told everything once more when it says hello', () => {
    const { said, seen, hear } = begun('abc');
    said.length = 0;
    const all = [
      { type: 'ready', figure: 'width' },
      { type: 'state', query: '', digest: 'abc' },
    ];
    hear(command({ type: 'hello' }));
    soon();
    expect(said).toEqual(all);
    hear(command({ type: 'hello' }));
    soon();
    expect(said).toEqual([...all, ...all]);
    expect(seen.hello).toBe(2);
  });

  it('is told of an error that it could not hear', () => {
    const { embed, said, hear } = begun();
    embed.emit('error');
    hear(command({ type: 'hello' }));
    soon();
    expect(said.map(({ type }) => type)).toEqual(['error', 'state']);
  });

  it('sees what its settings became, and what was done with them', () => {
    const { embed, said, hear } = begun('abc');
    said.length = 0;
    hear(command({ type: 'set', parameters: { agents: 1e9, 'rules.level': 0.9, colour: 'red' } }));
    soon();
    expect(said).toEqual([
      {
        type: 'adjusted',
        adjustments: [
          { kind: 'value', key: 'agents', asked: '1000000000', used: '65536' },
          { kind: 'unknown', key: 'colour', asked: '', used: '' },
        ],
      },
      { type: 'state', query: '?v=2&agents=65536&rules.level=0.9', digest: null },
    ]);
    embed.result('def');
    soon();
    expect(said.at(-1)).toEqual({
      type: 'state',
      query: '?v=2&agents=65536&rules.level=0.9',
      digest: 'def',
    });
  });

  it('that sends a thousand commands at once costs one of each, and has the last', () => {
    const { embed, said, hear } = begun('abc');
    for (let i = 1; i <= 1000; i++) {
      hear(command({ type: 'set', parameters: { agents: i } }));
      hear(command({ type: 'seek', at: i }));
      hear(command({ type: i % 2 ? 'play' : 'pause' }));
      hear(command({ type: 'theme', theme: i % 2 ? 'light' : 'dark' }));
      hear(command({ type: 'jump' }));
    }
    soon();
    expect(embed.told).toEqual(['set {"agents":"1000"}', 'theme dark', 'seek 1000', 'pause']);
    const types = said.map(({ type }) => type);
    expect(types).toEqual(['ready', 'error', 'pause', 'state']);
  });

  it('can set one after the other', () => {
    const { embed, hear } = begun();
    hear(command({ type: 'set', parameters: { agents: 2, steps: 60 } }));
    hear(command({ type: 'set', parameters: { agents: 4 } }));
    soon();
    expect(embed.told).toEqual(['set {"agents":"4","steps":"60"}']);
  });

  it('is not told each frame of a playhead', () => {
    const { embed, said, hear } = begun('abc');
    hear(command({ type: 'play' }));
    soon();
    said.length = 0;
    for (let i = 1; i <= 100; i++) {
      embed.seek(i);
      vi.advanceTimersByTime(10);
    }
    soon();
    expect(said.length).toBeLessThanOrEqual(11);
    expect(said.at(-1)).toMatchObject({ query: '?v=2&at=100' });
  });
});

it('a playhead that moves is no cause for another height, a result is', () => {
  const { embed, seen } = begun();
  embed.seek(1);
  expect(seen.causes).toBe(0);
  embed.result('abc');
  expect(seen.causes).toBe(1);
});

it('ends', () => {
  const { embed, said, hear, dispose } = begun('abc');
  hear(command({ type: 'play' }));
  dispose();
  soon();
  expect(embed.listening).toBe(0);
  expect(embed.told).toEqual([]);
  expect(said).toHaveLength(1);
});
