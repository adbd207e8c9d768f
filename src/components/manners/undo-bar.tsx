import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { type Edited, type EditHistory, editedOf } from '../../state/edits.ts';
import { useLanguage, useMessages } from '../messages-context.tsx';
import { editText, type KnownFigures } from './edit-text.ts';
import { RedoIcon, UndoIcon } from './icons.tsx';
import './undo-bar.css';
import { onUndoKeys } from './undo-keys.ts';
import { useAside } from './use-aside.ts';
import { useReadOn } from './use-read-on.ts';

/** A store that remembers edits: of the lab, or of the article. */
export interface EditStore {
  getState(): Edited & {
    readonly history: EditHistory;
    readonly actions: { undo(): void; redo(): void };
  };
  subscribe(listener: () => void): () => void;
}

export interface UndoBarProps {
  readonly store: EditStore;
  /** In a line of the page where there is room for it, else in a corner of the screen. */
  readonly place: 'line' | 'corner';
  readonly figures?: KnownFigures;
}

/**
 * Takes back changes of settings and does them again, by two buttons and by keys, and says what that was. In the corner it
 * shows once something was changed, and goes when the reader reads on.
 */
export function UndoBar({ store, place, figures }: UndoBarProps) {
  const language = useLanguage();
  const { undo: text } = useMessages().manners;
  const read = () => store.getState().history;
  const { past, future, edition } = useSyncExternalStore(store.subscribe, read, read);
  const bar = useRef<HTMLFieldSetElement>(null);
  const [said, setSaid] = useState({ text: '', edition: 0 });
  const readOn = useReadOn(bar, edition);
  const aside = useAside(edition);

  const move = useCallback(
    (way: 'undo' | 'redo') => {
      const { actions, ...state } = store.getState();
      const before = editedOf(state);
      actions[way]();
      const after = store.getState();
      if (after.history.edition === state.history.edition) return;
      // What was taken back, or done again: from before it was done to after.
      const done = editedOf(after);
      const what =
        way === 'undo'
          ? editText(language, done, before, figures)
          : editText(language, before, done, figures);
      setSaid({
        text: text[way === 'undo' ? 'undone' : 'redone'](what),
        edition: after.history.edition,
      });
    },
    [store, language, text, figures],
  );
  useEffect(() => onUndoKeys(move), [move]);
  const now = editedOf(store.getState());
  const title = (
    edit: [Edited, Edited] | null,
    usual: string,
    words: typeof text.undoes,
    of: number,
  ) => (edit ? words(editText(language, ...edit, figures), of) : usual);
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
