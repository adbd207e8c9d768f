import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { taskCommands } from '../../../src/figures/task/frame/commands.ts';
import { fitsCsv, graphCsv } from '../../../src/figures/task/frame/graph-csv.ts';
import { ownFormat } from '../../../src/figures/task/frame/graph-files.ts';
import { PLAIN_READING } from '../../../src/graphs/read-graph.ts';
import { DEFAULT_TASK_PARAMETERS } from '../../../src/link/task/index.ts';
import type { TaskOnShow } from '../../../src/state/task/task-state.ts';
import { finish } from '../../../workers/jobs/running.ts';
import { read } from '../../../workers/jobs/task/read.ts';
import { call, temporaryFiles } from '../cli/call.ts';
import { RULES_COMPARED, taskShown } from '../figures/task/task-shown.ts';
import { dueled, fan } from '../figures/task-race/dueled.ts';
import { stepLists } from '../graphs/arbitrary-graphs.ts';

/** A file read as the page reads it. */
function reread(text: string, name: string) {
  const files = [{ name, bytes: new TextEncoder().encode(text) }];
  const { outcome } = finish(read({ kind: 'graph-read', files, options: PLAIN_READING }));
  if (outcome.kind !== 'read') throw new Error(JSON.stringify(outcome.said));
  return outcome;
}

const text = (lines: Iterable<string>) => [...lines].join('');

describe('a graph saved from the page', () => {
  it('is read again as the same graph, from CSV and from JSON, with its unit', async () => {
    await fc.assert(
      fc.asyncProperty(
        stepLists(7, fc.constantFrom(0, 0.1, 2.25, 1e-7)),
        fc.constantFrom('ms' as const, null),
        async (steps, unit) => {
          const { task } = taskShown(steps, { unit, sizes: [1] });
          expect(fitsCsv(task)).toBe(true);
          const csv = reread(text(graphCsv(task)), 'a.csv');
          const json = reread(text(await ownFormat(task)), 'a.json');
          for (const again of [csv, json]) {
            expect(again.input.key).toBe(task.input.key);
            expect(again.read.ids).toEqual(task.read.ids);
            expect(again.read.timeUnit).toBe(unit);
          }
        },
      ),
      { numRuns: 30 },
    );
  });

  it('keeps ids as they are in CSV, and is not offered where a list of them could not be taken apart', () => {
    const named = (id: string): TaskOnShow =>
      taskShown(
        [
          { id, duration: 1, needs: [] },
          { id: 'b', duration: 1, needs: [] },
          { id: 'c', duration: 1, needs: [id, 'b'] },
        ],
        { sizes: [1] },
      ).task;
    for (const id of ['=1+1', 'a "b"', '编译 主程序', 'two words', "it's"]) {
      const task = named(id);
      expect(fitsCsv(task)).toBe(true);
      expect(reread(text(graphCsv(task)), 'a.csv').input.key).toBe(task.input.key);
    }
    for (const id of ['a;b', 'a,b', 'a|b', ' a', 'a\u00a0', 'a\rb', 'a\0b', 'a\ud800b']) {
      expect(fitsCsv(named(id))).toBe(false);
    }
    expect(fitsCsv(named('😀'))).toBe(true);
  });

  it('is read again with any ids and sorts, from CSV wherever that is offered, and from JSON', async () => {
    const letters = [
      'a',
      '"',
      "'",
      '\r',
      '\n',
      ' ',
      '\t',
      '\0',
      '\ud800',
      '\ufeff',
      '\u2028',
      ';',
      '#',
    ];
    const formulas = [
      '=1',
      '+1',
      '-1',
      '@a',
      "'=1",
      'sep=;',
      '# a',
      'id,duration,needs',
      '{',
      '<adag>',
    ];
    const signs = [
      'UNIT_DATA = [',
      'PRECEDENCE RELATIONS:',
      'build a: b c',
      'digraph {',
      'a\nbuild b: c',
    ];
    const name = fc.oneof(
      fc.string({ unit: 'binary', minLength: 1, maxLength: 6 }),
      fc.string({ unit: fc.constantFrom(...letters), minLength: 1, maxLength: 4 }),
      fc.constantFrom(...formulas, ...signs),
    );
    let tables = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(name, { minLength: 3, maxLength: 5 }),
        fc.option(name),
        async ([last, ...ids], sort) => {
          const steps = [...ids, last].map((id, i) => ({
            id,
            duration: i,
            needs: id === last ? ids : [],
            ...(sort === null ? {} : { sort }),
          }));
          const { task } = taskShown(steps, { sizes: [1] });
          const files = [reread(text(await ownFormat(task)), 'a.json')];
          if (fitsCsv(task)) {
            tables++;
            files.push(reread(text(graphCsv(task)), 'a.csv'));
          }
          for (const again of files) {
            expect(again.input.key).toBe(task.input.key);
            expect(again.read.ids).toEqual(task.read.ids);
            expect(again.read.sorts).toEqual(task.read.sorts);
          }
        },
      ),
      { numRuns: 500 },
    );
    expect(tables).toBeGreaterThan(50);
  });
});

