import type { TaskColours } from '../../../draw/task/task-colours.ts';
import { taskCatalogues } from '../../../messages/task/index.ts';
import { useLanguage } from '../../messages-context.tsx';

/** What colours and bars mean in the density picture, as it is now. */
export function DensityKey(props: {
  readonly colours: TaskColours;
  /** Steps in the fullest field. */
  readonly most: number;
  /** Of the tallest bar. */
  readonly work: string;
  /** Layers to a column. */
  readonly layers: number;
}) {
  const { colours, most, work, layers } = props;
  const text = taskCatalogues[useLanguage()].graph.graph.key;
  return (
    <ul className="task-key">
      <li>
        <svg viewBox="0 0 26 10" width="26" height="10" aria-hidden="true">
          <path d="M1 5H25" stroke={colours.path} strokeWidth="2.6" />
        </svg>
        {text.pathMean}
      </li>
      <li>
        <svg viewBox="0 0 72 10" width="72" height="10" aria-hidden="true">
          {colours.heat.map((colour, i) => (
            <rect key={colour} x={8 * i} y="0" width="8" height="10" fill={colour} />
          ))}
        </svg>
        {text.heat(most)}
      </li>
      <li>
        <svg viewBox="0 0 14 10" width="14" height="10" aria-hidden="true">
          <rect x="0" y="4" width="4" height="6" fill={colours.bar} />
          <rect x="5" y="0" width="4" height="10" fill={colours.bar} />
          <rect x="10" y="6" width="4" height="4" fill={colours.bar} />
        </svg>
        {text.work(work)}
      </li>
      <li>{text.column(layers)}</li>
    </ul>
  );
}
