import { useEffect } from 'react';
import { onUndoKeys } from '../../../components/manners/undo-keys.ts';
import { usePageText, useTask, useTaskLab } from '../task-context.tsx';
import { isolated } from './isolated.ts';
import { shownName } from './shown-name.ts';

/** The way back to the graph in whose place there is none that runs now, by a button and by the keys of undo. */
export function BackTo() {
  const lab = useTaskLab();
  const text = usePageText();
  const behind = useTask((state) => state.behind);
  const { actions } = lab.store.getState();
  useEffect(() => onUndoKeys((way) => actions[way]()), [actions]);
  if (behind === null) return null;
  const back = () => {
    lab.arrival.ask();
    actions.back();
  };
  return (
    <button type="button" className="button" onClick={back}>
      {text.refused.back(isolated(shownName(behind, text)))}
    </button>
  );
}
