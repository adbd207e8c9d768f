import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { psplib } from '../../../../src/graphs/formats/psplib.ts';
import { stepLists, told } from '../arbitrary-graphs.ts';
import {
  expectRising,
  expectSameBack,
  isAnswered,
  mutated,
  pauses,
  read,
  refusal,
  refused,
  stepsOf,
} from './text-files.ts';

const STARS = '*'.repeat(72);

/** A file of the library: rows are `job modes successors…` and `job mode duration requests…`. */
function file(relations: string, requests: string, jobs = relations.split('\n').length): string {
  return `${STARS}
file with basedata            : small.bas
${STARS}
projects                      :  1
jobs (incl. supersource/sink ):  ${jobs}
horizon                       :  20
RESOURCES
  - renewable                 :  2   R
  - nonrenewable              :  1   N
  - doubly constrained        :  0   D
${STARS}
PRECEDENCE RELATIONS:
jobnr.    #modes  #successors   successors
${relations}
${STARS}
REQUESTS/DURATIONS:
jobnr. mode duration  R 1  R 2  N 1
${'-'.repeat(72)}
${requests}
${STARS}
RESOURCEAVAILABILITIES:
  R 1  R 2  N 1
   12   13    4
${STARS}
`;
}

const RELATIONS = '  1  1  2   2  3\n  2  1  1   4\n  3  1  1   4\n  4  1  0';
const REQUESTS = '  1  1  0   0 0 0\n  2  1  8   4 0 0\n  3  1  4   0 1 0\n  4  1  0   0 0 0';

describe('PSPLIB', () => {
  it('has successors of jobs and their durations, source and sink among them', () => {
    const graph = read(file(RELATIONS, REQUESTS).replaceAll('\n', '\r\n'));
    expect(graph.format).toBe('psplib');
    expect(graph.timeUnit).toBeNull();
    expect(graph.durations).toBeNull();
    expect(stepsOf(graph)).toEqual([
      ['1', 0],
      ['2', 8, '1'],
      ['3', 4, '1'],
      ['4', 0, '2', '3'],
    ]);
    expect(told(graph)).toEqual([
      'resources (3), release dates and due dates are not used: only durations and precedence count',
    ]);
  });

  it('with several modes of a job uses one, which the reader picks', () => {
    const modes = file(
      RELATIONS.replace('2  1  1', '2  3  1'),
      REQUESTS.replace('4 0 0', '4 0 0\n     2  3   9 0 0\n     3  12   1 0 0'),
    );
    const second = (durations: string | null) => stepsOf(read(modes, { durations }))[1];
    expect(second(null)).toEqual(['2', 8, '1']);
    expect(second('shortest')).toEqual(['2', 3, '1']);
    expect(second('longest')).toEqual(['2', 12, '1']);
    expect(read(modes).durations?.options.map(({ key }) => key)).toEqual([
      'first',
      'shortest',
      'longest',
    ]);
  });

  it.each([
    [
      file(RELATIONS, REQUESTS, 5),
      'line 5: the header gives 5 as the number of jobs, and the file has 4',
    ],
    [
      file(RELATIONS.replace('2   2  3', '3   2  3'), REQUESTS),
      'line 14: the count of successors says 3, the line has 2',
    ],
    [
      file(RELATIONS, REQUESTS.replace(/\n.*$/, '')),
      'the duration of job 4 is expected here, in mode 1',
    ],
    [
      file(RELATIONS.replace('3  1  1', '3  2  1'), REQUESTS),
      'line 25: the duration of job 3 is expected here, in mode 2',
    ],
    [
      file(RELATIONS, `${REQUESTS}\n 5 1 3 0 0 0`),
      'line 26: a duration stands here of a job that has no precedence relations',
    ],
    [file(RELATIONS, REQUESTS.replace('8 ', 'x ')), 'line 23: a number is expected, not "x"'],
    [
      file(RELATIONS, REQUESTS).replace('REQUESTS', 'DEMANDS'),
      'the part "REQUESTS/DURATIONS:" is missing',
    ],
    [file(RELATIONS.replace('4  1  0', '4  1  1  1'), REQUESTS), 'in a cycle'],
  ])('is refused where it is wrong (%#)', (text, said) => expect(refusal(text)).toContain(said));

  it('with a negative duration may go on with 0', () => {
    const text = file(RELATIONS, REQUESTS.replace('8 ', '-8 '));
    expect(refused(text)).toMatchObject({
      message: 'line 23: the duration of "2" must be a finite number of at least 0, not -8',
      repair: 'zero-durations',
    });
    expect(refusal(file(RELATIONS.replace('2  3\n', '-2  3\n'), REQUESTS))).toContain('no job');
  });

  it('with a job twice means the first by its number, which may be kept', () => {
    const text = file(
      '  1  1  1   2\n  2  1  1   4\n  2  1  1   4\n  4  1  0',
      REQUESTS.replace('3  1  4', '2  1  4'),
    );
    expect(refused(text).repair).toBe('keep-first-of-id');
    expect(stepsOf(read(text, { repairs: ['keep-first-of-id'] }))[1]).toEqual(['2', 8, '1']);
  });

  it('names a successor that is no job, and goes on without it', () => {
    const text = file(RELATIONS.replace('2  3\n', '2  9\n'), REQUESTS);
    expect(refused(text).message).toBe('line 14: job 1 has the successor 9, which is no job');
    expect(stepsOf(read(text, { repairs: ['skip-missing-needs'] }))[2]).toEqual(['3', 4]);
  });
});

const printed = stepLists(8).map((steps) => {
  const number = (id: string) => Number(id.slice(1)) + 1;
  const relations = steps.map(({ id }) => {
    const after = steps.filter(({ needs }) => needs.includes(id)).map((step) => number(step.id));
    return [number(id), 1, after.length, ...after].join('  ');
  });
  const requests = steps.map(({ id, duration }) => `${number(id)} 1 ${duration} 0 0 0`);
  return { steps, text: file(relations.join('\n'), requests.join('\n')) };
});

describe('PSPLIB of any graph', () => {
  it('gives the same graph back', () => {
    expectSameBack(printed, (id) => String(Number(id.slice(1)) + 1));
  });

  it('is a graph or refused when it is broken', () => {
    const texts = mutated(
      printed.map(({ text }) => text),
      ['0', '9', ' ', '\n', '*', '-', ':', 'x'],
    );
    fc.assert(fc.property(texts, isAnswered), { numRuns: 1500 });
  });
  it('pauses while a long file is read', () => {
    const jobs = Array.from({ length: 60_000 }, (_, i) => i + 1);
    const relations = jobs.map((job) => `${job} 1 0`).join('\n');
    const requests = jobs.map((job) => `${job} 1 ${job} 0 0 0`).join('\n');
    expectRising(pauses(psplib, file(relations, requests)));
  });
});
