import { Segments } from '../../../components/controls/segments.tsx';
import { PAID_WHILE } from '../../../link/task/task-link-state.ts';
import { usePageText, useTask, useTaskLab } from '../task-context.tsx';
import { AmountBox } from './amount-box.tsx';

/** What agents cost, when they are paid, and what it is worth to be done sooner. */
export function MoneyControls() {
  const lab = useTaskLab();
  const { settings: text } = usePageText();
  const { price, paid, hour } = useTask((state) => state.settings);
  const { choose } = lab.store.getState().actions;
  return (
    <>
      <AmountBox
        label={text.price}
        value={price}
        onCommit={(next) => choose({ price: next ?? 0 })}
      />
      <Segments
        label={text.paid}
        options={PAID_WHILE.map((value) => ({ value, label: text.paidOptions[value] }))}
        value={paid}
        onChange={(next) => choose({ paid: next })}
      />
      <p className="field-note">{text.paidMeans[paid]}</p>
      <AmountBox
        label={text.hour}
        value={hour}
        none={text.hourNone}
        onCommit={(next) => choose({ hour: next })}
      />
    </>
  );
}
