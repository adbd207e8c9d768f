import type { GanttColours } from '../../../draw/task/gantt-colours.ts';
import { taskCatalogues } from '../../../messages/task/index.ts';
import { useLanguage } from '../../messages-context.tsx';

/** What the colours of the lanes mean. */
export function GanttKey(props: {
  readonly colours: GanttColours;
  /** Single bars, or the share of time at work. */
  readonly bars: boolean;
  /** Whether there are bars of steps that are not on the critical path. */
  readonly others: boolean;
  readonly overhead: boolean;
  readonly playhead: boolean;
}) {
  const { colours, bars, others, overhead, playhead } = props;
  const text = taskCatalogues[useLanguage()].graph.gantt.key;
  return (
    <ul className="task-key">
      {bars ? (
        others && (
          <li>
            <Bar colour={colours.work} />
            {text.work}
          </li>
        )
      ) : (
        <li>
          <svg viewBox="0 0 64 10" width="64" height="10" aria-hidden="true">
            {colours.busy.map((colour, i) => (
              <rect key={colour} x={8 * i} y="0" width="8" height="10" fill={colour} />
            ))}
          </svg>
          {text.busy}
        </li>
      )}
      {bars && overhead && (
        <li>
          <Bar colour={colours.overhead} />
          {text.overhead}
        </li>
      )}
      <li>
        <svg viewBox="0 0 18 10" width="18" height="10" aria-hidden="true">
          <rect width="18" height="10" fill={colours.path} />
          {bars && <rect y="8" width="18" height="2" fill={colours.pathEdge} />}
        </svg>
        {text.path}
      </li>
      {playhead && (
        <li>
          <svg viewBox="0 0 4 12" width="4" height="12" aria-hidden="true">
            <rect x="1" width="1.5" height="12" fill={colours.palette.ink} />
          </svg>
          {text.playhead}
        </li>
      )}
    </ul>
  );
}

function Bar({ colour }: { readonly colour: string }) {
  return (
    <svg viewBox="0 0 18 10" width="18" height="10" aria-hidden="true">
      <rect width="18" height="10" fill={colour} />
    </svg>
  );
}
