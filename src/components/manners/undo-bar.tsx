import { useCallback } from 'react';
import { type Edited, editedOf } from '../../state/edits.ts';
import { useLanguage } from '../messages-context.tsx';
import { EditBar, type EditStore } from './edit-bar.tsx';
import { editText, type KnownFigures } from './edit-text.ts';

/** The store of the lab, or of the article. */
interface SharedStore extends EditStore<Edited> {
  getState(): Edited & ReturnType<EditStore<Edited>['getState']>;
}

export interface UndoBarProps {
  readonly store: SharedStore;
  readonly place: 'line' | 'corner';
  readonly figures?: KnownFigures;
}

/** Undo and redo of what the lab and the article share. */
export function UndoBar({ store, place, figures }: UndoBarProps) {
  const language = useLanguage();
  const tell = useCallback(
    (from: Edited, to: Edited) => editText(language, from, to, figures),
    [language, figures],
  );
  return <EditBar {...{ store, editedIn, tell, place }} />;
}

const editedIn = (store: SharedStore) => editedOf(store.getState());
