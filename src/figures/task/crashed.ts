import type { CrashedFigure } from '../../components/notice/crash-report.ts';
import { sharedPart } from '../../link/task/behind-hash.ts';
import { writeTaskLink } from '../../link/task/write-task-link.ts';
import type { TaskLab } from './create-task.ts';

/** What a report of a crash may tell of the page: how the runs are set, and nothing of the file or of money. */
export function crashed({ store, linkOf }: TaskLab): CrashedFigure {
  return { query: sharedPart(writeTaskLink(linkOf(store.getState()))), digest: null };
}
