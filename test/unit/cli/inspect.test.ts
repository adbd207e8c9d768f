import { gzipSync, strToU8 } from 'fflate';
import { afterAll, describe, expect, it } from 'vitest';
import {
  manifestFiles,
  realFile,
  rounded,
  skipRealFiles,
  WITHOUT_REAL_FILES,
} from '../graphs/real-files.ts';
import { call, json, refused, taskGraph, temporaryFiles } from './call.ts';

const files = temporaryFiles({
  'tenths.json': taskGraph([
    ['x', 0.1],
    ['y', 0.2, 'x'],
    ['z', 0.3],
    ['w', 0, 'y', 'z', 'z'],
  ]),
  'large.json': taskGraph(Array.from({ length: 1101 }, (_, i) => [`s${i}`, 1] as const)),
  'idle.json': taskGraph([['a', 0]]),
  'cycle.json': taskGraph([
    ['a', 1, 'c'],
    ['b', 1, 'a'],
    ['c', 1, 'b'],
  ]),
});
afterAll(files.remove);

interface Description {
  warnings: string[];
  [name: string]: unknown;
}

const inspect = (file: string) => json<Description>('inspect', '--graph', file);

describe('inspect', () => {
  it('describes a graph in exact decimals, in the documented order', async () => {
    const { out, err } = await call('inspect', '--graph', files.path('tenths.json'));
    expect(err).toBe('');
    expect(Object.entries(JSON.parse(out))).toEqual([
      ['steps', 4],
      ['edges', 3],
      ['work', 0.6],
      ['criticalPath', 0.3],
      ['averageParallelism', 2],
      ['width', 2],
      ['levels', 3],
      ['roots', 2],
      ['sinks', 1],
      ['zeroDuration', 1],
      ['agentsWorthHaving', 2],
      ['warnings', ['steps[3].needs[2]: "z" is listed more than once and counts once']],
      ['format', 'task-graph'],
      ['unit', null],
      ['recorded', null],
      ['durations', null],
      ['precedence', null],
    ]);
  });

  it('has plain numbers when there is no work at all', async () => {
    expect(await inspect(files.path('idle.json'))).toMatchObject({
      work: 0,
      criticalPath: 0,
      averageParallelism: 1,
      agentsWorthHaving: 1,
      warnings: [],
    });
  });

  it('warns of what is approximate or out of reach', async () => {
    const { width, agentsWorthHaving, warnings } = await inspect(files.path('large.json'));
    expect([width, agentsWorthHaving]).toEqual([1101, null]);
    expect(warnings).toEqual([
      expect.stringMatching(/^width is that of the fullest layer/),
      'agentsWorthHaving is null: 1024 agents are not within 5% of the critical path',
    ]);
  });

  it('names the file, the place and the steps of a cycle', async () => {
    const file = files.path('cycle.json');
    expect(await refused('inspect', '--graph', file)).toBe(
      `${file}: steps[0].needs[0]: the steps wait for each other in a cycle; a shortest one, each unlocking the next: a -> b -> c -> a (--repair cut-cycles leaves out edges that close cycles until there is none)`,
    );
  });
});

describe.skipIf(skipRealFiles)(`inspect, on real task graphs${WITHOUT_REAL_FILES}`, () => {
  it('finds them', () => expect(manifestFiles()).toHaveLength(17));

  it.each(manifestFiles())('gives what the manifest says of $file', async ({ file, computed }) => {
    const found = await inspect(realFile(file));
    const { warnings, format, unit, recorded, durations, precedence, ...shape } = found;
    expect({
      ...shape,
      work: rounded(found.work as number),
      criticalPath: rounded(found.criticalPath as number),
      averageParallelism: rounded(found.averageParallelism as number, 4),
    }).toEqual({
      steps: computed.tasks,
      edges: computed.edges,
      work: computed.work,
      criticalPath: computed.critical_path,
      averageParallelism: computed.avg_parallelism,
      width: computed.width_antichain,
      levels: computed.levels,
      roots: computed.roots,
      sinks: computed.sinks,
      zeroDuration: computed.zero_duration,
      agentsWorthHaving: computed.agents_to_within_5pct_of_cp,
    });
  });
});

