import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dax } from '../../../../src/graphs/formats/dax.ts';
import { sentence } from '../../../../src/graphs/said.ts';
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

const adag = (inner: string, attributes = '') =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<!-- generated -->\n<adag xmlns="http://pegasus.isi.edu/schema/DAX" version="2.1"${attributes}>\n${inner}\n</adag>\n`;

/** In the order of the file c, a, b; a before both others. */
const THREE = adag(`<child ref="c"><parent ref="a"/><parent ref="b"/></child>
<job id="c" name="join" runtime="2.5"/>
<job id="a" namespace="n" name="map" version="1.0" runtime="14">
  <argument>-a <file name="x"/></argument>
  <uses file="x" link="output" size="2250"/><uses file="y" link="input" size="1"/>
</job>
<job id="b" name="map" runtime="0"/>
<child ref="b"><parent ref="a"/></child>`);

describe('DAX', () => {
  it('has jobs in their order, edges wherever they stand, and the names of jobs as sorts', () => {
    const graph = read(THREE);
    expect(graph.format).toBe('dax');
    expect(graph.timeUnit).toBe('s');
    expect(graph.durations).toBeNull();
    expect(stepsOf(graph)).toEqual([
      ['c', 2.5, 'a', 'b'],
      ['a', 14],
      ['b', 0, 'a'],
    ]);
    expect(graph.sorts).toEqual(['join', 'map', 'map']);
    expect(told(graph)).toEqual([
      'uses of files (2) and their sizes do not count: precedence comes from <child> and <parent>',
    ]);
  });

  it('has prefixes, CRLF and a byte order mark', () => {
    const text = `\ufeff${THREE.replaceAll(/<(\/?)(\w)/g, '<$1p:$2')
      .replace('<p:adag xmlns', '<p:adag xmlns:p')
      .replaceAll('\n', '\r\n')}`;
    expect(stepsOf(read(text))).toEqual(stepsOf(read(THREE)));
  });

  it('of version 3 has runtimes as profiles, and workflows as jobs', () => {
    const graph = read(
      adag(`<job id="a" name="x"><profile namespace="pegasus" key="runtime"> 1<![CDATA[2.5]]> </profile><profile namespace="env" key="PATH">/bin</profile></job>
      <dax id="b" file="b.xml"><profile key="RUNTIME">3</profile></dax>
      <child ref="b"><parent ref="a"/></child>`),
    );
    expect(stepsOf(graph)).toEqual([
      ['a', 12.5],
      ['b', 3, 'a'],
    ]);
    expect(graph.timeUnit).toBe('s');
  });

  it('without runtimes counts each step 1, and says so', () => {
    const graph = read(adag('<job id="a"/><job id="b"/>'));
    expect(stepsOf(graph)).toEqual([
      ['a', 1],
      ['b', 1],
    ]);
    expect(graph.timeUnit).toBeNull();
    expect(graph.durations?.used).toBe('one');
    expect(graph.sorts).toBeNull();
  });

  it('with some runtimes asks what to do about the others', () => {
    const some = adag('<job id="a" runtime="3"/><job id="b"/>');
    expect(refused(some).message).toBe('line 4: the duration of "b" is missing');
    expect(refused(some).repair).toBe('zero-durations');
    const ones = read(some, { durations: 'one' });
    expect(stepsOf(ones)).toEqual([
      ['a', 1],
      ['b', 1],
    ]);
    expect(ones.durations?.options.map(({ about }) => sentence(about))).toEqual([
      'the attribute "runtime", a number on 1 of 2 jobs',
      'each step counts 1',
    ]);
  });

  it('with another number of jobs than it announces says so, and is read', () => {
    expect(told(read(adag('<job id="a" runtime="1"/>', ' jobCount="25"')))).toEqual([
      'line 3: the header gives 25 as the number of jobs, and the file has 1',
    ]);
  });

  it.each([
    [
      adag('<job id="a" runtime="1"/><job id="a" runtime="2"/>'),
      'the id "a" is that of line 4 too',
    ],
    [adag('<job name="a" runtime="1"/>'), 'line 4: the attribute "id" of <job> is missing'],
    [
      adag('<job id="a" runtime="1"/>\n<child><parent ref="a"/></child>'),
      'line 5: the attribute "ref" of <child> is missing',
    ],
    [
      adag('<job id="a" runtime="soon"/>'),
      'line 4: the duration of "a" must be a number, not "soon"',
    ],
    [adag('<job id="a" runtime=""/>'), 'line 4: the duration of "a" must be a number, not ""'],
    [adag('<job id="a" runtime="-1"/>'), 'not -1'],
    [adag(''), 'the graph has no steps'],
    [adag('<job id="a" runtime="1">'), 'line 5, column 7: this is not XML'],
    [adag('<job id="a" runtime="1"/>').replace('</adag>', ''), 'this is not XML'],
    [adag('<job id="a" runtime=1/>'), 'line 4, column 21: this is not XML'],
    ['<dag><adag/></dag>', 'line 1: the root of a DAX is <adag>, not "dag"'],
  ])('%j is refused', (text, said) => expect(refusal(text)).toContain(said));

  it('with a parent or a child that is not there goes on without the edge, if asked', () => {
    const parent = adag('<job id="a" runtime="1"/>\n<child ref="a"><parent ref="z"/></child>');
    expect(refusal(parent)).toBe('line 5: "a" needs "z", which is not the id of a step');
    const child = adag('<job id="a" runtime="1"/>\n<child ref="z"><parent ref="a"/></child>');
    expect(refusal(child)).toBe('line 5: "a" has the child "z", which is not the id of a job');
    for (const text of [parent, child]) {
      expect(stepsOf(read(text, { repairs: ['skip-missing-needs'] }))).toEqual([['a', 1]]);
    }
    expect(refusal(child.replace('parent ref="a"', 'parent ref="y"'))).toBe(
      'line 5: "y" has the child "z", which is not the id of a job',
    );
  });

  it('that makes text out of entities is refused before it grows', () => {
    const levels = Array.from(
      { length: 20 },
      (_, i) => `<!ENTITY e${i + 1} "${`&e${i};`.repeat(10)}">`,
    );
    const bomb = `<!DOCTYPE adag [<!ENTITY e0 "ha">${levels.join('')}]>\n<adag><job id="&e20;" runtime="1"/></adag>`;
    expect(refusal(bomb)).toMatch(/^line 2, column \d+: this is not XML: "undefined entity\.?"$/);
    const plain = read(
      '<!DOCTYPE adag SYSTEM "x.dtd">\n<adag><job id="&lt;&#x4efb;&gt;" runtime="1"/></adag>',
    );
    expect(plain.ids).toEqual(['<任>']);
  });

  it('pauses while a long file is read', () => {
    const jobs = Array.from(
      { length: 10_000 },
      (_, i) => `<job id="${i}" name="a job" runtime="1"/>`,
    );
    expectRising(pauses(dax, adag(jobs.join('\n'))));
  });

  it('longer than one piece is the same', () => {
    const jobs = Array.from({ length: 5000 }, (_, i) => `<job id="𝒋${i}" runtime="${i % 7}"/>\r\n`);
    const edges = Array.from(
      { length: 4999 },
      (_, i) => `<child ref="𝒋${i + 1}"><parent ref="𝒋${i}"/></child>`,
    );
    const graph = read(adag(jobs.join('') + edges.join('')));
    expect(graph.graph.layers).toBe(5000);
    expect(graph.ids[4321]).toBe('𝒋4321');
  });
});

const printed = stepLists(8).map((steps) => {
  const jobs = steps.map(({ id, duration }) => `<job id="${id}" runtime="${duration}.0"/>`);
  const edges = steps.flatMap(({ id, needs }) =>
    needs.length === 0
      ? []
      : [`<child ref="${id}">${needs.map((need) => `<parent ref='${need}'/>`).join('\n')}</child>`],
  );
  return { steps, text: adag([...edges, ...jobs].join('\n')) };
});

describe('DAX of any graph', () => {
  it('gives the same graph back', () => {
    expectSameBack(printed);
  });

  it('is a graph or refused when it is broken', () => {
    const texts = mutated(
      printed.map(({ text }) => text),
      ['<', '>', '/', '"', '&', '=', ' ', '<!', ']]>', 'x'],
    );
    fc.assert(fc.property(texts, isAnswered), { numRuns: 2000 });
  });
});
