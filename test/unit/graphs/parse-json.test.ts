import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sentence } from '../../../src/graphs/said.ts';
import { findSyntaxError, parseJson } from '../../../src/graphs/text/parse-json.ts';

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

describe('finding where a text stops being JSON', () => {
  it('agrees with the engine on what is JSON', () => {
    const letters = fc.constantFrom(...'{}[]:,"\\u0 1.-+eEtrufalsn\n\u00a0é/');
    const texts = fc.oneof(
      fc.json(),
      fc.string({ unit: letters, maxLength: 12 }),
      fc.tuple(fc.json(), fc.nat(), letters).map(([json, at, letter]) => {
        const i = at % json.length;
        return json.slice(0, i) + letter + json.slice(i + 1);
      }),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const error = findSyntaxError(text);
        expect(error === null).toBe(isJson(text));
        if (error === null) return;
        expect(error.offset).toBeLessThanOrEqual(text.length);
        expect(sentence(error.said)).not.toMatch(/[\r\n]/);
      }),
      { numRuns: 5000 },
    );
  });

  it('gives up on what is nested too deeply, before memory ends', () => {
    const deep = '['.repeat(1_000_000);
    expect(() => parseJson(deep)).toThrow('line 1, column 1000001: this is not JSON: it ends');
    expect(() => parseJson(`${deep}{`)).toThrow(/^the file is nested too deeply to be read$/);
  });

  it('points at the first character after which no JSON could follow', () => {
    fc.assert(
      fc.property(fc.json(), fc.nat(), (json, at) => {
        const cut = json.slice(0, at % json.length);
        const error = findSyntaxError(cut);
        // A number that is cut may still be one; a word or string that is cut is pointed at as a whole.
        if (error !== null && !/["a-z.\-+]/i.test(cut)) expect(error.offset).toBe(cut.length);
      }),
    );
  });
});