describe('how inspect is told to read', () => {
  const more = temporaryFiles({
    'broken.csv': 'id,duration,needs\na,1,x\nb,-2,"a,b"\nb,3,\n',
    'ring.csv': 'id,duration,needs\na,1,c\nb,1,a\nc,1,b\n',
    'packed.bin': gzipSync(strToU8('id,duration (ms),needs\na,1.5,\nb,2,a\n')),
    'open.csv': 'id,duration,needs\na,1.5,\nb,2,a\n',
    'bars.dot': 'digraph { a [weight=1, size=5]; b [weight=2, size=7]; a -> b }',
    'recorded.json': JSON.stringify({
      schemaVersion: '1.3',
      workflow: { makespan: 60, jobs: [{ name: 'a', runtime: 4, parents: [], cores: 8 }] },
    }),
  });
  afterAll(more.remove);

  it('says which repair would help, and makes those that are asked for', async () => {
    const file = more.path('broken.csv');
    expect(await refused('inspect', '--graph', file)).toBe(
      `${file}: line 4: the id "b" is that of line 3 too (--repair keep-first-of-id keeps the first of several steps of one id)`,
    );
    const repairs = ['keep-first-of-id', 'zero-durations', 'skip-missing-needs', 'skip-self-needs'];
    const { steps, edges, work, warnings } = await json<Description>(
      'inspect',
      '--graph',
      file,
      ...repairs.flatMap((repair) => ['--repair', repair]),
    );
    expect([steps, edges, work]).toEqual([2, 1, 1]);
    expect(warnings).toEqual([
      'line 4: the id "b" is that of line 3 too: the first is kept',
      'line 3: the duration of "b" must be a finite number of at least 0, not -2: it counts as 0',
      'line 2: "a" needs "x", which is not the id of a step: the edge is left out',
      'line 3: "b" needs itself: the edge is left out',
    ]);
  });

  it('says what is recorded and what is not used, and run and scale say only what was changed', async () => {
    const file = more.path('recorded.json');
    expect(await inspect(file)).toMatchObject({
      format: 'wfformat',
      unit: 's',
      recorded: 60,
      warnings: ['what the file tells and is not used here: tasks of several cores (1)'],
    });
    expect((await call('run', '--graph', file)).err).toBe('');
    const ring = ['--graph', more.path('ring.csv'), '--repair', 'cut-cycles'];
    for (const command of [['run'], ['scale', '--agents', '1']]) {
      expect((await call(...command, ...ring)).err).toBe(
        'note: line 2: "a" needs "c", which closes a cycle: the edge is left out\n',
      );
    }
  });

  it('reads what is packed, and takes the unit from the file or else from the reader', async () => {
    const packed = more.path('packed.bin');
    const open = more.path('open.csv');
    expect(await inspect(packed)).toMatchObject({ work: 3.5, format: 'csv', unit: 'ms' });
    expect(await inspect(open)).toMatchObject({ work: 3.5, unit: null });
    expect(await json('inspect', '--graph', open, '--unit', 'h')).toMatchObject({
      work: 3.5,
      unit: 'h',
    });
    expect(await refused('inspect', '--graph', packed, '--unit', 'h')).toBe(
      '--unit h: the file says that 1 is ms',
    );
  });

  it('says what there is to choose from, and refuses what there is not', async () => {
    const file = more.path('bars.dot');
    const first = await inspect(file);
    const { options } = first.durations as { used: string; options: string[] };
    expect(options).toEqual(expect.arrayContaining(['weight', 'size']));
    const chosen = await json<Description>('inspect', '--graph', file, '--durations', 'size');
    expect([chosen.work, chosen.durations]).toEqual([12, { used: 'size', options }]);
    expect(await refused('inspect', '--graph', file, '--durations', 'sise')).toMatch(
      /^--durations must be one of .*, not "sise"; did you mean size\?$/,
    );
  });

  it('names the files where several do not belong together', async () => {
    const files = [more.path('open.csv'), more.path('bars.dot')];
    expect(await refused('inspect', '--graph', files[0], '--graph', files[1])).toMatch(
      /^\S+open\.csv, \S+bars\.dot: the files do not belong together: .* is CSV and .* is Graphviz DOT$/,
    );
  });
});
