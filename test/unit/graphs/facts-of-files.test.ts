import { describe, expect, it } from 'vitest';
import { type Fault, GraphError } from '../../../src/graphs/graph-error.ts';
import { readFiles, readGraph } from '../../../src/graphs/read.ts';
import { PLAIN_READING } from '../../../src/graphs/read-graph.ts';
import { decodeText } from '../../../src/graphs/text/decode.ts';
import { finishedReading } from '../../../src/graphs/text/reading.ts';

const LOG = '# ninja log v5\n0\t7\t0\ta.o\t1\n3\t9\t0\tb.o\t2\n';
const MANIFEST = 'rule cc\n  command = cc\nbuild a.o: cc a.c\nbuild b.o: cc a.o\n';
const WORKFLOW = 'on: push\njobs:\n  a: {runs-on: x}\n  b: {runs-on: x, needs: a}\n';
const RUN = JSON.stringify({
  total_count: 1,
  jobs: [
    {
      id: 1,
      name: 'a',
      conclusion: 'success',
      started_at: '2026-01-01T00:00:00Z',
      completed_at: '2026-01-01T00:00:05Z',
    },
  ],
});
const SESSION = JSON.stringify({
  trajectory: [{ action: 'ls', response: 'all' }, { action: 'cat x' }],
});
const read = (...texts: string[]) =>
  finishedReading(
    readFiles(texts.map((text, i) => ({ name: `${i}`, bytes: new TextEncoder().encode(text) }))),
  );

describe('steps that only count', () => {
  it.each([
    ['turns of an agent', SESSION],
    ['a manifest of ninja alone', MANIFEST],
    ['a workflow alone', WORKFLOW],
    ['a graph of Graphviz without numbers', 'digraph { a -> b }'],
    ['a DAX without runtimes', '<adag><job id="a"/><job id="b"/></adag>'],
    ['durations that are all 0', 'id,duration,needs\na,0,\nb,0,a\n'],
  ])('are in no unit: %s', (_, text) => {
    expect(read(text)).toMatchObject({ timeUnit: null, unitless: true });
  });

  it('and times are not, whether their unit is known or not', () => {
    expect(read(LOG, MANIFEST)).toMatchObject({ timeUnit: 'ms', unitless: false });
    expect(read('digraph { a [weight=2] }')).toMatchObject({ timeUnit: null, unitless: false });
    expect(read('id,duration (s),needs\na,0,\n')).toMatchObject({ timeUnit: 's', unitless: false });
    const asked = { ...PLAIN_READING, durations: 'one' };
    expect(readGraph('digraph { a [weight=2] }', asked).unitless).toBe(true);
    expect(readGraph(SESSION, { ...asked, durations: 'characters' }).unitless).toBe(false);
  });
});

describe('files that say nothing of edges', () => {
  it('are told from those that say that nothing waits', () => {
    const known = (...texts: string[]) => read(...texts).edgesUnknown;
    expect([known(LOG), known(RUN), known('id,duration\na,1\n')]).toEqual([true, true, true]);
    expect([known(LOG, MANIFEST), known(RUN, WORKFLOW), known(WORKFLOW)]).toEqual([
      false,
      false,
      false,
    ]);
    expect(known('digraph { a; b }')).toBe(false);
  });
});

describe('a refusal says what sort of fault it is', () => {
  const faultOf = (make: () => unknown): Fault => {
    try {
      make();
    } catch (error) {
      if (error instanceof GraphError) return error.fault;
    }
    throw new Error('nothing was refused');
  };
  const own = '{"format": "task-graph", "version": 1, "steps": []}';

  it.each<[string, Fault, string[]]>([
    ['a text', 'no-graph', ['Once upon a time']],
    ['another JSON', 'no-graph', ['{"a": 1}']],
    ['no text', 'no-graph', ['\0']],
    ['nothing', 'no-graph', ['']],
    ['two of one kind', 'not-together', [own, own]],
    ['two of different kinds', 'not-together', [own, LOG]],
    ['two logs', 'not-together', [LOG, LOG]],
    ['a log and another build', 'not-together', [LOG, 'build x: cc y\n']],
    ['two workflows', 'not-together', [WORKFLOW, WORKFLOW]],
    ['one of two that is none', 'no-graph', [LOG, 'Once upon a time']],
    ['a list that is empty', 'defect', [own]],
    ['broken JSON', 'defect', ['{"a": ']],
  ])('%s: %s', (_, fault, texts) => expect(faultOf(() => read(...texts))).toBe(fault));

  it('a picture is no graph, and bytes beyond what is read are too large', () => {
    const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0xd, 0xa, 0x1a, 0xa);
    const bytes = (of: Uint8Array) => () => finishedReading(readFiles([{ name: '', bytes: of }]));
    expect(faultOf(bytes(png))).toBe('no-graph');
    expect(faultOf(() => decodeText(new TextEncoder().encode('a,b,c'), 4))).toBe('too-large');
  });
});
