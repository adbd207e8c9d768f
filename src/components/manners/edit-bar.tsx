import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { EditHistory } from '../../state/edits.ts';
import { useMessages } from '../messages-context.tsx';
import { RedoIcon, UndoIcon } from './icons.tsx';
import './undo-bar.css';
import { onUndoKeys } from './undo-keys.ts';
import { useAside } from './use-aside.ts';
import { useReadOn } from './use-read-on.ts';

/** A store that remembers edits of E. */
export interface EditStore<E> {
  getState(): {
    readonly history: EditHistory<E>;
    readonly actions: { undo(): void; redo(): void };
  };
  subscribe(listener: () => void): () => void;
}

export interface EditBarProps<E, S extends EditStore<E>> {
  readonly store: S;
  /** What undo brings back, as it is now; the same function always. */
  readonly editedIn: (store: S) => E;
  /** What an edit is, in a few words; the same function as long as it says the same. */
  readonly tell: (from: E, to: E) => string;
  /** In a line of the page where there is room for it, else in a corner of the screen. */
  readonly place: 'line' | 'corner';
}

/**
 * Takes back changes of settings and does them again, by two buttons and by keys, and says what that was. In the corner it
 * shows once something was changed, and goes when the reader reads on.
 */
export function EditBar<E, S extends EditStore<E>>(props: EditBarProps<E, S>) {
  const { store, editedIn, tell, place } = props;
  const { undo: text } = useMessages().manners;
  const read = () => store.getState().history;
  const { past, future, edition } = useSyncExternalStore(store.subscribe, read, read);
  const bar = useRef<HTMLFieldSetElement>(null);
  const [said, setSaid] = useState({ text: '', edition: 0 });
  const readOn = useReadOn(bar, edition);
  const aside = useAside(edition);

  const move = useCallback(
    (way: 'undo' | 'redo') => {
      const { actions, history } = store.getState();
      const before = editedIn(store);
      actions[way]();
      const { edition } = store.getState().history;
      if (edition === history.edition) return;
      // What was taken back, or done again: from before it was done to after.
      const after = editedIn(store);
      const what = way === 'undo' ? tell(after, before) : tell(before, after);
      setSaid({ text: text[way === 'undo' ? 'undone' : 'redone'](what), edition });
    },
    [store, editedIn, tell, text],
  );
  useEffect(() => onUndoKeys(move), [move]);
  const now = editedIn(store);
  const title = (edit: [E, E] | null, usual: string, words: typeof text.undoes, of: number) =>
    edit ? words(tell(...edit), of) : usual;
  const [last, next] = [past.at(-1), future[0]];
  const undoes = title(last ? [last, now] : null, text.undo, text.undoes, past.length);
  const redoes = title(next ? [now, next] : null, text.redo, text.redoes, future.length);
  return (
    <fieldset
      ref={bar}
      className="undo needs-js"
      data-place={place}
      data-aside={aside || undefined}
      data-away={readOn || past.length + future.length === 0 || undefined}
    >
      <legend className="visually-hidden">{text.label}</legend>
      <button
        type="button"
        aria-label={undoes}
        title={undoes}
        disabled={past.length === 0}
        onClick={() => move('undo')}
      >
        <UndoIcon />
      </button>
      <button
        type="button"
        aria-label={redoes}
        title={redoes}
        disabled={future.length === 0}
        onClick={() => move('redo')}
      >
        <RedoIcon />
      </button>
      <span className="undo-said" role="status">
        {/* Of the last move alone. */}
        {said.edition === edition ? said.text : ''}
      </span>
    </fieldset>
  );
}
