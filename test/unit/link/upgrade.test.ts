import { describe, expect, it } from 'vitest';
import { LINK_VERSION } from '../../../src/link/link-state.ts';
import { parseLink } from '../../../src/link/parse-link.ts';
import { checkUpgraders, UPGRADERS } from '../../../src/link/upgrade.ts';
import { writeLink } from '../../../src/link/write-link.ts';

describe('versions of links', () => {
  it('all have an upgrader, but the present one', () => {
    expect(Object.keys(UPGRADERS).map(Number)).toEqual(
      Array.from({ length: LINK_VERSION - 1 }, (_, i) => i + 1),
    );
  });

  it('without one stop the page from being built', () => {
    expect(() => checkUpgraders({}, 1)).not.toThrow();
    expect(() => checkUpgraders({}, 2)).toThrow('version 1 ');
    expect(() => checkUpgraders({ 1: UPGRADERS[1], 3: UPGRADERS[1] }, 4)).toThrow('version 2 ');
    expect(() => checkUpgraders(UPGRADERS, LINK_VERSION + 1)).toThrow(`version ${LINK_VERSION} `);
  });

  it('of old: version 1 knew settings and the playhead, and nothing else begins to mean something', () => {
    const { notices, ...state } = parseLink(
      '?v=1&preset=wide&agents=8&at=2&time=linear&figure=width&width.layers=4&own=rules&theme=dark&lang=zh&play=on&pin1.agents=2&deploy.most=4&hide=caption&controls=seed',
    );
    expect(notices).toEqual([]);
    expect(writeLink(state)).toBe('?v=2&preset=wide&agents=8&time=linear&at=2');
    // What it had to say about a misspelt key is still said.
    expect(parseLink('?v=1&agent=8').notices).toEqual([
      { kind: 'unknown', key: 'agent', meant: 'agents' },
    ]);
  });

  it('to come say so in one sentence, and what is known of them is shown', () => {
    const { notices, parameters, figure } = parseLink(
      '?v=3&figure=width&agents=8&colour=red&agent=4&width.colour=red',
    );
    expect(notices).toEqual([{ kind: 'version', asked: '3', used: LINK_VERSION }]);
    expect({ agents: parameters.agents, figure }).toEqual({ agents: 8, figure: 'width' });
  });

  it.each(['', '0', '-1', '1.0', 'two', '999999999999', '__proto__'])(
    'that cannot be read are newer ones: %j',
    (version) => {
      expect(parseLink(`?v=${version}&agents=8`)).toMatchObject({
        parameters: { agents: 8 },
        notices: [{ kind: 'version', asked: version, used: LINK_VERSION }],
      });
    },
  );

  it('need not be written by hand', () => {
    expect(parseLink('?figure=width&width.agents=8').own.width?.agents).toBe(8);
  });
});
