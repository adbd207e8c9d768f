import { describe, expect, it } from 'vitest';
import { trySettings } from '../../../src/article/try-settings.ts';
import { parseLink } from '../../../src/link/parse-link.ts';
import { PRESETS } from '../../../src/model/presets.ts';
import { createArticleStore } from '../../../src/state/article-store.ts';

const storeOf = (query: string) => createArticleStore(parseLink(query));

describe('settings tried from the text', () => {
  it('leave the switch of overhead alone, whatever it costs then', () => {
    for (const overhead of [false, true]) {
      const store = storeOf(overhead ? '?v=2&overhead=true' : '');
      trySettings(store, 'communication=group');
      const { parameters } = store.getState();
      expect(parameters).toEqual({ ...PRESETS.post, communication: 'group', overhead });
    }
  });

  it('begin from the preset that they name', () => {
    const store = storeOf('?v=2&layers=8&overhead=true');
    trySettings(store, 'preset=flat,preference=2');
    expect(store.getState().preset).toBe('flat');
    expect(store.getState().parameters).toEqual({ ...PRESETS.flat, preference: 2 });
  });
});
