import { useRef } from 'react';
import { useLanguage } from '../../../components/messages-context.tsx';
import { usePageText, useTask, useTaskLab } from '../task-context.tsx';

/** Sets the number of agents that is worth having; where it is set, says so in the same place. */
export function ShowWorth({ agents }: { readonly agents: number }) {
  const lab = useTaskLab();
  const language = useLanguage();
  const { head } = usePageText();
  const shown = useTask((state) => state.parameters.agents);
  const place = useRef<HTMLParagraphElement>(null);
  const text = new Intl.NumberFormat(language).format(agents);
  const show = () => {
    lab.store.getState().actions.change({ agents });
    // The button goes away: keys go on from where it was.
    place.current?.focus();
  };
  return (
    <p className="task-verdict-show" ref={place} tabIndex={-1}>
      {shown === agents ? (
        head.worthShown(agents, text)
      ) : (
        <button type="button" className="button" onClick={show}>
          {head.showWorth(agents, text)}
        </button>
      )}
    </p>
  );
}
