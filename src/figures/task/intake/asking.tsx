import { useLanguage } from '../../../components/messages-context.tsx';
import { LINK_UNITS } from '../../../link/task/task-link-state.ts';
import type { TaskOnShow } from '../../../state/task/task-state.ts';
import { usePageText, useTaskLab } from '../task-context.tsx';
import { timeText } from '../time-text.ts';
import { Decisions } from './decisions.tsx';
import { totalWork } from './total-work.ts';

/** What was recognised of a file that leaves its unit open, and the choice of one, with what the total would be in each. */
export function Asking({ task }: { readonly task: TaskOnShow }) {
  const lab = useTaskLab();
  const language = useLanguage();
  const { asking, unitNames } = usePageText();
  const total = totalWork(task);
  const number = new Intl.NumberFormat(language, { maximumSignificantDigits: 9 });
  const { choose } = lab.store.getState().actions;
  return (
    <section className="task-asking" aria-labelledby="task-asking">
      <h3 id="task-asking">{asking.title}</h3>
      <p>{asking.why}</p>
      <Decisions task={task} />
      <p>{asking.work(number.format(total))}</p>
      <ul className="unit-choices">
        {LINK_UNITS.map((unit) => (
          <li key={unit}>
            <button
              type="button"
              onClick={() => {
                lab.arrival.ask();
                choose({ unit });
              }}
            >
              <strong>
                {unit === 'none' ? number.format(total) : timeText(total, unit, language)}
              </strong>
              <span>{unitNames[unit]}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
