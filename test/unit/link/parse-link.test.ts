import { describe, expect, it } from 'vitest';
import { MOST_NOTICES } from '../../../src/link/notices.ts';
import { parseLink } from '../../../src/link/parse-link.ts';
import { MOST_CHARACTERS } from '../../../src/link/query.ts';
import { PRESETS } from '../../../src/model/presets.ts';

const { post, september, wide } = PRESETS;
const notices = (query: string) => parseLink(query).notices;
const PAGE = { kind: 'page' };

describe('a parameter that a link asks for and cannot have', () => {
  it('is clamped, and said: asked and used', () => {
    expect(parseLink('?agents=100000').parameters.agents).toBe(65536);
    expect(notices('?agents=100000')).toEqual([
      { kind: 'value', scope: PAGE, key: 'agents', asked: '100000', used: '65536' },
    ]);
    expect(notices('?agents=2.4')).toMatchObject([{ asked: '2.4', used: '2' }]);
    expect(notices('?agents=many')).toMatchObject([{ asked: 'many', used: '16' }]);
    expect(notices('?rule=magic')).toMatchObject([{ asked: 'magic', used: 'own-branch' }]);
    expect(notices('?overhead=perhaps')).toMatchObject([{ used: 'off' }]);
    expect(notices('?steps=1')).toMatchObject([{ used: '2' }]);
    expect(notices('?preset=june')).toMatchObject([{ key: 'preset', used: 'post' }]);
    // A plus is a space in a query.
    expect(notices('?agents=1e+1')).toMatchObject([{ asked: '1e 1', used: '16' }]);
    expect(parseLink('?agents=1e1&meanSteps=%20700%20')).toMatchObject({
      parameters: { agents: 10, meanSteps: 700 },
      notices: [],
    });
  });

  it('falls back to the preset that the link names, whatever the order of its keys', () => {
    expect(parseLink('?graphs=x&preset=september').parameters).toEqual(september);
    expect(parseLink('?layers=none&preset=narrow').parameters.layers).toBe(null);
  });

  it('is of a figure or a pin where its key says so', () => {
    const {
      own,
      pins,
      notices: said,
    } = parseLink('?preset=wide&width.layers=0&pin1.preset=september&pin1.agents=x&pin3.agents=0');
    expect(own).toEqual({ width: { ...wide, layers: 1 } });
    expect(pins).toEqual([
      { preset: 'september', parameters: september },
      // The second one on the page; compared with the usual preset.
      { preset: 'post', parameters: { ...post, agents: 1 } },
    ]);
    expect(said).toEqual([
      {
        kind: 'value',
        scope: { kind: 'figure', figure: 'width' },
        key: 'layers',
        asked: '0',
        used: '1',
      },
      { kind: 'value', scope: { kind: 'pin', pin: 0 }, key: 'agents', asked: 'x', used: '16' },
      { kind: 'value', scope: { kind: 'pin', pin: 1 }, key: 'agents', asked: '0', used: '1' },
    ]);
  });
});

describe('what is chosen at a figure', () => {
  it('is one of the options, whichever way a number is written', () => {
    expect(parseLink('?deploy.level=.90&deploy.most=4&deploy.aim=cheapest').choices.deploy).toEqual(
      {
        score: 'best',
        level: 0.9,
        aim: 'cheapest',
        most: 4,
        budget: 12,
      },
    );
    const { choices, notices: said } = parseLink(
      '?deploy.level=0.8&deploy.aim=slowest&rules.level=0.9',
    );
    expect(choices).toEqual({ rules: { level: 0.9 } });
    const scope = { kind: 'figure', figure: 'deploy' };
    expect(said).toEqual([
      { kind: 'value', scope, key: 'level', asked: '0.8', used: '0.7' },
      { kind: 'value', scope, key: 'aim', asked: 'slowest', used: 'soonest' },
    ]);
    // Fine at another figure, and unknown at this one.
    expect(notices('?rules.level=0.99')).toMatchObject([{ key: 'level', used: '0.5' }]);
    expect(notices('?v=2&rules.most=4')).toEqual([
      { kind: 'unknown', key: 'rules.most', meant: null },
    ]);
  });

  it('is rounded to the digits that count, and said where that is more than a hair', () => {
    expect(parseLink('?deploy.budget=12.345')).toMatchObject({
      choices: {},
      notices: [{ key: 'budget', asked: '12.345', used: '12' }],
    });
    expect(notices('?deploy.budget=99999')).toMatchObject([{ used: '2000' }]);
    expect(notices('?deploy.budget=0')).toMatchObject([{ used: '0.1' }]);
    expect(parseLink('?grow.at=12.34567&two-scores.at=-1&at=0.123456')).toMatchObject({
      choices: { grow: { at: 12.35 }, 'two-scores': { at: 0 } },
      view: { at: 0.1235 },
      notices: [{ scope: { figure: 'two-scores' }, key: 'at', asked: '-1', used: '0' }],
    });
    expect(notices('?grow.at=now')).toMatchObject([{ asked: 'now', used: '' }]);
  });
});

