import { Segments } from '../../../components/controls/segments.tsx';
import { PAID_WHILE, type TaskActions, type TaskSettings } from '../../../state/task/task-state.ts';
import { AmountBox } from '../controls/amount-box.tsx';
import type { TaskFormats } from '../scale/formats.ts';

/** The price of an agent, for what it is paid, and what waiting costs. */
export function Inputs(props: {
  readonly formats: TaskFormats;
  readonly settings: TaskSettings;
  readonly actions: TaskActions;
}) {
  const { formats, settings, actions } = props;
  const { worth: text, unit } = formats;
  const price = unit === null ? text.priceWithoutUnit : text.price;
  const hour = unit === null ? text.hourWithoutUnit : text.hour;
  return (
    <div className="worth-inputs needs-js" data-export-skip>
      <AmountBox
        label={price}
        hint={text.priceHint}
        value={settings.price}
        onCommit={(value) => actions.choose({ price: value ?? 0 })}
      />
      <Segments
        label={text.paid}
        options={PAID_WHILE.map((value) => ({ value, label: text.paidWhile[value] }))}
        value={settings.paid}
        onChange={(paid) => actions.choose({ paid })}
      />
      <AmountBox
        label={hour}
        hint={text.hourHint}
        none={text.notSaid}
        value={settings.hour}
        onCommit={(value) => actions.choose({ hour: value })}
      />
    </div>
  );
}
