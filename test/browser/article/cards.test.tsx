import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../../src/styles/site.css';
import { WithCard } from '../../../src/article/card.tsx';
import { startCards } from '../../../src/article/cards.ts';
import { frame, until } from '../lab/harness.tsx';

/** Two words with cards: a number at the left, and a link at the right edge of a text as wide as the window. */
function Text() {
  return (
    <p className="prose-text" id="text">
      <WithCard id="left-card" card="What is known of the number, in a line or two of words.">
        <button type="button" className="number" aria-describedby="left-card">
          19×
        </button>
      </WithCard>
      <span id="right">
        <WithCard id="right-card" card="What the term means, in a line or two of words.">
          <a className="gloss" href="#elsewhere" aria-describedby="right-card">
            term
          </a>
        </WithCard>
      </span>
    </p>
  );
}

let box: HTMLElement;
let root: Root;
let end: () => void;

beforeEach(async () => {
  document.documentElement.classList.add('js');
  box = document.createElement('div');
  document.body.append(box);
  root = createRoot(box);
  root.render(<Text />);
  await until('the text is there', () => box.querySelector('#right') !== null);
  const { style } = find('#right');
  style.float = 'right';
  end = startCards(box);
});

afterEach(async () => {
  end();
  root.unmount();
  box.remove();
  window.location.hash = '';
  await page.viewport(1280, 800);
});

function find(selector: string): HTMLElement {
  const found = box.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`there is no ${selector}`);
  return found;
}
const shown = (id: string) => getComputedStyle(find(`#${id}`)).display === 'block';
const tap = (element: HTMLElement) => {
  const press = new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' });
  element.dispatchEvent(press);
  element.click();
};

describe.each([1280, 390])('in a window of %i pixels', (width) => {
  it.each(['left-card', 'right-card'])('the %s opens within the window', async (id) => {
    await page.viewport(width, 800);
    await until('the window is as wide', () => window.innerWidth === width);
    find(`[aria-describedby=${id}]`).focus();
    await frame();
    expect(shown(id)).toBe(true);
    const card = find(`#${id}`).getBoundingClientRect();
    expect(card.left).toBeGreaterThanOrEqual(0);
    expect(card.right).toBeLessThanOrEqual(document.documentElement.clientWidth);
    expect(card.width).toBeGreaterThan(100);
  });
});

it('a card at the lower edge opens above its word, and goes back below where there is room', async () => {
  const host = find('.card-host');
  box.style.paddingTop = `${window.innerHeight - 60}px`;
  const number = find('.number');
  number.focus();
  const above = find('#left-card').getBoundingClientRect();
  expect(above.bottom).toBeLessThanOrEqual(number.getBoundingClientRect().top);
  number.blur();
  box.style.paddingTop = '0px';
  number.focus();
  expect(host.hasAttribute('data-above')).toBe(false);
  const below = find('#left-card').getBoundingClientRect();
  expect(below.top).toBeGreaterThanOrEqual(number.getBoundingClientRect().bottom);
});

it('Escape puts a card away until the focus comes back', async () => {
  const number = find('.number');
  number.focus();
  expect(shown('left-card')).toBe(true);
  await userEvent.keyboard('{Escape}');
  expect(shown('left-card')).toBe(false);
  number.blur();
  number.focus();
  expect(shown('left-card')).toBe(true);
});

it('a first tap on a term shows its card, a second one follows the link', () => {
  const link = find('.gloss');
  tap(link);
  expect(window.location.hash).toBe('');
  expect(shown('right-card')).toBe(true);
  tap(link);
  expect(window.location.hash).toBe('#elsewhere');
});

it('a mouse follows the link at once', () => {
  const link = find('.gloss');
  link.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'mouse' }));
  link.click();
  expect(window.location.hash).toBe('#elsewhere');
});
