import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DotGraph } from '../../../../src/graphs/formats/dot/graph.ts';
import { Scope } from '../../../../src/graphs/formats/dot/scope.ts';
import { dot } from '../../../../src/graphs/formats/dot.ts';
import { sentence } from '../../../../src/graphs/said.ts';
import { stepLists, told } from '../arbitrary-graphs.ts';
import { readRealFile, skipRealFiles, WITHOUT_REAL_FILES } from '../real-files.ts';
import {
  expectRising,
  isAnswered,
  mutated,
  pauses,
  read,
  refusal,
  refused,
  stepsOf,
} from './text-files.ts';

/** Edges of a file, each as `tail head`, by head and then tail in the order of nodes. */
const edges = (text: string) =>
  stepsOf(read(text)).flatMap(([id, , ...needs]) => needs.map((need) => `${need} ${id}`));
const ids = (text: string) => read(text).ids;

const TAIL_FIRST =
  'an arrow is read as leading from a step to one that comes after it; in graphs of dependencies arrows often lead the other way';

describe('the language of DOT', () => {
  it('has nodes in the order in which they first appear', () => {
    expect(ids('digraph { c -> a; b; a -> d }')).toEqual(['c', 'a', 'b', 'd']);
  });

  it('has graphs without a name, strict, with keywords in any case', () => {
    expect(edges('STRICT DiGraph "my graph" { a -> b; Node [x=1] SUBGRAPH s { c } }')).toEqual([
      'a b',
    ]);
    expect(ids('digraph{a}')).toEqual(['a']);
  });

  it('has chains', () => {
    expect(edges('digraph { a -> b -> c }')).toEqual(['a b', 'b c']);
  });

  it('has edges from and to subgraphs, which stand for all nodes in them', () => {
    const four = ['a c', 'b c', 'a d', 'b d'];
    expect(edges('digraph { {a b} -> {c d} }')).toEqual(four);
    expect(edges('digraph { {a; b;} -> subgraph s {c, d} }')).toEqual(four);
    expect(edges('digraph { subgraph cluster_1 { label = x; a b [size=2] } -> {{c} d} }')).toEqual(
      four,
    );
    expect(edges('digraph { a, b -> c, d }')).toEqual(four);
    expect(edges('digraph { {a -> b} -> c -> {d} -> e }')).toEqual([
      'a b',
      'a c',
      'b c',
      'c d',
      'd e',
    ]);
    expect(edges('digraph { a -> {} -> b }')).toEqual([]);
  });

  it('goes on with a subgraph that is opened again, up to the end of the statement', () => {
    expect(edges('digraph { subgraph s {a} subgraph s {b} -> c }')).toEqual(['a c', 'b c']);
    expect(edges('digraph { x -> subgraph s {a} -> {} -> subgraph s {b} }')).toEqual([
      'x a',
      'x b',
    ]);
    expect(edges('digraph { {subgraph s {a}} subgraph s {b} -> c }')).toEqual(['b c']);
    expect(edges('digraph { {subgraph s {a} subgraph s {b}} -> c }')).toEqual(['a c', 'b c']);
  });

  it('has arrows to what comes after, or to what is needed if the reader says so', () => {
    const text = 'digraph { app -> {lib core} lib -> core }';
    expect(edges(text)).toEqual(['app lib', 'app core', 'lib core']);
    const turned = read(text, { precedence: 'head-first' });
    expect(stepsOf(turned)).toEqual([
      ['app', 1, 'lib', 'core'],
      ['lib', 1, 'core'],
      ['core', 1],
    ]);
    expect(turned.precedence?.used).toBe('head-first');
    expect(read(text).precedence?.used).toBe('tail-first');
  });

  it('has ports and compass points, which are no nodes', () => {
    expect(edges('digraph { a:out:n -> b:in -> "c":"p q":_ }')).toEqual(['a b', 'b c']);
    expect(refusal('digraph { a:b:c:d }')).toContain('":"');
  });

  it('has ids in quotes, joined by +, with escaped quotes and lines, and any script', () => {
    expect(
      ids('digraph { "a \\"b\\"" -> "c" + /* x */ "d"; "e\\\nf"; "g\\\\"; 任务; é_1 }'),
    ).toEqual(['a "b"', 'cd', 'ef', 'g\\\\', '任务', 'é_1']);
    expect(ids('digraph { "node"; "a"; a }')).toEqual(['node', 'a']);
    expect(ids('digraph { "two\nlines" }')).toEqual(['two\nlines']);
  });

  it('has numerals as ids', () => {
    expect(ids('digraph { -.5 -> 3.; 2.50; -1 }')).toEqual(['-.5', '3.', '2.50', '-1']);
    expect(refusal('digraph {\n  3fa9 -> b }')).toBe(
      'line 2, column 3: "3fa9" begins as a number and goes on as a name: such an id stands in double quotes',
    );
  });

  it('has HTML, whose brackets nest', () => {
    const { ids } = read('digraph { a [label=<<b>x</b> = {y}>]; <i> -> "<i>x" }');
    expect(ids).toEqual(['a', '<i>', '<i>x']);
  });

  it('has comments anywhere, and lines of a preprocessor', () => {
    const text =
      '# 1 "x"\n/* { */ digraph // }\n{ a /* -> z */ -> // z\n b [ /* ] */ size=1 // ]\n ] # c\n c }';
    expect(edges(text)).toEqual(['a b']);
    expect(ids(text)).toEqual(['a', 'b', 'c']);
  });

  it('needs no semicolons, and does not mind too many', () => {
    expect(edges('digraph{a->b c->d;;e}')).toEqual(['a b', 'c d']);
  });

  it('has lines that end in LF, CRLF or CR, and may begin with a byte order mark', () => {
    for (const end of ['\n', '\r\n', '\r']) {
      const text = `\ufeffdigraph {${end}  a -> b // c${end}  -> }`;
      expect(refusal(text)).toBe(
        'line 3, column 6: behind "->" an id or a subgraph is expected, not "}"',
      );
    }
  });

  it.each([
    [
      'digraph {\n a -- b }',
      'line 2, column 4: "--" is an edge without direction: a digraph has "->"',
    ],
    ['graph G {\n a -- b }', 'the graph is undirected'],
    ['digraph { a', 'the file ends before "}" closes the graph'],
    ['digraph { "a }', 'line 1, column 11: a string that is never closed'],
    ['digraph { /* a }', 'line 1, column 11: a comment that is never closed'],
    ['digraph { a [label=<b] }', 'a label of HTML that is never closed'],
    ['digraph { a [size] }', 'line 1, column 18: "=" is expected, not "]"'],
    ['digraph { a [=1] }', 'the name of an attribute or "]" is expected, not "="'],
    ['digraph { edge -> b }', 'behind "edge", which is a keyword, "[" is expected, not "->"'],
    ['digraph { a.b -> c }', 'column 12: "." is nothing that DOT knows outside of quotes'],
    ['digraph { "a" + b }', 'column 17: behind "+" a string in double quotes is expected'],
    ['digraph { a }\n}', 'line 2, column 1: "}" stands behind the end of the graph'],
    ['digraph {}', 'the graph has no steps'],
    [`digraph ${'{'.repeat(252)}`, 'subgraphs are nested more than 250 deep'],
  ])('%j is refused', (text, said) => expect(refusal(text)).toContain(said));

  it('has a loop refused and repaired', () => {
    expect(refused('digraph { a -> a }').repair).toBe('skip-self-needs');
    expect(stepsOf(read('digraph { a -> a -> b }', { repairs: ['skip-self-needs'] }))).toEqual([
      ['a', 1],
      ['b', 1, 'a'],
    ]);
  });

  it('reads the first graph of several, and says so', () => {
    const two = read('digraph { a }\n\ndigraph { b -> c }');
    expect(two.ids).toEqual(['a']);
    expect(told(two)).toEqual([
      'line 3: a second graph begins here: only the first one of the file is read',
    ]);
  });

  it('counts an edge that is repeated once, and says so', () => {
    const twice = read('digraph {\n a -> b\n a -> b [w=x]\n a:n -> b }');
    expect(stepsOf(twice)).toEqual([
      ['a', 1],
      ['b', 1, 'a'],
    ]);
    expect(told(twice)).toEqual([
      TAIL_FIRST,
      'line 3: "a" is listed more than once and counts once (and 1 more like it)',
    ]);
  });

  it('says once that numbers at edges do not count, and edges that are not drawn do', () => {
    const text =
      'digraph {\n a -> b [size="3e5", color=red, penwidth=2]\n b -> c [label=2]\n c -> d [style="dashed,invis"] }';
    expect(told(read(text))).toEqual([
      'line 2: a number at an edge ("size", "label") is not used: an edge says what comes first, and takes no time (and 1 more like it)',
      'line 4: an edge that is drawn backwards or not at all (dir=back, style=invis) counts as it is written',
      TAIL_FIRST,
    ]);
  });

  it('is refused for edges that are too many, before they are made', () => {
    const nodes = (name: string) => Array.from({ length: 8000 }, (_, i) => name + i).join(' ');
    expect(refusal(`digraph { x -> y; {${nodes('a')}} -> {${nodes('b')}} }`)).toBe(
      'the graph has 64,000,001 edges: at most 50,000,000 are read',
    );
  });

  it('says so too where edges are drawn backwards by default', () => {
    expect(told(read('digraph {\n edge [dir=back, penwidth=2];\n a -> b }'))).toContain(
      'line 2: an edge that is drawn backwards or not at all (dir=back, style=invis) counts as it is written',
    );
  });

  it('says which way arrows were read, where there are any', () => {
    const text = 'digraph { app -> lib }';
    expect(told(read(text))).toEqual([TAIL_FIRST]);
    const turned = read(text, { precedence: 'head-first' });
    expect(told(turned)).toEqual(['an arrow is read as leading from a step to one that it needs']);
    expect(stepsOf(turned)).toEqual([
      ['app', 1, 'lib'],
      ['lib', 1],
    ]);
    expect(told(read('digraph { app }'))).toEqual([]);
  });

  it('pauses while a long file is read', () => {
    const chain = Array.from({ length: 100_000 }, (_, i) => `n${i} -> n${i + 1}`);
    expectRising(pauses(dot, `digraph { ${chain.join('\n')} }`));
  });

  it('is told from its first word', () => {
    expect(read('/* a */ // b\n# c\n strict\ndigraph{a}').format).toBe('dot');
    expect(read('digraph"g"{a}').format).toBe('dot');
    for (const other of ['digraphs are fun { a }', 'graph = {a}', 'digraph']) {
      expect(() => read(other)).toThrow('none of the formats');
    }
  });
});

