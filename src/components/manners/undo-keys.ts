import { isTyped } from './typing.ts';

/** What a key press asks for; null: neither. */
export function undoOf(
  event: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey'>,
): 'undo' | 'redo' | null {
  const { shiftKey, altKey, ctrlKey, metaKey } = event;
  if (altKey || !(ctrlKey || metaKey)) return null;
  const key = event.key.toLowerCase();
  if (key === 'z') return shiftKey ? 'redo' : 'undo';
  // With Command, this key is the browser's history.
  return key === 'y' && ctrlKey && !metaKey && !shiftKey ? 'redo' : null;
}

/** Listens to the keys of the page, where no text is typed and no dialog is open. The function returned ends it. */
export function onUndoKeys(move: (way: 'undo' | 'redo') => void): () => void {
  const keyDown = (event: KeyboardEvent) => {
    const way = undoOf(event);
    if (!way || event.defaultPrevented || isTyped(event.target)) return;
    if (document.querySelector('dialog[open]')) return;
    event.preventDefault();
    move(way);
  };
  document.addEventListener('keydown', keyDown);
  return () => document.removeEventListener('keydown', keyDown);
}
