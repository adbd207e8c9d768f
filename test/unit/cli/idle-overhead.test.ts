import { afterAll, describe, expect, it } from 'vitest';
import { call, taskGraph, temporaryFiles } from './call.ts';

const files = temporaryFiles({
  'two.json': taskGraph([
    ['a', 1],
    ['b', 1, 'a'],
  ]),
});
afterAll(files.remove);

const small = ['--set', 'steps=20', '--set', 'layers=4', '--set', 'graphs=2', '--agents', '3'];
const aside = (names: string) =>
  `note: ${names} set aside while overhead is off; --set overhead=on turns it on\n`;

describe.each(['run', 'scale', 'sweep'])('%s, of overhead that nobody pays', (name) => {
  const said = async (...args: string[]) => {
    const { code, err } = await call(name, ...small, ...args);
    expect(code).toBe(0);
    return err;
  };

  it('says what is set aside and what turns it on', async () => {
    expect(await said('--set', 'scheduling=0.1')).toBe(aside('scheduling is'));
    const all = [
      '--set',
      ' peerShare=0.1',
      '--set',
      'groupBase=0.2',
      '--set',
      'medianOf=durations',
    ];
    expect(await said(...all)).toBe(aside('peerShare, groupBase, and medianOf are'));
    const off = ['--preset', 'september', '--set', 'overhead=off'];
    expect(await said(...off, '--set', 'groupSlope=0')).toBe(aside('groupSlope is'));
  });

  it('says nothing where it is paid, or where nothing of it is set', async () => {
    expect(await said()).toBe('');
    expect(await said('--set', 'overhead=off')).toBe('');
    expect(await said('--set', 'overhead=on', '--set', 'scheduling=0.1')).toBe('');
    expect(await said('--preset', 'september', '--set', 'groupSlope=0')).toBe('');
    expect(await said('--scheduling', '0.1', '--set', 'schedulingPays=both')).toBe('');
    expect(await said('--communication', 'peer:0.1', '--set', 'scheduling=0.1')).toBe('');
  });
});

it('a sweep says it once, for all its combinations', async () => {
  const axes = ['--set', 'overhead=on,off', '--set', 'peerShare=0.1,0.2'];
  expect((await call('sweep', ...small, ...axes)).err).toBe(aside('peerShare is'));
});

it.each(['run', 'scale'])('%s says it of a graph from a file too', async (name) => {
  const read = [name, '--graph', files.path('two.json'), '--agents', '2'];
  expect((await call(...read, '--set', 'peerShare=0.1')).err).toBe(aside('peerShare is'));
  expect((await call(...read, '--communication', 'peer:0.1')).err).toBe('');
});
