import type { Messages } from '../../messages/index.ts';
import { selectWork } from '../../state/selectors.ts';
import { useActions, useLab } from '../lab-context.tsx';
import { useMessages } from '../messages-context.tsx';
import './notice.css';

export interface WorkNoticeProps {
  /** Why no worker runs, where that is known. */
  readonly reason?: keyof Messages['page']['notices']['unavailable']['reasons'];
}

/** Says when nothing can be computed, or not these settings, with a way to try again. */
export function WorkNotice({ reason }: WorkNoticeProps) {
  const work = useLab(selectWork);
  const { retry } = useActions();
  const { notices } = useMessages().page;
  if (work.status !== 'unavailable' && work.status !== 'error') return null;
  const text = notices[work.status];
  return (
    <section className="notice" data-kind={work.status} role="alert">
      <p className="notice-title">{text.title}</p>
      <p>{text.body}</p>
      {reason ? (
        <p className="notice-detail">
          {notices.unavailable.detail(notices.unavailable.reasons[reason])}
        </p>
      ) : work.message ? (
        <p className="notice-detail">{text.detail(trimmed(work.message))}</p>
      ) : null}
      <button type="button" className="button" onClick={retry}>
        {text.retry}
      </button>
    </section>
  );
}

/** Without its own full stop: the sentence around it has one. */
function trimmed(message: string): string {
  return message.trim().replace(/[.。]$/, '');
}
