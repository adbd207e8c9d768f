import { describe, expect, it } from 'vitest';
import { bytesText } from '../../../src/figures/share/bytes-text.ts';
import { siteOf } from '../../../src/figures/share/site.ts';
import { filmWords, settingsText, sheetWords } from '../../../src/figures/share/words.ts';
import { DEFAULT_LINK_STATE } from '../../../src/link/link-state.ts';
import { PRESETS } from '../../../src/model/presets.ts';
import { MODEL_VERSION } from '../../../src/model/version.ts';

const { post, map } = PRESETS;

describe('the settings in words', () => {
  it('are the preset where nothing differs', () => {
    expect(settingsText({ preset: 'post', parameters: post }, 'en')).toBe('Preset: The post');
    expect(settingsText({ preset: 'map', parameters: map }, 'en')).toBe('Preset: Map');
  });

  it('name what differs with its value, in the language of the reader', () => {
    const parameters = {
      ...post,
      layers: 4,
      agents: 64,
      swarm: 'recursive',
      overhead: true,
    } as const;
    const english = settingsText({ preset: 'post', parameters }, 'en').split(' · ');
    expect(english).toHaveLength(5);
    expect(english).toEqual(
      expect.arrayContaining(['Layers: 4', 'Agents: 64', 'Swarm: Recursive', 'Overhead: on']),
    );
    const chinese = settingsText({ preset: 'post', parameters }, 'zh');
    expect(chinese).not.toMatch(/[A-Za-z]{3}/);
    expect(chinese).toMatch(/64/);
  });
});

describe('the words around a picture', () => {
  const of = {
    figure: 'width' as const,
    title: () => 'A title',
    page: () => ({ ...DEFAULT_LINK_STATE, figure: 'width' as const }),
    // The figure has settings of its own: it is those that the picture shows.
    state: () => ({ ...DEFAULT_LINK_STATE, parameters: { ...post, agents: 2 } }),
    digest: () => '0123456789abc',
  };
  const site = siteOf('lab/', 'en', 'https://a.example/x/');

  it('are the title, the settings of the figure, where to find it, and what made it', () => {
    expect(sheetWords(of, site, 'en')).toEqual({
      title: 'A title',
      parameters: 'Preset: The post · Agents: 2',
      link: 'https://a.example/x/?v=2&figure=width#figure-width',
      version: `Model ${MODEL_VERSION}, digest 0123456789abc`,
    });
    expect(sheetWords({ ...of, digest: () => null }, site, 'en').version).toBe(
      `Model ${MODEL_VERSION}`,
    );
  });
});

describe('the words of a film', () => {
  it('are those of a picture, with a link to what is filmed: from the beginning, and without pinned runs', () => {
    const page = {
      ...DEFAULT_LINK_STATE,
      parameters: { ...post, agents: 2 },
      view: { at: 0.5, time: 'linear' as const, play: true },
      pins: [{ preset: 'post' as const, parameters: { ...post, agents: 64 } }],
    };
    const of = {
      figure: 'race' as const,
      title: () => 'The race',
      page: () => page,
      state: () => ({ ...page, figure: 'race' as const }),
      digest: () => '0123456789abc',
    };
    const site = siteOf('lab/', 'en', 'https://a.example/x/');
    expect(sheetWords(of, site, 'en').link).toMatch(/pin1/);
    expect(filmWords(of, site, 'en')).toEqual({
      title: 'The race',
      settings: 'Preset: The post · Agents: 2',
      version: `Model ${MODEL_VERSION}, digest 0123456789abc`,
      link: 'https://a.example/x/lab/?v=2&agents=2&time=linear',
    });
  });
});

describe('the size of a file', () => {
  it.each([
    [0, '0 kB'],
    [40, '0.04 kB'],
    [1234, '1.2 kB'],
    [34_567, '35 kB'],
    [999_499, '999 kB'],
    [999_500, '1 MB'],
    [1_234_567, '1.2 MB'],
    [23_456_789, '23 MB'],
  ])('of %d bytes is %s', (bytes, text) => {
    expect(bytesText(bytes, 'en')).toBe(text);
  });
});
