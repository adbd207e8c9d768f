import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readRealFile, skipRealFiles, WITHOUT_REAL_FILES } from '../real-files.ts';
import { isAnswered, mutated, read, refusal, stepsOf } from './text-files.ts';
import { readTogether, said } from './together.ts';

interface Links {
  links?: object[];
  trace?: string;
}

/** Seconds of a day; the times are those of today, whose ns do not fit a double. */
const at = (seconds: number) => `${1_764_000_000 + seconds}000000001`;
const span = (id: string, parent: string, from: number, to: number | null, more: Links = {}) => ({
  traceId: more.trace ?? 'AA',
  spanId: id,
  ...(parent === '' ? {} : { parentSpanId: parent }),
  name: `do ${id}`,
  startTimeUnixNano: at(from),
  ...(to === null ? {} : { endTimeUnixNano: at(to) }),
  ...(more.links ? { links: more.links } : {}),
});
const file = (...spans: object[]) =>
  JSON.stringify({ resourceSpans: [{ scopeSpans: [{ spans }] }] });
const S = 1e9;

describe('traces of OpenTelemetry', () => {
  it('are told by their parents, in ns to the last digit', () => {
    const late = { ...span('c', 'A', 4, 5), endTimeUnixNano: `${1_764_000_005}000000003` };
    const graph = read(file(span('a', '', 0, 6), span('b', 'a', 1, 3), late));
    expect(graph.format).toBe('otlp');
    expect(graph.timeUnit).toBe('ns');
    expect(graph.recorded).toBe(6 * S);
    expect(stepsOf(graph)).toEqual([
      ['do a [1/3]', S],
      ['do b', 2 * S, 'do a [1/3]'],
      ['do a [2/3]', S, 'do b'],
      ['do c', S + 2, 'do a [2/3]'],
      ['do a [3/3]', S - 2, 'do c'],
    ]);
  });

  it('wait across links for what the other span had done', () => {
    const linked = span('d', '', 2, 3, { trace: 'BB', links: [{ traceId: 'aa', spanId: 'a' }] });
    const graph = read(file(linked, span('a', '', 0, 6)));
    expect(stepsOf(graph)).toEqual([
      ['do d', S, 'do a [1/2]'],
      ['do a [1/2]', 2 * S],
      ['do a [2/2]', 4 * S, 'do a [1/2]'],
    ]);
    expect(said(graph, 'rule').slice(2)).toEqual([
      'the 2 traces in it do not wait for each other',
      expect.stringMatching(/^links are precedence \(there are 1\)/),
    ]);
  });

  it('say what is odd about their spans', () => {
    const spans = [
      span('a', 'gone', 0, 6),
      span('a', '', 0, 6),
      span('p', 'q', 7, 9),
      span('q', 'p', 7, 8),
      span('open', '', 9, null),
      span('back', '', 12, 10),
      span('l', '', 13, 14, {
        links: [
          { traceId: 'AA', spanId: 'no' },
          { traceId: 'AA', spanId: 'm' },
        ],
      }),
      span('m', '', 15, 16),
    ];
    const graph = read(file(...spans));
    const place = (i: number) => `resourceSpans[0].scopeSpans[0].spans[${i}]`;
    expect(said(graph).slice(2)).toEqual([
      `${place(1)}: a span of the same trace and id was there before, and this one is left out`,
      `${place(0)}: the parent of the span is not in the file, and it counts as outermost`,
      `${place(3)}: the span is part of itself by its parents, and counts as outermost`,
      `${place(4)}: the span has no end, and counts as of no length`,
      `${place(5)}: the span ends before it starts, and counts as of no length`,
      `${place(6)}: a link leads to a span that is not in the file`,
      `${place(6)}: a link leads to a span that did not start earlier, and is left out`,
    ]);
    // The time of q is all that of p, which counts as inside it.
    expect(graph.ids).toEqual(['do a', 'do p', 'do open', 'do back', 'do l', 'do m']);
  });

  it('may stand one on each line, be called as of old, and lie in several files', () => {
    const lines = `${file(span('a', '', 0, 6))}\n\n${file(span('b', 'a', 1, 3))}\r\n`;
    const old = file(span('a', '', 0, 6), span('b', 'a', 1, 3)).replace(
      'scopeSpans',
      'instrumentationLibrarySpans',
    );
    const steps = stepsOf(read(lines));
    expect(steps).toHaveLength(3);
    expect(stepsOf(read(old))).toEqual(steps);
    const apart = { 'one.json': file(span('a', '', 0, 6)), 'two.json': file(span('b', 'a', 1, 3)) };
    expect(stepsOf(readTogether(apart))).toEqual(steps);
    expect(refusal(`${file(span('a', '', 0, 6))}\n${file(span('b', 'a', 1, 3)).slice(1)}`)).toMatch(
      /^line 2: this is not JSON/,
    );
  });

  it('keep ids that are base64 apart by case, and know its zeros', () => {
    const spans = [span('7uGbfsPBsXQ=', '', 0, 6), span('7UGBFSPBSXQ=', '7uGbfsPBsXQ=', 1, 3)];
    const graph = read(file(...spans, span('AQ==', 'AAAAAAAAAAA=', 7, 8)));
    expect(stepsOf(graph).map(([id, length]) => [id, length / S])).toEqual([
      ['do 7uGbfsPBsXQ= [1/2]', 1],
      ['do 7UGBFSPBSXQ=', 2],
      ['do 7uGbfsPBsXQ= [2/2]', 3],
      ['do AQ==', 1],
    ]);
    expect(said(graph, 'oddity')).toEqual([]);
  });

  it('may have lines of metrics and logs between them', () => {
    const metrics = JSON.stringify({ resourceMetrics: [] });
    const logs = JSON.stringify({ resourceLogs: [] });
    const graph = read(`${metrics}\n${file(span('a', '', 0, 1))}\n${logs}\n`);
    expect(stepsOf(graph)).toEqual([['do a', S]]);
    expect(said(graph, 'ignored')).toEqual([
      'line 1: a line of metrics or logs is not used (and 1 more like it)',
    ]);
    expect(refusal(`${file(span('a', '', 0, 1))}\n{"spans": []}`)).toBe(
      'line 2, resourceSpans: a list is expected, and it is missing',
    );
  });

  it('do not count what order says already as said twice', () => {
    const later = span('b', '', 2, 3, { links: [{ traceId: 'aa', spanId: 'a' }] });
    const graph = read(file(span('a', '', 0, 1), later));
    expect(stepsOf(graph)[1]).toEqual(['do b', S, 'do a']);
    expect(said(graph, 'oddity')).toEqual([]);
  });

  const numbers = (text: string) => text.replace(/"(\d{19})"/g, '$1');

  it('are read to the last digit where times are numbers, at which parsers round', () => {
    const long = { ...span('a', '', 0, 6), endTimeUnixNano: at(0).replace(/1$/, '9') };
    const named = { ...span('b', '', 0, 6), name: '"startTimeUnixNano": 1764000000000000001' };
    const spans = file(long, named, span('c', '', 1, 2));
    for (const text of [
      numbers(spans),
      `${numbers(spans)}\n${numbers(file(span('d', '', 1, 2)))}`,
    ]) {
      expect(stepsOf(read(text)).slice(0, 2)).toEqual([
        ['do a', 8],
        [named.name, 6 * S],
      ]);
      expect(said(read(text), 'oddity')).toEqual([]);
    }
    expect(stepsOf(read(numbers(spans)))).toEqual(stepsOf(read(spans)));
  });

  it('say where a number does not hold all digits of a time', () => {
    const text = numbers(file(span('a', '', 0, 6))).replace(
      /(\d{19})}/,
      '1.764000006000000001e18}',
    );
    expect(stepsOf(read(text))).toEqual([['do a', 6 * S - 1]]);
    expect(said(read(text), 'oddity')).toEqual([
      'resourceSpans[0].scopeSpans[0].spans[0]: a time is written as a number that does not hold its last digits, and may be off by some hundreds of nanoseconds',
    ]);
  });

  it('name the place of a time that is none', () => {
    const wrong = { ...span('a', '', 0, 1), endTimeUnixNano: '12 o’clock' };
    expect(refusal(file(wrong))).toBe(
      'resourceSpans[0].scopeSpans[0].spans[0].endTimeUnixNano: a time of the span "do a" must be nanoseconds in up to 20 digits, not "12 o’clock"',
    );
    expect(refusal(file())).toBe('there are no spans in it');
  });

  it('may be one object a line with any line ends', () => {
    const lines = [file(span('a', '', 0, 6)), file(span('b', 'a', 1, 3))];
    const expected = stepsOf(read(lines.join('\n')));
    expect(expected).toHaveLength(3);
    for (const end of ['\r\n', '\r']) {
      expect(stepsOf(read(lines.join(end) + end))).toEqual(expected);
    }
    expect(refusal(`${lines[0]}\r${lines[1]}\r{"resourceSpans": 3}\r`)).toMatch(
      /^line 3, resourceSpans: a list is expected/,
    );
  });

  it('that went wrong are answered', () => {
    const texts = fc.constantFrom(file(span('a', '', 0, 6), span('b', 'a', 1, 3)));
    const letters = ['"', ',', '{', '}', '[', ']', ':', '0', '-', 'a', 'b', 's', '\n'];
    fc.assert(fc.property(mutated(texts, letters), isAnswered), { numRuns: 1000 });
  });
});

describe.skipIf(skipRealFiles)(`the example of the protocol${WITHOUT_REAL_FILES}`, () => {
  it('is one span of a second', () => {
    const graph = read(readRealFile('traces/otlp-trace.json'));
    expect(stepsOf(graph)).toEqual([["I'm a server span", S]]);
  });
});
