import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import '../../../src/styles/site.css';
import { startKeyHelp } from '../../../src/pages/start-key-help.ts';
import { until } from '../lab/harness.tsx';
import { violationsIn } from '../violations.ts';

let end = () => {};
let box: HTMLElement;

beforeEach(() => {
  document.documentElement.classList.add('js');
  document.documentElement.dataset.page = 'front';
  box = document.createElement('main');
  box.innerHTML = '<button id="a">a</button><button data-key-help id="b">b</button><input id="c">';
  document.body.append(box);
  end = startKeyHelp();
});

afterEach(async () => {
  if (shown()) await userEvent.keyboard('{Escape}');
  end();
  box.remove();
  delete document.documentElement.dataset.page;
  document.documentElement.lang = 'en';
});

const shown = () => document.querySelector<HTMLDialogElement>('dialog.key-help');
const part = (id: string) => document.getElementById(id) as HTMLElement;
const opened = () => until('the help is there', () => shown()?.open === true);

describe('the help on keys', () => {
  it('comes with the question mark and goes with Escape, which gives the focus back', async () => {
    part('a').focus();
    await userEvent.keyboard('?');
    await opened();
    await until('it has the focus', () => shown()?.contains(document.activeElement) === true);
    await userEvent.keyboard('{Escape}');
    await until('it is gone', () => shown() === null);
    await until('the focus is back', () => document.activeElement === part('a'));
  });

  it('comes with its button, and goes with its own', async () => {
    await userEvent.click(part('b'));
    await opened();
    await userEvent.click(shown()?.querySelector('button') as HTMLElement);
    await until('it is gone', () => shown() === null);
    await until('the focus is back', () => document.activeElement === part('b'));
  });

  it('leaves a question mark that is typed to the text', async () => {
    await userEvent.click(part('c'));
    await userEvent.keyboard('why?');
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect((part('c') as HTMLInputElement).value).toBe('why?');
    expect(shown()).toBe(null);
  });

  it('tells the keys of this page, in its language', async () => {
    document.documentElement.dataset.page = 'method';
    await userEvent.keyboard('?');
    await opened();
    expect([...(shown()?.querySelectorAll('h3') ?? [])].map((h) => h.textContent)).toEqual([
      'The page',
    ]);
    await userEvent.keyboard('{Escape}');
    await until('it is gone', () => shown() === null);
    document.documentElement.dataset.page = 'lab';
    document.documentElement.lang = 'zh-Hans';
    await userEvent.keyboard('?');
    await opened();
    expect(shown()?.textContent).toContain('播放或暂停');
    expect(shown()?.querySelectorAll('h3').length).toBeGreaterThan(4);
  });

  it('is there once, and accessible', async () => {
    await userEvent.keyboard('?');
    await opened();
    await userEvent.keyboard('?');
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(document.querySelectorAll('dialog')).toHaveLength(1);
    const violations = await violationsIn(shown() as HTMLElement);
    expect(violations.map(({ id, nodes }) => [id, nodes[0].html])).toEqual([]);
  });
});
