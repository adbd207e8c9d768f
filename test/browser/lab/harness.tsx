import { createRoot, type Root } from 'react-dom/client';
import { cdp } from 'vitest/browser';
import '../../../src/styles/site.css';
import type { Lab } from '../../../src/figures/race/create-lab.ts';
import type { Language } from '../../../src/messages/index.ts';
import { App } from '../../../src/pages/app.tsx';
import { effectsDone } from '../effects-done.ts';

/** A whole page, living in the page of the tests. */
export interface Mounted {
  readonly lab: Lab;
  readonly container: HTMLElement;
  unmount(): void;
}

const ownQuery = window.location.search;

/** Sets the query that the page reads when it starts; the test runner's own keys stay. */
export function setQuery(query: string): void {
  const joined = [ownQuery.replace(/^\?/, ''), query.replace(/^\?/, '')].filter(Boolean).join('&');
  window.history.replaceState(null, '', `${window.location.pathname}?${joined}`);
}

/** The part of the query that the page wrote. */
export function writtenQuery(): string {
  const own = new Set(new URLSearchParams(ownQuery).keys());
  const written = [...new URLSearchParams(window.location.search)].filter(([key]) => !own.has(key));
  return written.map(([key, value]) => `${key}=${value}`).join('&');
}

export async function mount({
  query = '',
  language = 'en',
}: {
  query?: string;
  language?: Language;
} = {}): Promise<Mounted> {
  setQuery(query);
  document.documentElement.classList.add('js');
  document.documentElement.lang = language === 'zh' ? 'zh-Hans' : 'en';
  const container = document.createElement('div');
  document.body.append(container);
  const root: Root = createRoot(container);
  const lab = await new Promise<Lab>((resolve) => {
    root.render(<App language={language} onLab={resolve} />);
  });
  await effectsDone();
  return {
    lab,
    container,
    unmount() {
      root.unmount();
      container.remove();
    },
  };
}

/** Waits until a condition holds; fails with what it waited for. */
export async function until(what: string, holds: () => boolean, within = 30_000): Promise<void> {
  const end = performance.now() + within;
  while (!holds()) {
    if (performance.now() > end) throw new Error(`waited in vain until ${what} (${around()})`);
    await frame();
  }
  await effectsDone();
}

/** What a wait may have hung on besides the page itself. */
function around(): string {
  const { innerWidth, innerHeight, scrollY } = window;
  const focus = document.hasFocus() ? 'focus' : 'no focus';
  return `${document.visibilityState}, ${focus}, ${innerWidth} × ${innerHeight}, scrolled to ${scrollY}`;
}

export function frame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => resolve()));
}

export function complete({ lab }: Mounted): Promise<void> {
  return until('everything is computed', () => lab.store.getState().work.status === 'complete');
}

export function find<E extends Element>({ container }: Mounted, selector: string): E {
  const found = container.querySelector<E>(selector);
  if (!found) throw new Error(`there is no ${selector}`);
  return found;
}

/** What a real hand does: the browser itself makes the events, trusted ones, from a mouse. */
export async function mouse(
  type: 'mousePressed' | 'mouseMoved' | 'mouseReleased',
  x: number,
  y: number,
): Promise<void> {
  const offset = window.frameElement?.getBoundingClientRect() ?? { x: 0, y: 0 };
  await session().send('Input.dispatchMouseEvent', {
    type,
    x: x + offset.x,
    y: y + offset.y,
    button: 'left',
    buttons: type === 'mouseReleased' ? 0 : 1,
    clickCount: 1,
  });
}

interface Session {
  send(method: string, parameters: Record<string, unknown>): Promise<unknown>;
}

function session(): Session {
  return cdp() as unknown as Session;
}

/** Where the thumb of a range input stands, in pixels of the viewport. */
export function thumbOf(input: HTMLInputElement, value = Number(input.value)) {
  const box = input.getBoundingClientRect();
  const thumb = 15;
  const share = (value - Number(input.min)) / (Number(input.max) - Number(input.min));
  return { x: box.x + thumb / 2 + share * (box.width - thumb), y: box.y + box.height / 2 };
}
