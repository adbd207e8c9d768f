import { useState } from 'react';
import { usePageText, useTask, useTaskLab } from '../task-context.tsx';
import { isolated } from './isolated.ts';
import { shownName } from './shown-name.ts';

/** Whether the graph travels in the link, and keeping it on the device. Examples are there anyway. */
export function Keeping() {
  const lab = useTaskLab();
  const text = usePageText();
  const { keep } = text;
  const origin = useTask((state) => state.origin);
  const [trouble, setTrouble] = useState<string | null>(null);
  if (origin.kind === 'example') return null;
  const keptAs = origin.kind === 'kept' ? origin.key : null;
  const isKept = keptAs !== null;
  const travels = lab.linkOf(lab.store.getState()).graph.kind === 'packed';
  const change = async () => {
    setTrouble(null);
    const name = isolated(shownName(lab.store.getState(), text));
    const answer = await (isKept ? lab.forget(keptAs) : lab.keepShown());
    if (answer.kind === 'done') return;
    setTrouble(isKept ? keep.notRemoved(name) : keep.troubles[answer.kind]);
  };
  return (
    <div className="task-keeping">
      <p>{isKept ? keep.keptLink : travels ? keep.inLink : keep.notInLink}</p>
      <p>
        {isKept ? `${keep.kept} ` : null}
        <button
          type="button"
          className="quiet-button"
          title={keep.means}
          onClick={() => void change()}
        >
          {isKept ? keep.stop : keep.keep}
        </button>
      </p>
      <p role="alert" className="task-keeping-trouble">
        {trouble}
      </p>
    </div>
  );
}
