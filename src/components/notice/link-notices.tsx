import type { ReactNode } from 'react';
import type { LinkNotice } from '../../state/link-notice.ts';
import { selectNotices } from '../../state/selectors.ts';
import { useActions, useLab } from '../lab-context.tsx';
import { useLanguage, useMessages } from '../messages-context.tsx';
import { linkSentence } from './link-sentence.ts';
import './notice.css';

/** What a link asked for and could not have: one list, which can be put away. */
export function LinkNotices() {
  const notices = useLab(selectNotices);
  const { dismiss } = useActions();
  return <NoticeList notices={notices} onDismiss={() => dismiss()} />;
}

export interface NoticeListProps {
  readonly notices: readonly LinkNotice[];
  readonly onDismiss: () => void;
  /** Where the link leads, beside the button that puts the list away. */
  readonly further?: ReactNode;
}

/** The same for notices from anywhere. */
export function NoticeList({ notices, onDismiss, further }: NoticeListProps) {
  const language = useLanguage();
  const messages = useMessages();
  const { notices: text } = messages.page;
  if (notices.length === 0) return null;
  return (
    <section className="notice" data-kind="link" role="status">
      <p className="notice-title">{text.link.title(notices.length)}</p>
      <ul className="notice-list">
        {notices.map((notice, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is only ever shortened
          <li key={i}>{linkSentence(language, messages, notice)}</li>
        ))}
      </ul>
      <p className="notice-actions">
        <button type="button" className="quiet-button" onClick={onDismiss}>
          {text.dismiss}
        </button>{' '}
        {further}
      </p>
    </section>
  );
}
