import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { LanguageProvider } from '../components/messages-context.tsx';
import { type Place, rootFrom } from './addresses.ts';
import './drop-file.css';
import { go, isHere, show } from './drop-file-go.ts';
import { watchHand } from './drop-file-hand.ts';
import { OpenButton, Said, Target } from './drop-file-parts.tsx';
import type { Read } from './drop-file-read.ts';
import type { LinkedStore } from './link-sync.ts';

export interface DropFileOptions {
  /** The page: the article or the lab. */
  readonly place: Place;
  readonly store: Pick<LinkedStore, 'getState'>;
  /** Writes what of the state the address lacks. */
  readonly flush: () => void;
}

/**
 * Opens figure files, and links of this site, that are dropped on the page, pasted, or chosen by a button in its footer:
 * here, or on the page where the figure is. The function returned ends it.
 */
export function startDropFile(options: DropFileOptions): () => void {
  const element = document.createElement('div');
  document.body.append(element);
  const root = createRoot(element);
  root.render(
    <LanguageProvider value={options.place.language}>
      <DropFile {...options} />
    </LanguageProvider>,
  );
  return () => {
    element.remove();
    // Another root may be drawing now, as that of the lab, which ends this with itself.
    queueMicrotask(() => root.unmount());
  };
}

/** What needs no answer goes away by itself. */
const SAID_FOR_MS = 6000;

function DropFile({ place, store, flush }: DropFileOptions) {
  const [hovers, setHovers] = useState(false);
  const [said, setSaid] = useState<Read | null>(null);
  const footer = document.querySelector('.site-footer');
  const { current: take } = useRef((read: Read) => {
    if (read.kind === 'opening') {
      if (isHere(place, read.opening)) show(read.opening, store, flush);
      // What there is to say of it would be gone with this page.
      else if (isPlain(read)) return go(place, read.opening);
    }
    setSaid(read);
  });
  useLayoutEffect(() => {
    const root = new URL(rootFrom(place) || './', document.baseURI).href;
    return watchHand({ root, onHover: setHovers, onRead: take });
  }, [place, take]);
  useEffect(() => {
    if (!said || !isPlain(said)) return;
    const timer = setTimeout(() => setSaid(null), SAID_FOR_MS);
    return () => clearTimeout(timer);
  }, [said]);
  return (
    <>
      {hovers && <Target />}
      <div role="status">
        {said && <Said read={said} place={place} onDismiss={() => setSaid(null)} />}
      </div>
      {footer && createPortal(<OpenButton onRead={take} />, footer)}
    </>
  );
}

/** Whether there is nothing to say but that it is open. */
function isPlain(read: Read): boolean {
  return read.kind === 'opening' && read.opening.remarks.length === 0;
}