/** What the command lines of a figure print, of a file. */
async function printed(commands: readonly string[], file: string): Promise<unknown[]> {
  const outputs: unknown[] = [];
  for (const command of commands) {
    const words = command.replace('npm run -s swarm -- ', '').replace('test.json', file).split(' ');
    const { code, out, err } = await call(...words);
    if (code !== 0) throw new Error(`${command}: ${err}`);
    outputs.push(JSON.parse(out));
  }
  return outputs;
}

describe('the command lines of a file', () => {
  const settings = [
    { agents: 3 },
    { agents: 3, rule: 'random', seed: 5, dispatch: 'oldest' },
    { agents: 3, overhead: true, scheduling: 0.2, communication: 'group' },
    { agents: 3, swarm: 'recursive', rule: 'own-list', forkDepth: 2 },
  ] as const;

  it.each(settings)('print the runs of the race: %j', async (changes) => {
    const parameters = { ...DEFAULT_TASK_PARAMETERS, ...changes };
    const shown = dueled(fan(9, 1.5), { unit: 's', parameters });
    const { task, results } = shown;
    const files = temporaryFiles({ 'a.json': text(await ownFormat(task)) });
    try {
      const [swarm, alone] = (await printed(taskCommands('race', shown), files.path('a.json'))) as {
        makespan: number;
        digest: string;
      }[];
      expect(swarm.digest).toBe(results.duel?.result.swarm.digest);
      expect(alone.makespan).toBe(
        (results.duel?.result.alone.makespan ?? 0) / (results.duel?.result.perOne ?? 1),
      );
    } finally {
      files.remove();
    }
  });

  it('print what the figure of scaling shows, and each rule that is compared', async () => {
    // 5 is none of the usual sizes.
    const parameters = { ...DEFAULT_TASK_PARAMETERS, overhead: true, agents: 5 };
    const shown = taskShown(fan(9, 1.5), { unit: 's', parameters });
    const files = temporaryFiles({ 'a.json': text(await ownFormat(shown.task)) });
    try {
      const [rows] = (await printed(taskCommands('scale', shown), files.path('a.json'))) as {
        agents: number;
        makespan: number;
      }[][];
      const points = new Map(shown.results.scale.map((each) => [each.agents, each.makespan]));
      expect(rows.map(({ agents }) => agents)).toContain(5);
      for (const { agents, makespan } of rows) expect(makespan).toBe(points.get(agents));
      const byRule = taskCommands('rules', shown);
      // The first is by the rule that the program has by itself.
      expect(byRule.map((line) => /rule=(\S+)/.exec(line)?.[1])).toEqual([
        undefined,
        ...RULES_COMPARED.slice(1),
      ]);
    } finally {
      files.remove();
    }
  });
});
