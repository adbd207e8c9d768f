import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import '../../../src/styles/site.css';
import { LanguageProvider } from '../../../src/components/messages-context.tsx';
import { Contents } from '../../../src/pages/contents.tsx';
import { startContents } from '../../../src/pages/start-contents.ts';
import { frame, until } from '../lab/harness.tsx';

const PARTS = ['first', 'second', 'third'];
const HEIGHT = 900;

let box: HTMLElement;
let root: Root;

beforeEach(async () => {
  document.documentElement.classList.add('js');
  box = document.createElement('div');
  document.body.append(box);
  root = createRoot(box);
  root.render(
    <LanguageProvider value="en">
      <div className="article">
        <Contents entries={PARTS.map((id) => ({ id, name: id }))} />
        <div className="article-body">
          {PARTS.map((id) => (
            <section key={id} id={id} style={{ height: HEIGHT, margin: 0 }} />
          ))}
        </div>
      </div>
    </LanguageProvider>,
  );
  await until('the list is there', () => box.querySelector('.contents') !== null);
});

afterEach(async () => {
  root.unmount();
  box.remove();
  window.location.hash = '';
  await page.viewport(1280, 800);
});

const details = () => box.querySelector<HTMLDetailsElement>('.contents details');
const marked = () =>
  [...box.querySelectorAll('.contents a[aria-current]')].map((link) => link.textContent);
/** Scrolls until the upper edge of a section is so many pixels below that of the window. */
async function scrollTo(id: string, below: number): Promise<void> {
  const section = document.getElementById(id);
  window.scrollBy(0, (section?.getBoundingClientRect().top ?? 0) - below);
  await frame();
  await frame();
}
const marks = (name: string) => until(`${name} is marked`, () => marked().join() === name);

it('marks the last section that has begun above the reading line', async () => {
  await page.viewport(1280, 800);
  startContents(box);
  await scrollTo('second', 300);
  await marks('first');
  // The line is at 30% of the window: 240 pixels.
  await scrollTo('second', 235);
  await marks('second');
  await scrollTo('second', 245);
  await marks('first');
});

it('is open beside a wide text; on a phone it is closed, and closes when a section was chosen', async () => {
  await page.viewport(1280, 800);
  startContents(box);
  expect(details()?.open).toBe(true);
  box.querySelector<HTMLElement>('.contents a[href="#second"]')?.click();
  expect(details()?.open).toBe(true);
  await page.viewport(390, 800);
  await until('the list is closed', () => details()?.open === false);
  details()?.querySelector('summary')?.click();
  expect(details()?.open).toBe(true);
  box.querySelector<HTMLElement>('.contents a[href="#third"]')?.click();
  expect(details()?.open).toBe(false);
});
