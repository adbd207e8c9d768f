import { describe, expect, it, vi } from 'vitest';
import type { FigureName } from '../../../src/link/figures.ts';
import { parseLink } from '../../../src/link/parse-link.ts';
import { PRESETS } from '../../../src/model/presets.ts';
import { createArticleStore, parametersOf } from '../../../src/state/article-store.ts';

function article(query = '') {
  const store = createArticleStore(parseLink(query));
  const of = (figure: FigureName) => parametersOf(store.getState(), figure);
  return { store, of, get: store.getState, ...store.getState().actions };
}

const { post, september } = PRESETS;

describe('the settings of an article', () => {
  it('are the preset itself until something differs, and again once nothing does', () => {
    const { get, change, open } = article();
    expect(get().parameters).toBe(post);
    change({ layers: 8 });
    expect(get().parameters).toEqual({ ...post, layers: 8 });
    change({ layers: post.layers });
    expect(get().parameters).toBe(post);
    open(parseLink('?preset=september'));
    expect(get().parameters).toBe(september);
    expect(article(`?v=2&agents=${post.agents}`).get().parameters).toBe(post);
  });

  it('come from a link, settled and with its notices', () => {
    const { get, dismiss } = article('?swarm=recursive&rule=shortest&agents=banana');
    expect(get().parameters).toMatchObject({ swarm: 'recursive', rule: 'own-branch' });
    expect(get().notices.map(({ kind }) => kind)).toEqual(['value', 'conflict']);
    dismiss(get().notices[0]);
    expect(get().notices.map(({ kind }) => kind)).toEqual(['conflict']);
    dismiss();
    expect(get().notices).toEqual([]);
  });

  it('are shared: what one figure changes is changed for all', () => {
    const { of, change } = article();
    change({ layers: 8 }, 'width');
    expect(of('standard')).toEqual({ ...post, layers: 8 });
    expect(of('width')).toBe(of('standard'));
    change({ dispatch: 'oldest' });
    expect(of('width')).toBe(of('standard'));
  });

  it('do not tell anybody of a change that changes nothing', () => {
    const { store, change } = article();
    const listener = vi.fn();
    store.subscribe(listener);
    change({ agents: post.agents });
    change({ agents: undefined as never }, 'standard');
    expect(listener).not.toHaveBeenCalled();
  });

  it('are settled, and turn the overhead on where its numbers are moved', () => {
    const { of, change, unlink } = article();
    unlink('overhead');
    change({ scheduling: 0.3 }, 'overhead');
    expect(of('overhead')).toMatchObject({ overhead: true, scheduling: 0.3 });
    expect(of('standard').overhead).toBe(false);
    change({ swarm: 'standard', rule: 'critical-path' }, 'overhead');
    change({ swarm: 'recursive' }, 'overhead');
    expect(of('overhead').rule).toBe('own-branch');
  });
});

describe('a figure that is unlinked', () => {
  it('keeps the settings as they were, and moves them alone', () => {
    const { of, change, unlink } = article();
    change({ layers: 8 });
    unlink('width');
    expect(of('width')).toBe(of('standard'));
    change({ layers: 4 });
    expect(of('width').layers).toBe(8);
    change({ layers: 30 }, 'width');
    expect(of('width').layers).toBe(30);
    expect(of('standard').layers).toBe(4);
    // Asked for again, it keeps what it has.
    unlink('width');
    expect(of('width').layers).toBe(30);
  });

  it('has the shared ones again once it is linked', () => {
    const { get, of, change, link, unlink } = article();
    unlink('width');
    unlink('rules');
    change({ layers: 30 }, 'width');
    change({ layers: 4 });
    link('width');
    expect(of('width')).toBe(get().parameters);
    expect(of('rules')).toBe(post);
    link('width');
    expect(Object.keys(get().own)).toEqual(['rules']);
  });

  it('is reset by itself, and a linked one with all others', () => {
    const { of, change, reset, unlink } = article();
    unlink('width');
    change({ layers: 30 }, 'width');
    change({ layers: 4 });
    reset('width');
    expect(of('width')).toBe(post);
    expect(of('standard').layers).toBe(4);
    change({ layers: 30 }, 'width');
    reset('standard');
    expect(of('standard')).toBe(post);
    expect(of('width').layers).toBe(30);
    reset();
    expect(of('width').layers).toBe(30);
  });

  it('goes back to the preset that was chosen, and stays as it was until then', () => {
    const { of, choosePreset, reset, unlink } = article();
    unlink('width');
    choosePreset('september');
    expect(of('standard')).toBe(september);
    expect(of('width')).toBe(post);
    reset('width');
    expect(of('width')).toBe(september);
  });

  it('is so no more when another link is opened', () => {
    const { get, of, change, open, unlink } = article();
    unlink('width');
    change({ layers: 30 }, 'width');
    open(parseLink('?layers=12'));
    expect(get().own).toEqual({});
    expect(of('width').layers).toBe(12);
  });
});

describe('what the figures found', () => {
  it('is kept by figure, the newest of each, and touches no settings', () => {
    const { get, report, change } = article();
    const before = get().parameters;
    report('standard', { of: before, figures: { a: 1, never: Number.NaN } });
    report('width', { of: before, figures: { a: 2 } });
    change({ layers: 8 });
    report('standard', { of: get().parameters, figures: { a: 3 } });
    expect(get().reported.standard).toEqual({ of: get().parameters, figures: { a: 3 } });
    expect(get().reported.width).toEqual({ of: before, figures: { a: 2 } });
  });

  it('outlives a link that is opened: it says itself what it is of', () => {
    const { get, report, open } = article();
    report('standard', { of: post, figures: { a: 1 } });
    open(parseLink('?layers=12'));
    expect(get().reported.standard?.of).toBe(post);
  });
});

describe('undo', () => {
  it('has nothing to do after a link to what is there already, and keeps what can be redone', () => {
    const { get, change, open, undo } = article();
    change({ layers: 8 });
    undo();
    open(parseLink(''));
    expect(get().history.past).toEqual([]);
    expect(get().history.future).toHaveLength(1);
    open(parseLink('?layers=12'));
    expect(get().history.past).toHaveLength(1);
    undo();
    expect(get().parameters).toBe(post);
  });

  it('takes a figure that was unlinked and linked again step by step', () => {
    const { get, unlink, link, undo } = article();
    unlink('width');
    link('width');
    undo();
    expect(Object.keys(get().own)).toEqual(['width']);
    undo();
    expect(get().own).toEqual({});
  });
});
