import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readRealFile, skipRealFiles, WITHOUT_REAL_FILES } from '../real-files.ts';
import { isAnswered, mutated, read, refusal, stepsOf } from './text-files.ts';
import { readTogether, said } from './together.ts';

const turn = (action: string, time?: unknown) => ({
  action: `${action}\n`,
  response: 'abc',
  observation: '12345',
  ...(time === undefined ? {} : { execution_time: time }),
});
const session = (...trajectory: object[]) => JSON.stringify({ trajectory, info: {} });

describe('a session of SWE-agent', () => {
  it('is a chain of its turns, with the times that are all there', () => {
    const graph = read(session(turn('ls -a', 0.25), turn('edit 1:2\nx', 3), turn('', 0)));
    expect(stepsOf(graph)).toEqual([
      ['1 ls', 0.25],
      ['2 edit', 3, '1 ls'],
      ['3', 0, '2 edit'],
    ]);
    expect(graph.timeUnit).toBe('s');
    expect(graph.durations?.used).toBe('execution-time');
    expect(graph.sorts).toEqual(['ls', 'edit', '']);
    expect(said(graph, 'rule')[0]).toMatch(/is a chain.*more agents change nothing/);
  });

  it('counts every turn alike where a time is missing, unless it is asked otherwise', () => {
    const text = session(turn('ls', 2), turn('cat'));
    const durations = (wanted: string | null) =>
      stepsOf(read(text, { durations: wanted })).map(([, d]) => d);
    expect(durations(null)).toEqual([1, 1]);
    expect(durations('characters')).toEqual([8, 8]);
    expect(read(text).timeUnit).toBeNull();
    expect(refusal(text, { durations: 'execution-time' })).toBe(
      'trajectory[1].execution_time: the duration of "2 cat" is missing',
    );
    const repaired = read(text, { durations: 'execution-time', repairs: ['zero-durations'] });
    expect(stepsOf(repaired).map(([, d]) => d)).toEqual([2, 0]);
    // Nobody can ask for times that are not there.
    const none = read(session(turn('ls')));
    expect(none.durations?.options.map(({ key }) => key)).toEqual(['one', 'characters']);
  });

  it('stands beside other sessions', () => {
    const files = { 'a.traj': session(turn('ls'), turn('cat')), 'b.traj': session(turn('ls')) };
    expect(stepsOf(readTogether(files))).toEqual([
      ['a.traj 1 ls', 1],
      ['a.traj 2 cat', 1, 'a.traj 1 ls'],
      ['b.traj 1 ls', 1],
    ]);
  });

  it('of the gallery has 17 turns, most of whose time is that of the tests', () => {
    const url = new URL('../../../../public/examples/agent-session.traj', import.meta.url);
    const graph = read(readFileSync(url, 'utf8'));
    expect(graph.durations?.used).toBe('execution-time');
    expect(graph.graph.layers).toBe(17);
    const of = (sort: string) => stepsOf(graph).filter((_, i) => graph.sorts?.[i] === sort);
    const tests = of('python').reduce((all, [, duration]) => all + duration, 0);
    expect(tests).toBeCloseTo(6.42 + 6.75 + 48.9 + 49.6, 9);
  });

  it('that went wrong is answered', () => {
    expect(refusal(session())).toBe('trajectory: the list is empty');
    const texts = fc.constantFrom(session(turn('ls', 1), turn('cat', 2)));
    fc.assert(fc.property(mutated(texts, ['"', ',', '{', '[', ']', '-', 'e']), isAnswered), {
      numRuns: 500,
    });
  });
});

describe.skipIf(skipRealFiles)(`a session of others${WITHOUT_REAL_FILES}`, () => {
  it('has five turns', () => {
    const text = readRealFile('traces/swe-agent__test-repo-i1.traj');
    const steps = stepsOf(read(text));
    expect(steps.map(([id, , need]) => [id, need])).toEqual([
      ['1 find_file', undefined],
      ['2 open', '1 find_file'],
      ['3 edit', '2 open'],
      ['4 python', '3 edit'],
      ['5 submit', '4 python'],
    ]);
    const { trajectory } = JSON.parse(text) as {
      trajectory: { response: string; observation: string }[];
    };
    const letters = trajectory.map(
      ({ response, observation }) => response.length + observation.length,
    );
    expect(stepsOf(read(text, { durations: 'characters' })).map(([, d]) => d)).toEqual(letters);
  });
});