describe('what a link says about the page', () => {
  it('is one of a few words, else as usual', () => {
    expect(notices('?at=-1')).toMatchObject([{ key: 'at', asked: '-1', used: '0' }]);
    expect(notices('?at=soon&time=round')).toMatchObject([
      { key: 'at', asked: 'soon', used: '' },
      { key: 'time', used: 'log' },
    ]);
    expect(notices('?figure=wide&theme=blue&lang=fr&play=yes')).toMatchObject([
      { key: 'play', used: 'off' },
      { key: 'figure', used: '' },
      { key: 'theme', used: '' },
      { key: 'lang', used: '' },
    ]);
    expect(parseLink('?figure=race&theme=light&lang=zh&play=on')).toMatchObject({
      figure: 'race',
      theme: 'light',
      language: 'zh',
      view: { play: true },
      notices: [],
    });
  });

  it('in a list is what is known of it, each once', () => {
    const {
      own,
      chrome,
      notices: said,
    } = parseLink('?own=rules.banana.rules.race&hide=caption.footer&controls=agents.agent.seed');
    expect(own).toEqual({ rules: post, race: post });
    expect(chrome).toEqual({ hidden: ['caption'], controls: ['agents', 'seed'] });
    expect(said).toMatchObject([
      { key: 'hide', asked: 'caption.footer', used: 'caption' },
      { key: 'controls', asked: 'agents.agent.seed', used: 'agents.seed' },
      { key: 'own', asked: 'rules.banana.rules.race', used: 'rules.race' },
    ]);
    expect(parseLink('?controls=none&hide=').chrome).toEqual({ hidden: [], controls: [] });
    expect(parseLink('?controls=.agents..seed.')).toMatchObject({
      chrome: { controls: ['agents', 'seed'] },
      notices: [],
    });
  });
});

describe('a key', () => {
  it('that is repeated counts the last time, and what is then in force is said', () => {
    expect(parseLink('?agents=2&agents=4').parameters.agents).toBe(4);
    expect(notices('?agents=2&agents=4')).toEqual([
      { kind: 'repeated', scope: PAGE, key: 'agents', times: 2, used: '4' },
    ]);
    expect(notices('?agents=2&agents=banana')).toEqual([
      { kind: 'repeated', scope: PAGE, key: 'agents', times: 2, used: '16' },
      { kind: 'value', scope: PAGE, key: 'agents', asked: 'banana', used: '16' },
    ]);
    expect(notices('?v=1&v=2&preset=wide&preset=map&width.layers=1&width.layers=2')).toMatchObject([
      { key: 'v', used: '2' },
      { key: 'preset', used: 'map' },
      { scope: { figure: 'width' }, key: 'layers', used: '2' },
    ]);
    // The same name in another scope is another key.
    expect(notices('?layers=1&width.layers=2&pin1.layers=3')).toEqual([]);
  });

  it('that resembles one of ours is named, in its scope; what other sites add is not', () => {
    const meant = (key: string) => notices(`?${key}=2`);
    expect(meant('agent')).toEqual([{ kind: 'unknown', key: 'agent', meant: 'agents' }]);
    expect(meant('Layers')).toEqual([{ kind: 'unknown', key: 'Layers', meant: 'layers' }]);
    expect(meant('PRESET')).toMatchObject([{ meant: 'preset' }]);
    expect(meant('width.layer')).toMatchObject([{ meant: 'width.layers' }]);
    expect(meant('widht.Layers')).toMatchObject([{ meant: 'width.layers' }]);
    expect(meant('deploy.budgets')).toMatchObject([{ meant: 'deploy.budget' }]);
    expect(notices('?utm_source=x&fbclid=1&q=hello&utm.agents=1')).toEqual([]);
    expect(notices('?v=2&banana=1')).toEqual([{ kind: 'unknown', key: 'banana', meant: null }]);
    expect(notices('?v=2&pin4.agents=1&pin0.agents=1')).toMatchObject([
      { key: 'pin4.agents', meant: null },
      { key: 'pin0.agents', meant: null },
    ]);
    expect(notices('?v=2&__proto__=1&constructor=2')).toHaveLength(2);
  });
});

describe('a long link', () => {
  it('is read up to a length, in whole entries, and the rest is said to be left out', () => {
    const filled = (length: number) => `?agents=5&q=${'x'.repeat(length - 12)}`;
    expect(notices(filled(MOST_CHARACTERS))).toEqual([]);
    for (let less = 15; less >= -5; less--) {
      const { parameters, notices: said } = parseLink(
        `${filled(MOST_CHARACTERS - less)}&agents=123`,
      );
      const whole = less >= 11;
      expect(parameters.agents).toBe(whole ? 123 : 5);
      expect(said[0]?.kind).toBe(whole ? 'repeated' : 'length');
    }
    expect(notices(`?agents=5${'0'.repeat(MOST_CHARACTERS)}`)).toEqual([
      { kind: 'length', read: MOST_CHARACTERS },
    ]);
  });

  it('has notices of a readable length and number', () => {
    const long = notices(`?agents=${'9'.repeat(5000)}`);
    expect(long[0]).toMatchObject({ used: '65536' });
    expect(JSON.stringify(long).length).toBeLessThan(150);
    const many = Array.from({ length: 60 }, (_, i) => `agents${i % 9}${i}=1`).join('&');
    const said = notices(`?v=2&${many}`);
    expect(said).toHaveLength(MOST_NOTICES + 1);
    expect(said.at(-1)).toEqual({ kind: 'more', count: 60 - MOST_NOTICES });
  });
});
