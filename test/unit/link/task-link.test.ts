import fc from 'fast-check';
import { deflateSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { exampleOf } from '../../../src/figures/task/examples.ts';
import { placeIn, tellsServer } from '../../../src/link/task/behind-hash.ts';
import { MOST_PACKED, packText, unpackText } from '../../../src/link/task/pack.ts';
import { parseTaskLink } from '../../../src/link/task/parse-task-link.ts';
import {
  DEFAULT_TASK_LINK,
  DEFAULT_TASK_PARAMETERS,
  LINK_UNITS,
  type LinkedGraph,
  MOST_AGENTS,
  PAID_WHILE,
  TASK_PARAMETERS,
  TASK_SWARMS,
  type TaskLinkState,
} from '../../../src/link/task/task-link-state.ts';
import { writeTaskLink } from '../../../src/link/task/write-task-link.ts';
import { definition, PARAMETER_KEYS, type Parameters } from '../../../src/model/parameters.ts';
import { formatParameter, parseParameter } from '../../../src/model/parse-parameters.ts';
import { optionsError, swarmOptions } from '../../../src/model/swarm/options.ts';
import { junk } from './arbitraries.ts';

const name = fc.stringMatching(/^[\w.:@$-]{1,40}$/);
const amount = fc.integer({ min: 0, max: 999_999 }).map((n) => n / 100);

const graph: fc.Arbitrary<LinkedGraph> = fc.oneof(
  fc.constant({ kind: 'none' } as const),
  fc.constant({ kind: 'left-out' } as const),
  name.map((slug) => ({ kind: 'example', slug }) as const),
  name.map((key) => ({ kind: 'kept', key }) as const),
  fc.string({ maxLength: 200 }).map((text) => {
    const packed = packText(text);
    if (packed === null) throw new Error('a short text was not packed');
    return { kind: 'packed', packed } as const;
  }),
);

const parameters: fc.Arbitrary<Parameters> = fc
  .record({
    swarm: fc.constantFrom(...TASK_SWARMS),
    agents: fc.integer({ min: 1, max: MOST_AGENTS }),
    rule: fc.constantFrom('own-branch', 'own-list', 'critical-path', 'input-order', 'random'),
    dispatch: fc.constantFrom('random', 'oldest'),
    overhead: fc.boolean(),
    peerShare: fc.constantFrom(0, 0.02, 0.1),
    seed: fc.integer({ min: 0, max: 4294967295 }),
    forkDepth: fc.constantFrom(null, 1, 3),
  } as const)
  .filter(({ swarm, rule }) => swarm === 'standard' || rule.startsWith('own-'))
  .map((some) => ({ ...DEFAULT_TASK_PARAMETERS, ...some }) as Parameters);

const state: fc.Arbitrary<TaskLinkState> = fc.record({
  graph,
  name: fc.option(
    fc.constantFrom('nightly.json', 'a&b=c#d', '工作流 7', 'שלום', 'x'.repeat(100), '%zz'),
  ),
  parameters,
  unit: fc.option(fc.constantFrom(...LINK_UNITS)),
  durations: fc.option(name),
  precedence: fc.option(name),
  price: amount,
  paid: fc.constantFrom(...PAID_WHILE),
  hour: fc.option(amount),
  theme: fc.option(fc.constantFrom('light', 'dark')),
  language: fc.option(fc.constantFrom('en', 'zh')),
});

describe('a state of the page of a task graph', () => {
  it('comes back from its link, without a notice', () => {
    fc.assert(
      fc.property(state, (each) => {
        expect(parseTaskLink(writeTaskLink(each))).toEqual({ ...each, notices: [] });
      }),
    );
  });

  it('is written over itself the same, and over another one as if alone', () => {
    fc.assert(
      fc.property(state, state, (each, other) => {
        const query = writeTaskLink(each);
        expect(writeTaskLink(each, query)).toBe(query);
        expect(writeTaskLink(each, writeTaskLink(other))).toBe(query);
      }),
    );
  });

  it('leaves no trace as it is at first, and else only of what differs', () => {
    expect(writeTaskLink(DEFAULT_TASK_LINK)).toBe('');
    const graham = { ...DEFAULT_TASK_PARAMETERS, agents: 4, rule: 'input-order' as const };
    const link: TaskLinkState = {
      ...DEFAULT_TASK_LINK,
      graph: { kind: 'example', slug: 'graham' },
      parameters: graham,
      unit: 'min',
      price: 2,
    };
    expect(writeTaskLink(link)).toBe(
      '?v=2&example=graham&agents=4&rule=input-order#unit=min&price=2',
    );
    expect(writeTaskLink({ ...DEFAULT_TASK_LINK, graph: { kind: 'left-out' } })).toBe(
      '?v=2#graph=none',
    );
  });

  it('has what is the reader’s own behind the hash, where no server sees it', () => {
    fc.assert(
      fc.property(state, state, (each, other) => {
        const [query = ''] = writeTaskLink(each, writeTaskLink(other)).split('#');
        const { graph, parameters, theme, language } = each;
        const shared = graph.kind === 'example' ? graph : DEFAULT_TASK_LINK.graph;
        expect(parseTaskLink(query)).toEqual({
          ...DEFAULT_TASK_LINK,
          ...{ graph: shared, parameters, theme, language, notices: [] },
        });
      }),
    );
  });

  it('is read the same where all of it stands in the query, as links were written at first', () => {
    fc.assert(
      fc.property(state, (each) => {
        const [query, hash] = writeTaskLink(each).split('#');
        const first = hash === undefined ? `${query}` : `${query}&${hash}`;
        expect(parseTaskLink(first)).toEqual({ ...each, notices: [] });
        expect(tellsServer(first)).toBe(hash !== undefined);
        expect(tellsServer(query ?? '')).toBe(false);
        // Written again it is behind the hash.
        expect(writeTaskLink(each, first)).toBe(writeTaskLink(each));
      }),
    );
  });

  it('keeps a place of the page in front of its entries, and takes no entry for one', () => {
    const link = { ...DEFAULT_TASK_LINK, graph: { kind: 'left-out' } as const, hour: 2 };
    const written = writeTaskLink(link, '?a=b#task-settings&graph=dz&other=1');
    expect(written).toBe('?a=b&v=2#task-settings&other=1&graph=none&hour=2');
    expect(placeIn(written)).toBe('task-settings');
    expect(parseTaskLink(written.replace('&other=1', ''))).toEqual({
      ...link,
      notices: [{ kind: 'unknown', key: 'a', meant: null }],
    });
    expect(placeIn('?agents=4#graph=dz')).toBe('');
    expect(placeIn('#figure-graph')).toBe('figure-graph');
    expect(parseTaskLink('#figure-graph')).toEqual({ ...DEFAULT_TASK_LINK, notices: [] });
  });

  it('keeps the keys of others as they were written, in front', () => {
    const link = { ...DEFAULT_TASK_LINK, hour: 8 };
    expect(writeTaskLink(link, '?utm_source=a%20b&x&hour=3&price=9&agents=2')).toBe(
      '?utm_source=a%20b&x&v=2#hour=8',
    );
  });

  it('has parameters of the swarm and its overhead, and none of grown graphs', () => {
    const groups = new Set(TASK_PARAMETERS.map((key) => definition(key).group));
    expect([...groups].sort()).toEqual(['overhead', 'swarm', 'task']);
    expect(TASK_PARAMETERS.filter((key) => definition(key).group === 'task')).toEqual(['seed']);
    expect(parseTaskLink('?v=2&steps=50&merge=0.1').parameters).toEqual(DEFAULT_TASK_PARAMETERS);
  });
});

describe('what a link asks for and cannot have', () => {
  it('is told key by key, with what is used in its place', () => {
    const { notices, ...read } = parseTaskLink(
      '?v=2&unit=days&price=-3&paid=never&hour=x&agents=0',
    );
    expect(read).toEqual({
      ...DEFAULT_TASK_LINK,
      price: 0,
      parameters: { ...DEFAULT_TASK_PARAMETERS, agents: 1 },
      hour: null,
    });
    expect(notices).toMatchObject([
      { kind: 'task-key', key: 'unit', asked: 'days', used: '' },
      { kind: 'task-key', key: 'price', asked: '-3', used: '0' },
      { kind: 'task-key', key: 'paid', asked: 'never', used: 'reserved' },
      { kind: 'task-key', key: 'hour', asked: 'x', used: '' },
      { kind: 'value', key: 'agents', asked: '0', used: '1' },
    ]);
  });

  it('a swarm that cannot work on one graph is a standard one, and agents are at most 1,024', () => {
    for (const swarm of ['single', 'independent', 'sessions']) {
      const { parameters, notices } = parseTaskLink(`?v=2&swarm=${swarm}`);
      expect(parameters.swarm).toBe('standard');
      expect(notices).toMatchObject([{ kind: 'value', key: 'swarm', used: 'standard' }]);
    }
    const many = parseTaskLink('?v=2&agents=60000');
    expect(many.parameters.agents).toBe(1024);
    expect(many.notices).toMatchObject([{ kind: 'value', key: 'agents', used: '1024' }]);
  });

  it('a recursive swarm keeps to a rule of its own: told where another one was asked for, else not', () => {
    const silent = parseTaskLink('?v=2&swarm=recursive');
    expect(silent.parameters.rule).toBe('own-branch');
    expect(silent.notices).toEqual([]);
    const asked = parseTaskLink('?v=2&swarm=recursive&rule=shortest');
    expect(asked.parameters.rule).toBe('own-branch');
    expect(asked.notices).toMatchObject([{ kind: 'conflict', key: 'rule', asked: 'shortest' }]);
  });

  it('a graph that was lost on the way is not replaced by an example', () => {
    for (const query of ['?v=2&graph=', '?v=2&graph=a%20b', `?graph=d${'x'.repeat(MOST_PACKED)}`])
      expect(parseTaskLink(query).graph).toEqual({ kind: 'left-out' });
  });

  it('whatever it is, what is read can run, and is written as something that reads the same', () => {
    const query = fc.oneof(
      junk,
      fc
        .array(
          fc.tuple(fc.constantFrom(...PARAMETER_KEYS, 'unit', 'price', 'kept', 'graph', 'v'), junk),
        )
        .map((entries) => `?${entries.map(([key, value]) => `${key}=${value}`).join('&')}`),
    );
    fc.assert(
      fc.property(query, (text) => {
        const { notices: _, ...read } = parseTaskLink(text);
        for (const key of PARAMETER_KEYS) {
          const value = read.parameters[key];
          expect(parseParameter(key, formatParameter(key, value))).toEqual({
            kind: 'valid',
            value,
          });
        }
        expect(optionsError(swarmOptions(read.parameters))).toBe(null);
        expect(parseTaskLink(writeTaskLink(read))).toEqual({ ...read, notices: [] });
      }),
    );
  });
});

describe('a packed text', () => {
  it('comes back, in any script, from letters that an address keeps', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 500 }), (text) => {
        const packed = packText(text);
        expect(packed).toMatch(/^d[A-Za-z0-9_-]*z$/);
        expect(unpackText(packed ?? '')).toBe(text);
      }),
    );
  });

  it('is none where it would be too long for an address', () => {
    const noise = Array.from({ length: 9000 }, (_, i) => ((i * i * 7919) % 1_000_003).toString(36));
    expect(packText(noise.join(''))).toBe(null);
    expect(packText('x'.repeat(400_001))).toBe(null);
    expect(packText('x'.repeat(400_000))?.length).toBeLessThan(MOST_PACKED);
  });

  it('is nothing at all where letters were lost or changed', () => {
    const packed = packText('{"format": "task-graph", "version": 1, "steps": []}') ?? '';
    expect(unpackText(packed.slice(0, -3))).toBe(null);
    expect(unpackText(`${packed.slice(0, 12)}z`)).toBe(null);
    expect(unpackText('')).toBe(null);
    fc.assert(
      fc.property(junk, (text) => {
        expect(() => unpackText(text)).not.toThrow();
      }),
    );
  });
});

