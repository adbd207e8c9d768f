import type { TaskMessages } from '../../../messages/task/index.ts';
import { nameOf, type TaskState } from '../../../state/task/store-state.ts';
import { isSlugOfExample } from '../examples.ts';

/** What a graph is called on the page: examples by what they show, files by their names. */
export function shownName(
  { source, origin }: Pick<TaskState, 'source' | 'origin'>,
  text: TaskMessages['page'],
): string {
  if (origin.kind === 'example' && isSlugOfExample(origin.slug))
    return text.examples[origin.slug].name;
  return nameOf(source) || text.head.fromLink;
}
