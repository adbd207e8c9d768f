import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { needsById } from '../arbitrary-graphs.ts';
import { readRealFile, skipRealFiles, WITHOUT_REAL_FILES } from '../real-files.ts';
import { isAnswered, mutated, read, refusal, stepsOf } from './text-files.ts';
import { said } from './together.ts';

const events = (...list: object[]) => JSON.stringify(list);
const x = (name: string, ts: number, dur: number, tid = 1) => ({
  ph: 'X',
  name,
  ts,
  dur,
  pid: 1,
  tid,
});
const b = (name: string, ts: number, tid = 1) => ({ ph: 'B', name, ts, pid: 1, tid });
const e = (ts: number, name?: string, tid = 1) => ({
  ph: 'E',
  ts,
  pid: 1,
  tid,
  ...(name ? { name } : {}),
});

describe('a Chrome trace', () => {
  it('is read in µs, with begins and ends and complete events in each other', () => {
    const graph = read(events(b('outer', 10), x('inner', 12.5, 3), e(20)));
    expect(graph.format).toBe('chrome-trace');
    expect(graph.timeUnit).toBe('us');
    expect(graph.recorded).toBe(10);
    expect(stepsOf(graph)).toEqual([
      ['outer [1/2]', 2.5],
      ['inner', 3, 'outer [1/2]'],
      ['outer [2/2]', 4.5, 'inner'],
    ]);
    expect(graph.sorts).toEqual(['outer', 'inner', 'outer']);
  });

  it('says its rule, and offers the others', () => {
    const graph = read(events(x('a', 0, 1)));
    expect(graph.precedence?.used).toBe('nested');
    expect(graph.precedence?.options.map(({ key }) => key)).toEqual([
      'nested',
      'siblings-free',
      'recorded-order',
      'leaves-only',
    ]);
    expect(said(graph, 'rule')).toEqual([
      expect.stringContaining('own time is split'),
      expect.stringContaining('waiting from working'),
    ]);
    expect(read(events(x('a', 0, 1)), { precedence: 'no such rule' }).precedence?.used).toBe(
      'nested',
    );
  });

  it('has threads that do not wait for each other, unless the recorded order is to count', () => {
    const text = events(x('a', 0, 2, 1), x('b', 3, 2, 2), x('a', 6, 1, 1));
    expect(stepsOf(read(text))).toEqual([
      ['a', 2],
      ['a (2)', 1, 'a'],
      ['b', 2],
    ]);
    expect(stepsOf(read(text, { precedence: 'recorded-order' }))).toEqual([
      ['a', 2],
      ['b', 2, 'a'],
      ['a (2)', 1, 'b'],
    ]);
  });

  it('takes flows as precedence, from where they leave to where they arrive', () => {
    const flow = (ph: string, ts: number, tid: number, more = {}) => ({
      ...{ ph, ts, tid, pid: 1, id: 7, name: 'go', cat: 'c' },
      ...more,
    });
    const text = events(
      x('send', 0, 10, 1),
      x('get', 6, 4, 2),
      flow('s', 4, 1),
      flow('f', 5, 2),
      flow('t', 1, 3),
    );
    // The end of the flow stands before the span, and binds to the next.
    const graph = read(text);
    expect(stepsOf(graph)).toEqual([
      ['send [1/2]', 4],
      ['send [2/2]', 6, 'send [1/2]'],
      ['get', 4, 'send [1/2]'],
    ]);
    expect(said(graph, 'oddity')).toEqual([
      '[4]: a flow event has no span or no beginning, and is left out',
    ]);
    const enclosed = text.replace('"ts":5,', '"ts":8,"bp":"e",');
    expect(stepsOf(read(enclosed)).slice(2)).toEqual([
      ['get [1/2]', 2],
      ['get [2/2]', 2, 'send [1/2]', 'get [1/2]'],
    ]);
  });

  it('has asynchronous operations as tracks of their own', () => {
    const a = (ph: string, name: string, ts: number, id: number) => ({
      ph,
      name,
      ts,
      id,
      cat: 'net',
      pid: 1,
      tid: 1,
    });
    const text = events(
      a('b', 'load', 0, 1),
      a('b', 'load', 1, 2),
      a('b', 'part', 2, 1),
      a('e', 'part', 4, 1),
      a('e', 'load', 5, 2),
      a('n', 'note', 5, 1),
      a('e', 'load', 7, 1),
    );
    expect(stepsOf(read(text))).toEqual([
      ['load [1/2]', 2],
      ['part', 2, 'load [1/2]'],
      ['load [2/2]', 3, 'part'],
      ['load (2)', 4],
    ]);
  });

  it('takes what is bound by an id as flows, which leave when the next span begins', () => {
    const bound = (way: object) => ({ bind_id: '0x5', ...way });
    const text = events(
      { ...x('run', 6, 4, 2), ...bound({ flow_in: true, flow_out: true }) },
      { ...x('send', 0, 10, 1), ...bound({ flow_out: true }) },
      { ...x('last', 12, 1, 3), ...bound({ flow_in: true }) },
      { ...x('lost', 13, 1, 4), bind_id: 9, flow_in: true },
      { ...x('alone', 14, 1, 5), bind_id: '0x5' },
    );
    const graph = read(text);
    expect(stepsOf(graph)).toEqual([
      ['send [1/2]', 6],
      ['send [2/2]', 4, 'send [1/2]'],
      ['run', 4, 'send [1/2]'],
      ['last', 1, 'run'],
      ['lost', 1],
      ['alone', 1],
    ]);
    expect(said(graph, 'rule')).toContain(
      'a flow by "bind_id" has no time of its own (there are 2): a span waits for what the other had done when it began',
    );
    expect(said(graph, 'oddity')).toEqual([
      '[3]: a flow event has no span or no beginning, and is left out',
    ]);
  });

  it('counts what is no span, no flow and has no time, and ends without a begin', () => {
    const graph = read(
      events(
        { ph: 'M', name: 'thread_name', pid: 1, tid: 1, args: { name: 'main' } },
        { ph: 'C', ts: 1, name: 'memory' },
        { ph: 'i', ts: 1, name: 'mark' },
        { ph: 'X', name: 'lost', dur: 3 },
        b('open', 0),
        x('in', 1, 4),
        e(2, 'other'),
        x('back', 8, -3),
      ),
    );
    // The begin without an end lasts as long as the trace.
    expect(stepsOf(graph)).toEqual([
      ['open [1/2]', 1],
      ['in', 4, 'open [1/2]'],
      ['open [2/2]', 3, 'in'],
      ['back', 0, 'open [2/2]'],
    ]);
    expect(said(graph, 'ignored')).toEqual([
      '[1]: an event that is no span and no flow is not used (and 1 more like it)',
    ]);
    expect(said(graph, 'oddity')).toEqual([
      '[6]: an end without a begin is left out',
      '[4]: a begin without an end lasts until what contains it ends',
      '[3]: an event without a time is left out',
      '[7]: a negative length counts as 0',
    ]);
  });

  it('may stop in the middle of its list', () => {
    const whole = events(x('a', 0, 2), x('b', 3, 2));
    const steps = stepsOf(read(whole));
    for (const end of [']', ',]', ',', '', ' , \n']) {
      const graph = read(whole.slice(0, -1) + end);
      expect(stepsOf(graph)).toEqual(steps);
      expect(said(graph, 'oddity')).toHaveLength(end === ']' ? 0 : 1);
    }
    const cut = read(`${whole.slice(0, -1)},{"ph":"X","name":"c]}","ts":9,"args":{"a":{`);
    expect(stepsOf(cut)).toEqual(steps);
    expect(said(cut, 'oddity')).toEqual([
      'the list of events breaks off: its last 43 characters are no whole event and are left out',
    ]);
    expect(refusal('[{"ph":"X","ts":1,},{"ph":"X"}]')).toMatch(
      /^line 1, column 19: this is not JSON/,
    );
  });

  it('keeps times of a clock that counts from 1970, to the ns', () => {
    const start = 1_700_000_000_000_000;
    const graph = read(events(x('a', start + 0.25, 2.5), x('b', start + 4, 0.125)));
    expect(stepsOf(graph)).toEqual([
      ['a', 2.5],
      ['b', 0.125, 'a'],
    ]);
    expect(graph.recorded).toBe(3.875);
  });

  it('without a span is refused, and so is more than one at a time', () => {
    expect(refusal(events({ ph: 'i', ts: 1 }))).toBe('there are no spans in it');
    expect(refusal('{"traceEvents":[]}')).toBe('there are no spans in it');
  });

  it('of 100,000 events has edges in proportion', () => {
    const list = Array.from({ length: 100_000 }, (_, i) => x(`e${i % 10}`, i * 3, 5, i % 7));
    for (const precedence of ['nested', 'siblings-free', 'recorded-order', 'leaves-only']) {
      const some = precedence === 'nested' ? list : list.slice(0, 20_000);
      const { graph } = read(events(...some), { precedence });
      expect(graph.steps).toBe(some.length);
      expect(graph.prerequisites.item.length).toBeLessThan(2 * graph.steps);
    }
  });

  it('of the gallery is six requests, in the order of their flows', () => {
    const url = new URL('../../../../public/examples/trace.json', import.meta.url);
    const graph = read(readFileSync(url, 'utf8'));
    const needs = needsById(graph);
    // The query waits for the part of the plan that sent it, and for the query before it.
    expect(needs['query (2) [1/2]']).toEqual(['query [2/2]', 'plan query (2) [2/3]']);
    expect(said(graph, 'rule')[2]).toMatch(/^flows are precedence \(there are 18\)/);
    expect(said(graph, 'oddity')).toEqual([]);
  });

  it('of clang leaves out the sums of its spans, and says so', () => {
    const total = (name: string, dur: number, tid: number) => ({
      ...x(`Total ${name}`, 0, dur, tid),
      args: { count: 2, 'avg ms': dur / 2000 },
    });
    // A span of that name which is no sum counts.
    const own = x('Total recall', 70, 5);
    const spans = [x('ExecuteCompiler', 0, 80), x('Source', 10, 50), own];
    const graph = read(events(...spans, total('Source', 50, 2), total('ExecuteCompiler', 80, 3)));
    const durations = graph.graph.duration;
    expect(durations.reduce((sum, each) => sum + each, 0) / graph.unit.perOne).toBe(80);
    expect(graph.sorts).toContain('Total recall');
    expect(said(graph, 'ignored')).toEqual([
      "[3]: a sum of spans of one name (clang's Total …) is not used (and 1 more like it)",
    ]);
  });

  it('that went wrong is answered', () => {
    const texts = fc.constantFrom(
      events(b('a', 0), x('b', 1, 2), e(4), x('c', 5, 1, 2)),
      JSON.stringify({ traceEvents: [x('a', 0, 2), { ph: 's', id: 1, ts: 1, pid: 1, tid: 1 }] }),
    );
    const letters = ['"', ',', '{', '}', '[', ']', ':', '0', '-', '9', 'E', 'B', 's'];
    fc.assert(fc.property(mutated(texts, letters), isAnswered), { numRuns: 1000 });
  });
});

/** What the files hold: steps, edges, work and what is recorded, in µs. */
const REAL = {
  'invalid-x-nesting': [2, 0, 20, 15],
  'matching-x': [5, 4, 10, 10],
  'simple-partial-trailing-comma': [6, 5, 14, 14],
  simple: [6, 5, 14, 14],
  'too-many-end-events': [3, 2, 14, 14],
  'zero-duration-events': [7, 6, 10, 10],
};

describe.skipIf(skipRealFiles)(`traces of speedscope${WITHOUT_REAL_FILES}`, () => {
  it.each(Object.entries(REAL))('%s', (name, counts) => {
    const { graph, unit, recorded } = read(readRealFile(`traces/speedscope-${name}.json`));
    const work = graph.duration.reduce((all, d) => all + d, 0) / unit.perOne;
    expect([graph.steps, graph.prerequisites.item.length, work, recorded]).toEqual(counts);
  });
});
