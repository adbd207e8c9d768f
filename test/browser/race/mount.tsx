import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import '../../../src/styles/fonts.css';
import '../../../src/styles/tokens.css';
import '../../../src/styles/base.css';
import { effectsDone } from '../effects-done.ts';
import './fixture/fixture.css';

// The widths of texts are those of the site's own fonts, not of what a machine happens to have.
await Promise.all(
  [400, 600].map((weight) => document.fonts.load(`${weight} 14px "Source Sans 3 Variable"`)),
);

const mounted: { root: Root; box: HTMLElement }[] = [];

/** Renders into a box of a given width, under the styles of the page. */
export function mount(node: ReactNode, width = 1200): HTMLElement {
  const box = document.createElement('main');
  box.style.width = `${width}px`;
  document.body.append(box);
  const root = createRoot(box);
  root.render(node);
  mounted.push({ root, box });
  return box;
}

export function unmountAll(): void {
  for (const { root, box } of mounted.splice(0)) {
    root.unmount();
    box.remove();
  }
}

/** Waits for so many frames of the page. */
export async function frames(count = 2): Promise<void> {
  for (let i = 0; i < count; i++) await new Promise(requestAnimationFrame);
}

/** Waits until something is there; fails after a time that is long even where other work is going on. */
export async function until<T>(find: () => T | null | undefined | false): Promise<T> {
  const end = performance.now() + 15_000;
  while (performance.now() < end) {
    const found = find();
    if (found) {
      await effectsDone();
      return found;
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`never came: ${find}`);
}

/** An element that must be there. */
export function element<T extends Element = HTMLElement>(root: ParentNode, selector: string): T {
  const found = root.querySelector<T>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
}
