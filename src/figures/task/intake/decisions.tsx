import { useId } from 'react';
import { useLanguage } from '../../../components/messages-context.tsx';
import type { Decision } from '../../../graphs/formats/format.ts';
import { sentence } from '../../../graphs/said.ts';
import { wordsOf } from '../../../messages/task/index.ts';
import type { TaskOnShow } from '../../../state/task/task-state.ts';
import { usePageText, useTask, useTaskLab } from '../task-context.tsx';

/** What the format leaves open about a file: what was used, and what else there is. */
export function Decisions({ task }: { readonly task: TaskOnShow }) {
  const { durations, precedence } = task.read;
  return (
    <>
      {durations ? <Choice of="durations" decision={durations} /> : null}
      {precedence ? <Choice of="precedence" decision={precedence} /> : null}
    </>
  );
}

interface ChoiceProps {
  readonly of: 'durations' | 'precedence';
  readonly decision: Decision;
}

function Choice({ of, decision }: ChoiceProps) {
  const lab = useTaskLab();
  const language = useLanguage();
  const { decisions } = usePageText();
  const reading = useTask((state) => state.settings.reading);
  const id = useId();
  const words = wordsOf(language);
  const { used, options } = decision;
  const only = options.length === 1 ? options.at(0) : undefined;
  if (only) {
    return (
      <p className="task-decision">
        {decisions[of]}: <bdi>{sentence(only.about, words)}</bdi>
      </p>
    );
  }
  return (
    <fieldset className="task-decision">
      <legend>{decisions[of]}</legend>
      {options.map(({ key, about }) => (
        <label key={key}>
          <input
            type="radio"
            name={id}
            checked={key === used}
            onChange={() =>
              lab.store.getState().actions.choose({ reading: { ...reading, [of]: key } })
            }
          />
          <span dir="auto">{sentence(about, words)}</span>
        </label>
      ))}
    </fieldset>
  );
}
