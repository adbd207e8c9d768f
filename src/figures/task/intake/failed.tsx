import { useMessages } from '../../../components/messages-context.tsx';
import { usePageText, useTask, useTaskLab } from '../task-context.tsx';

/** That reading or computing broke down, or that no worker runs here, with a way to try again. */
export function Failed() {
  const lab = useTaskLab();
  const { notices } = useMessages().page;
  const { failure: text } = usePageText();
  const failure = useTask((state) => state.failure);
  const kind = useTask((state) => state.source.kind);
  if (failure === null) return null;
  const status = lab.compute.status();
  const isUnavailable = failure.kind === 'unavailable';
  const { title, body, detail } = isUnavailable
    ? notices.unavailable
    : { ...text, body: kind === 'reading' ? text.reading : text.computing };
  const message =
    isUnavailable && status.kind === 'unavailable'
      ? notices.unavailable.reasons[status.reason]
      : failure.message.trim().replace(/[.。]$/, '');
  return (
    <section className="notice" data-kind={isUnavailable ? 'unavailable' : 'error'} role="alert">
      <p className="notice-title">{title}</p>
      <p>{body}</p>
      {message === '' ? null : <p className="notice-detail">{detail(message)}</p>}
      <button type="button" className="button" onClick={() => lab.store.getState().actions.retry()}>
        {text.retry}
      </button>
    </section>
  );
}
