import { gzipSync, strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { FORMAT_IDS, FORMAT_NAMES } from '../../../src/graphs/formats/format.ts';
import { FORMATS } from '../../../src/graphs/formats/index.ts';
import { GraphError } from '../../../src/graphs/graph-error.ts';
import { readFiles, readGraph } from '../../../src/graphs/read.ts';
import { finishedReading } from '../../../src/graphs/text/reading.ts';
import { SourceFile } from '../../../src/graphs/text/source-file.ts';
import { wordsOf } from '../../../src/messages/task/index.ts';
import { needsById } from './arbitrary-graphs.ts';
import { EXAMPLE_TEXTS } from './example-texts.ts';

const refused = (make: () => unknown): string => {
  try {
    make();
  } catch (error) {
    expect(error).toBeInstanceOf(GraphError);
    return (error as GraphError).message;
  }
  throw new Error('nothing was refused');
};
const read = (...files: readonly (readonly [name: string, bytes: Uint8Array | string])[]) =>
  finishedReading(
    readFiles(
      files.map(([name, bytes]) => ({
        name,
        bytes: typeof bytes === 'string' ? strToU8(bytes) : bytes,
      })),
    ),
  );

describe('formats', () => {
  it('are there, in the order in which they are tried', () => {
    expect(FORMATS.map(({ id }) => id)).toEqual(FORMAT_IDS);
    expect(new Set(Object.values(FORMAT_NAMES)).size).toBe(FORMATS.length);
  });

  it.each(Object.entries(EXAMPLE_TEXTS))('tell %s from its content', (id, text) => {
    expect(readGraph(text).format).toBe(id);
    expect(readGraph(`\ufeff${text}`).format).toBe(id);
    expect(readGraph(text.replaceAll('\n', '\r\n')).graph).toEqual(readGraph(text).graph);
  });

  it.each(Object.entries(EXAMPLE_TEXTS))('are not mistaken for another one: %s', (id, text) => {
    const others = FORMATS.slice(
      0,
      FORMATS.findIndex((format) => format.id === id),
    );
    const file = new SourceFile('', text);
    expect(others.filter((format) => format.recognises(file)).map((format) => format.id)).toEqual(
      [],
    );
  });
});

describe('what is of no format', () => {
  it.each([
    ['', 'the file is empty'],
    [' \n\t', 'the file is empty'],
    ['\ufeff', 'the file is empty'],
  ])('%j is refused', (text, message) => expect(refused(() => readGraph(text))).toBe(message));

  it('is told what there is', () => {
    expect(refused(() => readGraph('{"nodes": []}'))).toMatch(
      /^this is JSON of none of the formats that are read: .*WfFormat \("workflow"\).*Estee/,
    );
    const text = refused(() => readGraph('Once upon a time'));
    expect(text).toMatch(/^this is none of the formats that are read: /);
    for (const name of Object.values(FORMAT_NAMES)) expect(text).toContain(name);
  });

  it('is told in Chinese without a word of English but names and what stands in files', () => {
    const words = wordsOf('zh');
    const inChinese = (text: string) => {
      try {
        readGraph(text);
      } catch (error) {
        if (error instanceof GraphError) return error.inWords(words);
      }
      throw new Error('nothing was refused');
    };
    const json = inChinese('{"nodes": []}');
    expect(json).toContain(
      '任务图 JSON（{"steps": [{"id": …, "duration": …, "needs": …}]}）、WfFormat（',
    );
    for (const text of [json, inChinese('Once upon a time')]) {
      expect(text).not.toMatch(/\b(with|and|then|task graph)\b/);
    }
  });

  it('is told where its JSON is broken', () => {
    expect(refused(() => readGraph('{"workflow": {"tasks": [1,]}}'))).toBe(
      'line 1, column 27: this is not JSON: "]" stands where a value is expected',
    );
    expect(refused(() => readGraph('{\r"workflow":\r\n\r\n,'))).toMatch(/^line 4, column 1: /);
  });
});

describe('several files', () => {
  const json =
    '{"format": "task-graph", "version": 1, "steps": [{"id": "a", "duration": 1, "needs": []}]}';

  it('of different formats are named', () => {
    expect(refused(() => read(['one.json', json], ['two.csv', 'id,duration,needs\na,1,\n']))).toBe(
      'the files do not belong together: "one.json" is task graph JSON and "two.csv" is CSV',
    );
  });

  it('of a format that is one file are refused', () => {
    expect(refused(() => read(['one.json', json], ['two.json', json]))).toMatch(/one at a time/);
  });

  it('are told apart where one of them cannot be read', () => {
    expect(refused(() => read(['one.json', json], ['two.bin', Uint8Array.of(0xff)]))).toBe(
      '"two.bin": the file is not text in UTF-8',
    );
    expect(refused(() => read(['one.json', json], ['two.json', '{"a"']))).toBe(
      '"two.json", line 1, column 5: this is not JSON: it ends where ":" is expected',
    );
    expect(refused(() => read())).toBe('there is no file');
  });
});

describe('one file', () => {
  it('is read packed or not, with shares that rise from 0 to 1', () => {
    const rows = Array.from({ length: 20_000 }, (_, i) => `s${i},1,${i === 0 ? '' : 's0'}`);
    const bytes = gzipSync(strToU8(`id,duration,needs\n${rows.join('\n')}`));
    const reading = readFiles([{ name: 'x.bin', bytes }]);
    const shares: number[] = [];
    let step = reading.next();
    for (; !step.done; step = reading.next()) shares.push(step.value);
    expect(step.value.graph.steps).toBe(20_000);
    expect(needsById(step.value).s19999).toEqual(['s0']);
    expect(shares.length).toBeGreaterThan(5);
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
    expect(shares[0]).toBeGreaterThanOrEqual(0);
    expect(shares[shares.length - 1]).toBeLessThanOrEqual(1);
  });
});
