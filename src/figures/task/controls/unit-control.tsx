import { useId } from 'react';
import { FieldHead } from '../../../components/controls/field-head.tsx';
import { LINK_UNITS } from '../../../link/task/task-link-state.ts';
import type { TaskOnShow } from '../../../state/task/task-state.ts';
import { usePageText, useTask, useTaskLab } from '../task-context.tsx';
import '../../../components/controls/choice.css';

/** The unit of the durations, where it was the reader who told it, or may tell that a step is an hour, say. */
export function UnitControl({ task }: { readonly task: TaskOnShow }) {
  const lab = useTaskLab();
  const id = useId();
  const { head, unitNames } = usePageText();
  const unit = useTask((state) => state.settings.unit);
  if (task.read.timeUnit !== null || (unit === null && !task.read.unitless)) return null;
  return (
    <div className="field">
      <FieldHead label={head.unit} input={id} />
      <select
        id={id}
        className="select"
        value={unit ?? 'none'}
        onChange={({ target }) => {
          const next = LINK_UNITS.find((each) => each === target.value);
          if (next) lab.store.getState().actions.choose({ unit: next });
        }}
      >
        {LINK_UNITS.map((each) => (
          <option key={each} value={each}>
            {unitNames[each]}
          </option>
        ))}
      </select>
    </div>
  );
}
