import { useLanguage } from '../../../components/messages-context.tsx';
import { placedSaid } from '../../../graphs/place.ts';
import type { TaskSource } from '../../../state/task/task-state.ts';
import { usePageText, useTaskLab } from '../task-context.tsx';
import { asSentence } from './as-sentence.ts';
import { BackTo } from './back-to.tsx';
import { isolated } from './isolated.ts';
import { HEADING } from './use-arrival.ts';

export interface RefusedProps {
  readonly source: Extract<TaskSource, { kind: 'refused' }>;
}

/** Why a file is no task graph, in its own words and places, and what could honestly be done about it. */
export function Refused({ source }: RefusedProps) {
  const lab = useTaskLab();
  const language = useLanguage();
  const { refused, drop } = usePageText();
  const { name, place, said, repair, fault } = source;
  return (
    <section className="notice task-refused" data-kind="refused" role="alert">
      <h2 className="notice-title" {...HEADING}>
        {refused.title(isolated(name || drop.pastedName))}
      </h2>
      <p className="task-refused-why">{asSentence(placedSaid(place, said), language)}</p>
      {repair === null ? (
        <p className="notice-detail">{refused.without[fault]}</p>
      ) : (
        <>
          <button
            type="button"
            className="button"
            onClick={() => {
              lab.arrival.ask();
              lab.store.getState().actions.repair(repair);
            }}
          >
            {refused.repairs[repair]}
          </button>
          <p className="notice-detail">{refused.note}</p>
        </>
      )}
      <BackTo />
    </section>
  );
}
