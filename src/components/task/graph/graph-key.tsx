import type { TaskColours } from '../../../draw/task/task-colours.ts';
import { taskCatalogues } from '../../../messages/task/index.ts';
import { useLanguage } from '../../messages-context.tsx';

/** What colours and sizes mean in the picture of the steps. */
export function GraphKey(props: {
  readonly colours: TaskColours;
  /** Whether there are steps that are not on the critical path. */
  readonly others: boolean;
}) {
  const { colours, others } = props;
  const text = taskCatalogues[useLanguage()].graph.graph.key;
  const { tones } = colours;
  return (
    <ul className="task-key">
      <li>
        <svg viewBox="0 0 26 10" width="26" height="10" aria-hidden="true">
          <path d="M1 5H25" stroke={colours.path} strokeWidth="2.6" />
          <circle cx="13" cy="5" r="4" fill={colours.path} />
        </svg>
        {text.path}
      </li>
      {others && (
        <li>
          <svg viewBox="0 0 46 10" width="46" height="10" aria-hidden="true">
            {tones.map((tone, i) => (
              <circle key={tone} cx={5 + 9 * i} cy="5" r="4" fill={tone} />
            ))}
          </svg>
          {text.slack}
        </li>
      )}
      <li>
        <svg viewBox="0 0 26 10" width="26" height="10" aria-hidden="true">
          <circle cx="4" cy="5" r="1.6" fill={tones[1]} />
          <circle cx="18" cy="5" r="4.6" fill={tones[1]} />
        </svg>
        {text.size}
      </li>
      <li>
        <svg viewBox="0 0 26 10" width="26" height="10" aria-hidden="true">
          <path d="M1 5H13" stroke={colours.before} strokeWidth="1.6" />
          <path d="M13 5H25" stroke={colours.after} strokeWidth="1.6" />
          <circle cx="13" cy="5" r="3.4" fill={colours.palette.ink} />
        </svg>
        {text.pointed}
      </li>
    </ul>
  );
}
