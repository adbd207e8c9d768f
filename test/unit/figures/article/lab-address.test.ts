import { describe, expect, it } from 'vitest';
import { labAddress } from '../../../../src/figures/article/lab-address.ts';
import { parseLink } from '../../../../src/link/parse-link.ts';
import { PRESETS } from '../../../../src/model/presets.ts';

const { post, september } = PRESETS;
const query = (address: string) => address.slice(address.indexOf('?'));

describe('the address of the lab', () => {
  it('says nothing about the state that the lab opens with anyway', () => {
    expect(labAddress('lab/', 'post', post, {})).toBe('lab/');
    expect(labAddress('../lab/', 'post', { ...post }, { agents: post.agents })).toBe('../lab/');
    // What the figure shows is the default again.
    expect(labAddress('lab/', 'post', { ...post, layers: 9 }, { layers: post.layers })).toBe(
      'lab/',
    );
  });

  it('says what differs, the figure over the settings', () => {
    const address = labAddress('lab/', 'post', { ...post, layers: 9, agents: 3 }, { agents: 5 });
    expect(address).toBe('lab/?v=2&layers=9&agents=5');
  });

  it('opens the preset that was chosen', () => {
    expect(labAddress('lab/', 'september', september, {})).toBe('lab/?v=2&preset=september');
    const { preset, parameters } = parseLink(
      query(labAddress('lab/', 'september', september, { agents: 7 })),
    );
    expect({ preset, parameters }).toEqual({
      preset: 'september',
      parameters: { ...september, agents: 7 },
    });
  });

  it('asks for nothing that does not go together, so that the lab has nothing to say about it', () => {
    const address = labAddress(
      'lab/',
      'post',
      { ...post, rule: 'critical-path' },
      { swarm: 'recursive', agents: 8 },
    );
    const { parameters, notices } = parseLink(query(address));
    expect(notices).toEqual([]);
    expect(parameters).toEqual({ ...post, swarm: 'recursive', agents: 8, rule: 'own-branch' });
  });
});
