import { afterAll, describe, expect, it } from 'vitest';
import { PARAMETER_KEYS } from '../../../src/model/parameters.ts';
import { call, refused, taskGraph, temporaryFiles } from './call.ts';

const files = temporaryFiles({
  'one.json': taskGraph([['a', 1]]),
  'odd name\n.json': '{',
  'vast.json': taskGraph([
    ['r', 8e307],
    ['a', 8e307, 'r'],
  ]),
});
const one = files.path('one.json');
afterAll(files.remove);

describe('arguments that cannot be used get one line and exit code 2', () => {
  it.each([
    [
      [],
      'a command is expected: grow, run, scale, inspect, claims, elo, sweep (--help tells more)',
    ],
    [
      ['scales'],
      'there is no command "scales"; the commands are grow, run, scale, inspect, claims, elo, sweep; did you mean scale?',
    ],
    [
      ['constructor'],
      'there is no command "constructor"; the commands are grow, run, scale, inspect, claims, elo, sweep',
    ],
    [
      ['--seed', '1'],
      'there is no command "--seed"; the commands are grow, run, scale, inspect, claims, elo, sweep',
    ],
    [['grow', 'now'], 'unexpected argument "now"'],
    [['grow', ''], 'unexpected argument ""'],
    [['grow', '--'], 'unknown option "--"'],
    [['run', '--agnets', '4'], 'unknown option "--agnets"; did you mean --agents?'],
    [['run', '-k', '4'], 'unknown option "-k"'],
    [['grow', '--agents', '4'], 'unknown option "--agents"'],
    [['inspect', '--graph', one, '--seed', '1'], 'unknown option "--seed"'],
    [['run', '--agents'], '--agents needs a value: --agents K'],
    [['run', '--agents', '--seed', '1'], '--agents needs a value: --agents K'],
    [['run', '--agents', '4', '--agents', '4'], '--agents is given twice'],
    [['run', '--agents=4', '--agents', '5'], '--agents is given twice'],
    [['run', '--graph', one, '--graph', one], `--graph names ${JSON.stringify(one)} twice`],
    [['run', '--repair', 'cut-cycles'], '--repair says how a file is read; name it by --graph'],
    [
      ['inspect', '--graph', one, '--repair', 'cut-cycle'],
      '--repair must be one of skip-missing-needs, skip-self-needs, keep-first-of-id, zero-durations, cut-cycles, not "cut-cycle"; did you mean cut-cycles?',
    ],
    [
      ['inspect', '--graph', one, '--unit', 'day'],
      '--unit must be one of ns, us, ms, s, min, h, not "day"',
    ],
    [
      ['run', '--graph', one, '--durations', 'size'],
      '--durations: the file leaves nothing to choose',
    ],
    [['run', '--format', 'xml'], '--format must be one of json, csv, not "xml"'],
    [['run', '--agents', '0'], '--agents: agents must be a whole number from 1 to 65536, not "0"'],
    [
      ['run', '--agents', '1.5'],
      '--agents: agents must be a whole number from 1 to 65536, not "1.5"',
    ],
    [
      ['run', '--agents', '1e9'],
      '--agents: agents must be a whole number from 1 to 65536, not "1e9"',
    ],
    [
      ['run', '--agents', '-1'],
      '--agents: agents must be a whole number from 1 to 65536, not "-1"',
    ],
    [['run', '--agents='], '--agents: agents must be a whole number from 1 to 65536, not ""'],
    [
      ['run', '--agents', '1,2'],
      '--agents: agents must be a whole number from 1 to 65536, not "1,2"',
    ],
    [
      ['grow', '--seed', '-1'],
      '--seed: seed must be a whole number from 0 to 4294967295, not "-1"',
    ],
    [
      ['grow', '--graph-index', '1000001'],
      '--graph-index: graph must be a whole number from 0 to 1000000, not "1000001"',
    ],
    [
      ['run', '--swarm', 'hive'],
      '--swarm: swarm must be one of single, standard, recursive, independent, sessions, not "hive"',
    ],
    [
      ['run', '--fork-depth', '0'],
      '--fork-depth: forkDepth must be a whole number from 1 to 1000, or none (no cap), not "0"',
    ],
    [
      ['grow', '--preset', 'October'],
      '--preset must be one of post, september, flat, chain, map, narrow, wide, not "October"',
    ],
    [
      ['grow', '--preset', '__proto__'],
      '--preset must be one of post, september, flat, chain, map, narrow, wide, not "__proto__"',
    ],
    [['grow', '--set', 'layers'], '--set takes NAME=VALUE, not "layers"'],
    [['grow', '--set', 'layer=3'], '--set: there is no parameter "layer"; did you mean layers?'],
    [['grow', '--set', '__proto__=3'], '--set: there is no parameter "__proto__"'],
    [
      ['grow', '--set', 'layers=1001'],
      '--set: layers must be a whole number from 1 to 1000, or none (as the preset draws it), not "1001"',
    ],
    [['grow', '--set', 'layers=3', '--set', 'layers=3'], 'layers is set by --set twice'],
    [['run', '--agents', '3', '--set', 'agents=3'], 'agents is set by --agents and by --set'],
    [
      ['run', '--communication', 'group:0.1,0.1', '--set', 'groupBase=0.2'],
      'groupBase is set by --set and by --communication',
    ],
    ...[
      'peer',
      'peer:',
      'peer:0.1,0.2',
      'group:0.1',
      'none:1',
      'group:0.1,0.1,0.1',
      'peer:1:2',
      '',
    ].map((law): [string[], string | RegExp] => [
      ['run', '--communication', law],
      /^--communication(:| must be)/,
    ]),
    [
      ['run', '--communication', 'peer:two'],
      '--communication: peerShare must be a number from 0 to 10, not "two"',
    ],
    [
      ['run', '--scheduling', '0.1', '--set', 'overhead=off'],
      '--set overhead=off contradicts --scheduling',
    ],
    [
      ['run', '--swarm', 'recursive', '--rule', 'critical-path'],
      'a recursive swarm chooses by own-branch or own-list, not by critical-path, which needs a coordinator that sees the whole graph',
    ],
    [
      ['run', '--graph', one, '--swarm', 'recursive', '--rule', 'shortest'],
      'a recursive swarm chooses by own-branch or own-list, not by shortest, which needs a coordinator that sees the whole graph',
    ],
    [
      ['run', '--graph', one, '--swarm', 'independent'],
      '--swarm independent needs a graph of its own for every session, and --graph is one graph; choose single, standard, recursive',
    ],
    [
      ['scale', '--graph', one, '--swarm', 'sessions', '--agents', '2'],
      '--swarm sessions needs a graph of its own for every session, and --graph is one graph; choose single, standard, recursive',
    ],
    [
      ['run', '--graph', one, '--preset', 'post'],
      '--preset describes grown graphs, and --graph reads one',
    ],
    [
      ['run', '--graph', one, '--graph-index', '3'],
      'graph belongs to grown graphs, and --graph reads one',
    ],
    [
      ['run', '--graph', one, '--set', 'layers=3'],
      'layers belongs to grown graphs, and --graph reads one',
    ],
    [['scale'], 'scale needs numbers of agents: --agents 1,2,4,8,16'],
    [['scale', '--agents', '1,,2'], '--agents: agents has an empty item in "1,,2"'],
    [['scale', '--agents', '4,2, 4.0'], '--agents: agents takes 4.0 twice in "4,2, 4.0"'],
    [
      ['scale', '--agents', '1,two'],
      '--agents: agents must be a whole number from 1 to 65536, not "two"',
    ],
    [['scale', '--agents', '2', '--set', 'agents=3'], 'agents is set by --agents and by --set'],
    [['inspect'], 'inspect needs a task graph: --graph FILE'],
  ] as [string[], string | RegExp][])('%j', async (args, sentence) => {
    expect(await refused(...args)).toMatch(
      typeof sentence === 'string' ? new RegExp(`^${escaped(sentence)}$`) : sentence,
    );
  });
});

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

