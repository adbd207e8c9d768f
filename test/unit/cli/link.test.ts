import { afterAll, describe, expect, it } from 'vitest';
import { queryIn } from '../../../src/cli/link.ts';
import { call, json, type RunOutput, refused, taskGraph, temporaryFiles } from './call.ts';

const files = temporaryFiles({
  'two.json': taskGraph([
    ['root', 1],
    ['a', 10, 'root'],
    ['b', 5, 'root'],
  ]),
});
afterAll(files.remove);
const GRAPH = ['--graph', files.path('two.json')];
const SMALL = '&meanSteps=60&graphs=2';
const small = ['--set', 'meanSteps=60', '--set', 'graphs=2'];

describe('the text of --link', () => {
  it.each([
    ['?v=2&agents=4', '?v=2&agents=4'],
    ['v=2&agents=4', '?v=2&agents=4'],
    [' "?agents=4" ', '?agents=4'],
    ['“agents=4”', '?agents=4'],
    ['<https://example.org/some/lab/?agents=4#curves>', '?agents=4'],
    ['http://localhost:4173/?agents=4?', '?agents=4?'],
    ['../lab/?agents=4', '?agents=4'],
    ['https://example.org/lab/', ''],
    ['/lab/#width', ''],
    ['', ''],
  ])('%j holds the query %j', (text, query) => {
    expect(queryIn(text)).toBe(query);
  });

  it('is refused where it is no link', async () => {
    expect(await refused('run', '--link', 'agents')).toBe(
      '--link takes an address of the site or its query, not "agents"',
    );
  });
});

describe('a command with --link', () => {
  it('does what it does with the same settings by --set', async () => {
    const query = `?v=2&preset=september&swarm=recursive&agents=4&forkDepth=none&seed=7${SMALL}`;
    const by = [
      '--preset',
      'september',
      '--set',
      'swarm=recursive',
      '--set',
      'forkDepth=none',
      '--seed',
      '7',
      ...small,
    ];
    const linked = await call('run', '--link', `https://example.org/lab/${query}`);
    expect(linked).toEqual(await call('run', ...by, '--agents', '4'));
    expect(linked.code).toBe(0);
    expect(await call('scale', '--link', query, '--agents', '1,4')).toEqual(
      await call('scale', ...by, '--agents', '1,4'),
    );
    expect(await call('grow', '--link', query)).toEqual(
      await call('grow', '--preset', 'september', '--seed', '7', '--set', 'meanSteps=60'),
    );
    const cell = ['--link', query, '--set', 'layers=4', '--agents', '2'];
    const [{ layers, ...row }] = await json<Record<string, unknown>[]>('sweep', ...cell);
    expect([layers, row]).toEqual([4, (await json<unknown[]>('scale', ...cell))[0]]);
  });

  it('takes the settings of the figure that the link is about', async () => {
    const link = `?v=2&figure=width&agents=4&width.agents=8${SMALL}&width.meanSteps=60`;
    expect((await json<RunOutput>('run', '--link', link)).agents).toBe(8);
    const other = link.replace('figure=width', 'figure=rules');
    expect((await json<RunOutput>('run', '--link', other)).agents).toBe(4);
  });

  it('is overridden by what else is said', async () => {
    const link = `?v=2&agents=4&seed=3&rule=deepest${SMALL}`;
    expect(await call('run', '--link', link, '--agents', '2', '--set', 'rule=shortest')).toEqual(
      await call('run', '--agents', '2', '--seed', '3', '--rule', 'shortest', ...small),
    );
  });

  it('says what the link asks for and cannot have', async () => {
    const { code, err } = await call(
      'run',
      '--link',
      `?agents=0&rule=magic&agent=3&seed=1&seed=2&theme=blue&width.layers=0${SMALL}`,
    );
    expect(code).toBe(0);
    expect(err.trim().split('\n')).toEqual(
      [
        'note: rule must be one of own-branch, own-list, random, shallowest, deepest, shortest, critical-path, input-order, not "magic"; own-branch is used instead',
        'note: agents must be a whole number from 1 to 65536, not "0"; 1 is used instead',
        'note: seed stands in the link 2 times; the last one counts, which is 2',
        'note: theme cannot be "blue"; it is left out',
        'note: width.layers must be a whole number from 1 to 1000, or none (as the preset draws it), not "0"; 1 is used instead',
        'note: "agent" of the link is no setting; was agents meant?',
      ].sort((a, b) => err.indexOf(a) - err.indexOf(b)),
    );
    expect((await call('run', '--link', `?v=9${SMALL}`)).err).toMatch(
      /^note: the link is of version "9", /,
    );
  });

  it('refuses what contradicts it, in one line', async () => {
    expect(await refused('run', '--link', '?agents=4', '--preset', 'post')).toBe(
      '--preset and --link each say what to begin with',
    );
    expect(await refused('run', '--link', '?swarm=recursive&rule=shortest')).toMatch(
      /^a recursive swarm /,
    );
    expect(await refused('run', '--link', '?a=1', '--link', '?a=1')).toBe('--link is given twice');
  });

  it('with --graph takes what says how to work, and refuses what says how graphs grow', async () => {
    expect(await call('run', ...GRAPH, '--link', '?agents=2&seed=5&overhead=on')).toEqual(
      await call('run', ...GRAPH, '--agents', '2', '--seed', '5', '--set', 'overhead=on'),
    );
    const recursive = await call('run', ...GRAPH, '--link', '?swarm=recursive&agents=2');
    expect(recursive).toEqual(await call('run', ...GRAPH, '--swarm', 'recursive', '--agents', '2'));
    expect(await refused('run', ...GRAPH, '--link', '?layers=4')).toBe(
      'layers belongs to grown graphs, and --graph reads one',
    );
    expect(await refused('run', ...GRAPH, '--link', '?preset=wide')).toBe(
      'the preset wide of the link describes grown graphs, and --graph reads one',
    );
  });
});

describe('a command that says itself who works', () => {
  it('takes the rest of the link, and says what it sets aside', async () => {
    const size = ['--sessions', '2', '--replicates', '0', '--threads', '1', '--format', 'csv'];
    const { code, out, err } = await call(
      'elo',
      '--link',
      '?agents=64&overhead=on&meanSteps=60',
      ...size,
    );
    expect(code).toBe(0);
    expect(err).toMatch(/^note: agents and overhead of the link change nothing here\n/);
    expect(out).toBe((await call('elo', '--set', 'meanSteps=60', ...size)).out);
  });
  it('claims too, of whichever study the preset of the link is', async () => {
    const size = ['--families', '1', '--sessions', '2', '--threads', '1', '--format', 'csv'];
    const { code, out, err } = await call('claims', '--link', '?agents=64&merge=0.1', ...size);
    expect(code).toBe(0);
    expect(err).toMatch(/^note: agents of the link changes nothing here\n/);
    expect(out).toBe((await call('claims', '--set', 'merge=0.1', ...size)).out);
    expect(await refused('claims', '--link', '?preset=september', '--sessions', '2')).toMatch(
      /of which september claims nothing$/,
    );
  });
});
