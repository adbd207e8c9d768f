import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { PARAMETERS } from '../../../src/model/parameters.ts';
import { PRESETS } from '../../../src/model/presets.ts';
import { frame, mouse, until } from '../lab/harness.tsx';
import { type Islands, islandsOf } from './islands.tsx';

/** What a reader does at a figure before its script is there. */

let page: Islands;

beforeEach(async () => {
  page = await islandsOf(['standard']);
});
afterEach(() => page.remove());

const find = <E extends Element>(selector: string): E => {
  const found = page.island('standard').querySelector<E>(selector);
  if (!found) throw new Error(`there is no ${selector}`);
  return found;
};
const slider = () => find<HTMLInputElement>('[data-key=layers] input[type=range]');
const linkSwitch = () => find<HTMLInputElement>('.fig-linked input');
const parameters = () => page.article.store.getState().parameters;

/** Brings the figure to life, in place of everything that came with the page but its picture. */
async function live(): Promise<void> {
  const before = slider();
  page.begin();
  await until('the figure lives', () => !before.isConnected);
  await frame();
}

describe('a page as it was made', () => {
  it('has numbers in place of boxes, which a browser would look through', async () => {
    const { textContent: drawn } = find('[data-key=layers] output');
    expect(page.page.querySelector('input[type=text], textarea')).toBeNull();
    await live();
    expect(page.page.querySelector('output')).toBeNull();
    const box = find<HTMLInputElement>('[data-key=layers] .number-box input');
    // The preset draws the number: it stands where a box would wait for another.
    expect([box.value, box.placeholder]).toEqual(['', drawn]);
    expect(drawn).toMatch(/^17\b/);
  });
});

describe('what was done before a figure came to life', () => {
  it('to a slider holds, and the focus stays there', async () => {
    slider().focus();
    await userEvent.keyboard('{End}');
    expect(parameters().layers).toBe(PRESETS.post.layers);
    await live();
    const [, most] = PARAMETERS.layers.slider;
    await until('it holds', () => parameters().layers === most);
    expect(slider().getAttribute('aria-valuetext')).toBe(String(most));
    expect(document.activeElement).toBe(slider());
  });

  it('to its switch holds: it has settings of its own', async () => {
    await userEvent.click(linkSwitch());
    await live();
    await until('it is unlinked', () => !linkSwitch().checked);
    expect(page.article.store.getState().own.standard).toBeDefined();
    expect(document.activeElement).toBe(linkSwitch());
  });

  it('by the browser itself, which brings an earlier page back, is not taken for a wish', async () => {
    expect(slider().autocomplete).toBe('off');
    linkSwitch().checked = false;
    await live();
    expect(parameters()).toEqual(PRESETS.post);
    expect(linkSwitch().checked).toBe(true);
    expect(document.activeElement).toBe(document.body);
  });

  it('leaves the focus in the picture that is taken up', async () => {
    const summary = find<HTMLElement>('summary');
    summary.focus();
    await live();
    expect(summary.isConnected).toBe(true);
    expect(document.activeElement).toBe(summary);
  });

  it('is waited for: a slider does not vanish under the hand that holds it', async () => {
    const held = slider();
    held.scrollIntoView({ block: 'center' });
    const { left, top, width, height } = held.getBoundingClientRect();
    const at = [left + width / 2, top + height / 2] as const;
    await mouse('mouseMoved', ...at);
    await mouse('mousePressed', ...at);
    expect(held.matches(':active')).toBe(true);
    page.begin();
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(held.isConnected).toBe(true);
    await mouse('mouseReleased', ...at);
    await until('the figure lives', () => !held.isConnected);
    await until('the place is taken over', () => parameters().layers !== PRESETS.post.layers);
  });
});