describe('durations of DOT', () => {
  const durations = (text: string, wanted: string | null = null) =>
    stepsOf(read(text, { durations: wanted })).map(([, duration]) => duration);
  const decision = (text: string) => {
    const { durations } = read(text);
    return [durations?.used, ...(durations?.options.map(({ key }) => key) ?? [])];
  };

  it('come from an attribute of a telling name', () => {
    expect(durations('digraph { a [size=5 weight="2.5"] b [weight=1, size=7] }')).toEqual([2.5, 1]);
    expect(durations('digraph { a [size=5 weight="2.5"] b [weight=1, size=7] }', 'size')).toEqual([
      5, 7,
    ]);
    expect(decision('digraph { a [level=9 size=5 fontsize=3 Weight=2] }')).toEqual([
      'Weight',
      'Weight',
      'size',
      'level',
      'one',
    ]);
  });

  it('are each 1 where no telling attribute is on half of the nodes', () => {
    expect(decision('digraph { a [weight=2] b c }')).toEqual(['one', 'one', 'weight']);
    expect(decision('digraph { a [level=2] }')).toEqual(['one', 'one', 'level']);
    expect(durations('digraph { a [level=2] b }')).toEqual([1, 1]);
    expect(decision('digraph { a [label="step 1"] }')).toEqual(['one', 'one']);
  });

  it('say on how many nodes each attribute is a number', () => {
    const { durations } = read('digraph { a [cost=2] b [cost=x] c [cost=3] }', {
      repairs: ['zero-durations'],
    });
    expect(durations?.options.map(({ about }) => sentence(about))).toEqual([
      'the attribute "cost", a number on 2 of 3 nodes',
      'each step counts 1',
    ]);
  });

  it('merge over all statements of a node, and the last one counts', () => {
    expect(durations('digraph { a -> b; a [time=1]; b [time=2][x=1]; a [time=3] }')).toEqual([
      3, 2,
    ]);
  });

  it('come from defaults, which hold for new nodes in their braces', () => {
    const text = `digraph {
      early; node [time=1]; a
      subgraph s { node [time=2]; b; a }
      c; node [time=4] d
      subgraph s { e }
      early [time=9]
    }`;
    expect(stepsOf(read(text))).toEqual([
      ['early', 9],
      ['a', 1],
      ['b', 2],
      ['c', 1],
      ['d', 4],
      ['e', 2],
    ]);
  });

  it('from defaults are not copied for each pair of braces', () => {
    const names = Array.from({ length: 20_000 }, (_, i) => `a${i}=1`).join();
    const braces = '{}'.repeat(20_000);
    const graph = read(`digraph { node [${names}, duration=4] ${braces} { node [b=1]; x } }`);
    expect(stepsOf(graph)).toEqual([['x', 4]]);
  });

  it('from defaults are not copied for each node', () => {
    const names = Array.from({ length: 20_000 }, (_, i) => `a${i}=1`).join();
    const nodes = Array.from({ length: 20_000 }, (_, i) => `n${i}`).join();
    const graph = read(`digraph { node [${names}]; ${nodes} }`, { durations: 'a7' });
    expect(graph.graph.duration.every((each) => each === 1)).toBe(true);
    expect(graph.durations?.options[8]?.about.values.slice(1)).toEqual(['20,000', '20,000']);
  });

  it('from defaults are those of the braces that are open, wherever nodes appear first', () => {
    type Statement =
      | { open: string }
      | 'close'
      | { all: number }
      | { node: number; own: number | null };
    const value = fc.integer({ min: 1, max: 9 });
    const statement: fc.Arbitrary<Statement> = fc.oneof(
      fc.record({ open: fc.constantFrom('', 's', 't') }),
      fc.constant('close' as const),
      fc.record({ all: value }),
      fc.record({ node: fc.nat(9), own: fc.option(value) }),
    );
    /** Braces as they are told: each holds what it sets, and those that it names. */
    interface Braces {
      own: number | null;
      named: Map<string, Braces>;
    }
    const braces = (): Braces => ({ own: null, named: new Map() });
    fc.assert(
      fc.property(fc.array(statement, { maxLength: 30 }), (statements) => {
        const open = [braces()];
        const expected = new Map<string, number | null>([['first', null]]);
        let text = 'digraph { first; ';
        for (const each of statements) {
          const inner = open[open.length - 1];
          if (each === 'close') {
            if (open.length === 1) continue;
            open.pop();
            text += '} ';
          } else if ('open' in each) {
            const next = inner.named.get(each.open) ?? braces();
            if (each.open !== '') inner.named.set(each.open, next);
            open.push(next);
            text += each.open === '' ? '{ ' : `subgraph ${each.open} { `;
          } else if ('all' in each) {
            inner.own = each.all;
            text += `node [time=${each.all}] `;
          } else {
            const id = `n${each.node}`;
            const given = open.findLast(({ own }) => own !== null)?.own ?? null;
            const known = expected.has(id) ? (expected.get(id) ?? null) : given;
            expected.set(id, each.own ?? known);
            text += each.own === null ? `${id}; ` : `${id} [time=${each.own}]; `;
          }
        }
        text += '} '.repeat(open.length);
        const numbers = [...expected.values()].filter((each) => each !== null).length;
        const graph = read(text, { durations: 'time', repairs: ['zero-durations'] });
        const found = graph.durations?.options.find(({ key }) => key === 'time');
        expect(found?.about.values.slice(1)).toEqual(
          numbers > 0 ? [String(numbers), String(expected.size)] : undefined,
        );
        expect(stepsOf(graph)).toEqual(
          Array.from(expected, ([id, time]) => [id, numbers > 0 ? (time ?? 0) : 1]),
        );
      }),
      { numRuns: 300 },
    );
  });

  it('are refused where subgraphs that are opened again give too many', () => {
    const root = Scope.root(new DotGraph(5));
    const first = root.open('s', 1);
    // What only draws is no attribute here.
    for (const name of ['cost', 'time', 'width']) first.setDefault(name, '1');
    first.close();
    for (const line of [2, 3]) root.open('s', line).close();
    expect(() => root.open('s', 9)).toThrow(
      'line 9: subgraphs that are opened again give attributes by default more than 5 times: that is too many to be read',
    );
  });

  it('have units, in which they agree', () => {
    const text = 'digraph { a [time="12 s"] b [time="3.5ms"] c [time="0"] d [time="1.1s"] }';
    expect(durations(text)).toEqual([12000, 3.5, 0, 1100]);
    expect(read(text).timeUnit).toBe('ms');
    expect(read('digraph { a [label="2 Min"] }').timeUnit).toBe('min');
    for (const micro of ['5 \u00b5s', '5\u03bcs', '5 us']) {
      expect(read(`digraph { a [label="${micro}"] }`).timeUnit).toBe('us');
    }
    expect(read('digraph { a [label="2"] }').timeUnit).toBeNull();
    expect(durations('digraph { a [size="5.798421e+11"] b [size=".5e1"] }')).toEqual([
      579842100000, 5,
    ]);
  });

  it.each(['A\\n12', '12 of 20', '1,5', '2 m', '0x10', 'NaN', '', '12 apples'])(
    'are not in a label like %j',
    (label) => expect(decision(`digraph { a [label="${label}"] }`)).toEqual(['one', 'one']),
  );

  it('with a unit here and none there are refused', () => {
    expect(refusal('digraph {\n a [time="12 s"]\n b [time=3]\n}')).toBe(
      'line 3: "time" of "b" is 3 without a unit, and others have one: all need one, or none',
    );
  });

  it('that are missing, no number or negative are refused, and count as 0 if asked for', () => {
    const text = 'digraph {\n a [cost=2]\n b [cost=3]\n a -> c\n}';
    const error = refused(text);
    expect(error.message).toBe('line 4: the duration of "c" is missing');
    expect(error.repair).toBe('zero-durations');
    expect(stepsOf(read(text, { repairs: ['zero-durations'] }))).toEqual([
      ['a', 2],
      ['b', 3],
      ['c', 0, 'a'],
    ]);
    expect(refusal('digraph {\n a [cost=2]\n b [cost="2 pears"]\n}')).toBe(
      'line 3: the duration of "b" must be a number, not "2 pears"',
    );
    expect(refusal('digraph { a [cost=-2] }')).toContain('not -2');
  });
});

