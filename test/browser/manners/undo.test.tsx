import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { parseLink } from '../../../src/link/parse-link.ts';
import { startUndo } from '../../../src/pages/start-undo.tsx';
import { createArticleStore } from '../../../src/state/article-store.ts';
import { find, frame, type Mounted, mount, setQuery, until } from '../lab/harness.tsx';

describe('in the lab', () => {
  let page: Mounted;
  afterEach(() => {
    page.unmount();
    setQuery('');
  });
  const agents = () => page.lab.store.getState().parameters.agents;
  const said = () => find(page, '.undo [role=status]').textContent;
  const buttons = () => [...page.container.querySelectorAll<HTMLButtonElement>('.undo button')];

  it('the keys undo and redo, and say what', async () => {
    page = await mount();
    const { change } = page.lab.store.getState().actions;
    change({ agents: 64 });
    change({ layers: 8 });
    expect(said()).toBe('');
    await userEvent.keyboard('{Control>}z{/Control}');
    await until('it is said', () => said() === 'Undone: layers as the preset draws it to 8');
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(agents()).toBe(16);
    await until('it is said', () => said() === 'Undone: agents 16 to 64');
    await userEvent.keyboard('{Control>}y{/Control}');
    expect(agents()).toBe(64);
    await until('it is said', () => said() === 'Redone: agents 16 to 64');
    await userEvent.keyboard('{Meta>}{Shift>}z{/Shift}{/Meta}');
    expect(page.lab.store.getState().parameters.layers).toBe(8);
    // What was said is of the last move alone.
    change({ agents: 2 });
    await until('it is silent', () => said() === '');
  });

  it('a text that is typed keeps its own undo', async () => {
    page = await mount();
    page.lab.store.getState().actions.change({ agents: 64 });
    await frame();
    const box = find<HTMLInputElement>(page, '[data-key=layers] input:not([type=range])');
    await userEvent.click(box);
    await userEvent.keyboard('7{Control>}z{/Control}');
    expect(agents()).toBe(64);
    // A slider is no text.
    find<HTMLInputElement>(page, '[data-key=agents] input[type=range]').focus();
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(agents()).toBe(16);
  });

  it('the buttons are out of use where there is nothing to do, and tell what they would do', async () => {
    page = await mount();
    expect(buttons().map(({ disabled }) => disabled)).toEqual([true, true]);
    const { change } = page.lab.store.getState().actions;
    change({ agents: 64 });
    change({ layers: 8 });
    change({ overhead: true });
    await until('it can undo', () => !buttons()[0].disabled);
    expect(buttons()[0].title).toBe('Undo: overhead off to on (the last of 3 changes)');
    await userEvent.click(buttons()[0]);
    expect(page.lab.store.getState().parameters.overhead).toBe(false);
    expect(buttons()[1].title).toBe('Redo: overhead off to on');
    await userEvent.click(buttons()[1]);
    expect(page.lab.store.getState().parameters.overhead).toBe(true);
    expect(buttons()[1].disabled).toBe(true);
  });
});

describe('in the article', () => {
  const bar = () => document.querySelector<HTMLElement>('.undo');
  const room = document.createElement('div');
  let end = () => {};
  beforeEach(() => {
    room.style.height = '4000px';
    document.body.append(room);
  });
  afterEach(() => {
    end();
    room.remove();
    window.scrollTo(0, 0);
  });

  it('a bar comes with the first change, names the figure, and goes when one reads on', async () => {
    const store = createArticleStore(parseLink(''));
    end = startUndo('en', store);
    await frame();
    expect(bar()).toBe(null);
    const { actions } = store.getState();
    actions.unlink('width');
    actions.change({ agents: 64 }, 'width');
    // Where a playhead stands is no setting.
    actions.choose('grow', { at: 7 });
    await until('it is there', () => bar() !== null);
    const title = () => bar()?.querySelector('button')?.title;
    await until(
      'it tells',
      () => title() === 'Undo: figure 10: agents 16 to 64 (the last of 2 changes)',
    );
    expect(bar()?.hasAttribute('data-away')).toBe(false);
    window.scrollTo(0, 2000);
    await until('it goes', () => bar()?.hasAttribute('data-away') === true);
    await userEvent.keyboard('{Control>}z{/Control}');
    await until('it is back', () => bar()?.hasAttribute('data-away') === false);
    expect(store.getState().own.width?.agents).toBe(16);
    await until(
      'it is said',
      () => bar()?.textContent?.includes('Undone: figure 10: agents 16 to 64') === true,
    );
    await until('it tells', () => title() === 'Undo: figure 10: settings of its own');
    // Not over what the hand is at.
    const control = document.createElement('button');
    control.style.cssText = 'position: fixed; bottom: 8px; left: 0';
    document.body.append(control);
    const low = () => (bar()?.getBoundingClientRect().bottom ?? 0) > window.innerHeight / 2;
    await until('it is low', low);
    control.focus();
    actions.change({ layers: 5 });
    await until('it moves aside', () => !low());
    control.remove();
    actions.change({ steps: 500 });
    await until('it is back', low);
    actions.choose('deploy', { most: 8 });
    await until('it tells', () => title()?.startsWith('Undo: figure 12: a choice') === true);
  });

  it('goes also when one reads on in the moment in which it comes', async () => {
    const store = createArticleStore(parseLink(''));
    end = startUndo('en', store);
    const watch = new MutationObserver(() => bar() && window.scrollTo(0, 2000));
    watch.observe(document.body, { childList: true, subtree: true });
    store.getState().actions.change({ agents: 64 });
    await until('it is there, and gone', () => bar()?.hasAttribute('data-away') === true);
    watch.disconnect();
  });
});
