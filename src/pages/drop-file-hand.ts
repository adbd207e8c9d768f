/** What was dropped or pasted. A transfer is empty after its event: all is taken out of it at once. */
export interface Carried {
  readonly how: 'dropped' | 'pasted';
  /** How many files; a folder is one. */
  readonly count: number;
  readonly isFolder: boolean;
  /** Those that can be had: a folder may not be among them. */
  readonly files: readonly File[];
  /** Of a text, or the address of a link. */
  readonly text: string;
}

export interface HandOptions {
  /** Something is held over the page that might be opened, or is no more. */
  onHover(hovers: boolean): void;
  onCarried(carried: Carried): void;
}

/** What is held over a page tells so every 350 ms (HTML, drag-and-drop processing model); not all browsers tell that it left. */
const GONE_AFTER_MS = 1000;

/** Watches what is dropped on the page, and what is pasted outside of fields. The function returned ends it. */
export function watchHand({ onHover, onCarried }: HandOptions): () => void {
  const ending = new AbortController();
  const on = <K extends keyof DocumentEventMap>(
    name: K,
    listener: (event: DocumentEventMap[K]) => void,
  ) => document.addEventListener(name, listener, { signal: ending.signal });
  /** What is dragged from this page itself is not meant for it. */
  let own = false;
  const over = (event: DragEvent) => !own && carries(event);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hovering = false;
  const hover = (hovers: boolean) => {
    clearTimeout(timer);
    if (hovers) timer = setTimeout(() => hover(false), GONE_AFTER_MS);
    if (hovers !== hovering) onHover(hovers);
    hovering = hovers;
  };
  const hold = (event: DragEvent) => {
    if (!over(event)) return;
    event.preventDefault();
    hover(true);
    if (event.dataTransfer) event.dataTransfer.dropEffect = 'copy';
  };
  on('dragstart', () => {
    own = true;
  });
  on('dragend', () => {
    own = false;
  });
  on('dragenter', hold);
  on('dragover', hold);
  on('dragleave', ({ relatedTarget }) => {
    if (relatedTarget === null) hover(false);
  });
  on('drop', (event) => {
    hover(false);
    if (!over(event) || !event.dataTransfer) return;
    event.preventDefault();
    onCarried(carriedBy(event.dataTransfer, 'dropped'));
  });
  on('paste', ({ clipboardData, target }) => {
    if (clipboardData && !isField(target)) onCarried(carriedBy(clipboardData, 'pasted'));
  });
  return () => {
    clearTimeout(timer);
    ending.abort();
  };
}

function carriedBy(transfer: DataTransfer, how: Carried['how']): Carried {
  const items = [...transfer.items].filter(({ kind }) => kind === 'file');
  const { files } = transfer;
  const [address] = transfer.getData('text/uri-list').split(/\r?\n/);
  return {
    how,
    count: Math.max(items.length, files.length),
    isFolder: items[0]?.webkitGetAsEntry?.()?.isDirectory ?? false,
    files: [...files],
    text: address || transfer.getData('text/plain'),
  };
}

const CARRIED = ['Files', 'text/uri-list', 'text/plain'];

/** Whether something is dragged that might be opened; a text over a field is for the field. */
function carries({ dataTransfer, target }: DragEvent): boolean {
  const types = dataTransfer?.types ?? [];
  if (types.includes('Files')) return true;
  return CARRIED.some((type) => types.includes(type)) && !isField(target);
}

function isField(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input, textarea, select, [contenteditable]:not([contenteditable="false"])') !==
      null
  );
}
