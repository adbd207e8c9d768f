import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ninja } from '../../../../src/graphs/formats/ninja.ts';
import { SourceFile } from '../../../../src/graphs/text/source-file.ts';
import { isAnswered, mutated, read, refusal, refused, stepsOf } from './text-files.ts';
import { areAnswered, readTogether, refusedTogether, said } from './together.ts';

const MANIFEST = `# a small build
cc = gcc
rule cc
  command = $cc -c $in -o $out
  pool = heavy
rule gen
  command = gen $in
pool heavy
  depth = 1
out = o
build $out/a.o: cc a.c
build \${out}/b.o: cc b.c | o/gen.h
build o/gen.h o/gen.c: gen spec
build o/c.o: cc $
    o/gen.c || stamp
build stamp: gen
build libs: phony o/a.o o/b.o
build app | app.map: cc libs o/c.o |@ lint
build lint: gen app
build all: phony app lint
default all
`;

const log = (...lines: string[]) => `# ninja log v5\n${lines.join('\n')}\n`;
const entry = (start: number, end: number, output: string, hash = output) =>
  `${start}\t${end}\t1700000000000000000\t${output}\t${hash}`;
const FULL = log(
  entry(5, 15, 'o/a.o'),
  entry(5, 35, 'o/gen.h', 'g'),
  entry(5, 35, 'o/gen.c', 'g'),
  entry(5, 40, 'stamp'),
  entry(35, 55, 'o/b.o'),
  entry(40, 60, 'o/c.o'),
  entry(60, 90, 'app', 'x'),
  entry(60, 90, 'app.map', 'x'),
  entry(90, 91, 'lint'),
);