describe('a link that was made to do harm', () => {
  it('has no more in it than a few megabytes, however well it was packed', () => {
    const bomb = deflateSync(new Uint8Array(3_000_000).fill(0x5b), { level: 9 });
    const packed = `d${Buffer.from(bomb).toString('base64url')}z`;
    expect(packed.length).toBeLessThan(MOST_PACKED);
    expect(unpackText(packed)).toBe('['.repeat(3_000_000));
    // DEFLATE makes of a byte 1,032 at most: RFC 1951, 258 bytes in two bits.
    const larger = deflateSync(new Uint8Array(8_000_000).fill(0x5b), { level: 9 });
    expect(unpackText(`d${Buffer.from(larger).toString('base64url')}z`)).toBe(null);
  });

  it('cannot name what is no parameter, no example and no key', () => {
    const { notices: _, ...read } = parseTaskLink(
      '?__proto__=1&constructor=2&toString=3#__proto__=4&hasOwnProperty=5',
    );
    expect(read).toEqual(DEFAULT_TASK_LINK);
    expect(Object.getPrototypeOf(read.parameters)).toBe(Object.prototype);
    expect(parseTaskLink('?example=__proto__').graph).toEqual({
      kind: 'example',
      slug: '__proto__',
    });
    expect(exampleOf('__proto__')).toBe(null);
    expect(exampleOf('constructor')).toBe(null);
    expect(parseTaskLink('#kept=../../x').graph).toEqual({ kind: 'none' });
  });
});