describe('a file that cannot be used', () => {
  it('is named with what is wrong', async () => {
    const missing = files.path('missing.json');
    expect(await refused('inspect', '--graph', missing)).toBe(`${missing}: there is no such file`);
    expect(await refused('run', '--graph', files.folder)).toBe(
      `${files.folder}: this is a directory, not a file`,
    );
    expect(await refused('inspect', '--graph', '')).toMatch(/^"": there is no such file$/);
  });

  it('is named on one line, whatever its name', async () => {
    expect(await refused('inspect', '--graph', files.path('odd name\n.json'))).toMatch(
      /^".*odd name\\n\.json": line 1, column 2: this is not JSON: it ends where /,
    );
  });

  it('is named when the times of its runs are more than a number can hold', async () => {
    const vast = files.path('vast.json');
    const dear = ['--graph', vast, '--swarm', 'standard', '--rule', 'own-branch'];
    for (const [name, agents] of [
      ['run', '2'],
      ['scale', '1,2'],
    ]) {
      const sentence = await refused(name, ...dear, '--agents', agents, '--scheduling', '10');
      expect(sentence).toMatch(`${vast}: the times of this run are `);
    }
    const { code } = await call('run', ...dear, '--agents', '1', '--scheduling', '10');
    expect(code).toBe(0);
  });

  it('is not looked for when the arguments are wrong already', async () => {
    expect(await refused('run', '--graph', 'missing.json', '--agents', '0')).toMatch(/^--agents/);
    expect(await refused('run', '--graph', 'missing.json', '--swarm', 'sessions')).toMatch(
      /^--swarm/,
    );
  });
});

describe('help', () => {
  it('lists the commands', async () => {
    for (const flag of ['--help', '-h']) {
      const { code, out, err } = await call(flag);
      expect([code, err]).toEqual([0, '']);
      for (const name of ['grow', 'run', 'scale', 'inspect']) expect(out).toContain(`\n  ${name} `);
    }
  });

  it.each(['grow', 'run', 'scale', 'inspect'])('of %s fits a terminal and wins', async (name) => {
    const { code, out, err } = await call(name, '--graph', 'missing.json', '--nonsense', '--help');
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain(`usage: npm run -s swarm -- ${name} `);
    for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(100);
  });

  it.each([
    ['run', 'json prints all of it, csv the schedule alone (the default is json).'],
    ['scale', 'How the table is printed (the default is json).'],
    ['claims', 'How the table is printed (the default is json).'],
    ['elo', 'json prints all of it, csv the curves alone (the default is json).'],
    [
      'sweep',
      'How the table is printed (the default is json, a list; jsonl is a row on each line).',
    ],
  ])('of %s tells what its formats print', async (name, sentence) => {
    const { out } = await call(name, '--help');
    expect(out.replace(/\s+/g, ' ')).toMatch(
      new RegExp(`--format json\\|csv\\S* ${escaped(sentence)}`),
    );
  });

  it('names every parameter that --set takes, with its bounds and value', async () => {
    const { out } = await call('run', '--help');
    for (const key of PARAMETER_KEYS) expect(out).toMatch(new RegExp(`^  ${key}=\\S+`, 'm'));
    const text = out.replace(/\s+/g, ' ');
    expect(text).toContain('layers=none Layers below the root, each with at least one step');
    expect(text).toContain('A whole number from 1 to 1000, or none (as the preset draws it).');
  });
});
