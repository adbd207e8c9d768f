import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { GraphError } from '../../../src/graphs/graph-error.ts';
import { atLine } from '../../../src/graphs/place.ts';
import { remark, remarkText } from '../../../src/graphs/remark.ts';
import { listed, say, sentence } from '../../../src/graphs/said.ts';
import { buildsAndTraces } from '../../../src/messages/task/zh/graph-words/builds-and-traces.ts';
import { core } from '../../../src/messages/task/zh/graph-words/core.ts';
import { graphWords } from '../../../src/messages/task/zh/graph-words/index.ts';
import { textFormats } from '../../../src/messages/task/zh/graph-words/text-formats.ts';

const sources = fileURLToPath(new URL('../../../src/graphs/', import.meta.url));

/** Every pattern of a sentence in the sources, and the file that it stands in. */
function patterns(): Map<string, string> {
  const found = new Map<string, string>();
  for (const name of readdirSync(sources, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.ts')) continue;
    const source = readFileSync(`${sources}${name}`, 'utf8')
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .replace(/^\s*\/\/.*$/gm, '');
    for (const { index } of source.matchAll(/\bsay`/g)) found.set(pattern(source, index + 4), name);
  }
  return found;
}

/** The template that begins at an offset, with its gaps numbered. */
function pattern(source: string, start: number): string {
  let text = '';
  let gaps = 0;
  for (let at = start; ; ) {
    const character = source[at];
    if (character === undefined) throw new Error(`a template at ${start} never closes`);
    if (character === '`') return text;
    if (character === '\\') {
      text += source[at + 1];
      at += 2;
    } else if (source.startsWith('${', at)) {
      text += `{${gaps++}}`;
      at = afterGap(source, at + 2);
    } else {
      text += character;
      at++;
    }
  }
}

/** Where an expression in a template ends, templates and strings within it passed over. */
function afterGap(source: string, start: number): number {
  let open = 1;
  for (let at = start; at < source.length; at++) {
    const character = source[at];
    if (character === '{') open++;
    else if (character === '}' && --open === 0) return at + 1;
    else if (character === "'" || character === '"') {
      at++;
      while (source[at] !== character) at += source[at] === '\\' ? 2 : 1;
    } else if (character === '`') {
      for (at++; source[at] !== '`'; ) {
        if (source.startsWith('${', at)) at = afterGap(source, at + 2);
        else at += source[at] === '\\' ? 2 : 1;
      }
    }
  }
  throw new Error(`a gap at ${start} never closes`);
}

const gapsOf = (text: string) => (text.match(/\{\d+\}/g) ?? []).sort();
const hasWords = (text: string) => /[^\s\W\d]/.test(text.replace(/\{\d+\}/g, ''));
const said = patterns();

describe('sentences about files', () => {
  it('are found in the sources', () => {
    expect(said.get('{0} needs itself')).toBe('build/prerequisites.ts');
    expect(said.size).toBeGreaterThan(80);
  });

  it('are all there in Chinese', () => {
    const missing = Array.from(said).filter(([text]) => hasWords(text) && !graphWords[text]);
    expect(missing).toEqual([]);
  });

  it('have the same gaps in Chinese', () => {
    const differing = Object.entries(graphWords).filter(
      ([text, chinese]) => String(gapsOf(text)) !== String(gapsOf(chinese)),
    );
    expect(differing).toEqual([]);
  });

  it('are in Chinese, with the punctuation of Chinese', () => {
    const odd = Object.values(graphWords).filter(
      (chinese) => !/[\u3001-\uffef]/.test(chinese) || /[\u4e00-\u9fff][,;:]/.test(chinese),
    );
    expect(odd).toEqual([]);
  });

  it('have no Chinese that nobody says, and none twice', () => {
    const unused = Object.keys(graphWords).filter((text) => !said.has(text));
    expect(unused).toEqual([]);
    const each = [core, textFormats, buildsAndTraces].flatMap((words) => Object.keys(words));
    expect(each.filter((text, i) => each.indexOf(text) < i)).toEqual([]);
  });
});

describe('a sentence in another language', () => {
  const words = (text: string) => graphWords[text] ?? text;

  it('translates its place, its parts and how many more there are', () => {
    const error = new GraphError(
      atLine(3, 7),
      say`this is not JSON: ${say`a string that is never closed`}`,
    );
    expect(error.message).toBe('line 3, column 7: this is not JSON: a string that is never closed');
    expect(error.inWords(words)).toMatch(/^第 3 行第 7 列：.*JSON.*：[^a-z]+$/);
    const said = say`columns that are not used here: ${listed(['"x"', '"y"'])}`;
    expect(sentence(said, words)).toMatch(/^[^a-w]+"x"、"y"$/);
    expect(remarkText(remark('ignored', null, said, 2), words)).toMatch(/"y"（[^a-z]*2[^a-z]*）$/);
  });

  it('leaves what a file says as it is, gaps or not', () => {
    expect(sentence(say`${'"{0} needs itself"'} needs itself`, words)).toContain(
      '"{0} needs itself"',
    );
  });
});
