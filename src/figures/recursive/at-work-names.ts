import { shareOf } from '../../components/plot/scales.ts';
import type { Line } from '../../components/plot/types.ts';
import { sampleReaches } from '../../draw/s-curve.ts';
import type { AtWorkPlotOptions } from './at-work-curve.ts';

/** Where a rising line carries its name, as a share of its highest place. */
const NAMED_AT = 0.85;
/** Names need this ratio between their lines to stand one above the other. */
const APART = 1.5;
/** Left of this share of the width there is no room for a name. */
const ROOM = 0.06;

/**
 * The name of each line, beside its first rise; of several that rise equally high the last one has the name of all. By
 * the keys of the curves.
 */
export function atWorkNames(options: AtWorkPlotOptions): Map<string, Pick<Line, 'label'>> {
  const { formats, time, x, recursive } = options;
  const highest = recursive.map(({ atWork }) => atWork.reduce((a, b) => Math.max(a, b), 0));
  const names = new Map<string, Pick<Line, 'label'>>();
  let first = 0;
  recursive.forEach(({ key, label, atWork }, i) => {
    const next = highest[i + 1];
    if (next !== undefined && next < highest[i] * APART) return;
    const text = first < i ? formats.frame.interval(recursive[first].label, label) : label;
    first = i + 1;
    const level = NAMED_AT * highest[i];
    const at = sampleReaches(time, atWork, level);
    if (at === null) return;
    const side = shareOf(x, at) > ROOM ? 'left' : 'right';
    names.set(key, { label: { text, at: 'level', level, side } });
  });
  return names;
}
