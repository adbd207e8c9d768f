import { useLanguage, useMessages } from '../../../components/messages-context.tsx';
import { linkSentence } from '../../../components/notice/link-sentence.ts';
import type { TaskNotice } from '../../../link/task/parse-task-link.ts';
import '../../../components/notice/notice.css';
import { usePageText, useTask, useTaskLab } from '../task-context.tsx';

/** What the link of this page asked for and could not have. */
export function TaskNotices() {
  const lab = useTaskLab();
  const language = useLanguage();
  const messages = useMessages();
  const text = usePageText();
  const notices = useTask((state) => state.notices);
  if (notices.length === 0) return null;
  const { notices: common } = messages.page;
  const said = (notice: TaskNotice): string => {
    if (notice.kind !== 'task-key') return linkSentence(language, messages, notice);
    const key = text.linkKeys[notice.key];
    return notice.used === ''
      ? text.linkIgnored(key, notice.asked)
      : text.linkAdjusted(key, notice.asked, notice.used);
  };
  return (
    <section className="notice" data-kind="link" role="status">
      <p className="notice-title">{common.link.title(notices.length)}</p>
      <ul className="notice-list">
        {notices.map((notice, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is only ever put away as a whole
          <li key={i}>{said(notice)}</li>
        ))}
      </ul>
      <p className="notice-actions">
        <button
          type="button"
          className="quiet-button"
          onClick={() => lab.store.getState().actions.dismiss()}
        >
          {common.dismiss}
        </button>
      </p>
    </section>
  );
}
