import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isAnswered, mutated, read, refusal, refused, stepsOf } from './text-files.ts';
import { areAnswered, readTogether, refusedTogether, said } from './together.ts';

const WORKFLOW = `name: CI
on: [push]
jobs:
  lint:
    runs-on: ubuntu-latest
    steps:
      - run: npm run lint
  test:
    name: Tests
    needs: lint
    strategy:
      matrix:
        os: [linux, mac]
    steps:
      - uses: actions/checkout@v4
      - run: |
          npm ci
          npm test
  docs:
    name: Docs for \${{ github.ref }}
    uses: ./.github/workflows/docs.yml
  ship:
    needs: [test, docs]
    runs-on: ubuntu-latest
`;

/** A name with an expression, as it stands in the workflow. */
const DOCS = `Docs for ${'$'}{{ github.ref }}`;

const time = (seconds: number) => new Date(Date.UTC(2026, 0, 1, 12, 0, seconds)).toISOString();
const job = (name: string, from: number, to: number, more: object = {}) => ({
  ...{ name, status: 'completed', conclusion: 'success', run_attempt: 1 },
  ...{
    created_at: time(from - 2),
    started_at: time(from),
    completed_at: time(to),
    steps: [],
    ...more,
  },
});
const run = (...jobs: object[]) => JSON.stringify({ total_count: jobs.length, jobs });
const step = (name: string, from: number, to: number, conclusion = 'success') => ({
  ...{ name, conclusion, number: 1, started_at: time(from), completed_at: time(to) },
});
const RUN = run(
  job('lint', 10, 20, { steps: [step('Set up job', 10, 12), step('Run npm run lint', 12, 19)] }),
  job('Tests (linux)', 22, 52),
  job('Tests (mac)', 25, 75),
  job('Docs for refs/heads/main / build', 11, 41),
  job('ship', 80, 90),
);

