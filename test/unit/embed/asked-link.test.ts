import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FIGURE_NAMES } from '../../../src/link/figures.ts';
import { parseLink } from '../../../src/link/parse-link.ts';
import { DEFAULT_PRESET, PRESETS } from '../../../src/model/presets.ts';
import { changedLink, freshLink, readEmbedLink } from '../../../src/pages/embed/asked-link.ts';
import { fullAddress, pictureAddress } from '../../../src/pages/embed/places.ts';

describe('the link of an embed', () => {
  it('names a figure where the query does not, without a word', () => {
    expect(readEmbedLink('')).toMatchObject({ figure: 'standard', notices: [] });
  });

  it('says which figure it shows instead of one that is none', () => {
    const { figure, notices } = readEmbedLink('?figure=widht');
    expect(figure).toBe('standard');
    expect(notices).toMatchObject([{ key: 'figure', asked: 'widht', used: 'standard' }]);
  });

  it('has a figure whatever it is asked', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (query) => {
        expect(FIGURE_NAMES).toContain(readEmbedLink(`?${query}`).figure);
      }),
    );
  });
});

describe('a change of some entries', () => {
  const start = readEmbedLink('?figure=width&agents=8&width.level=0.5&lang=zh&hide=caption');

  it('leaves all the others', () => {
    const next = changedLink(start, { fertility: '0.5', theme: 'dark' });
    expect(next).toMatchObject({
      figure: 'width',
      language: 'zh',
      theme: 'dark',
      choices: { width: { level: 0.5 } },
      chrome: { hidden: ['caption'] },
      notices: [],
    });
    expect([next.parameters.agents, next.parameters.fertility]).toEqual([8, 0.5]);
  });

  it('is of the figure’s own settings where it has them', () => {
    const own = readEmbedLink('?figure=width&agents=8&width.agents=32');
    const next = changedLink(own, { agents: '4' });
    expect(next.own.width?.agents).toBe(4);
    expect(next.parameters.agents).toBe(8);
  });

  it('says what it could not use, and which keys are none', () => {
    const { notices, parameters } = changedLink(start, { agents: '1e9', colour: 'red' });
    expect(notices).toMatchObject([
      { kind: 'value', key: 'agents', asked: '1e9' },
      { kind: 'unknown', key: 'colour' },
    ]);
    expect(parameters.agents).toBe(65_536);
  });

  it('never changes the figure, nor is taken for a link of another version', () => {
    const next = changedLink(start, { figure: 'race', v: '99' });
    expect(next).toMatchObject({ figure: 'width', notices: [] });
  });

  it('takes names of objects for what they are', () => {
    const changes = JSON.parse('{"__proto__": "1", "constructor": "2"}');
    expect(changedLink(start, changes).parameters).toEqual(start.parameters);
    expect(Object.keys(Object.prototype)).toEqual([]);
  });
});

it('begins afresh with the same figure and looks, at the default settings', () => {
  const query = '?figure=rules&agents=8&rules.level=0.9&lang=zh&theme=dark&controls=agents&play=on';
  expect(freshLink(readEmbedLink(query))).toMatchObject({
    figure: 'rules',
    parameters: PRESETS[DEFAULT_PRESET],
    choices: {},
    view: { play: false },
    theme: 'dark',
    language: 'zh',
    chrome: { hidden: [], controls: ['agents'] },
  });
});

describe('addresses', () => {
  const site = 'https://example.org/some/where/';

  it('lead to the section of the article, or to the lab, with the state and without the frame’s looks', () => {
    const state = readEmbedLink('?figure=width&agents=8&hide=caption&lang=zh&theme=dark');
    expect(fullAddress(site, 'zh', state)).toBe(
      `${site}zh/?v=2&figure=width&agents=8&theme=dark#width`,
    );
    expect(fullAddress(site, 'en', readEmbedLink('?figure=race&agents=8'))).toBe(
      `${site}lab/?v=2&figure=race&agents=8`,
    );
  });

  it('hold every state that a link can hold', () => {
    const query = '?figure=deploy&preset=wide&deploy.most=8&deploy.seed=3&pin1.agents=4&at=0.5';
    const state = parseLink(query);
    const back = parseLink(new URL(fullAddress(site, 'en', state)).search);
    expect(back).toEqual(state);
  });

  it('find the pictures of each language', () => {
    expect(pictureAddress(site, 'en', 'race')).toBe(`${site}figures/race.svg`);
    expect(pictureAddress(site, 'zh', 'elo')).toBe(`${site}figures/zh/elo.svg`);
  });
});
