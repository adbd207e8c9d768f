import { catalogues } from '../messages/index.ts';
import { addOpenButton } from './drop-file-button.ts';
import { watchHand } from './drop-file-hand.ts';
import type { DropFileOptions, Drops } from './drop-file-live.tsx';

/**
 * Opens figure files, and links of this site, that are dropped on the page, pasted, or chosen by a button in its footer:
 * here, or on the page where the figure is. Watches for them; what reads and shows them comes with the first of them. The
 * function returned ends it.
 */
export function startDropFile(options: DropFileOptions): () => void {
  const element = document.createElement('div');
  // Readers of screens are told of what comes into a place that was there before.
  const status = document.createElement('div');
  status.setAttribute('role', 'status');
  element.append(status);
  document.body.append(element);
  let ended = false;
  let loading: Promise<Drops> | null = null;
  const withDrops = (use: (drops: Drops) => void) => {
    loading ??= import('./drop-file-live.tsx').then(({ showDrops }) =>
      showDrops(element, status, options),
    );
    loading.then(
      (drops) => !ended && use(drops),
      () => {
        // Asked for again the next time: without it the page is as it was.
        loading = null;
      },
    );
  };
  const stopHand = watchHand({
    onHover: (hovers) => withDrops((drops) => drops.hover(hovers)),
    onCarried: (carried) => withDrops((drops) => drops.take(carried)),
  });
  const footer = document.querySelector('.site-footer');
  const { data: text } = catalogues[options.place.language];
  const removeButton =
    footer && addOpenButton(footer, text, (file) => withDrops((drops) => drops.choose(file)));
  return () => {
    ended = true;
    stopHand();
    removeButton?.();
    element.remove();
    loading?.then(
      (drops) => drops.end(),
      () => {},
    );
  };
}
