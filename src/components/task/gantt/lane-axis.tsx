import { taskCatalogues } from '../../../messages/task/index.ts';
import { useLanguage } from '../../messages-context.tsx';

/** Lines of text closer than this would touch. */
const SPACE = 13;

/** Numbers of the lanes, beside them; of as many as there is room for. */
export function LaneAxis({ lanes, height }: { readonly lanes: number; readonly height: number }) {
  const text = taskCatalogues[useLanguage()].graph.gantt;
  const each = height / Math.max(1, lanes);
  const by = spacing(each);
  const named = Array.from({ length: lanes }, (_, i) => i).filter(
    (i) => (i + 1) % by === 0 || (i === 0 && (by - 1) * each >= SPACE),
  );
  return (
    <svg className="gantt-lanes" width="34" height={height} aria-hidden="true" focusable="false">
      {named.map((i) => (
        <text key={i} x="26" y={(i + 0.5) * each} dy="0.34em" textAnchor="end">
          {text.lane(i + 1)}
        </text>
      ))}
    </svg>
  );
}

/** Every first, second, fifth or tenth lane, and so on: as close as they can be read. */
function spacing(each: number): number {
  for (let power = 1; ; power *= 10)
    for (const by of [1, 2, 5]) if (by * power * each >= SPACE) return by * power;
}
