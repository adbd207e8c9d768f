import { describe, expect, it } from 'vitest';
import { spec as grow } from '../../../src/figures/grow/spec.ts';
import { spec as overhead } from '../../../src/figures/overhead/spec.ts';
import { spec as recursive } from '../../../src/figures/recursive/spec.ts';
import { commandsOf } from '../../../src/figures/share/commands.ts';
import { spec as twoScores } from '../../../src/figures/two-scores/spec.ts';
import type { FigureName } from '../../../src/link/figures.ts';
import { DEFAULT_LINK_STATE } from '../../../src/link/link-state.ts';
import { PRESETS } from '../../../src/model/presets.ts';
import { race } from '../../../workers/jobs/race.ts';
import { finish } from '../../../workers/jobs/running.ts';
import { call, type RowOutput, type RunOutput } from '../cli/call.ts';
import { observations, where } from '../figures/data-rows.ts';
import { shownAt } from '../figures/shown.ts';

const PROGRAM = 'npm run -s swarm -- ';
/** Three graphs of the family of graph 17, small and not even; the rule is not one that a recursive swarm can follow. */
const SETTINGS = {
  steps: 65,
  layers: 3,
  graphs: 3,
  graph: 17,
  seed: 5,
  rule: 'critical-path',
  scheduling: 0.2,
} as const;
const of = { ...PRESETS.post, ...SETTINGS };

/** What the command lines of a figure print. */
async function printed<T>(figure: FigureName): Promise<T[]> {
  const outputs: T[] = [];
  for (const command of commandsOf(figure, { ...DEFAULT_LINK_STATE, parameters: of })) {
    expect(command.startsWith(PROGRAM)).toBe(true);
    const words = command.slice(PROGRAM.length).split(' ');
    const { code, out, err } = await call(...words.map((word) => word.replace(/^'(.*)'$/, '$1')));
    if (code !== 0) throw new Error(`${command}: ${err}`);
    outputs.push(JSON.parse(out) as T);
  }
  return outputs;
}

const LEVELS = [0.5, 0.9, 0.99];
const speedups = (rows: RowOutput[]) =>
  rows.flatMap(({ agents, speedupAt }) =>
    LEVELS.map((level) => [agents, level, speedupAt?.[String(level)] ?? Number.NaN]),
  );

describe('the command line of a file prints the numbers of the file', () => {
  it('of swarms of all sizes', async () => {
    const table = recursive.data(shownAt(recursive, SETTINGS));
    const [rows] = await printed<RowOutput[]>('recursive');
    const measured = where(table, { system: 'recursive', measure: 'speedup', score: 'coverage' });
    expect(speedups(rows)).toEqual(
      measured.map(({ agents, level, value }) => [agents, level, expect.closeTo(Number(value), 9)]),
    );
  });

  it('of swarms that pay and of those that do not', async () => {
    const table = overhead.data(shownAt(overhead, SETTINGS));
    const [free, paying] = await printed<RowOutput[]>('overhead');
    for (const [rows, paid] of [
      [free, 'off'],
      [paying, 'on'],
    ] as const) {
      const measured = where(table, { overhead: paid, measure: 'speedup', score: 'coverage' });
      expect(speedups(rows)).toEqual(
        measured.map(({ agents, level, value }) => [
          agents,
          level,
          expect.closeTo(Number(value), 9),
        ]),
      );
    }
  });

  it('of one run, with its digest', async () => {
    const options = twoScores.options;
    const result = finish(race(twoScores.job(of, options)));
    const [run] = await printed<RunOutput>('two-scores');
    expect(run.digest).toBe(result.digest);
    const [{ run: drawn }] = result.swarm;
    expect(run.schedule.map(({ end }) => end).sort((a, b) => a - b)).toEqual(
      [...drawn.end].sort((a, b) => a - b),
    );
  });

  it('of a graph that grows', async () => {
    const options = grow.options;
    const result = finish(race(grow.job(of, options)));
    const rows = observations(grow.data({ result, of, options }));
    const [graph] = await printed<{ steps: { value: number; layer: number; needs: string[] }[] }>(
      'grow',
    );
    expect(graph.steps.map(({ value, layer, needs }) => [value, layer, needs.length])).toEqual(
      rows.map(({ value, layer, prerequisites }) => [
        value,
        layer,
        String(prerequisites).split(' ').filter(Boolean).length,
      ]),
    );
  });

  it('of the race: its run, and its swarm over the family', async () => {
    const [run, rows] = (await printed<unknown>('race')) as [RunOutput, RowOutput[]];
    expect(run.digest).toBe(finish(race({ kind: 'race', parameters: of })).digest);
    expect(rows.map(({ agents }) => agents)).toEqual([of.agents]);
  });
});
