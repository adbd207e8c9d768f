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
      `${file}: steps[0].needs[0]: the steps wait for each other in a cycle, each unlocking the next: a -> b -> c -> a`,
    );
  });
});

describe.skipIf(skipRealFiles)(`inspect, on real task graphs${WITHOUT_REAL_FILES}`, () => {
  it('finds them', () => expect(manifestFiles()).toHaveLength(9));

  it.each(manifestFiles())('gives what the manifest says of $file', async ({ file, computed }) => {
    const found = await inspect(realFile(file));
    expect({
      ...found,
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
      warnings: [],
    });
  });
});