describe('a pipeline of GitHub Actions', () => {
  it('joins the workflow with a run by the names of jobs, every leg of a matrix a step', () => {
    const graph = readTogether({ 'ci.yml': WORKFLOW, 'jobs.json': RUN });
    expect(graph.format).toBe('github-actions');
    expect(graph.timeUnit).toBe('s');
    // From the creation of the first job to the end of the last.
    expect(graph.recorded).toBe(82);
    expect(stepsOf(graph)).toEqual([
      ['lint', 10],
      ['Tests (linux)', 30, 'lint'],
      ['Tests (mac)', 50, 'lint'],
      ['Docs for refs/heads/main / build', 30],
      ['ship', 10, 'Tests (linux)', 'Tests (mac)', 'Docs for refs/heads/main / build'],
    ]);
    expect(graph.sorts).toEqual(['lint', 'test', 'test', 'docs', 'ship']);
  });

  it('or has every job as the chain of its steps', () => {
    const graph = readTogether({ 'ci.yml': WORKFLOW, 'jobs.json': RUN }, { precedence: 'steps' });
    expect(stepsOf(graph).slice(0, 3)).toEqual([
      ['lint / 1 Set up job', 2],
      ['lint / 2 Run npm run lint', 7, 'lint / 1 Set up job'],
      ['Tests (linux) / 1 Tests (linux)', 30, 'lint / 2 Run npm run lint'],
    ]);
  });

  it('with the workflow alone counts every job 1, a matrix in all its legs', () => {
    const graph = read(WORKFLOW);
    expect(stepsOf(graph)).toEqual([
      ['lint', 1],
      ['Tests (linux)', 1, 'lint'],
      ['Tests (mac)', 1, 'lint'],
      [DOCS, 1],
      ['ship', 1, 'Tests (linux)', 'Tests (mac)', DOCS],
    ]);
    expect(graph.timeUnit).toBeNull();
    const chains = stepsOf(read(WORKFLOW, { precedence: 'steps' }));
    expect(chains.slice(1, 3)).toEqual([
      ['Tests (linux) / 1 actions/checkout@v4', 1, 'lint / 1 npm run lint'],
      ['Tests (linux) / 2 npm ci', 1, 'Tests (linux) / 1 actions/checkout@v4'],
    ]);
  });

  it('with the run alone knows no needs, and says so', () => {
    const graph = read(RUN);
    expect(graph.graph.prerequisites.item).toHaveLength(0);
    expect(said(graph, 'rule')).toEqual([expect.stringContaining("the workflow's YAML")]);
  });

  it('makes the legs of a matrix as GitHub does', () => {
    const legs = (matrix: string) =>
      read(`on: push\njobs:\n  j:\n    strategy:\n      matrix:\n${matrix}`).ids;
    expect(
      legs(`        os: [a, b]
        node: [1, 2]
        exclude:
          - {os: b, node: 1}
        include:
          - {os: a, fast: true}
          - {os: c, node: 3}
`),
    ).toEqual(['j (a, 1, true)', 'j (a, 2, true)', 'j (b, 2)', 'j (c, 3)']);
    expect(legs('        include: [{x: 1}, {x: 2}]\n')).toEqual(['j (1)', 'j (2)']);
    const graph = read(
      `on: push\njobs:\n  j:\n    strategy:\n      matrix: ${'$'}{{ fromJSON(x) }}\n`,
    );
    expect(graph.ids).toEqual(['j']);
    expect(said(graph, 'rule')[1]).toMatch(/^line 3: the matrix holds an expression/);
    const big = Array.from({ length: 17 }, (_, i) => i).join(', ');
    expect(() => legs(`        a: [${big}]\n        b: [${big}]\n`)).toThrow(
      /^line 3: .*more than 256 jobs/,
    );
  });

  it('has no time for what was skipped, has not ended or is not in the run', () => {
    const jobs = run(
      job('lint', 10, 20, { conclusion: 'cancelled' }),
      // GitHub writes ends before starts for what was skipped.
      job('Tests (linux)', 22, 21, { conclusion: 'skipped' }),
      job('ship', 80, 90, { status: 'in_progress', conclusion: null, completed_at: null }),
      job('stray', 1, 2),
    );
    const graph = readTogether({ 'ci.yml': WORKFLOW, 'jobs.json': jobs });
    expect(stepsOf(graph).map(([id, duration]) => [id, duration])).toEqual([
      ['lint', 10],
      ['Tests (linux)', 0],
      [DOCS, 0],
      ['ship', 0],
      ['stray', 1],
    ]);
    expect(graph.recorded).toBeNull();
    expect(said(graph).map((text) => text.replace(/^"jobs.json", /, ''))).toEqual(
      expect.arrayContaining([
        'jobs[1]: the job was skipped and counts as no time',
        'jobs[0]: the job was cancelled and counts for as long as it ran',
        'jobs[2]: the job has not ended and counts as no time',
        'jobs[3]: no job of the workflow has this name, and it waits for nothing',
      ]),
    );
  });

  it('goes by the last attempt, and by pages that belong together', () => {
    const first = run(job('lint', 10, 20), job('ship', 30, 40));
    const second = run(job('lint', 50, 51, { run_attempt: 2 }));
    const graph = readTogether({ 'a.json': first, 'b.json': second });
    expect(stepsOf(graph)).toEqual([
      ['ship', 10],
      ['lint', 1],
    ]);
  });

  it('reads what the command line of GitHub writes', () => {
    const camel = {
      name: 'lint',
      conclusion: 'success',
      startedAt: time(1),
      completedAt: time(4),
      steps: [],
    };
    expect(stepsOf(read(JSON.stringify({ jobs: [{ ...camel, databaseId: 1 }] })))).toEqual([
      ['lint', 3],
    ]);
  });

  it('gives the shortest of two names only what the longer does not fit', () => {
    const text =
      'on: push\njobs:\n  test: {name: Test}\n  more: {name: Test (slow)}\n  end: {needs: more}\n';
    const jobs = run(job('Test (slow)', 1, 5), job('Test (quick)', 1, 3), job('end', 6, 7));
    expect(stepsOf(readTogether({ 'a.yml': text, 'b.json': jobs }))).toEqual([
      ['Test (quick)', 2],
      ['Test (slow)', 4],
      ['end', 1, 'Test (slow)'],
    ]);
  });

  it('gives the longest name what it fits, of equals the first, with expressions or without', () => {
    const names = ['a', '@', 'a (b)', 'a@', 'a', 'a / @ (c)'].map((name) =>
      name.replace('@', () => `${'$'}{{ x }}`),
    );
    const jobs = names.map((name, i) => `  j${i}: {name: "${name}"}\n`).join('');
    const ran = ['a', 'a (b)', 'a (b) / d', 'a (e)', 'ab', 'q', 'a / r (c)', 'ab (c)'];
    const graph = readTogether({
      'a.yml': `on: push\njobs:\n${jobs}`,
      'b.json': run(...ran.map((name, i) => job(name, i, i + 1))),
    });
    const ofJob = (id: string) => graph.ids.filter((_, i) => graph.sorts?.[i] === id);
    expect(['j0', 'j1', 'j2', 'j3', 'j5'].map(ofJob)).toEqual([
      ...[['a', 'a (e)'], ['q'], ['a (b)', 'a (b) / d'], ['ab', 'ab (c)'], ['a / r (c)']],
    ]);
  });

  it('names the line of what is wrong', () => {
    const text = 'on: push\njobs:\n  a:\n    needs:\n      - b\n      - gone\n  b: {}\n';
    const error = refused(text);
    expect(error.message).toBe('line 6: "a" needs "gone", which is not the id of a job');
    expect(error.repair).toBe('skip-missing-needs');
    expect(stepsOf(read(text, { repairs: ['skip-missing-needs'] }))).toEqual([
      ['a', 1, 'b'],
      ['b', 1],
    ]);
    expect(refusal('on: push\njobs:\n  a: {needs: b}\n  b: {needs: a}\n')).toMatch(
      /^line \d: .*in a cycle/,
    );
    expect(refusal('on: push\njobs:\n  a: {needs: [1]}\n')).toMatch(
      /^line 3: "a" must need jobs by their ids, not 1/,
    );
    expect(refusal('on: push\njobs:\n  a: [\n')).toMatch(/^line 4, column 1: this is not YAML/);
    expect(refusal('on: push\njobs:\n')).toMatch(/the jobs of a workflow are expected/);
    expect(refusal(run(job('a', 1, 2, { started_at: 'soon' })))).toMatch(
      /^jobs\[0\].started_at: a time like/,
    );
  });

  it('is not taken by its last word where a key is repeated', () => {
    const text = 'on: push\njobs:\n  a: {needs: []}\n  b: {}\n  a: {needs: b}\n';
    expect(refusal(text)).toBe('line 5: the key "a" is repeated');
    expect(refusedTogether({ 'ci.yml': text, 'jobs.json': RUN })).toBe(
      '"ci.yml", line 5: the key "a" is repeated',
    );
  });

  it('may merge maps, of which several may be merged', () => {
    const text =
      'on: push\nx: &x {needs: b}\ny: &y {runs-on: linux}\njobs:\n  a:\n    <<: *x\n    <<: *y\n  b: {}\n';
    expect(stepsOf(read(text))).toEqual([
      ['a', 1, 'b'],
      ['b', 1],
    ]);
  });

  it('is refused where it is nested too deeply or too long, before that takes its time', () => {
    const deep = `on: push\njobs:\n  a:\n    env: ${'['.repeat(100_000)}\n`;
    expect(refusal(deep)).toBe('line 4: the file is nested more than 200 deep');
    expect(refusal(`on: push\njobs:\n  a: {}\n#${' '.repeat(2 ** 25)}`)).toBe(
      'YAML is read up to 33,554,432 characters at one go, and these are 33,554,456: only a list in lines that begin with - is read in parts',
    );
  });

  it('is not undone by aliases', () => {
    const bombs = Array.from(
      { length: 12 },
      (_, i) =>
        `  k${i}: &k${i} [${Array(9)
          .fill(i ? `*k${i - 1}` : 'x')
          .join(', ')}]`,
    );
    expect(refusal(`on: push\nx:\n${bombs.join('\n')}\njobs:\n  a: {needs: *k11}\n`)).toMatch(
      /aliases/,
    );
    expect(read('on: push\nx: &n [b]\njobs:\n  a: {needs: *n}\n  b: {}\n').ids).toEqual(['a', 'b']);
  });

  it('that went wrong is answered', () => {
    const letters = ['"', ',', '{', '}', '[', ']', ':', '-', '&a', '*a', '\n', '  '];
    fc.assert(fc.property(mutated(fc.constantFrom(WORKFLOW, RUN), letters), isAnswered), {
      numRuns: 600,
    });
  });

  it('that went wrong in one of two files is answered', () => {
    const property = fc.property(
      mutated(fc.constant(WORKFLOW), [':', '-', ' ', '\n', '[', '"']),
      mutated(fc.constant(RUN), ['"', ',', '{', ']', '1']),
      (workflow, jobs) => areAnswered({ 'ci.yml': workflow, 'jobs.json': jobs }),
    );
    fc.assert(property, { numRuns: 300 });
  });

  it('of more jobs than any pipeline has is refused, and one of as many is read', () => {
    const jobs = (n: number) =>
      Array.from({ length: n }, (_, i) => `  j${i}:\n    runs-on: x\n`).join('');
    const workflow = (n: number) => `jobs:\n# first\n\n${jobs(n)}on: push\n`;
    expect(read(workflow(20_000)).graph.steps).toBe(20_000);
    // Before the YAML is parsed: what comes behind is none.
    expect(refusal(`${workflow(20_001)}  } : [`)).toContain('more than 20,000 jobs');
    // Keys below the jobs, and behind them, are no jobs.
    expect(
      read(
        `on: push\njobs:\n  a:\n    env:\n${jobs(20_001).replace(/^/gm, '    ').replace(/ +$/, '')}`,
      ).graph.steps,
    ).toBe(1);
    const run = Array.from({ length: 20_001 }, (_, i) => ({ name: `j${i}`, run_id: 1 }));
    expect(refusal(JSON.stringify({ jobs: run }))).toContain('more than 20,000 jobs');
    // 80 jobs of 256 legs each.
    const axis = `[${Array.from({ length: 256 }, (_, i) => i)}]`;
    const legs = Array.from(
      { length: 80 },
      (_, i) => `  j${i}:\n    runs-on: x\n    strategy:\n      matrix:\n        a: ${axis}\n`,
    );
    expect(refusal(`on: push\njobs:\n${legs.join('')}`)).toContain('more than 20,000 jobs');
  });

  it('of the gallery is 15 jobs whose critical path goes through the slowest browser', () => {
    const text = (name: string) =>
      readFileSync(new URL(`../../../../public/examples/${name}`, import.meta.url), 'utf8');
    const files = {
      'pipeline.yml': text('pipeline.yml'),
      'pipeline-jobs.json': text('pipeline-jobs.json'),
    };
    const graph = readTogether(files);
    expect(graph.graph.steps).toBe(15);
    // Windows build, webkit, package, deploy; and queueing.
    expect(graph.recorded).toBeGreaterThan(244 + 385 + 96 + 85);
  });
});