describe('a build of ninja', () => {
  it('has edges from the manifest and times from the log, in ms', () => {
    const graph = readTogether({ 'build.ninja': MANIFEST, '.ninja_log': FULL });
    expect(graph.format).toBe('ninja');
    expect(graph.timeUnit).toBe('ms');
    expect(graph.recorded).toBe(86);
    expect(stepsOf(graph)).toEqual([
      ['o/a.o', 10],
      ['o/b.o', 20, 'o/gen.h'],
      ['o/gen.h', 30],
      ['o/c.o', 20, 'o/gen.h', 'stamp'],
      ['stamp', 35],
      ['app', 30, 'o/a.o', 'o/b.o', 'o/c.o'],
      ['lint', 1, 'app'],
    ]);
    expect(graph.sorts).toEqual(['cc', 'cc', 'gen', 'cc', 'gen', 'cc', 'gen']);
    expect(said(graph, 'ignored')).toEqual([
      'pools limit how many run at once, and are not used',
      'validations (|@) are not used: nothing waits for them',
      'dependencies that ninja finds while it runs are not known here (depfiles)',
    ]);
    // In the other order, and counting steps instead of ms.
    const ones = readTogether({ log: FULL, manifest: MANIFEST }, { durations: 'one' });
    expect(stepsOf(ones).map(([id, duration]) => [id, duration])).toEqual(
      graph.ids.map((id) => [id, 1]),
    );
    expect([ones.timeUnit, ones.recorded]).toEqual([null, null]);
  });

  it('goes by the last entry of an output, and by no makespan where builds are mixed', () => {
    const again = `${FULL}${entry(1, 9, 'o/a.o')}\n${entry(9, 20, 'app', 'x')}\n`;
    const graph = readTogether({ 'build.ninja': MANIFEST, '.ninja_log': again });
    const durations = Object.fromEntries(stepsOf(graph).map(([id, duration]) => [id, duration]));
    expect(durations).toMatchObject({ 'o/a.o': 8, app: 11, 'o/b.o': 20 });
    expect(graph.recorded).toBeNull();
    expect(said(graph, 'rule')).toContainEqual(expect.stringContaining('2 older ones do not'));
  });

  it('passes through what did not run, and keeps what stands between several and several', () => {
    const wide = `rule r\n  command = r\n${['a', 'b', 'c', 'd'].map((o) => `build ${o}: r`).join('\n')}
build ab: phony a b
build c2: r ab
build d2: r ab c
build one: phony d
build e: r one
`;
    const graph = read(wide);
    expect(stepsOf(graph)).toEqual([
      ['a', 1],
      ['b', 1],
      ['c', 1],
      ['d', 1],
      ['ab', 0, 'a', 'b'],
      ['c2', 1, 'ab'],
      ['d2', 1, 'c', 'ab'],
      ['e', 1, 'd'],
    ]);
    expect(graph.timeUnit).toBeNull();
    expect(said(graph, 'rule')).toEqual([
      "without ninja's log (.ninja_log) every step counts 1: give both files together",
      expect.stringContaining('(there are 1)'),
    ]);
    const some = readTogether({
      'build.ninja': wide,
      log: log(entry(0, 4, 'a'), entry(5, 9, 'c2')),
    });
    expect(stepsOf(some)).toEqual([
      ['a', 4],
      ['c2', 4, 'a'],
    ]);
    expect(said(some, 'rule')).toContainEqual(
      'line 4: the statement is not in the log and counts as no time (and 4 more like it)'.replace(
        'line 4',
        '"build.ninja", line 4',
      ),
    );
  });

  it('with the log alone knows no edges, and says so', () => {
    const graph = read(FULL);
    expect(stepsOf(graph)).toEqual([
      ['o/a.o', 10],
      ['o/gen.h', 30],
      ['stamp', 35],
      ['o/b.o', 20],
      ['o/c.o', 20],
      ['app', 30],
      ['lint', 1],
    ]);
    expect(said(graph, 'rule')).toEqual([
      expect.stringContaining('give it together with build.ninja'),
    ]);
    expect(graph.recorded).toBe(86);
  });

  it('puts in variables as ninja does', () => {
    const text = `x = old
rule r
  command = true
build $x/a$ b$:c: r $x in
  x = new
y = \${x}er$$
x = late
build ./$y/../$x//z: r ./new/./a$ b$:c | $undefined
`;
    expect(stepsOf(read(text))).toEqual([
      ['new/a b:c', 1],
      ['late/z', 1, 'new/a b:c'],
    ]);
  });

  it('reads what it includes where that is given, and says where it is not', () => {
    const main = 'include rules.ninja\nsubninja sub/part.ninja\nbuild app: r lib\n';
    const files = {
      'build.ninja': main,
      'rules.ninja': 'rule r\n  command = r\nname = lib\n',
      'part.ninja': 'build $name: r\nname = other\n',
    };
    expect(stepsOf(readTogether(files))).toEqual([
      ['lib', 1],
      ['app', 1, 'lib'],
    ]);
    const alone = read(main);
    expect(said(alone, 'ignored')[0]).toBe(
      'it includes rules.ninja, which was not given: statements in there are not known (and 1 more like it)',
    );
  });

  it('names the line of what is wrong', () => {
    const rule = 'rule r\n  command = r\n';
    expect(refusal(`${rule}build a: r\nbuild b a: r\n`)).toBe('line 4: "a" is built at line 3 too');
    expect(refusal(`${rule}build a r b\n`)).toBe('line 3: a ":" is expected behind what is built');
    expect(refusal(`${rule}build a: r $\n  b $! c\n`)).toMatch(
      /^line 3: a "\$" that begins no variable/,
    );
    expect(refusal(`${rule}build a: r\nthis is no statement\n`)).toMatch(
      /^line 4: "this is no statement"/,
    );
    const cycle = refused(`${rule}build a: r b\nbuild b: r c\nbuild c: r a\n`);
    expect(cycle.message).toMatch(/^line \d: .*in a cycle.*a -> c -> b -> a|c -> b -> a -> c/);
    expect(cycle.repair).toBe('cut-cycles');
    // The statements of a cycle stay though they run nothing.
    expect(refusal(`${rule}build a: phony b\nbuild b: phony a\nbuild c: r a\n`)).toMatch(
      /in a cycle/,
    );
  });

  it('passes over lines of a log that are none, as ninja does, and refuses old ones', () => {
    const graph = read(`${FULL}broken line\n12\tx\t1\tout\th\n`);
    expect(said(graph, 'oddity')).toEqual([
      'line 11: the line is no entry of the log and is passed over, as ninja does (and 1 more like it)',
    ]);
    expect(refusal('# ninja log v3\n1 2 3 out cmd\n')).toMatch(/^line 1: .*version 4/);
    expect(refusal('# ninja log v5\n')).toBe('the log holds no step');
    expect(refusal(log(entry(9, 2, 'a')))).toBe(
      'line 2: the duration of "a" must be a finite number of at least 0, not -7',
    );
    expect(refusedTogether({ a: MANIFEST, b: log(entry(1, 2, 'elsewhere')) })).toMatch(
      /nothing that the log names/,
    );
    expect(refusedTogether({ a: FULL, b: FULL })).toMatch(/more than one log/);
  });

  it('that went wrong is answered', () => {
    const letters = ['$', ':', '|', '\n', ' ', '\t', '0', '-', '=', '{', 'build '];
    fc.assert(fc.property(mutated(fc.constantFrom(MANIFEST, FULL), letters), isAnswered), {
      numRuns: 600,
    });
  });

  it('may have carriage returns alone, in both of its files', () => {
    const files = { 'build.ninja': MANIFEST, '.ninja_log': FULL };
    const [manifest, entries] = [MANIFEST, FULL].map((text) => text.replaceAll('\n', '\r'));
    const graph = readTogether({ 'build.ninja': manifest, '.ninja_log': entries });
    expect(stepsOf(graph)).toEqual(stepsOf(readTogether(files)));
  });

  it('goes on in the next line behind an odd number of dollars', () => {
    const inputs = ['a$', '  $', '  b', 'c', '$$$', '  d'];
    // `c` is a line of its own only because the one before it does not end in a dollar.
    expect(refusal(`build out: cc ${inputs.slice(0, 4).join('\n')}\n`)).toMatch(/^line 4: "c"/);
    const odd = read('build x$$$\n  y: cc a\nbuild out: cc $\n  x$$y $\n\n');
    expect(stepsOf(odd)).toEqual([
      ['x$y', 1],
      ['out', 1, 'x$y'],
    ]);
  });

  it('that went wrong in one of two files is answered', () => {
    const letters = ['$', ':', '|', '\n', ' ', '\t', '0'];
    const property = fc.property(
      mutated(fc.constant(MANIFEST), letters),
      mutated(fc.constant(FULL), letters),
      (manifest, times) => areAnswered({ 'build.ninja': manifest, '.ninja_log': times }),
    );
    fc.assert(property, { numRuns: 300 });
  });

  it('passes over a phony that names itself, as ninja does, and over no other cycle', () => {
    const itself = read('rule c\nbuild a: phony z a\nbuild z: c\nbuild b: c a\n');
    expect(stepsOf(itself)).toEqual([
      ['z', 1],
      ['b', 1, 'z'],
    ]);
    expect(said(itself, 'oddity')).toEqual([
      'line 2: the phony statement names itself as an input, which is passed over, as ninja does',
    ]);
    expect(refused('rule c\nbuild a: c a\n').repair).toBe('skip-self-needs');
    expect(refused('rule c\nbuild a q: phony a\nbuild z: c a\n').repair).toBe('skip-self-needs');
  });

  it('of Windows has backslashes in the manifest and none in the log', () => {
    const built = readTogether({
      'build.ninja': 'rule c\nbuild o\\a.obj: c a.c\nbuild app.exe: c o\\a.obj\n',
      '.ninja_log': log(entry(0, 10, 'o/a.obj'), entry(10, 12, 'app.exe')),
    });
    expect(stepsOf(built)).toEqual([
      ['o/a.obj', 10],
      ['app.exe', 2, 'o/a.obj'],
    ]);
  });

  it('may have a line feed as an escape', () => {
    expect(read('lines = a$^b\nrule c\nbuild x$lines: c\n').ids).toEqual(['xa\nb']);
  });

  it('may have a long chain of phonies, each with one more to wait for', () => {
    const n = 10_000;
    const links = Array.from({ length: n }, (_, i) => {
      return `build q${i}: c\nbuild p${i + 1}: phony p${i} q${i}\n`;
    });
    const { graph } = read(`rule c\nbuild p0: c\n${links.join('')}build z: c p${n}\n`);
    // The last waits for all n + 1, a few of which stand between.
    const joins = graph.steps - (n + 2);
    expect(joins).toBe(Math.floor(n / 2000));
    expect(graph.layers).toBe(joins + 2);
    expect(graph.prerequisites.item).toHaveLength(n + 1 + joins);
  });

  it('is looked for line by line, whatever ends the lines', () => {
    for (const end of ['\n', '\r', '\u2028']) {
      expect(ninja.recognises(new SourceFile('', `build x${end}`.repeat(100_000)))).toBe(false);
    }
  });

  it('is not taken for what a graph of Graphviz is, nor the other way round', () => {
    const dot = 'digraph {\nbuild -> test [label="a: b"]\n}\n';
    expect(ninja.recognises(new SourceFile('build.ninja', dot))).toBe(false);
    expect(ninja.recognises(new SourceFile('x', 'build a$\n b: phony\n'))).toBe(true);
    expect(ninja.recognises(new SourceFile('x', '# by a generator\r\nrule cc\r\n'))).toBe(true);
  });

  it('of the gallery has a critical path through the grammar and the end-to-end test', () => {
    const text = (name: string) =>
      readFileSync(new URL(`../../../../public/examples/${name}`, import.meta.url), 'utf8');
    const files = {
      'build.ninja': text('build.ninja'),
      'build.ninja_log': text('build.ninja_log'),
    };
    const { graph, recorded } = readTogether(files);
    expect(graph.steps).toBe(51);
    expect(recorded).toBeGreaterThan(620 + 9800 + 81 + 1120 + 6400);
  });
});
