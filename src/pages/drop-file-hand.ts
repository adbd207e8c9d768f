import { HEAD_BYTES, MOST_BYTES, withoutRows } from '../export/figure-file-format.ts';
import { type DropTrouble, openingOfFile, openingOfText, type Read } from './drop-file-read.ts';

export interface HandOptions {
  /** The address of the site: links of others are not opened. */
  readonly root: string;
  /** Something is held over the page that might be opened, or is no more. */
  onHover(hovers: boolean): void;
  onRead(read: Read): void;
}

/** What is held over a page tells so every 350 ms (HTML, drag-and-drop processing model); not all browsers tell that it left. */
const GONE_AFTER_MS = 1000;

/** Watches what is dropped on the page, and what is pasted outside of fields. The function returned ends it. */
export function watchHand({ root, onHover, onRead }: HandOptions): () => void {
  /** What is dragged from this page itself is not meant for it. */
  let own = false;
  const over = (event: DragEvent) => !own && carries(event);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hover = (hovers: boolean) => {
    clearTimeout(timer);
    if (hovers) timer = setTimeout(() => onHover(false), GONE_AFTER_MS);
    onHover(hovers);
  };
  const listeners: { [K in keyof DocumentEventMap]?: (event: DocumentEventMap[K]) => void } = {
    dragstart: () => {
      own = true;
    },
    dragend: () => {
      own = false;
    },
    dragenter(event) {
      if (!over(event)) return;
      event.preventDefault();
      hover(true);
    },
    dragover(event) {
      if (!over(event)) return;
      event.preventDefault();
      hover(true);
      if (event.dataTransfer) event.dataTransfer.dropEffect = 'copy';
    },
    dragleave(event) {
      if (event.relatedTarget === null) hover(false);
    },
    drop(event) {
      hover(false);
      if (!over(event) || !event.dataTransfer) return;
      event.preventDefault();
      void readTransfer(event.dataTransfer, root).then(onRead);
    },
    paste(event) {
      const { clipboardData, target } = event;
      if (!clipboardData || isField(target)) return;
      const isFile = clipboardData.files.length > 0;
      void readTransfer(clipboardData, root).then((read) => {
        // A text that means nothing here was not meant for here.
        if (isFile || read.kind === 'opening' || ourFormat(read.trouble)) onRead(read);
      });
    },
  };
  const entries = Object.entries(listeners) as [string, EventListener][];
  for (const [name, listener] of entries) document.addEventListener(name, listener);
  return () => {
    clearTimeout(timer);
    for (const [name, listener] of entries) document.removeEventListener(name, listener);
  };
}

/** What a chosen or dropped file asks for. Never rejects. */
export async function readFile(file: File): Promise<Read> {
  const large = file.size > MOST_BYTES;
  try {
    const text = await (large ? file.slice(0, HEAD_BYTES) : file).text();
    const small = large ? withoutRows(text) : text;
    return small === null ? trouble({ kind: 'too-large' }) : openingOfFile(small);
  } catch {
    // A folder, where the browser does not say so, or a file that is gone.
    return trouble({ kind: 'unreadable' });
  }
}

/** The transfer is empty after the event: all is taken from it at once. */
function readTransfer(transfer: DataTransfer, root: string): Promise<Read> {
  const items = [...transfer.items].filter(({ kind }) => kind === 'file');
  const files = [...transfer.files];
  const count = Math.max(items.length, files.length);
  if (count > 1) return Promise.resolve(trouble({ kind: 'several', count }));
  if (items[0]?.webkitGetAsEntry?.()?.isDirectory)
    return Promise.resolve(trouble({ kind: 'folder' }));
  const [file] = files;
  if (file) return readFile(file);
  const [address] = transfer.getData('text/uri-list').split(/\r?\n/);
  return Promise.resolve(openingOfText(address || transfer.getData('text/plain'), root));
}

function trouble(of: DropTrouble): Read {
  return { kind: 'trouble', trouble: of };
}

/** A file of ours that cannot be opened is worth a word where other texts are not. */
function ourFormat({ kind }: DropTrouble): boolean {
  return kind === 'newer' || kind === 'no-query' || kind === 'not-here';
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
