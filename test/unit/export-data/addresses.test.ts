import { describe, expect, it } from 'vitest';
import { openingOfAddress, openingOfText } from '../../../src/pages/drop-file-read.ts';

const ROOT = 'https://example.org/swarm/';

describe('a link of this site', () => {
  it.each([
    ['?v=2&figure=width&agents=8', 'width'],
    ['?agents=8#width', 'width'],
    ['zh/?agents=8#figure-two-scores', 'two-scores'],
    ['index.html?figure=elo', 'elo'],
    ['lab/?agents=8', 'race'],
    ['zh/lab/', 'race'],
    ['lab/index.html?agents=8', 'race'],
    ['embed/?figure=race&agents=3', 'race'],
    ['embed/?figure=grow', 'grow'],
  ])('%s asks for %s', (path, figure) => {
    const query = /\?[^#]*/.exec(path)?.[0] ?? '';
    expect(openingOfAddress(ROOT + path, ROOT)).toEqual({ figure, query, remarks: [] });
  });

  it.each([
    ROOT,
    `${ROOT}claims/?figure=width`,
    `${ROOT}elsewhere/lab/`,
    'https://example.org/other/?figure=width',
    'https://example.com/swarm/?figure=width',
    'http://example.org/swarm/?figure=width',
    'javascript:alert(1)//example.org/swarm/?figure=width',
    '?figure=width',
    'no address',
  ])('%s is none that asks for a figure', (text) => {
    expect(openingOfAddress(text, ROOT)).toBeNull();
    expect(openingOfText(text, ROOT)).toEqual({ kind: 'trouble', trouble: { kind: 'text' } });
  });

  it('may have spaces around it, and nothing is nothing', () => {
    expect(openingOfText(` ${ROOT}?figure=width\n`, ROOT)).toMatchObject({ kind: 'opening' });
    expect(openingOfText(' \n', ROOT)).toEqual({ kind: 'trouble', trouble: { kind: 'nothing' } });
  });
});
