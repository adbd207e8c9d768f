import { selectWork } from '../../state/selectors.ts';
import { useActions, useLab } from '../lab-context.tsx';
import { useMessages } from '../messages-context.tsx';
import './notice.css';

/** Says when nothing can be computed, or not these settings, with a way to try again. */
export function WorkNotice() {
  const work = useLab(selectWork);
  const { retry } = useActions();
  const { notices } = useMessages().page;
  if (work.status !== 'unavailable' && work.status !== 'error') return null;
  const text = notices[work.status];
  return (
    <section className="notice" data-kind={work.status} role="alert">
      <p className="notice-title">{text.title}</p>
      <p>{text.body}</p>
      {work.message ? <p className="notice-detail">{text.detail(trimmed(work.message))}</p> : null}
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
