import { sameParameters } from '../../link/parse-settings.ts';
import { DEFAULT_TASK_PARAMETERS } from '../../link/task/task-link-state.ts';
import type { Opening, TaskState } from '../../state/task/store-state.ts';
import { exampleOf, exampleParameters } from './examples.ts';

/**
 * With what settings a file of the reader's own is opened: not as the example before it was meant to be shown, unless the
 * reader set that.
 */
export function settingsForOwn({
  origin,
  parameters,
  settings,
}: Pick<TaskState, 'origin' | 'parameters' | 'settings'>): NonNullable<Opening['settings']> {
  // The link told of this file.
  if (origin.kind === 'missing') {
    const { unit, reading } = settings;
    return { unit, durations: reading.durations, precedence: reading.precedence };
  }
  const example = origin.kind === 'example' ? exampleOf(origin.slug) : null;
  const untouched = example && sameParameters(parameters, exampleParameters(example));
  return untouched ? { parameters: DEFAULT_TASK_PARAMETERS } : {};
}
