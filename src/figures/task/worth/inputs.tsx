import { Segments } from '../../../components/controls/segments.tsx';
import { MoneyBox } from '../../../components/task/inputs/money-box.tsx';
import { PAID_WHILE, type TaskActions, type TaskSettings } from '../../../state/task/task-state.ts';
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
      <MoneyBox
        label={price}
        hint={text.priceHint}
        value={settings.price}
        complaint={(typed) => text.noNumber(price, typed)}
        onCommit={(value) => actions.choose({ price: value ?? 0 })}
      />
      <Segments
        label={text.paid}
        options={PAID_WHILE.map((value) => ({ value, label: text.paidWhile[value] }))}
        value={settings.paid}
        onChange={(paid) => actions.choose({ paid })}
      />
      <MoneyBox
        label={hour}
        hint={text.hourHint}
        none={text.notSaid}
        value={settings.hour}
        complaint={(typed) => text.noNumber(hour, typed)}
        onCommit={(value) => actions.choose({ hour: value })}
      />
    </div>
  );
}