describe.skipIf(skipRealFiles)(`a graph of daggen${WITHOUT_REAL_FILES}`, () => {
  it('has the tasks and edges that can be counted in its lines', () => {
    const text = readRealFile('dslab/daggen-100-0.25-0.9-0.3-2.dot');
    const daggen = read(text);
    expect(daggen.graph.steps).toBe(text.match(/^ +\w+ \[/gm)?.length);
    expect(daggen.graph.prerequisites.item).toHaveLength(text.match(/->/g)?.length ?? 0);
    expect(daggen.durations?.used).toBe('size');
    expect(daggen.timeUnit).toBeNull();
    expect(stepsOf(daggen)[1]).toEqual(['task_1', 5.798421e11, 'root']);
  });
});

/** One of several ways to write the same. */
const oneOf = (choice: number, ways: readonly string[]) => ways[choice % ways.length];

const printed = fc.tuple(stepLists(8), fc.infiniteStream(fc.nat(1000))).map(([steps, stream]) => {
  const next = () => stream.next().value ?? 0;
  const gap = () =>
    oneOf(next(), ['', ' ', '\n', '\r\n', '\t', ' /* "} */ ', ' // -> {\n', '\n# x\n']);
  const space = () => gap() || ' ';
  const id = (name: string) =>
    oneOf(next(), [name, `"${name}"`, `"${name[0]}"${gap()}+${gap()}"${name.slice(1)}"`]);
  const end = () => gap() + oneOf(next(), [';', '\n']);
  const nodes = steps.map(({ id: name, duration }) => {
    const value = oneOf(next(), [`${duration}`, `"${duration}.0"`, `"${duration}e0"`]);
    const label = oneOf(next(), ['', ' label=<a<b>>', ', label="x;"']);
    return `${id(name)}${gap()}[${gap()}cost${gap()}=${gap()}${value}${label}${gap()}]${end()}`;
  });
  const lines = steps.flatMap(({ id: name, needs }) =>
    needs.length > 1 && next() % 2 === 0
      ? [`{${needs.map(id).join(space())}}${gap()}->${gap()}${id(name)}${end()}`]
      : needs.map(
          (need) =>
            `${id(need)}${oneOf(next(), ['', ':p', ':p:n'])}${gap()}->${gap()}${id(name)}${end()}`,
        ),
  );
  const text = `${oneOf(next(), ['', 'strict '])}digraph${space()}G${gap()}{${[...nodes, ...lines].join(gap())}}${gap()}`;
  return { steps, text };
});

describe('DOT of any graph', () => {
  it('gives the same graph back, however it is written', () => {
    fc.assert(
      fc.property(printed, ({ steps, text }) => {
        const inOrder = (needs: readonly string[]) =>
          steps.map(({ id }) => id).filter((id) => needs.includes(id));
        expect(stepsOf(read(text))).toEqual(
          steps.map(({ id, duration, needs }) => [id, duration, ...inOrder(needs)]),
        );
      }),
      { numRuns: 500 },
    );
  });

  it('is a graph or refused when it is broken', () => {
    const letters = [
      '"',
      '{',
      '}',
      '[',
      ']',
      '->',
      '--',
      '<',
      '>',
      '\\',
      '/*',
      '#',
      ';',
      '=',
      ':',
      '+',
    ];
    const texts = mutated(
      printed.map(({ text }) => text),
      letters,
    );
    fc.assert(fc.property(texts, isAnswered), { numRuns: 2000 });
  });
});
