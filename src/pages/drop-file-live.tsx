import { createPortal } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { LanguageProvider } from '../components/messages-context.tsx';
import { type Place, rootFrom } from './addresses.ts';
import './drop-file.css';
import { go, isHere, show } from './drop-file-go.ts';
import type { Carried } from './drop-file-hand.ts';
import { readCarried, readFile } from './drop-file-open.ts';
import { Said, Target } from './drop-file-parts.tsx';
import type { Read } from './drop-file-read.ts';
import type { LinkedStore } from './link-sync.ts';

export interface DropFileOptions {
  readonly place: Place;
  /** Of the article or the lab; null on a page without figures. */
  readonly store: Pick<LinkedStore, 'getState'> | null;
  /** Writes what of the state the address lacks. */
  readonly flush: () => void;
}

/** Shows and opens what comes. */
export interface Drops {
  /** Something is held over the page, or is no more. */
  hover(hovers: boolean): void;
  take(carried: Carried): void;
  choose(file: File): void;
  end(): void;
}

/** What needs no answer goes away by itself. */
const SAID_FOR_MS = 6000;

/** `status`: the part of `element` in which is said what came of it. */
export function showDrops(
  element: HTMLElement,
  status: HTMLElement,
  { place, store, flush }: DropFileOptions,
): Drops {
  // A part of its own, as React empties what it draws in.
  const drawn = document.createElement('div');
  element.append(drawn);
  const root = createRoot(drawn);
  const site = new URL(rootFrom(place) || './', document.baseURI).href;
  let hovers = false;
  let said: Read | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const draw = () =>
    root.render(
      <LanguageProvider value={place.language}>
        {hovers && <Target />}
        {createPortal(
          said && <Said read={said} place={place} onDismiss={() => say(null)} />,
          status,
        )}
      </LanguageProvider>,
    );
  const say = (read: Read | null) => {
    clearTimeout(timer);
    if (read && isPlain(read)) timer = setTimeout(() => say(null), SAID_FOR_MS);
    said = read;
    draw();
  };
  const open = (read: Read | null) => {
    if (!read) return;
    if (read.kind === 'opening') {
      if (store && isHere(place, read.opening)) show(read.opening, store, flush);
      // What there is to say of it would be gone with this page.
      else if (isPlain(read)) return go(place, read.opening);
    }
    say(read);
  };
  return {
    hover(now) {
      hovers = now;
      draw();
    },
    take: (carried) => void readCarried(carried, site).then(open),
    choose: (file) => void readFile(file).then(open),
    end() {
      clearTimeout(timer);
      root.unmount();
    },
  };
}

/** Whether there is nothing to say but that it is open. */
function isPlain(read: Read): boolean {
  return read.kind === 'opening' && read.opening.remarks.length === 0;
}
